import type { LearnedFacts, ListPage, ListState, Operation, Resource } from "@quarterdeck/model";
import { findIgnored } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { isPlain } from "./list.ts";

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

/** The resource of a list, and its operations. */
export interface Source {
  readonly resource: Resource;
  readonly operations: readonly Operation[];
}

export function isFirstPage({ page, cursor }: ListState): boolean {
  return page === 1 && (cursor ?? "") === "";
}
