/** Width that shows the largest cell of a column completely. Measured while the column is narrow. */
export function contentWidth(heading: HTMLTableCellElement): number {
  const rows = Array.from(heading.closest("table")?.rows ?? []);
  const cells = rows.flatMap((row) => row.cells[heading.cellIndex] ?? []);
  const widths = cells.map((cell) => {
    const inside = Array.from(
      cell.querySelectorAll<HTMLElement>("*:not([role=separator])"),
      widthOf,
    );
    const padding = Number.parseFloat(getComputedStyle(cell).paddingInlineEnd);
    // A heading is not cut off: its scroll width contains the edge.
    const own = cell === heading ? 0 : cell.scrollWidth;
    return Math.max(own, 2 * padding + Math.max(0, ...inside)) + (cell === heading ? 0 : padding);
  });
  return Math.ceil(Math.max(0, ...widths));
}

function widthOf(element: HTMLElement): number {
  return element.scrollWidth;
}
