import { readPosition } from "#screens/list/cells/cell-position.ts";

/** Index of the row in the list of a cell that shows a field, or of its content. */
export function readRow(
  table: HTMLTableElement,
  target: EventTarget | null,
  names: readonly string[],
): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("td") : null;
  if (cell === null) return undefined;
  // The column of the name has no field where a composite key names the record.
  if (cell.querySelector("[data-row-link]") !== null) return indexOf(table, cell);
  return readPosition(table, cell, names)?.row;
}

function indexOf(table: HTMLTableElement, cell: HTMLElement): number | undefined {
  const line = cell.closest("tr");
  if (line === null) return undefined;
  const written = line.dataset["index"];
  if (written !== undefined) return Number(written);
  return Array.from(table.querySelectorAll("tbody tr")).indexOf(line);
}

/** Kind of an element with the focus: a cell, or a row's link, whose Space selects the row where that is possible. */
export function rowTargetKind(
  target: EventTarget | null,
): "cell" | "link" | "selectable" | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  if (target.localName === "td") return "cell";
  if (!("rowLink" in target.dataset)) return undefined;
  return target.closest("tr")?.querySelector("[data-row-check]") ? "selectable" : "link";
}

/** Row of an index: long tables have only some rows in the document. */
export function rowSelector(table: string, index: number): string {
  const start = `#${table} > tbody > tr`;
  return `${start}[data-index="${index}"], ${start}:not([data-index]):nth-child(${index + 1})`;
}

export function focusRow(table: string, index: number): void {
  if (index < 0) return;
  const row = document.querySelector(rowSelector(table, index));
  row?.querySelector<HTMLElement>("[data-row-link]")?.focus();
}
