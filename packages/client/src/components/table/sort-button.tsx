import type { ReactNode } from "react";
import classes from "./data-table.module.css";
import type { SortDirection } from "./sort-direction.ts";

/** A column's heading to sort by; with Shift it joins the orders that are there. */
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
