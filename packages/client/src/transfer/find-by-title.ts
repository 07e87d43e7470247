import type { ListState } from "@quarterdeck/model";
import {
  findOptionSearch,
  optionState,
  recordTitle,
  referencePath,
  valueAt,
} from "@quarterdeck/model";
import type { LookupTarget } from "./find-by-key.ts";
import { isListable, listRows } from "./find-by-key.ts";
import { forEachParallel } from "./for-each-parallel.ts";
import { walkList } from "#queries/walk-list.ts";

/** Finds the keys of records by their title, for the first titles of a file. */
export async function findByTitle(
  target: LookupTarget,
  titles: readonly string[],
): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const keysByTitle = new Map<string, readonly unknown[]>();
  const { resource } = target;
  const path = referencePath(resource);
  const isUntitled = resource.title === undefined && resource.composedTitle === undefined;
  if (isUntitled || path === undefined || !isListable(target)) return keysByTitle;
  const [first] = titles;
  if (first !== undefined && titleState(target, first) === undefined)
    return findInRows(target, titles);
  await forEachParallel(titles.slice(0, MAX_TITLES), async (title) => {
    const state = titleState(target, title);
    if (state === undefined) return;
    const rows = await listRows(target, state);
    const expected = fold(title);
    const same = rows.filter((row) => fold(recordTitle(resource, row) ?? "") === expected);
    keysByTitle.set(
      title,
      same.map((row) => valueAt(row, path)),
    );
  });
  return keysByTitle;
}

/** Titles in a list without a search, which is read as a whole unless it is long. */
async function findInRows(
  target: LookupTarget,
  titles: readonly string[],
): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const { client, resource, signal, parents = {} } = target;
  const path = referencePath(resource) ?? [];
  const keysByTitle = new Map(titles.map((title) => [fold(title), new Set<unknown>()]));
  const walk = { ...target, parents, state: EVERY_ROW };
  let count = 0;
  for await (const { rows, mayBeMore } of walkList(client, walk, signal)) {
    for (const row of rows)
      keysByTitle.get(fold(recordTitle(resource, row) ?? ""))?.add(valueAt(row, path));
    count += rows.length;
    // Another record of an incomplete list may have the same title.
    if (mayBeMore === true || count > MAX_ROWS) return new Map();
  }
  return new Map(titles.map((title) => [title, [...(keysByTitle.get(fold(title)) ?? [])]]));
}

const EVERY_ROW = { page: 1, sort: [], search: "", filters: {} } as const;
const MAX_ROWS = 5000;
const MAX_TITLES = 1000;
const SIZE = 50;

/** List state with a filter on the title, or else with a search. */
function titleState({ resource }: LookupTarget, title: string): ListState | undefined {
  const isSingle = resource.title?.length === 1 && resource.composedTitle === undefined;
  const name = isSingle ? resource.title?.[0] : undefined;
  const exact = resource.list?.filters.find(
    ({ fieldName, operator }) => fieldName === name && (operator === "is" || operator === "in"),
  );
  if (name !== undefined && exact !== undefined) {
    return { page: 1, size: SIZE, sort: [], search: "", filters: { [exact.name]: [title] } };
  }
  if (findOptionSearch(resource).kind === "none") return undefined;
  return { ...optionState(resource, title), size: SIZE };
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
