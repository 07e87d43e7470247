import { recordKey, writeJson } from "@quarterdeck/model";
import type { ListPage, Resource } from "@quarterdeck/model";

/** Filters out rows that moved to a later page between two reads. */
export function createDuplicateFilter(resource: Resource): (row: unknown) => boolean {
  const seen = new Set<string>();
  return (row) => {
    const key = recordKey(resource, row);
    if (key === undefined) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}

export function isRepeated(
  { key }: Resource,
  before: ListPage | undefined,
  page: ListPage,
): boolean {
  if (key.length > 0 || before === undefined) return false;
  return isSame(before, page.rows);
}

/** True for a page with the rows of the one before. */
export function isSame(before: ListPage, rows: readonly unknown[]): boolean {
  return before.rows.length === rows.length && writeJson(before.rows) === writeJson(rows);
}
