import type { Address } from "#addresses/address.ts";

/** Groups in their order without a search text. */
export type EntryGroup =
  | "recent"
  | "screen"
  | "open"
  | "records"
  | "views"
  | "lists"
  | "create"
  | "pages"
  | "operations";

/** Link or command of the palette. */
export interface Entry {
  readonly id: string;
  readonly group: EntryGroup;
  /** Icon, if it differs from the icon of the group. */
  readonly look?: EntryGroup;
  readonly label: string;
  /** Shown next to the label: a resource name, or method and path. */
  readonly hint?: string | undefined;
  /** Further search words. */
  readonly words?: string | undefined;
  /** Matched text of a field that the label does not show. */
  readonly matched?: string | undefined;
  /** Kind of match of a record, 0 to 10: `rankRecord`. */
  readonly rank?: number;
  readonly keys?: string | undefined;
  readonly target: Address | (() => void);
}
