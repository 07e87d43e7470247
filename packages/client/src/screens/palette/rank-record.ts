import { foldText, type RecordMatch } from "#queries/search-records.ts";

/** Least rank of a record with the typed number as its key and in its title. */
export const BEST_RANK = 9;

/** Kind of match of a record: 8 and 9 for its key, 7 for its title or number, 1 for another field. */
export function rankRecord(record: RecordMatch, typed: string): number {
  const rank = rankMatch(record, typed);
  // A record without a page opens only its list.
  return record.key === undefined ? rank / 10 : rank;
}

function rankMatch({ key, title, matched }: RecordMatch, typed: string): number {
  const text = foldText(typed);
  const name = foldText(title);
  const hasNumber = readNumbers(title).includes(text);
  if (key !== undefined && foldText(key) === text)
    return hasNumber || name === text ? BEST_RANK : 8;
  if (name === text || hasNumber) return 7;
  if (matched !== undefined && foldText(matched.text) === text) return 6;
  if (name.startsWith(text)) return 4;
  if (name.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(text))) return 3;
  return name.includes(text) ? 2 : 1;
}

/** Numbers of a title without leading zeros: "SO-0001042" has 1042. */
function readNumbers(title: string): readonly string[] {
  return (title.match(/\d+/g) ?? []).map((digits) => digits.replace(/^0+(?=\d)/, ""));
}
