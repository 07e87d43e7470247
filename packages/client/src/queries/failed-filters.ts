import type { ListPage, ListState, Resource } from "@quarterdeck/model";
import { findFilterProofs } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { sessionNotes } from "./session-notes.ts";

/**
 * Filters that find no row even with a value that a row has: the API compares values of another type, such as `true` with
 * `"true"`. Each filter is tried once in a session.
 */
export async function findFailedFilters<Page extends ListPage>(
  client: QueryClient,
  resource: Resource,
  state: ListState,
  read: (resource: Resource, state: ListState) => Promise<Page>,
): Promise<readonly string[]> {
  // Filters that found a row, or whose failure is known.
  const proven = sessionNotes(client);
  const open = Object.entries(state.filters).filter(
    ([name, values]) => values.length > 0 && !proven.has(idOf(resource, name)),
  );
  if (open.length === 0) return [];
  const plain: ListState = { ...state, sort: [], search: "", filters: {} };
  try {
    const { rows } = await read(resource, plain);
    const failed: string[] = [];
    for (const { name, value } of findFilterProofs(resource, state, rows)) {
      if (proven.has(idOf(resource, name))) continue;
      // One filter after the other: few requests have several.
      // oxlint-disable-next-line no-await-in-loop
      const page = await read(resource, { ...plain, filters: { [name]: [value] } });
      proven.add(idOf(resource, name));
      if (page.rows.length === 0) failed.push(name);
    }
    return failed;
  } catch (error) {
    if (error instanceof HttpError) return [];
    throw error;
  }
}

function idOf({ name }: Resource, filter: string): string {
  return JSON.stringify(["filter", name, filter]);
}
