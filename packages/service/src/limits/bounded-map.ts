interface Attempts {
  /** Failed and running attempts. */
  count: number;
  /** Time in ms after which the entry is forgotten. */
  endsAt: number;
}

/** Entries of attempts by key, at most `most`: keys come from outside. */
export interface BoundedMap<Entry extends Attempts> {
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  delete(key: string): void;
  readonly size: () => number;
}

/**
 * Drops ended entries first, then those with the fewest attempts: a flood of new keys does not end the wait of a key
 * under attack.
 */
export function createBoundedMap<Entry extends Attempts>(
  most: number,
  now: () => number,
): BoundedMap<Entry> {
  const entries = new Map<string, Entry>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined || entry.endsAt > now()) return entry;
      entries.delete(key);
      return undefined;
    },
    set(key, entry) {
      if (entries.size >= most && !entries.has(key)) makeRoom(entries, most, now());
      entries.set(key, entry);
    },
    delete: (key) => void entries.delete(key),
    size: () => entries.size,
  };
}

/** Removes a tenth at once, so that the sort is rare. */
function makeRoom<Entry extends Attempts>(
  entries: Map<string, Entry>,
  most: number,
  now: number,
): void {
  for (const [key, { endsAt }] of entries) if (endsAt <= now) entries.delete(key);
  const limit = Math.floor(most * 0.9);
  if (entries.size <= limit) return;
  const byCount = [...entries].toSorted(([, a], [, b]) => a.count - b.count || a.endsAt - b.endsAt);
  for (const [key] of byCount.slice(0, entries.size - limit)) entries.delete(key);
}
