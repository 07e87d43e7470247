import { parseJson, writeJson } from "@quarterdeck/model";
import { readKept, removeKept, writeManyKept } from "./object-store.ts";
import { ownKey } from "./owner.ts";

/** One for each person and API: the next one takes its place, so that files do not heap up. */
const place = (): string => ownKey("import", "place");
const content = (): string => ownKey("import", "file");

/** What a file is to become, as far as it was decided. */
export async function keepImport(value: unknown): Promise<void> {
  await writeManyKept([[place(), writeJson(value)]]);
}

/** Undefined: too large to be kept. */
export async function keepImportFile(base64: string | undefined): Promise<void> {
  if (base64 === undefined) await removeKept(content());
  else await writeManyKept([[content(), base64]]);
}

export async function readKeptImport(): Promise<unknown> {
  const text = await readKept(place());
  return text === undefined ? undefined : parseJson(text);
}

export async function readKeptImportFile(): Promise<string | undefined> {
  return readKept(content());
}

export async function dropKeptImport(): Promise<void> {
  await removeKept(place());
  await removeKept(content());
}
