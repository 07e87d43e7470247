import type { ModelChunk } from "@quarterdeck/model";
import { recordKey, recordTitle, withoutSecrets } from "@quarterdeck/model";
import type { JobRow } from "./job.ts";

interface CollectOptions {
  readonly chunk: ModelChunk;
  readonly pages: AsyncIterable<{ readonly rows: readonly unknown[]; readonly mayBeMore?: true }>;
  readonly except: ReadonlySet<string>;
  readonly add: (rows: readonly JobRow[]) => Promise<void>;
}

/**
 * Collects all rows before the first write: a write may move rows to another page. False if further rows may match that
 * cannot be read.
 */
export async function collectRows({ chunk, pages, except, add }: CollectOptions): Promise<boolean> {
  let isComplete = true;
  for await (const { rows, mayBeMore } of pages) {
    if (mayBeMore === true) isComplete = false;
    const jobRows = rows.flatMap((row) => toJobRow(chunk, row) ?? []);
    await add(jobRows.filter(({ key }) => !except.has(key)));
  }
  return isComplete;
}

/** Converts a row of a list; undefined without a key. */
export function toJobRow(chunk: ModelChunk, row: unknown): JobRow | undefined {
  const { resource } = chunk;
  if (resource === undefined) return undefined;
  const key = recordKey(resource, row);
  if (key === undefined) return undefined;
  const name = recordTitle(resource, row);
  const isReadable = resource.operations.read !== undefined;
  return {
    key,
    ...(name === undefined ? {} : { name }),
    // A readable record is read again before its write.
    ...(isReadable ? {} : { listed: withoutSecrets(chunk, row).value }),
  };
}
