import { readStored, replaceStored } from "./object-store.ts";

/** A file that a description consists of, as it was when it was read. */
export interface SourceFile {
  readonly address: string;
  /** Its entity tag, its date, or its hash. */
  readonly validator: string;
}

/** Where an admin model came from. */
export interface ModelOrigin {
  /** The build that understood the description: another may understand more. */
  readonly reader: string;
  readonly files: readonly SourceFile[];
}

/** Where the model of the description at this address came from; undefined: none is kept. */
export async function readModelOrigin(address: string): Promise<ModelOrigin | undefined> {
  const text = await readStored(keyOf(address, "origin"));
  return text === undefined ? undefined : (JSON.parse(text) as ModelOrigin);
}

/** The model's core, or one of its parts by name, as JSON. */
export function readStoredChunk(address: string, name: string): Promise<string | undefined> {
  return readStored(keyOf(address, name));
}

/** Takes the place of what was kept for this address. */
export async function storeModel(
  address: string,
  origin: ModelOrigin,
  parts: ReadonlyMap<string, string>,
): Promise<void> {
  const entries = [...parts].map(([name, text]) => [keyOf(address, name), text] as const);
  await replaceStored(keyOf(address, ""), [
    ...entries,
    [keyOf(address, "origin"), JSON.stringify(origin)],
  ]);
}

function keyOf(address: string, name: string): string {
  return ["model", address, name].map(encodeURIComponent).join(" ");
}
