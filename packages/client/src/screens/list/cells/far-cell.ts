import { bodyLines, type CellPosition, findCell } from "./cell-position.ts";

const GIVE_UP_MS = 1000;

/** Focuses a cell; a long table adds the row of a distant cell after it scrolls there. */
export function focusFarCell(
  table: HTMLTableElement,
  position: CellPosition,
  focus: (cell: HTMLElement) => void,
): void {
  const near = findCell(table, position);
  const frame = table.parentElement;
  if (near !== undefined) return focus(near);
  if (frame === null) return;
  const observer = new MutationObserver(() => {
    const cell = findCell(table, position);
    if (cell === undefined) return;
    observer.disconnect();
    focus(cell);
  });
  for (const body of table.tBodies) observer.observe(body, { childList: true });
  setTimeout(() => observer.disconnect(), GIVE_UP_MS);
  frame.scrollTop = position.row * rowHeight(table) - frame.clientHeight / 2;
}

/** Rows in the visible part of the table, without the headings. */
export function pageOf(table: HTMLTableElement): number {
  const visible = table.parentElement?.clientHeight ?? 0;
  return Math.max(1, Math.floor(visible / rowHeight(table)) - 1);
}

function rowHeight(table: HTMLTableElement): number {
  const heights = bodyLines(table).map((line) => line.offsetHeight);
  return heights.find((height) => height > 0) ?? 1;
}
