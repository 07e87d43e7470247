import type { ListQuery } from "./list-query.ts";
import type { Page } from "./table-store.ts";

/** A page as it is sent. */
export interface SentPage {
  readonly rows: readonly string[];
  readonly page: number;
  readonly perPage: number;
  /** True if rows of the requested page are missing: the next page starts with them. */
  readonly isCut: boolean;
}

/**
 * A page that is too large becomes a page of fewer rows: of a divisor of the requested number, so that it has a number
 * and the next page starts where it ends.
 */
export function cutPage({ page, perPage }: ListQuery, { rows, available }: Page): SentPage {
  if (rows.length >= available) return { rows, page, perPage, isCut: false };
  let size = rows.length;
  while (perPage % size !== 0) size -= 1;
  const before = (page - 1) * perPage;
  return { rows: rows.slice(0, size), page: before / size + 1, perPage: size, isCut: true };
}
