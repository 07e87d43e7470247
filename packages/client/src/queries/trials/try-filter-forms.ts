import type { Filter, JsonPath, ListPage, ListState, Resource } from "@quarterdeck/model";
import { findIgnored, listOtherForms, withFilterForms } from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";
import { storeFacts } from "#queries/model/store-facts.ts";

/**
 * Reads the page in the other forms of the filter languages of some filters, and learns the form in which the rows
 * match. A page without rows proves nothing.
 */
export async function tryFilterForms<Page extends ListPage>(
  resource: Resource,
  state: ListState,
  names: readonly string[],
  read: (resource: Resource, state: ListState) => Promise<Page>,
): Promise<Page | undefined> {
  const { list } = resource;
  if (list === undefined) return undefined;
  for (const { parameter, form } of listOtherForms(list, names)) {
    const filterForms = { [parameter]: form };
    const filters = withFilterForms(list.filters, filterForms);
    const isWritten = names.every((name) => filters.some((one) => one.name === name));
    if (!isWritten) continue;
    const other = { ...resource, list: { ...list, filters } };
    try {
      // One form after the other: the first that works ends the attempts.
      // oxlint-disable-next-line no-await-in-loop
      const page = await read(other, state);
      const isIgnored = findIgnored(other, state, page.rows).filters.length > 0;
      if (page.rows.length > 0 && !isIgnored) {
        const filterPaths = listPaths(list.filters, filters, parameter);
        storeFacts(resource.name, { fields: [], evidence: [], filterPaths, filterForms });
        return page;
      }
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  }
  return undefined;
}

/** Paths of the filters of a parameter after their change; null for those that the form cannot write. */
function listPaths(
  before: readonly Filter[],
  after: readonly Filter[],
  parameter: string,
): Readonly<Record<string, JsonPath | null>> {
  const paths = new Map(after.map(({ name, at }) => [name, at.path]));
  return Object.fromEntries(
    before
      .filter(({ at }) => at.parameter === parameter)
      .map(({ name }) => [name, paths.get(name) ?? null]),
  );
}
