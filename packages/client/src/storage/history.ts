import { parseJson, writeJson } from "@quarterdeck/model";
import { listStored, removeStored, writeStored } from "./object-store.ts";
import { ownKey } from "./owner.ts";

const STORE_NAME = "history";

/** Of what was done, all that was kept, oldest first: JSON, lossless. Ids sort by time. */
export async function readHistory(): Promise<readonly unknown[]> {
  const kept = await listStored(ownKey(STORE_NAME, ""));
  return kept.map((text) => parseJson(text));
}

export async function storeInHistory(id: string, entry: unknown): Promise<void> {
  await writeStored(ownKey(STORE_NAME, id), writeJson(entry));
}

export async function removeFromHistory(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => removeStored(ownKey(STORE_NAME, id))));
}
