import type { ListPage, ListState, Paging, Resource, SortForm } from "@quarterdeck/model";
import { findIgnored } from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";
import { tryFilterForms } from "./try-filter-forms.ts";
import { storeFacts } from "./model/learned-facts.ts";

type Read<Page> = (resource: Resource, state: ListState) => Promise<Page>;

const forms: readonly SortForm[] = ["sign", "colon", "space", "comma", "dot"];
/** The form of a sort is certain from this confidence on. */
const CERTAIN = 0.9;
const refusals: ReadonlySet<number> = new Set([400, 416, 422]);
const noFacts = { fields: [], evidence: [] } as const;

/**
 * Reads a page and compares it with its request. A sort that the API refuses or ignores is tried in its other forms, and
 * learned or not offered again; filters that the API ignores are not offered again.
 */
export async function readChecked<Page extends ListPage>(
  resource: Resource,
  state: ListState,
  read: Read<Page>,
): Promise<Page | ListPage> {
  let page: Page;
  try {
    page = await read(resource, state);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return readAfterRefusal(resource, state, read, error);
  }
  const ignored = findIgnored(resource, state, page.rows);
  if (ignored.filters.length > 0) {
    const other = await tryFilterForms(resource, state, ignored.filters, read);
    if (other !== undefined) return other;
    storeFacts(resource.name, { ...noFacts, ignoredFilters: ignored.filters });
  }
  if (ignored.sort === undefined) return page;
  return (await tryForms(resource, state, read)) ?? page;
}

/** Page in another form of the sort, or without the parameters that the console added. Throws the refusal otherwise. */
export async function readAfterRefusal<Page extends ListPage>(
  resource: Resource,
  state: ListState,
  read: Read<Page>,
  refusal: HttpError,
): Promise<Page | ListPage> {
  if (!refusals.has(refusal.status)) throw refusal;
  if (isPastEnd(refusal, state)) return { rows: [], hasNext: false };
  const attempt = async (other: Resource, next: ListState): Promise<Page | undefined> => {
    try {
      return await read(other, next);
    } catch (error) {
      if (error instanceof HttpError) return undefined;
      throw error;
    }
  };
  if (state.sort.length > 0) {
    const unsorted = await attempt(resource, { ...state, sort: [] });
    if (unsorted !== undefined) {
      return (await tryForms(resource, state, read)) ?? unsorted;
    }
  }
  const filtered = await tryFilterForms(resource, state, Object.keys(state.filters), read);
  if (filtered !== undefined) return filtered;
  const others = [withOtherRange(resource), isPlain(state) && withoutAdded(resource, state)];
  for (const other of others) {
    // One attempt after the other: the first that works ends them.
    // oxlint-disable-next-line no-await-in-loop
    const page = other ? await attempt(other, state) : undefined;
    if (page !== undefined) return page;
  }
  throw refusal;
}

/** True for a range after the last row (RFC 9110, section 15.5.17). */
function isPastEnd({ status, response }: HttpError, { page, cursor }: ListState): boolean {
  if (status !== 416) return false;
  const isFirst = page === 1 && (cursor ?? "") === "";
  return !isFirst || /\/0$/.test(response.headers["content-range"] ?? "");
}

/** The resource with its `Range` header in the other form: `items=0-24` or `0-24`. */
function withOtherRange(resource: Resource): Resource | undefined {
  const { list } = resource;
  if (list?.paging.style !== "offset" || list.paging.offset.in !== "range") return undefined;
  const { unit, ...at } = list.paging.offset;
  const offset = unit === undefined ? { ...at, unit: "items" } : at;
  return { ...resource, list: { ...list, paging: { ...list.paging, offset } } };
}

/** True if only the console added parameters. */
function isPlain({ sort, search, filters }: ListState): boolean {
  const isFiltered = Object.values(filters).some((values) => values.length > 0);
  return sort.length === 0 && search === "" && !isFiltered;
}

/** The resource without parameters that only the console added: a page size and a request for the total. */
function withoutAdded(resource: Resource, { size, page }: ListState): Resource | undefined {
  if (resource.list === undefined) return undefined;
  const { totalSwitches, ...list } = resource.list;
  const paging = page === 1 ? withoutRange(list.paging, size) : withoutSize(list.paging, size);
  if (totalSwitches === undefined && paging === list.paging) return undefined;
  return { ...resource, list: { ...list, paging } };
}

function withoutRange(paging: Paging, chosen: number | undefined): Paging {
  const isRange = paging.style === "offset" && paging.offset.in === "range";
  return isRange ? { style: "none" } : withoutSize(paging, chosen);
}

function withoutSize(paging: Paging, chosen: number | undefined): Paging {
  const isFixed = chosen !== undefined || paging.size?.isRequired === true;
  if (isFixed || (paging.style !== "page" && paging.style !== "cursor")) return paging;
  const { size, ...others } = paging;
  return size === undefined ? paging : others;
}

/** Reads the page in the other forms of the sort, and learns the form, or that the API ignores the field. */
async function tryForms<Page extends ListPage>(
  resource: Resource,
  state: ListState,
  read: Read<Page>,
): Promise<Page | undefined> {
  const { list } = resource;
  const field = state.sort[0]?.field;
  if (list?.sort === undefined || field === undefined) return undefined;
  const { sort } = list;
  const isOpen = sort.evidence.confidence < CERTAIN && forms.includes(sort.form);
  for (const form of isOpen ? forms.filter((one) => one !== sort.form) : []) {
    const other = { ...resource, list: { ...list, sort: { ...sort, form } } };
    try {
      // One form after the other: the first that works ends the attempts.
      // oxlint-disable-next-line no-await-in-loop
      const page = await read(other, state);
      if (findIgnored(other, state, page.rows).sort === undefined) {
        storeFacts(resource.name, { ...noFacts, sortForm: form });
        return page;
      }
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  }
  storeFacts(resource.name, { ...noFacts, ignoredSort: [field] });
  return undefined;
}
