import type { ListState, RecordRef } from "@quarterdeck/model";

/** A list to read to its end. */
export interface ListWalk extends Omit<RecordRef, "key"> {
  /** Its filters and its order; its page is ignored. */
  readonly state: ListState;
  /** Rows of a page, for a walk that may end early; without it the pages are as long as possible. */
  readonly size?: number;
  /** Total that the list showed: one page with that many rows keeps the order of the API. */
  readonly expected?: number | undefined;
}
