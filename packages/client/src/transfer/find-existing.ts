import { recordKey, splitKey } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { HttpError } from "#http/errors.ts";
import { isRefused } from "#queries/permission-cache.ts";
import { readFresh } from "#records/read-fresh.ts";
import { sendWithRetries } from "#queries/send-with-retries.ts";
import { walkList } from "#queries/walk-list.ts";
import type { LookedIn } from "./find-by-key.ts";
import { findKeyFilter, isListable, listBatches } from "./find-by-key.ts";
import { inLanes } from "./in-lanes.ts";

interface Existing extends LookedIn {
  readonly parents: ParentValues;
  readonly onLooked: (count: number) => void;
}

/** Which of these records are there, by `recordKey`. Undefined: this API has no way to ask. */
export async function findExisting(
  target: Existing,
  keys: readonly string[],
): Promise<ReadonlySet<string> | undefined> {
  const { resource } = target;
  const [part] = resource.key;
  const { read } = resource.operations;
  if (keys.length === 0) return new Set();
  const isPlain = resource.key.length === 1 && part?.isLastSegment !== true;
  const filter = isPlain && isListable(target) ? findKeyFilter(resource, part) : undefined;
  if (filter !== undefined) {
    const found = new Set<string>();
    const texts = keys.map((key) => Object.values(splitKey(resource, key) ?? {})[0] ?? key);
    await listBatches(target, { filter, values: texts }, (rows, size) => {
      for (const row of rows) add(found, recordKey(resource, row));
      target.onLooked(size);
    });
    return found;
  }
  if (read !== undefined && !isRefused(read)) return findSingly(target, keys);
  return isListable(target) ? findAmongAll(target) : undefined;
}

const absent: ReadonlySet<number> = new Set([400, 404, 410, 422]);

async function findSingly(
  { chunk, resource, parents, signal, onLooked }: Existing,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  await inLanes(keys, async (key) => {
    try {
      const target = { chunk, resource, key, parents };
      const fresh = await sendWithRetries(() => readFresh(target, signal), signal);
      if (fresh?.record !== undefined) found.add(key);
    } catch (error) {
      // What is no key of this kind is refused in one way or another.
      if (!(error instanceof HttpError) || !absent.has(error.status)) throw error;
    }
    onLooked(1);
  });
  return found;
}

const all = { page: 1, sort: [], search: "", filters: {} } as const;

async function findAmongAll(target: Existing): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for await (const { rows } of walkList({ ...target, state: all }, target.signal)) {
    for (const row of rows) add(found, recordKey(target.resource, row));
  }
  return found;
}

function add(found: Set<string>, key: string | undefined): void {
  if (key !== undefined) found.add(key);
}
