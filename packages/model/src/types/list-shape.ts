import type { Evidence } from "./evidence.ts";
import type { Field } from "./field.ts";
import type { Json, JsonPath } from "./json.ts";

/** Location in a request: a parameter, or a member of a parameter that is JSON or a deep object. */
export interface ParameterLocation {
  /**
   * `body`: a member of the body, for lists that are requested by POST. `rows`: no request; the browser evaluates the
   * rows. `range`: the `Range` header (RFC 9110, section 14.2). `rows-json`: a query parameter with the first and the
   * last row, as JSON: `[0,24]`.
   */
  readonly in?: "body" | "rows" | "range" | "rows-json";
  readonly parameter: string;
  readonly path?: JsonPath;
  /** The parameter takes conditions as text; the path is the field, for matchers with the text after it. */
  readonly syntax?: FilterSyntax;
  /**
   * Text between matchers, or between the ends of a range; absent: the parameter is repeated or takes a list. For
   * prefixes: both ends of a range as one value, `><{}|{}`. In a group: `filter[status]=open,paid`.
   */
  readonly separator?: string;
  /** A range may have one end only: `5..`. */
  readonly isOpen?: true;
  /** Members of the conditions that the parameter takes as a list; the path is the field and the API's operator. */
  readonly members?: ConditionMembers;
  /** Texts that the API takes instead of typed ones, whose syntax it refuses or ignores. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Form of the conditions in its text; `text`: they are sent as typed. */
  readonly textForm?: TextForm | "text";
  /** Unit of a range: `items` in `items=0-24`; absent: `0-24`. */
  readonly unit?: string;
}

/** Members of a condition: `{"field": "status", "operator": "eq", "value": "open"}`. */
export interface ConditionMembers {
  readonly field: string;
  /** Absent: each condition is one of equality. */
  readonly operator?: string;
  readonly value: string;
  /** Each value is text. */
  readonly isText?: true;
  /** The parameter takes the list as JSON in a text. */
  readonly isJson?: true;
}

/**
 * Form of conditions in a text: `status==open` · `status:open` · `status eq 'open'` · `status eq "open"` ·
 * `{"status": "open"}` · `[{"field": "status", "operator": "eq", "value": "open"}]`.
 */
export type TextForm = "rsql" | "colon" | "odata" | "scim" | "json-object" | "json-list";

/**
 * `status eq 'open'` · `status eq "open"` · `status==open` · `status="open"`, `status:open` and others · `IS:open` with
 * the text before the value as path · JSON in a parameter that is described as text · a list of conditions · both ends
 * of a range as one value: `5..10`.
 */
export type FilterSyntax =
  | "odata"
  | "scim"
  | "rsql"
  | "matchers"
  | "prefix"
  | "json"
  | "list"
  | "range";

/**
 * Form of a filter language: `status="open"` · `status=open` · `status:open` · `{status: {_eq: …}}` ·
 * `{status: {$eq: …}}` · `{status: …}`.
 */
export type FilterForm = "quoted" | "equals" | "colon" | "underscore" | "dollar" | "plain";

/** Location of the total: in the body, in a header, or in the response of another operation. */
export type TotalLocation =
  | { readonly in: "body"; readonly path: JsonPath }
  | { readonly in: "header"; readonly name: string }
  | { readonly in: "operation"; readonly operation: string; readonly path: JsonPath };

/** Location of the next cursor, token or link. */
export type NextLocation =
  | { readonly in: "body"; readonly path: JsonPath }
  | { readonly in: "link-header" }
  /** Name in lower case. */
  | { readonly in: "header"; readonly name: string }
  /** The cursor is the key of the last row. */
  | { readonly in: "last-row"; readonly path: JsonPath }
  /** The cursor is the number of rows so far, or the number of the next row if the first one has the number 1. */
  | { readonly in: "row-count"; readonly first?: 1 };

export type Paging =
  | {
      readonly style: "none";
      /** Limit of the number of rows; there is no way to the rows after it. */
      readonly size?: PageSize;
      /** Only responses describe the list: its paging is unknown. */
      readonly isObserved?: true;
      /** The API ignored or refused all usual paging parameters. */
      readonly isTried?: true;
    }
  | {
      readonly style: "page";
      readonly page: ParameterLocation;
      readonly size?: PageSize;
      /** Number of the first page. */
      readonly first: 0 | 1;
    }
  | {
      readonly style: "offset";
      readonly offset: ParameterLocation;
      readonly size: PageSize;
      /** The first row has the number 1 (RFC 7644, section 3.4.2.4), otherwise 0. */
      readonly first?: 1;
    }
  | {
      readonly style: "cursor";
      /** Absent if only a link in the response leads to the next page. */
      readonly cursor?: ParameterLocation;
      readonly size?: PageSize;
      readonly next: NextLocation;
      /** The next value is a URL; its query replaces ours. */
      readonly isLink?: boolean;
      /** The next value is an object, which the next request repeats. The cursor of a list state is its JSON text. */
      readonly isObject?: true;
    };

