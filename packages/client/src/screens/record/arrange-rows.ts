import { isExactNumber, type SortBy, valueAt } from "@quarterdeck/model";
import { formatPlain } from "#fields/views/plain-value.tsx";

interface Arranged {
  readonly rows: readonly unknown[];
  /** Of all that match. */
  readonly total: number;
}

/** What a list of the API would do with them, done here with rows that are at hand: found, ordered, one page. */
export function arrangeRows(
  rows: readonly unknown[],
  asked: {
    readonly search: string;
    readonly sort: readonly SortBy[];
    readonly page: number;
    readonly size: number;
  },
): Arranged {
  const words = asked.search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const text = words.length === 0 ? "" : formatPlain(row).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const start = (asked.page - 1) * asked.size;
  const sorted = asked.sort.length === 0 ? found : found.toSorted(byOrder(asked.sort));
  return { rows: sorted.slice(start, start + asked.size), total: found.length };
}

function byOrder(sort: readonly SortBy[]) {
  return (a: unknown, b: unknown): number => {
    for (const { field, isDescending } of sort) {
      const [left, right] = [valueAt(a, [field]), valueAt(b, [field])];
      // What is missing stands last whichever way the rest goes.
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
