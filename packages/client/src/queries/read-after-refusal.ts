import type { HttpResponse, ListPage, ListState, Paging, Resource } from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";
import { storeFacts } from "./model/store-facts.ts";
import { isPlain } from "./list.ts";
import { isFirstPage, noFacts, type Read, type Source } from "./read-checked.ts";

const refusals: ReadonlySet<number> = new Set([400, 416, 422]);

/** Page in another form of the sort, or without the parameters that the console added. Throws the refusal otherwise. */
export async function readAfterRefusal<Page extends ListPage>(
  source: Source,
  state: ListState,
  read: Read<Page>,
  refusal: HttpError,
): Promise<Page | ListPage> {
  const { resource } = source;
  if (isPastEnd(refusal, state)) return { rows: [], hasNext: false };
  const { listAddedParameters, readLargestSize } = await import("./read-refusal.ts");
  const largestPage = readLargestSize(resource, state, refusal);
  if (largestPage === undefined && !refusals.has(refusal.status)) throw refusal;
  const attempt = async (other: Resource, next: ListState): Promise<Page | undefined> => {
    try {
      return await read(other, next);
    } catch (error) {
      if (error instanceof HttpError) return undefined;
      throw error;
    }
  };
  if (largestPage !== undefined) {
    const shorter = await attempt(resource, { ...state, size: largestPage });
    if (shorter !== undefined) {
      storeFacts(resource.name, { ...noFacts, largestPage });
      return shorter;
    }
  }
  if (state.sort.length > 0) {
    const unsorted = await attempt(resource, { ...state, sort: [] });
    if (unsorted !== undefined) {
      const { trySortForms } = await import("./trials/try-sort-forms.ts");
      return (await trySortForms(resource, state, read, refusal)) ?? unsorted;
    }
  }
  const { tryFilterForms } = await import("./trials/try-filter-forms.ts");
  const filtered = await tryFilterForms(resource, state, Object.keys(state.filters), read);
  if (filtered !== undefined) return filtered;
  const { tryTextForms } = await import("./trials/text-filters.ts");
  const written = await tryTextForms(resource, state, read);
  if (written !== undefined) return written;
  const refused = listAddedParameters(source, resource);
  const allowed = { ...resource, refused: [...(resource.refused ?? []), ...refused] };
  const others = [
    withOtherRange(resource),
    refused.length > 0 && allowed,
    isPlain(state) && withoutSizes(allowed, state),
  ];
  for (const other of others) {
    // One attempt after the other: the first that works ends them.
    // oxlint-disable-next-line no-await-in-loop
    const page = other ? await attempt(other, state) : undefined;
    if (page === undefined) continue;
    if (other === allowed) storeFacts(resource.name, { ...noFacts, refused });
    return page;
  }
  throw refusal;
}

/** Reads a record once without parameters that the console added. Throws the refusal if there are none. */
export async function readRecordAfterRefusal(
  source: Source,
  read: (resource: Resource) => Promise<HttpResponse>,
  refusal: unknown,
): Promise<HttpResponse> {
  const { resource } = source;
  if (!(refusal instanceof HttpError) || !refusals.has(refusal.status)) throw refusal;
  const { listAddedParameters } = await import("./read-refusal.ts");
  const refused = listAddedParameters(source, resource);
  if (refused.length === 0) throw refusal;
  const response = await read({ ...resource, refused });
  storeFacts(resource.name, { ...noFacts, refused });
  return response;
}

/** True for a range after the last row (RFC 9110, section 15.5.17). */
function isPastEnd(
  { status, response, problem: { message } }: HttpError,
  state: ListState,
): boolean {
  if (state.page > 1 && [400, 404, 422].includes(status))
    return PAST_END.test(message) && !/per.?page|page.?size|limit/i.test(message);
  if (status !== 416) return false;
  return !isFirstPage(state) || /\/0$/.test(response.headers["content-range"] ?? "");
}

/** "The page number is larger than the number of pages", "Invalid page.", "Offset out of range" */
const PAST_END =
  /\b(?:page|offset|skip)\b.*\b(?:larger|greater|higher|beyond|exceeds?|past|after|out of|not (?:exist|found)|invalid|too (?:large|high|big)|empty)\b|\b(?:invalid|no such|no more|empty|unknown|last) (?:page|offset)/i;

/** The resource with its `Range` header in the other form: `items=0-24` or `0-24`. */
function withOtherRange(resource: Resource): Resource | undefined {
  const { list } = resource;
  if (list?.paging.style !== "offset" || list.paging.offset.in !== "range") return undefined;
  const { unit, ...at } = list.paging.offset;
  const offset = unit === undefined ? { ...at, unit: "items" } : at;
  return { ...resource, list: { ...list, paging: { ...list.paging, offset } } };
}

/** The resource without a page size that only the console added. */
function withoutSizes(resource: Resource, { size, page }: ListState): Resource | undefined {
  const { list } = resource;
  if (list === undefined) return undefined;
  // With another size, a later page has other rows.
  if (page > 1 && list.paging.style === "page") return undefined;
  const paging = page === 1 ? withoutRange(list.paging, size) : withoutSize(list.paging, size);
  return paging === list.paging ? undefined : { ...resource, list: { ...list, paging } };
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
