import { parseJson, writeJson } from "@quarterdeck/model";
import { readStored, removeStored, writeManyStored } from "./object-store.ts";
import { ownKey } from "./owner.ts";

/** One for each person and API: the next one takes its place, so that files do not heap up. */
const planKey = (): string => ownKey("import", "place");
const fileKey = (): string => ownKey("import", "file");

/** What a file is to become, as far as it was decided. */
export async function storeImport(value: unknown): Promise<void> {
  await writeManyStored([[planKey(), writeJson(value)]]);
}

/** Undefined: too large to be kept. */
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
