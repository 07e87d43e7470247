import type { ListPage, ListState, Resource, SortForm } from "@quarterdeck/model";
import { findIgnored, isCertainSort } from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";
import { learnedFacts } from "#queries/model/learned-facts.ts";
import { storeFacts } from "#queries/model/store-facts.ts";
import { readDirectionWords, refusesField } from "#queries/read-refusal.ts";

const forms: readonly SortForm[] = ["sign", "colon", "space", "comma", "dot", "underscore"];
const noFacts = { fields: [], evidence: [] } as const;

/** Reads the page in the other forms of the sort, and learns the form, or that the API ignores the field. */
export async function trySortForms<Page extends ListPage>(
  resource: Resource,
  state: ListState,
  read: (resource: Resource, state: ListState) => Promise<Page>,
  refusal?: HttpError,
): Promise<Page | undefined> {
  const { list } = resource;
  const field = state.sort[0]?.field;
  if (list?.sort === undefined || field === undefined) return undefined;
  // No request has a field that is not offered.
  if (list.sort.fields?.includes(field) === false) return undefined;
  const sortWords = refusal && readDirectionWords(refusal, list.sort);
  const sort = sortWords === undefined ? list.sort : { ...list.sort, words: sortWords };
  const isOpen =
    !isCertainSort(sort) &&
    forms.includes(sort.form) &&
    (refusal === undefined || !refusesField(refusal, field));
  for (const form of isOpen ? listForms(sort.form) : []) {
    const other = { ...resource, list: { ...list, sort: { ...sort, form } } };
    try {
      // One form after the other: the first that works ends the attempts.
      // oxlint-disable-next-line no-await-in-loop
      const page = await read(other, state);
      if (findIgnored(other, state, page.rows).sort === undefined) {
        storeFacts(resource.name, { ...noFacts, sortForm: form, ...(sortWords && { sortWords }) });
        return page;
      }
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  }
  storeFacts(resource.name, { ...noFacts, ignoredSort: [field] });
  return undefined;
}

/** Other forms to try: first those that other lists of the API have. */
function listForms(refused: SortForm): readonly SortForm[] {
  const learnedForms = Array.from(learnedFacts().values()).flatMap(
    ({ sortForm }) => sortForm ?? [],
  );
  return [...new Set([...learnedForms, ...forms])].filter((form) => form !== refused);
}
