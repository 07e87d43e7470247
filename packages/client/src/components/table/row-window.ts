/** Rows in the document: `start` is included, `end` is not. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** Rows before and after the visible ones. */
const overscan = 10;
/** The window moves by this many rows. */
const step = 5;

/** Visible part of a table body in pixels from its start, and the height of a row. */
export interface VisiblePart {
  readonly from: number;
  readonly to: number;
  readonly height: number;
}

/** Rows to render: the visible ones and some `near` them. */
export function rangeAt(
  { from, to, height }: VisiblePart,
  count: number,
  near = overscan,
): RowRange {
  const first = Math.floor(from / height / step) * step - near;
  const last = Math.ceil(to / height / step) * step + near;
  const start = Math.max(0, Math.min(first, count - 1));
  return { start, end: Math.max(start + 1, Math.min(last, count)) };
}

/** Number of rows of a range that another one does not have. */
export function newRows(range: RowRange, before: RowRange): number {
  const common = Math.min(range.end, before.end) - Math.max(range.start, before.start);
  return range.end - range.start - Math.max(0, common);
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

interface Growth {
  /** Range in the document. */
  readonly before: RowRange;
  /** Range to reach. */
  readonly target: RowRange;
  readonly visible: RowRange;
  /** Greatest number of new rows. */
  readonly most: number;
}

/** The next range on the way to a target: the common rows, and at most some new ones, the visible ones first. */
export function growRange({ before, target, visible, most }: Growth): RowRange {
  let start = Math.max(before.start, target.start);
  let end = Math.min(before.end, target.end);
  const isApart = start >= end || start > visible.end || end < visible.start;
  if (isApart) start = end = visible.start;
  let left = most;
  for (const goal of [visible, target]) {
    const below = Math.min(left, Math.max(0, goal.end - end));
    end += below;
    left -= below;
    const above = Math.min(left, Math.max(0, start - goal.start));
    start -= above;
    left -= above;
  }
  return { start, end };
}

/** Number of rows of the next slice, so that a slice takes less than ten milliseconds. */
export function nextSlice(rows: number, took: number): number {
  if (took > 10) return Math.max(2, Math.floor(rows / 2));
  return took < 4 ? Math.min(16, rows * 2) : rows;
}