export type PagingStyle = Paging["style"];

export interface PageSize {
  readonly at: ParameterLocation;
  readonly default?: number;
  readonly maximum?: number;
  /** The API requires it. */
  readonly isRequired?: boolean;
  /** The parameter takes the number of the row after the page: `_end=50` with `_start=25`. */
  readonly isEnd?: true;
}

/**
 * Syntax of a sort value: `-field` · `field:desc` · `field desc` · `field,desc` · `field.desc` · `field_desc` · the
 * words behind or in front of the field, with their signs (`field|desc`, `fieldDesc`, `desc_field`, `+field`) · two
 * parameters · `{"field": "desc"}` · `[["field", "desc"]]`, or objects with `members`.
 */
export type SortForm =
  | "sign"
  | "colon"
  | "space"
  | "comma"
  | "dot"
  | "underscore"
  | "suffix"
  | "prefix"
  | "pair"
  | "by-field"
  | "json-object"
  | "json-list";

export interface Sort {
  readonly form: SortForm;
  readonly at: ParameterLocation;
  /** Parameter of the direction, for `pair`. */
  readonly direction?: ParameterLocation;
  /** Members of the objects of a `json-list`: `[{"field": "name", "direction": "desc"}]`. */
  readonly members?: { readonly field: string; readonly direction: string };
  /** The parameter is declared as a list or an object; otherwise it takes JSON as text. */
  readonly isJson?: true;
  /** Direction words of the API; default `asc` and `desc`. */
  readonly words: { readonly ascending: string; readonly descending: string };
  /** Sortable fields; absent: any field of the rows. */
  readonly fields?: readonly string[];
  /** Names in requests, by field, where they differ from those in the rows: `CREATED_AT` of `createdAt`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Several sort fields are possible. */
  readonly isMultiple: boolean;
  /** Records without a value are last in each direction, as the description states. */
  readonly isEmptyLast?: true;
  readonly evidence: Evidence;
}

/**
 * Comparison of a filter. `empty` takes true or false; `raw` is the filter language of the API, entered as text.
 * `any-of` takes texts with alternatives, each with values of other filters (`writeAlternatives`).
 */
export type FilterOperator =
  | "is"
  | "is-not"
  | "in"
  | "contains"
  | "starts-with"
  | "at-least"
  | "more-than"
  | "at-most"
  | "less-than"
  | "empty"
  | "any-of"
  | "raw";

export interface Filter {
  /** Unique in the list and used in URLs; usually the name of the parameter. */
  readonly name: string;
  readonly at: ParameterLocation;
  readonly operator: FilterOperator;
  /** Field of the rows that it filters, if known. */
  readonly fieldName?: string;
  /** Label, kind and choices of its input. */
  readonly field: Field;
  readonly isRequired?: boolean;
}

/** Value of a parameter that the console sends with each page, so that the response has the total, or all records. */
export interface AddedValue {
  readonly at: ParameterLocation;
  readonly value: Json;
}

/** Location of an estimate in responses without a total. */
export interface ListEstimate {
  readonly path: JsonPath;
  /** Parameter that requests the exact total. */
  readonly exact?: AddedValue;
}

/** Requests and responses of a list operation: rows, total, paging, sort, search, filters. */
export interface ListShape {
  /** `Operation.id`. */
  readonly operation: string;
  readonly rows: JsonPath;
  /** Name of the only field, if the rows are plain values. */
  readonly valueField?: string;
  /** Field with the key of a row, if the response has the rows by their keys: `{"7": {…}, "8": {…}}`. */
  readonly keyMember?: string;
  readonly total?: TotalLocation;
  readonly estimate?: ListEstimate;
  /** Parameters that request the total. */
  readonly totalSwitches?: readonly AddedValue[];
  /** Values of filters whose default leaves records out, until the user chooses others. */
  readonly allValues?: readonly AddedValue[];
  /** Parameters that the console does not add to this list: with them it has fewer rows. */
  readonly omitted?: readonly string[];
  readonly paging: Paging;
  readonly sort?: Sort;
  readonly search?: ParameterLocation;
  readonly filters: readonly Filter[];
  /** Path of numbers over all records that match. */
  readonly aggregates?: string;
  /** Filters that the API ignores: the browser evaluates them. */
  readonly ignoredFilters?: readonly Filter[];
  /** Parameter with only the direction of an order whose field no text names. */
  readonly direction?: Pick<Sort, "at" | "words">;
  /** A correction declares that the API cannot sort the list. */
  readonly isUnsorted?: true;
  /** The description declares null, or a status without a body, for an empty list. */
  readonly isNullable?: true;
  readonly evidence: readonly Evidence[];
}
