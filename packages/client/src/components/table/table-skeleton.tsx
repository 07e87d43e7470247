import type { ReactNode } from "react";
import classes from "./table-skeleton.module.css";

interface TableSkeletonProps {
  readonly count: number;
  readonly density: string;
}

/** As high as so many rows, below the heading of a table that waits. One element: hundreds of cells took half as long to draw as the rows. */
export function TableSkeleton({ count, density }: TableSkeletonProps): ReactNode {
  return (
    <div
      className={classes.skeletons}
      data-skeleton
      data-density={density}
      style={{ blockSize: `calc(${count} * var(--row))` }}
      aria-hidden="true"
    />
  );
}
