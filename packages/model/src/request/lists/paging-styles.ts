import type { ListShape, PageSize, Paging, PagingStyle } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { LocatedValue } from "#request/parameters/located-value.ts";
import { readJsonText } from "#request/values/read-json-text.ts";
import { writeRange } from "./range-header.ts";

/** Rows per page without a choice of the user: fits a screen, and most APIs allow it. */
const DEFAULT_SIZE = 25;

type PagingOf<Style extends PagingStyle> = Extract<Paging, { readonly style: Style }>;

type PageWriters = {
  readonly [Style in PagingStyle]: (
    paging: PagingOf<Style>,
    state: ListState,
  ) => readonly LocatedValue[];
};

/** One entry for each paging style: a new style is added here, and in `#types/list-shape.ts`. */
const pageWriters: PageWriters = {
  // Without a choice the API returns as many rows as it returns by default, which may be all.
  none: ({ size }, state) =>
    state.size === undefined && size?.isRequired !== true ? [] : sizeValues(size, state),
  page: ({ page, size, first }, state) => [
    { at: page, value: pageNumber(state) - 1 + first },
    ...sizeValues(size, state),
  ],
  offset: ({ offset, size, first = 0 }, state) => {
    const count = chooseSize(size, state);
    const start = (pageNumber(state) - 1) * count;
    if (offset.in === "range") return [{ at: offset, value: writeRange(offset, start, count) }];
    if (offset.in === "rows-json") {
      const last = start + count - 1;
      const value = offset.syntax === "json" ? `[${start},${last}]` : [start, last];
      return [{ at: offset, value }];
    }
    const end = size.isEnd === true ? start + count : count;
    return [
      { at: offset, value: start + first },
      { at: size.at, value: end },
    ];
  },
  cursor: ({ cursor, isObject, size }, state) => [
    ...(cursor === undefined || state.cursor === undefined || state.cursor === ""
      ? []
      : [{ at: cursor, value: isObject ? readJsonText(state.cursor) : state.cursor }]),
    ...sizeValues(size, state),
  ],
};

/** Values of the paging parameters for a list state, in the paging style of the API. */
export function pageValues(paging: Paging, state: ListState): readonly LocatedValue[] {
  const write = pageWriters[paging.style] as (
    paging: Paging,
    state: ListState,
  ) => readonly LocatedValue[];
  return write(paging, state);
}

/** Requested rows per page; undefined if the API has no page size parameter. */
export function pageSize(paging: Paging, state: ListState): number | undefined {
  if (paging.size === undefined) return undefined;
  const isDefault = state.size === undefined && paging.size.isRequired !== true;
  if (paging.style === "none" && isDefault) return undefined;
  return chooseSize(paging.size, state);
}

function sizeValues(size: PageSize | undefined, state: ListState): readonly LocatedValue[] {
  return size === undefined ? [] : [{ at: size.at, value: chooseSize(size, state) }];
}

function chooseSize({ maximum }: PageSize, state: ListState): number {
  const size = wholeNumber(state.size ?? DEFAULT_SIZE, DEFAULT_SIZE);
  return maximum === undefined ? size : Math.min(size, Math.max(1, maximum));
}

function pageNumber(state: ListState): number {
  return wholeNumber(state.page, 1);
}

/** The state comes from an address, which a user may have typed. */
function wholeNumber(value: number, fallback: number): number {
  return Number.isSafeInteger(value) && value >= 1 ? value : fallback;
}

/** Number of rows on the pages before this one; 0 with a cursor. */
export function rowsBefore({ paging }: ListShape, state: ListState): number {
  const isNumbered = paging.style === "page" || paging.style === "offset";
  return isNumbered ? (Math.max(1, state.page) - 1) * (pageSize(paging, state) ?? 0) : 0;
}
