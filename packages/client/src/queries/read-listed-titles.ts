import { recordKey, recordTitle } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import type { TitledList, Titles } from "./reference-titles.ts";
import { walkList } from "./walk-list.ts";

/** Pages of the list that are read for the titles of one page. */
const MAX_PAGES = 3;
const PAGE_SIZE = 100;

/** Titles in the first pages of the list. */
export async function readListedTitles(
  client: QueryClient,
  { chunk, resource, parents }: TitledList,
  keys: readonly string[],
): Promise<Titles> {
  const titles = new Map<string, string | null | undefined>();
  const state = { page: 1, size: PAGE_SIZE, sort: [], search: "", filters: {} };
  const walk = { chunk, resource, parents, state, size: PAGE_SIZE };
  let count = 0;
  let isWhole = true;
  for await (const { rows } of walkList(client, walk, new AbortController().signal)) {
    for (const row of rows) titles.set(recordKey(resource, row) ?? "", recordTitle(resource, row));
    count += 1;
    isWhole = count < MAX_PAGES && keys.some((key) => !titles.has(key));
    if (!isWhole) break;
  }
  // The whole list was read: the other keys are not those of its records.
  if (isWhole) for (const key of keys) if (!titles.has(key)) titles.set(key, null);
  return titles;
}
