/** One order: by a field, up or down. */
export interface SortBy {
  readonly field: string;
  readonly isDescending: boolean;
}

/** What a list shows; it stands in the address. */
export interface ListState {
  /** 1 is the first page, whatever the API counts from. */
  readonly page: number;
  /** Rows a page; undefined: the API's or our default. */
  readonly size?: number | undefined;
  readonly sort: readonly SortBy[];
  readonly search: string;
  /** By `Filter.name`; several values where the filter takes several. */
  readonly filters: { readonly [name: string]: readonly string[] };
  /** For cursor paging: where this page begins. */
  readonly cursor?: string | undefined;
}

/** What an answer to a list says. */
export interface ListPage {
  readonly rows: readonly unknown[];
  /** All rows that match, where the API says it. */
  readonly total?: number | undefined;
  /** More pages follow: known, or (undefined) to be tried. */
  readonly hasNext?: boolean | undefined;
  /** The next page's cursor or link. */
  readonly next?: string | undefined;
}
