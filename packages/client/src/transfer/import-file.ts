import type { SourceRow } from "@quarterdeck/model";
import { createRecordReader } from "@quarterdeck/model";

/** A selected file with its format, columns and first rows. */
export interface ImportSource {
  readonly file: File;
  readonly encoding: string;
  readonly columns: readonly string[];
  /** Cell separator; undefined in JSON. */
  readonly separator: string | undefined;
  readonly count: number;
  /** First rows. */
  readonly sample: readonly SourceRow[];
  /** Note of an incomplete file. */
  readonly incomplete: string | undefined;
}

const SAMPLE = 3;

/** Default encoding of spreadsheets in western countries. */
const OLD_ENCODING = "windows-1252";

/** Reads a file once for its columns and its completeness. */
export async function inspectFile(file: File): Promise<ImportSource> {
  const encoding = (await readMark(file)) ?? "utf-8";
  try {
    return await survey(file, encoding);
  } catch (error) {
    if (!(error instanceof TypeError) || encoding !== "utf-8") throw error;
    return survey(file, OLD_ENCODING);
  }
}

async function readMark(file: File): Promise<string | undefined> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

async function survey(file: File, encoding: string): Promise<ImportSource> {
  const reader = createRecordReader();
  const sample: SourceRow[] = [];
  let count = 0;
  const take = (rows: readonly SourceRow[]): void => {
    count += rows.length;
    if (sample.length < SAMPLE) sample.push(...rows.slice(0, SAMPLE - sample.length));
  };
  for await (const text of readText(file, encoding)) take(reader.read(text));
  take(reader.end());
  const columns = reader.columns();
  const [separator, incomplete] = [reader.separator(), reader.incomplete()];
  return { file, encoding, columns, separator, count, sample, incomplete };
}

/** Yields all rows of a file in chunks. */
export async function* readRows({
  file,
  encoding,
}: Pick<ImportSource, "file" | "encoding">): AsyncGenerator<readonly SourceRow[]> {
  const reader = createRecordReader();
  for await (const text of readText(file, encoding)) yield reader.read(text);
  yield reader.end();
}

async function* readText(file: File, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === "utf-8" });
  const stream = file.stream().getReader();
  for (let part = await stream.read(); !part.done; part = await stream.read()) {
    yield decoder.decode(part.value, { stream: true });
  }
  yield decoder.decode();
}
