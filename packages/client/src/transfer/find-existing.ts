import { recordKey, splitKey } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { HttpError } from "#http/errors.ts";
import { isRefused } from "#queries/permission-cache.ts";
import { readFresh } from "#records/read-fresh.ts";
import { sendWithRetries } from "#queries/send-with-retries.ts";
import { walkList } from "#queries/walk-list.ts";
import type { LookupTarget } from "./find-by-key.ts";
import { findKeyFilter, isListable, listBatches } from "./find-by-key.ts";
import { forEachParallel } from "./for-each-parallel.ts";

interface ExistingTarget extends LookupTarget {
  readonly parents: ParentValues;
  readonly onChecked: (count: number) => void;
}

/** Finds which records exist, by `recordKey`. Undefined if the API has no operation for it. */
export async function findExisting(
  target: ExistingTarget,
  keys: readonly string[],
): Promise<ReadonlySet<string> | undefined> {
  const { resource } = target;
  const [part] = resource.key;
  const { read } = resource.operations;
  if (keys.length === 0) return new Set();
  const isPlain = resource.key.length === 1 && part?.isLastSegment !== true;
  const filter = isPlain && isListable(target) ? findKeyFilter(resource, part) : undefined;
  if (filter !== undefined) {
    const existing = new Set<string>();
    const texts = keys.map((key) => Object.values(splitKey(resource, key) ?? {})[0] ?? key);
    await listBatches(target, { filter, values: texts }, (rows, size) => {
      for (const row of rows) add(existing, recordKey(resource, row));
      target.onChecked(size);
    });
    return existing;
  }
  if (read !== undefined && !isRefused(read)) return findOneByOne(target, keys);
  return isListable(target) ? findInWholeList(target) : undefined;
}

const absent: ReadonlySet<number> = new Set([400, 404, 410, 422]);

async function findOneByOne(
  { client, chunk, resource, parents, signal, onChecked }: ExistingTarget,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const existing = new Set<string>();
  await forEachParallel(keys, async (key) => {
    try {
      const target = { chunk, resource, key, parents };
      const fresh = await sendWithRetries(() => readFresh(client, target, signal), signal);
      if (fresh?.record !== undefined) existing.add(key);
    } catch (error) {
      // These statuses mean that the text is not a key.
      if (!(error instanceof HttpError) || !absent.has(error.status)) throw error;
    }
    onChecked(1);
  });
  return existing;
}

const all = { page: 1, sort: [], search: "", filters: {} } as const;

async function findInWholeList(target: ExistingTarget): Promise<ReadonlySet<string>> {
  const existing = new Set<string>();
  for await (const { rows } of walkList(target.client, { ...target, state: all }, target.signal)) {
    for (const row of rows) add(existing, recordKey(target.resource, row));
  }
  return existing;
}

function add(existing: Set<string>, key: string | undefined): void {
  if (key !== undefined) existing.add(key);
}
