import type { ReactNode } from "react";
import classes from "./data-table.module.css";

/** As in `aria-sort`. */
export type SortDirection = "ascending" | "descending";

/** Of a column with a sort. */
export type Direction = SortDirection | "none";

/** Heading that sorts by its column; with Shift, in addition to other columns. */
export function SortButton({
  label,
  direction,
  onSort,
}: {
  readonly label: string;
  readonly direction: Direction;
  readonly onSort: (isAdding: boolean) => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={classes.sort}
      data-direction={direction}
      onClick={(event) => onSort(event.shiftKey)}
    >
      {label}
    </button>
  );
}
