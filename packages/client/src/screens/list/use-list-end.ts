import { useState } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import type { ReadPage } from "#queries/list.ts";

interface Seen {
  /** Search and filters of the pages. */
  readonly condition: string;
  readonly total: number | undefined;
  /** Rows of the longest page. */
  readonly longest: number;
  /** The pages end before the total. */
  readonly isShort: boolean;
}

interface ListEnd {
  /** Total of the API, if its pages end before: the rest cannot be read. */
  readonly falseTotal: number | undefined;
  /** Rows of a full page. */
  readonly size: number;
}

/** Compares the total of the API with the rows on its pages, once the last page was shown. */
export function useListEnd(
  { search, filters, page: number }: ListAddress,
  page: ReadPage | undefined,
  size: number,
): ListEnd {
  const condition = JSON.stringify([search, filters]);
  const [stored, setSeen] = useState<Seen>();
  const before = stored?.condition === condition ? stored : undefined;
  if (page === undefined || page.arranged !== undefined) return { falseTotal: undefined, size };
  const total = page.total ?? before?.total;
  const count = page.rows.length;
  const longest = Math.max(before?.longest ?? 0, count);
  const most = (number - 1) * Math.max(size, longest) + count;
  const isEnd =
    page.isPartial === true || (page.hasNext === false && total !== undefined && total > most);
  const isShort = isEnd || (before?.isShort === true && before.total === total);
  // Without rows on the first page, the pages may be counted from zero, which the next read shows.
  const isStored = isShort && (number > 1 || count > 0);
  const isSeen =
    before?.total === total && before?.longest === longest && before.isShort === isStored;
  if (!isSeen) setSeen({ condition, total, longest, isShort: isStored });
  return isShort
    ? { falseTotal: total, size: Math.max(size, longest) }
    : { falseTotal: undefined, size };
}

/** Page of the first address that could not be opened, after the first rows were shown. */
export function useLostPage(lost: number | undefined, page: ReadPage | undefined) {
  const state = useState<number>();
  const [stored, store] = state;
  if (lost !== undefined && page !== undefined && lost !== stored) store(lost);
  return state;
}
