/** How wide a column must be to show the widest of its cells whole; to be asked while it is narrow. */
export function contentWidth(heading: HTMLTableCellElement): number {
  const rows = Array.from(heading.closest("table")?.rows ?? []);
  const cells = rows.flatMap((row) => row.cells[heading.cellIndex] ?? []);
  const widths = cells.map((cell) => {
    const inside = Array.from(
      cell.querySelectorAll<HTMLElement>("*:not([role=separator])"),
      widthOf,
    );
    const padding = Number.parseFloat(getComputedStyle(cell).paddingInlineEnd);
    // A heading does not cut: the edge at its end would count.
    const own = cell === heading ? 0 : cell.scrollWidth;
    return Math.max(own, 2 * padding + Math.max(0, ...inside)) + (cell === heading ? 0 : padding);
  });
  return Math.ceil(Math.max(0, ...widths));
}

/** Of all that it holds, cut off or not. */
function widthOf(element: HTMLElement): number {
  return element.scrollWidth;
}
