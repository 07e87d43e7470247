import { bodyLines, columnNames } from "./cell-position.ts";
import type { RangeBounds } from "./cell-range.ts";

/** Marks the cells of a range that are in the document, also those that scrolling adds; returns a function that ends it. */
export function markCells(table: HTMLTableElement, bounds: RangeBounds): () => void {
  const mark = (): void => setMarks(table, bounds);
  mark();
  const observer = new MutationObserver(mark);
  for (const body of table.tBodies) observer.observe(body, { childList: true });
  return () => {
    observer.disconnect();
    for (const cell of table.querySelectorAll("td[aria-selected]")) {
      cell.removeAttribute("aria-selected");
    }
  };
}

function setMarks(table: HTMLTableElement, { first, last, names }: RangeBounds): void {
  const columns = columnNames(table).flatMap((name, at) =>
    name !== undefined && names.includes(name) ? [at] : [],
  );
  for (const [at, line] of bodyLines(table).entries()) {
    const index = Number(line.dataset["index"] ?? at);
    const isInside = index >= first && index <= last;
    for (const column of columns) {
      const cell = line.children[column];
      if (isInside) cell?.setAttribute("aria-selected", "true");
      else cell?.removeAttribute("aria-selected");
    }
  }
}
