import { isExactNumber, type SortBy, valueAt } from "@quarterdeck/model";
import { formatPlain } from "#fields/views/plain-value.tsx";

interface ArrangedRows {
  readonly rows: readonly unknown[];
  /** Number of matching rows on all pages. */
  readonly total: number;
}

/** Searches, sorts and pages rows that are already loaded. */
export function arrangeRows(
  rows: readonly unknown[],
  state: {
    readonly search: string;
    readonly sort: readonly SortBy[];
    readonly page: number;
    readonly size: number;
  },
): ArrangedRows {
  const words = state.search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = rows.filter((row) => {
    const text = words.length === 0 ? "" : formatPlain(row).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const start = (state.page - 1) * state.size;
  const sorted = state.sort.length === 0 ? matches : matches.toSorted(byOrder(state.sort));
  return { rows: sorted.slice(start, start + state.size), total: matches.length };
}

function byOrder(sort: readonly SortBy[]) {
  return (a: unknown, b: unknown): number => {
    for (const { field, isDescending } of sort) {
      const [left, right] = [valueAt(a, [field]), valueAt(b, [field])];
      // Missing values are last in both directions.
      const missing = Number(isMissing(left)) - Number(isMissing(right));
      if (missing !== 0) return missing;
      const order = isMissing(left) ? 0 : compareValues(left, right);
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  };
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function compareValues(a: unknown, b: unknown): number {
  const [left, right] = [numberOf(a), numberOf(b)];
  if (left !== undefined && right !== undefined) return left - right;
  return formatPlain(a).localeCompare(formatPlain(b), undefined, { numeric: true });
}

function numberOf(value: unknown): number | undefined {
  if (isExactNumber(value)) return Number(value.text);
  return typeof value === "number" ? value : undefined;
}
