import { ownMember } from "@quarterdeck/model";
import { storePreference, readPreference } from "#storage/preferences.ts";

/** Number of records of each card on the last visit, by `Resource.name`, if fewer than the default. */
export type RowCounts = Readonly<Record<string, number>>;

/** Default number of rows. */
const MAX_ROWS = 5;

const NAME = "row-counts";

let rowCounts: RowCounts = {};

export async function readRowCounts(): Promise<RowCounts> {
  const stored = Object.entries((await readPreference(NAME)) ?? {});
  const counts = stored.filter((entry): entry is [string, number] => typeof entry[1] === "number");
  rowCounts = Object.fromEntries(counts);
  return rowCounts;
}

/** Stores the count for the next visit: a card that shrinks would move the content below. */
export function storeRowCount(name: string, count: number): void {
  const rows = count < MAX_ROWS ? Math.max(count, 1) : undefined;
  if (ownMember(rowCounts, name) === rows) return;
  const { [name]: _, ...others } = rowCounts;
  rowCounts = rows === undefined ? others : { ...others, [name]: rows };
  void storePreference(NAME, rowCounts);
}
