import { namesEffectKey, recordKey, resourceChunk } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { readChunk } from "./model/read-chunk.ts";
import { mayRead, readSingle } from "./reference-titles.ts";
import { walkList } from "./walk-list.ts";

/** Pages of the list that are read. */
const MAX_PAGES = 3;
const PAGE_SIZE = 100;
/** Records that are read although the list does not have them: it may omit archived ones. */
const MAX_SINGLE = 2;

/** True if the whole list of a resource was read, has records, and none of them has one of the keys. */
export async function hasNoRecords(
  client: QueryClient,
  name: string,
  keys: readonly string[],
): Promise<boolean> {
  const chunk = await readChunk(client, resourceChunk(name));
  const resource = chunk?.resource;
  if (!chunk || !resource?.list || resource.parents.length > 0 || resource.key.length !== 1)
    return false;
  if (!mayRead(client, name, resource.list.operation)) return false;
  const state = { page: 1, size: PAGE_SIZE, sort: [], search: "", filters: {} };
  const target = { chunk, resource, parents: {} };
  let pages = 0;
  let rows = 0;
  const walk = { ...target, state, size: PAGE_SIZE };
  for await (const page of walkList(client, walk, new AbortController().signal)) {
    const isFound = page.rows.some((row) => keys.includes(recordKey(resource, row) ?? ""));
    if (isFound || page.mayBeMore === true || pages === MAX_PAGES) return false;
    pages += 1;
    rows += page.rows.length;
  }
  if (rows === 0) return false;
  if (!mayRead(client, name, resource.operations.read)) return true;
  // The read of a key that is a verb may have an effect: nothing proves that it is absent.
  if (keys.some((key) => namesEffectKey(key))) return false;
  const exist = await Promise.all(
    keys.slice(0, MAX_SINGLE).map((key) =>
      readSingle(client, target, key).then(
        () => true,
        (error: unknown) => !(error instanceof HttpError) || !ABSENT.has(error.status),
      ),
    ),
  );
  return !exist.includes(true);
}

/** Responses to a key of no record. */
const ABSENT: ReadonlySet<number> = new Set([400, 404, 410, 422]);
