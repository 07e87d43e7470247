import { ownMember } from "@quarterdeck/model";
import type { Correction } from "@quarterdeck/model";
import { apiIdentity } from "#config/api-base.ts";
import { readStored, writeStored } from "./object-store.ts";

/** Correction of the model in this browser, with its input and the entered value. */
export interface StoredCorrection extends Correction {
  readonly id: string;
  readonly value: string;
}

export type StoredCorrections = readonly StoredCorrection[];

let read: Promise<StoredCorrections> | undefined;
let latest: StoredCorrections | undefined;
const listeners = new Set<() => void>();

/** Reads the corrections of this browser for this API. They have no user: they apply before a sign-in too. */
export function readCorrections(): Promise<StoredCorrections> {
  read ??= readStored(keyOf()).then((text) => {
    latest ??= readText(text);
    for (const listener of listeners) listener();
    return latest;
  });
  return read;
}

/** The corrections; undefined until they are read. */
export function currentCorrections(): StoredCorrections | undefined {
  return latest;
}

export async function storeCorrections(corrections: StoredCorrections): Promise<void> {
  latest = corrections;
  read = Promise.resolve(corrections);
  for (const listener of listeners) listener();
  await writeStored(keyOf(), JSON.stringify(corrections));
}

export function subscribeCorrections(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keyOf(): string {
  return ["corrections", apiIdentity()].map(encodeURIComponent).join(" ");
}

function readText(text: string | undefined): StoredCorrections {
  const value: unknown = text === undefined ? [] : JSON.parse(text);
  return Array.isArray(value) ? value.filter(isCorrection) : [];
}

function isCorrection(value: unknown): value is StoredCorrection {
  return (
    typeof value === "object" &&
    value !== null &&
    ["id", "value", "label", "pointer"].every(
      (name) => typeof ownMember(value as Record<string, unknown>, name) === "string",
    ) &&
    "update" in value
  );
}
