import { storePreference, readPreference } from "#storage/preferences.ts";

/** How many records each card showed when it was last seen, by `Resource.name`, where those were fewer than it has room for. */
export type FewRows = Readonly<Record<string, number>>;

/** As many as a card has room for before anybody knows how many there are. */
const MOST = 5;

const NAME = "home-few";

let known: FewRows = {};

export async function readFewRows(): Promise<FewRows> {
  const kept = Object.entries((await readPreference(NAME)) ?? {});
  const counts = kept.filter((entry): entry is [string, number] => typeof entry[1] === "number");
  known = Object.fromEntries(counts);
  return known;
}

/** For the next visit: a card that shrank under somebody's eyes would move all below it. */
export function keepRowCount(name: string, count: number): void {
  const rows = count < MOST ? Math.max(count, 1) : undefined;
  if (known[name] === rows) return;
  const { [name]: _, ...others } = known;
  known = rows === undefined ? others : { ...others, [name]: rows };
  void storePreference(NAME, known);
}
