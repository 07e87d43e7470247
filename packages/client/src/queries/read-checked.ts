import type { LearnedFacts, ListPage, ListState, Operation, Resource } from "@quarterdeck/model";
import { findIgnored } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { isPlain } from "./list.ts";
import { isRefusal, mayHaveOtherStart } from "./trials/may-have-other-start.ts";
import type { ListWalk } from "./list-walk.ts";

export type Read<Page> = (resource: Resource, state: ListState) => Promise<Page>;

export const noFacts = { fields: [], evidence: [] } as const;

/**
 * Reads a page and compares it with its request. A sort that the API refuses or ignores is tried in its other forms, and
 * learned or not offered again; filters that the API ignores are not offered again.
 */
export async function readChecked<Page extends ListPage>(
  client: QueryClient,
  source: Source,
  state: ListState,
  read: Read<Page>,
): Promise<Page | ListPage> {
  const { resource } = source;
  let page: Page;
  try {
    page = await read(resource, state);
  } catch (error) {
    return readAgain(source, state, read, error);
  }
  const ignored = findIgnored(resource, state, page.rows);
  if (ignored.filters.length > 0) {
    const { tryFilterForms } = await import("./trials/try-filter-forms.ts");
    const other = await tryFilterForms(resource, state, ignored.filters, read);
    if (other !== undefined) return other;
    await store(resource, { ignoredFilters: ignored.filters });
  }
  // Filters in a language of the API: `filter=status==open`.
  const texts = resource.list?.filters.filter(({ operator }) => operator === "raw");
  if (texts?.some(({ name }) => Object.hasOwn(state.filters, name))) {
    const { checkTextFilters } = await import("./trials/text-filters.ts");
    const other = await checkTextFilters(resource, state, page, read);
    if (other !== undefined) return other;
  }
  if (page.rows.length === 0 && isFirstPage(state) && !isPlain(state)) {
    const { findFailedFilters } = await import("./failed-filters.ts");
    const failed = await findFailedFilters(client, resource, state, read);
    if (failed.length > 0) await store(resource, { ignoredFilters: failed });
  }
  if (state.search !== "") {
    const { ignoresSearch } = await import("./ignored-search.ts");
    const isIgnored = await ignoresSearch(resource, page, state, (next) => read(resource, next));
    if (isIgnored) await store(resource, { ignoresSearch: true });
  }
  if (ignored.sort === undefined) return page;
  const { trySortForms } = await import("./trials/try-sort-forms.ts");
  return (await trySortForms(resource, state, read)) ?? page;
}

/** Stores facts with code that most lists do not need. The page is shown without it. */
async function store({ name }: Resource, facts: Partial<LearnedFacts>): Promise<void> {
  await import("./model/store-facts.ts").then(
    ({ storeFacts }) => storeFacts(name, { ...noFacts, ...facts }),
    () => undefined,
  );
}

/** Page of another request after a refusal. Throws the error if there is none. */
export async function readAgain<Page extends ListPage>(
  source: Source,
  state: ListState,
  read: Read<Page>,
  error: unknown,
): Promise<Page | ListPage> {
  if (!(error instanceof HttpError)) throw error;
  const { readAfterRefusal } = await import("./read-after-refusal.ts").catch((): never => {
    throw error;
  });
  return readAfterRefusal(source, state, read, error);
}

/**
 * `readAgain` for a page without conditions: the parameter of its number may have another meaning than the described
 * one.
 */
export async function readNumberAgain<Page extends ListPage>(
  client: QueryClient,
  walk: ListWalk,
  read: Read<Page>,
  error: unknown,
): Promise<Page | ListPage> {
  const { chunk, resource, state } = walk;
  try {
    return await readAgain({ ...chunk, resource }, state, read, error);
  } catch (refusal) {
    const isStart = mayHaveOtherStart(walk, { error: refusal });
    if (!isStart && !isRefusal(refusal)) throw refusal;
    const none: ListPage = { rows: [], total: undefined, hasNext: undefined };
    const page = await (isStart
      ? import("./trials/other-start.ts").then(({ learnOtherStart }) =>
          learnOtherStart(client, walk, none, false),
        )
      : import("./trials/other-paging.ts").then(({ learnFromLaterPage }) =>
          learnFromLaterPage(client, walk, undefined, none),
        ));
    if (page === undefined) throw refusal;
    return page;
  }
}

/** The resource of a list, and its operations. */
export interface Source {
  readonly resource: Resource;
  readonly operations: readonly Operation[];
}

export function isFirstPage({ page, cursor }: ListState): boolean {
  return page === 1 && (cursor ?? "") === "";
}
