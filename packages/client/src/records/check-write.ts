import { type KeyedRecordRef, ownMember } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { hasMembers } from "./has-members.ts";
import { readFresh } from "./read-fresh.ts";

/** A write with unknown outcome. */
export type SentWrite =
  | { readonly kind: "remove" }
  | {
      readonly kind: "change";
      readonly before: unknown;
      /** The written members. */
      readonly values: unknown;
    };

/** `arrived`: the API executed the write. `missing`: it did not. */
export type WriteStatus = "arrived" | "missing";

/** Reads from the API if a write with unknown outcome succeeded; undefined if the record does not show it. */
export async function checkWrite(
  client: QueryClient,
  target: KeyedRecordRef,
  write: SentWrite,
): Promise<WriteStatus | undefined> {
  // A record that is missing from a list response may still exist.
  const canProve = target.resource.operations.read !== undefined;
  try {
    const fresh = await readFresh(client, target);
    return fresh?.record === undefined ? undefined : compare(write, fresh.record);
  } catch (error) {
    const isGone = error instanceof HttpError && (error.status === 404 || error.status === 410);
    return isGone && canProve && write.kind === "remove" ? "arrived" : undefined;
  }
}

function compare(write: SentWrite, now: unknown): WriteStatus | undefined {
  if (write.kind === "remove") return "missing";
  const { before, values } = write;
  if (hasMembers(before, values)) return undefined;
  if (hasMembers(now, values)) return "arrived";
  const old = Object.keys(Object(values)).map((name) => [name, memberOf(before, name)] as const);
  return hasMembers(now, Object.fromEntries(old)) ? "missing" : undefined;
}

function memberOf(record: unknown, name: string): unknown {
  return typeof record === "object" && record !== null
    ? ownMember(record as { readonly [name: string]: unknown }, name)
    : undefined;
}
