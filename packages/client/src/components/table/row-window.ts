/** Rows in the document: `start` is included, `end` is not. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** Rows before and after the visible ones. */
const overscan = 15;
/** The window moves by this many rows. */
const step = 5;

/** Rows to render for a visible part of the table body, in pixels from its start. */
export function rangeAt(top: number, bottom: number, rowHeight: number, count: number): RowRange {
  const first = Math.floor(top / rowHeight / step) * step - overscan;
  const last = Math.ceil(bottom / rowHeight / step) * step + overscan;
  const start = Math.max(0, Math.min(first, count - 1));
  return { start, end: Math.max(start + 1, Math.min(last, count)) };
}

/**
 * Ranges to render, in order: the window, the rows next to the focus, and the first and the last row, which keys reach.
 * Each range starts after the end of the one before it.
 */
export function rangesOf(
  window: RowRange,
  focused: number | undefined,
  count: number,
): readonly RowRange[] {
  const near = focused === undefined ? [] : [{ start: focused - 1, end: focused + 2 }];
  const all = [{ start: 0, end: 1 }, window, ...near, { start: count - 1, end: count }]
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(count, end) }))
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start - other.start);
  const merged: RowRange[] = [];
  for (const range of all) {
    const last = merged.at(-1);
    if (last === undefined || range.start > last.end) merged.push(range);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return merged;
}

/** Number of rows that are not rendered. A gap between ranges is a row itself. */
export function absentRows(ranges: readonly RowRange[], count: number): number {
  const rendered = ranges.reduce((sum, { start, end }) => sum + end - start, 0);
  const starts = [...ranges.map(({ start }) => start), count];
  const gaps = starts.filter((start, at) => start > (ranges[at - 1]?.end ?? 0));
  return Math.max(0, count - rendered - gaps.length);
}
