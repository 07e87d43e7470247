import type { ReactNode } from "react";
import classes from "./data-table.module.css";

/** As in `aria-sort`. */
export type SortDirection = "ascending" | "descending";

/** Heading that sorts by its column; with Shift, in addition to other columns. */
export function SortButton({
  label,
  direction,
  onSort,
}: {
  readonly label: string;
  readonly direction: SortDirection | undefined;
  readonly onSort: (isAdding: boolean) => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={classes.sort}
      data-direction={direction ?? "none"}
      onClick={(event) => onSort(event.shiftKey)}
    >
      {label}
    </button>
  );
}
