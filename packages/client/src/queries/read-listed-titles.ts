import { namesEffectKey, recordKey, recordTitle } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { mayRead, readSingle, type Title, type TitledList } from "./reference-titles.ts";
import { walkList } from "./walk-list.ts";

/** Pages of the list that are read for the titles of one page. */
const MAX_PAGES = 3;
const PAGE_SIZE = 100;
/** Records read one by one for a page of references. */
const MAX_SINGLE = 4;

/** Titles from a list without a filter by keys, and from a few records. */
export async function readUnfiltered(
  client: QueryClient,
  target: TitledList,
  keys: readonly string[],
): Promise<readonly Title[]> {
  const { resource } = target;
  if (keys[0]?.includes("?")) {
    const { readAlternateTitles } = await import("./alternate-titles.ts");
    return readAlternateTitles(client, target, keys);
  }
  const mayList = mayRead(client, resource.name, resource.list?.operation);
  const maySingle = mayRead(client, resource.name, resource.operations.read);
  const isListed =
    mayList && (keys.length > MAX_SINGLE || !maySingle || keys.some((key) => namesEffectKey(key)));
  const listed = isListed ? await readListedTitles(client, target, keys) : new Map<string, Title>();
  const unlisted = keys.filter((key) => listed.get(key) === undefined);
  // The others stay unread for now.
  // Only the user calls an operation, which the key may name.
  const safe = unlisted.filter((key) => !namesEffectKey(key));
  const single = new Set(maySingle ? safe.slice(0, MAX_SINGLE) : []);
  return Promise.all(
    keys.map(async (key) => {
      const title = listed.get(key);
      if (title !== undefined) return title;
      if (!single.has(key)) return listed.has(key) ? null : undefined;
      return readSingle(client, target, key).catch((error: unknown) =>
        error instanceof HttpError && error.status === 404 ? null : undefined,
      );
    }),
  );
}

/** Titles in the first pages of the list; undefined: the list does not contain one. */
async function readListedTitles(
  client: QueryClient,
  { chunk, resource, parents }: TitledList,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Title>> {
  const titles = new Map<string, Title>();
  const state = { page: 1, size: PAGE_SIZE, sort: [], search: "", filters: {} };
  const walk = { chunk, resource, parents, state, size: PAGE_SIZE };
  let count = 0;
  let isWhole = true;
  for await (const page of walkList(client, walk, new AbortController().signal)) {
    for (const row of page.rows)
      titles.set(recordKey(resource, row) ?? "", recordTitle(resource, row));
    count += 1;
    isWhole = count < MAX_PAGES && !page.mayBeMore && keys.some((key) => !titles.has(key));
    if (!isWhole) break;
  }
  // The whole list was read: the other keys are not those of its records.
  if (isWhole) for (const key of keys) if (!titles.has(key)) titles.set(key, null);
  return titles;
}
