import type { ListPage, ListState, ModelChunk, Paging, Resource } from "@quarterdeck/model";
import { pageSize } from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";
import { learnedFacts } from "#queries/model/learned-facts.ts";
import { isUnfiltered } from "#queries/short-list.ts";

/** A list to read. */
interface ReadList {
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  readonly state: ListState;
}

/** Rows of the first page, or the error of its read. */
export type FirstPage = Pick<ListPage, "rows" | "total"> | { readonly error: unknown };

/**
 * True if the first page by the description may not be the first one of the API: it has no rows or is refused, or it has
 * the number 1 and the response has no total by which missing rows are noticed.
 */
export function mayHaveOtherStart(list: ReadList, first: FirstPage): boolean {
  const { paging } = list.resource.list ?? {};
  if (paging === undefined || !isFirstRead(list)) return false;
  const isSent = paging.style === "page" || paging.style === "offset" || isSizeSent(list, paging);
  if (!isSent) return false;
  if ("error" in first) {
    // Page 0 may be missing.
    const isMissing = paging.style === "page" && paging.first === 0 && isNotFound(first.error);
    return (isMissing || isRefusal(first.error)) && isUnfiltered(list.state);
  }
  if (first.rows.length === 0) return first.total !== 0 && isUnfiltered(list.state);
  const isKnown = learnedFacts().get(list.resource.name)?.paging !== undefined;
  return startsAtOne(paging) && !isKnown && first.total === undefined;
}

function isFirstRead({ chunk, resource, state }: ReadList): boolean {
  const operation = chunk.operations.find(({ id }) => id === resource.list?.operation);
  const isFirst = state.page === 1 && (state.cursor ?? "") === "";
  return isFirst && chunk.resource?.name === resource.name && operation?.method === "get";
}

function isSizeSent({ state }: ReadList, paging: Paging): boolean {
  return paging.size?.isRequired !== true && pageSize(paging, state) !== undefined;
}

/** Paging by the number of a page or a row. */
export type NumberedPaging = Extract<Paging, { readonly style: "page" | "offset" }>;

/** True for pages or rows that are counted from 1. */
export function startsAtOne(paging: Paging): paging is NumberedPaging {
  return (paging.style === "page" || paging.style === "offset") && paging.first === 1;
}

const refusals: ReadonlySet<number> = new Set([400, 416, 422]);

/** True for the refusal of a value. */
export function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && refusals.has(error.status);
}

function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}
