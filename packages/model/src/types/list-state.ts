/** Sort field with its direction. */
export interface SortBy {
  readonly field: string;
  readonly isDescending: boolean;
}

/** State of a list screen; it is in the URL. */
export interface ListState {
  /** Page number; the first page is 1 for every API. */
  readonly page: number;
  /** Rows in a page; undefined for the default of the API or ours. */
  readonly size?: number | undefined;
  readonly sort: readonly SortBy[];
  readonly search: string;
  /** Values by `Filter.name`; several if the filter takes several. */
  readonly filters: { readonly [name: string]: readonly string[] };
  /** Cursor of this page, for cursor paging. */
  readonly cursor?: string | undefined;
}

/** Page of a list response. */
export interface ListPage {
  readonly rows: readonly unknown[];
  /** Number of all matching rows, if the API returns it. */
  readonly total?: number | undefined;
  /** Estimate of that number, in a response without it. */
  readonly estimate?: number;
  /** True if more pages follow; undefined if that is unknown. */
  readonly hasNext?: boolean | undefined;
  /** Cursor or link of the next page; for numbered pages only if their numbers do not lead there. */
  readonly next?: string | undefined;
  /** The API cut the page because it was too large: the next page has as many rows as this one. */
  readonly isCut?: boolean;
  /** The response to page 1 is the second page: the API counts from zero, against its description. */
  readonly isSecond?: boolean;
}
