import { parseJson, writeJson } from "@quarterdeck/model";
import { listKept, removeKept, writeKept } from "./object-store.ts";
import { ownKey } from "./owner.ts";

const DRAWER = "history";

/** Of what was done, all that was kept, oldest first: JSON, lossless. Ids sort by time. */
export async function readHistory(): Promise<readonly unknown[]> {
  const kept = await listKept(ownKey(DRAWER, ""));
  return kept.map((text) => parseJson(text));
}

export async function keepInHistory(id: string, entry: unknown): Promise<void> {
  await writeKept(ownKey(DRAWER, id), writeJson(entry));
}

export async function dropFromHistory(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => removeKept(ownKey(DRAWER, id))));
}
