import { readStored, replaceStored } from "./object-store.ts";

/** A file of the description, with its state when it was read. */
export interface SourceFile {
  readonly address: string;
  /** ETag, date or hash. */
  readonly validator: string;
}

/** Source of a stored model. */
export interface ModelOrigin {
  /** Build that inferred the model: another build may infer more. */
  readonly reader: string;
  readonly files: readonly SourceFile[];
}

/** Reads the source of the model stored for an address; undefined: none. */
export async function readModelOrigin(address: string): Promise<ModelOrigin | undefined> {
  const text = await readStored(keyOf(address, "origin"));
  return text === undefined ? undefined : (JSON.parse(text) as ModelOrigin);
}

/** Reads the model summary or a chunk by name, as JSON. */
export function readStoredChunk(address: string, name: string): Promise<string | undefined> {
  return readStored(keyOf(address, name));
}

/** Replaces the model stored for an address. */
export async function storeModel(
  address: string,
  origin: ModelOrigin,
  chunks: ReadonlyMap<string, string>,
): Promise<void> {
  const entries = [...chunks].map(([name, text]) => [keyOf(address, name), text] as const);
  await replaceStored(keyOf(address, ""), [
    ...entries,
    [keyOf(address, "origin"), JSON.stringify(origin)],
  ]);
}

function keyOf(address: string, name: string): string {
  return ["model", address, name].map(encodeURIComponent).join(" ");
}
