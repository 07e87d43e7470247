import { type CellPosition, type Step, stepFrom, stepOfKey } from "./cell-position.ts";

/** Selected cells: from the anchor to the cell with the focus. */
export interface CellRange {
  readonly anchor: CellPosition;
  readonly focus: CellPosition;
}

/** Rows from `first` to `last` and columns of a range. */
export interface RangeBounds {
  readonly first: number;
  readonly last: number;
  readonly names: readonly string[];
}

/** `names` are the columns in their order. */
export function boundsOf({ anchor, focus }: CellRange, names: readonly string[]): RangeBounds {
  const columns = [names.indexOf(anchor.name), names.indexOf(focus.name)];
  return {
    first: Math.min(anchor.row, focus.row),
    last: Math.max(anchor.row, focus.row),
    names: names.slice(Math.min(...columns), Math.max(...columns) + 1),
  };
}

export function countCells({ first, last, names }: RangeBounds): number {
  return (last - first + 1) * names.length;
}

type GridStep = Step | "first" | "last" | "page-up" | "page-down";

/** Step of a key in the grid (WAI-ARIA APG, "Grid"). */
export function gridStepOf(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">,
  isRightToLeft: boolean,
): GridStep | undefined {
  if (ctrlKey || metaKey) return corners.get(key);
  return pages.get(key) ?? stepOfKey(key, isRightToLeft);
}

const corners: ReadonlyMap<string, GridStep> = new Map([
  ["Home", "first"],
  ["End", "last"],
]);

const pages: ReadonlyMap<string, GridStep> = new Map([
  ["PageUp", "page-up"],
  ["PageDown", "page-down"],
]);

interface Grid {
  readonly names: readonly string[];
  readonly count: number;
  /** Rows in the visible part of the table. */
  readonly page: number;
}

export function gridStepFrom(from: CellPosition, step: GridStep, grid: Grid): CellPosition {
  const { names, count, page } = grid;
  const row = (to: number): number => Math.min(Math.max(to, 0), count - 1);
  if (step === "first") return { row: 0, name: names[0] ?? from.name };
  if (step === "last") return { row: count - 1, name: names.at(-1) ?? from.name };
  if (step === "page-up") return { ...from, row: row(from.row - page) };
  if (step === "page-down") return { ...from, row: row(from.row + page) };
  return stepFrom(from, step, grid);
}
