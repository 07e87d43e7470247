import type { ListShape, PageSize, Paging, PagingStyle } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { LocatedValue } from "#request/parameters/located-value.ts";

/** Rows a page when nobody chose: what fits a screen, and every API gives. */
const DEFAULT_SIZE = 25;

type PagingOf<Style extends PagingStyle> = Extract<Paging, { readonly style: Style }>;

type PageWriters = {
  readonly [Style in PagingStyle]: (
    paging: PagingOf<Style>,
    state: ListState,
  ) => readonly LocatedValue[];
};

const pageWriters: PageWriters = {
  none: () => [],
  page: ({ page, size, first }, state) => [
    { at: page, value: pageNumber(state) - 1 + first },
    ...sizeValues(size, state),
  ],
  offset: ({ offset, size }, state) => [
    { at: offset, value: (pageNumber(state) - 1) * chooseSize(size, state) },
    ...sizeValues(size, state),
  ],
  cursor: ({ cursor, size }, state) => [
    ...(cursor === undefined || state.cursor === undefined || state.cursor === ""
      ? []
      : [{ at: cursor, value: state.cursor }]),
    ...sizeValues(size, state),
  ],
};

/** What asks for the page of a list that the state names, in the API's own way of paging. */
export function pageValues(paging: Paging, state: ListState): readonly LocatedValue[] {
  const write = pageWriters[paging.style] as (
    paging: Paging,
    state: ListState,
  ) => readonly LocatedValue[];
  return write(paging, state);
}

/** How many rows a page is asked to have; undefined where the API takes no such wish. */
export function pageSize(paging: Paging, state: ListState): number | undefined {
  if (paging.style === "none" || paging.size === undefined) return undefined;
  return chooseSize(paging.size, state);
}

function sizeValues(size: PageSize | undefined, state: ListState): readonly LocatedValue[] {
  return size === undefined ? [] : [{ at: size.at, value: chooseSize(size, state) }];
}

function chooseSize({ maximum }: PageSize, state: ListState): number {
  const wanted = wholeNumber(state.size ?? DEFAULT_SIZE, DEFAULT_SIZE);
  return maximum === undefined ? wanted : Math.min(wanted, Math.max(1, maximum));
}

function pageNumber(state: ListState): number {
  return wholeNumber(state.page, 1);
}

/** State comes from an address that anyone may have typed. */
function wholeNumber(value: number, otherwise: number): number {
  return Number.isSafeInteger(value) && value >= 1 ? value : otherwise;
}

export function rowsBefore({ paging }: ListShape, state: ListState): number {
  const isNumbered = paging.style === "page" || paging.style === "offset";
  return isNumbered ? (Math.max(1, state.page) - 1) * (pageSize(paging, state) ?? 0) : 0;
}
