import type { Evidence } from "./evidence.ts";
import type { Field } from "./field.ts";
import type { JsonPath } from "./json.ts";

/** A place in a request: a parameter, or a place inside a parameter that is JSON or a deep object. */
export interface ParameterLocation {
  /** A member of the body instead of a parameter: lists that are asked for by POST. */
  readonly in?: "body";
  readonly parameter: string;
  readonly path?: JsonPath;
}

/** Where a total stands: in the body, in a header, or in the answer of another operation. */
export type TotalLocation =
  | { readonly in: "body"; readonly path: JsonPath }
  | { readonly in: "header"; readonly name: string }
  | { readonly in: "operation"; readonly operation: string; readonly path: JsonPath };

/** Where the next cursor, token or link stands. */
export type NextLocation =
  | { readonly in: "body"; readonly path: JsonPath }
  | { readonly in: "link-header" }
  /** The cursor is the key of the last row. */
  | { readonly in: "last-row"; readonly path: JsonPath };

export type Paging =
  | { readonly style: "none" }
  | {
      readonly style: "page";
      readonly page: ParameterLocation;
      readonly size?: PageSize;
      /** The number the API gives to the first page. */
      readonly first: 0 | 1;
    }
  | { readonly style: "offset"; readonly offset: ParameterLocation; readonly size: PageSize }
  | {
      readonly style: "cursor";
      /** Absent where only the answer's link leads to the next page. */
      readonly cursor?: ParameterLocation;
      readonly size?: PageSize;
      readonly next: NextLocation;
      /** The next value is a whole address: its query replaces ours. */
      readonly isLink?: boolean;
    };

export type PagingStyle = Paging["style"];

export interface PageSize {
  readonly at: ParameterLocation;
  readonly default?: number;
  readonly maximum?: number;
  /** The API refuses to answer without it. */
  readonly isRequired?: boolean;
}

/** How an order is written: `-field` · `field:desc` · `field desc` · `field,desc` · `field_desc` · two parameters. */
export type SortForm = "sign" | "colon" | "space" | "comma" | "underscore" | "pair";

export interface Sort {
  readonly form: SortForm;
  readonly at: ParameterLocation;
  /** For `pair`: where the direction goes. */
  readonly direction?: ParameterLocation;
  /** The words the API uses, `asc` and `desc` where it says nothing. */
  readonly words: { readonly ascending: string; readonly descending: string };
  /** Fields that can be sorted by; absent: any field of the rows. */
  readonly fields?: readonly string[];
  /** Several orders at once are possible. */
  readonly isMultiple: boolean;
  readonly evidence: Evidence;
}

/** `is` exact; `empty` asks by true or false whether there is a value; `raw`: the API's own filter language, offered as text. */
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
  | "raw";

export interface Filter {
  /** Unique in the list, stands in the address: mostly the parameter's name. */
  readonly name: string;
  readonly at: ParameterLocation;
  readonly operator: FilterOperator;
  /** The row's field that it narrows, where known. */
  readonly fieldName?: string;
  /** Label, kind and choices of the input. */
  readonly field: Field;
  readonly isRequired?: boolean;
}

/** How a list operation is asked and read. */
export interface ListShape {
  /** `Operation.id`. */
  readonly operation: string;
  readonly rows: JsonPath;
  /** The rows are plain values: each is read as a record with this one field. */
  readonly valueField?: string;
  readonly total?: TotalLocation;
  readonly paging: Paging;
  readonly sort?: Sort;
  readonly search?: ParameterLocation;
  readonly filters: readonly Filter[];
  readonly evidence: readonly Evidence[];
}
