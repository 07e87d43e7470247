import type { Address } from "#addresses/address.ts";

/** In the order in which they are shown while nothing is typed. */
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

/** Something that the palette leads to or does. */
export interface Entry {
  readonly id: string;
  readonly group: EntryGroup;
  /** What it looks like, where that is not its group's own. */
  readonly look?: EntryGroup;
  readonly label: string;
  /** Beside the label: a resource's name, a method and path. */
  readonly hint?: string | undefined;
  /** Found by these words too. */
  readonly words?: string | undefined;
  readonly keys?: string | undefined;
  readonly target: Address | (() => void);
}
