import { parseJson, writeJson } from "@quarterdeck/model";
import { readStored, removeStored, writeManyStored } from "./object-store.ts";
import { ownKey } from "./owner.ts";

/** Keys of the last import: one per user and API, replaced by the next. */
const planKey = (): string => ownKey("import", "place");
const fileKey = (): string => ownKey("import", "file");

/** Stores the import plan of a file. */
export async function storeImport(value: unknown): Promise<void> {
  await writeManyStored([[planKey(), writeJson(value)]]);
}

/** Stores the file; undefined: too large to store. */
export async function storeImportFile(base64: string | undefined): Promise<void> {
  if (base64 === undefined) await removeStored(fileKey());
  else await writeManyStored([[fileKey(), base64]]);
}

export async function readStoredImport(): Promise<unknown> {
  const text = await readStored(planKey());
  return text === undefined ? undefined : parseJson(text);
}

export async function readStoredImportFile(): Promise<string | undefined> {
  return readStored(fileKey());
}

export async function removeStoredImport(): Promise<void> {
  await removeStored(planKey());
  await removeStored(fileKey());
}
