import type { ModelChunk } from "@quarterdeck/model";
import { recordKey, recordTitle, withoutSecrets } from "@quarterdeck/model";
import type { JobRow } from "./job.ts";

interface Collecting {
  readonly chunk: ModelChunk;
  readonly pages: AsyncIterable<{ readonly rows: readonly unknown[] }>;
  readonly except: ReadonlySet<string>;
  readonly add: (rows: readonly JobRow[]) => Promise<void>;
}

/** All rows before the first of them is touched: what a write moves to another page is not lost. */
export async function collectRows({ chunk, pages, except, add }: Collecting): Promise<void> {
  for await (const { rows } of pages) {
    const found = rows.flatMap((row) => toJobRow(chunk, row) ?? []);
    await add(found.filter(({ key }) => !except.has(key)));
  }
}

/** A row of a list as a job remembers it; undefined: it has no address, so nothing can be done to it. */
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
    // Read once more before it is written, where the API can.
    ...(isReadable ? {} : { listed: withoutSecrets(chunk, row).value }),
  };
}
