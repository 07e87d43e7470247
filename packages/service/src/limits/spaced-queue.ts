import { createBoundedMap } from "./bounded-map.ts";

export interface QueueRule {
  /** Attempts without spacing. */
  readonly free: number;
  /** Time between two attempts after that; each further `free` attempts double it. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** Quiet time after which a key starts from zero. */
  readonly forgetMs: number;
  /** Attempts of one key that wait at once, at most. */
  readonly capacity: number;
}

export interface SpacedQueue {
  /**
   * Waits for the turn of an attempt. Lower ranks come first, and take the place of higher ones if the queue is full.
   * Resolves with 0, or with the seconds after which to retry.
   */
  enter(key: string, rank: number): Promise<number>;
  /** Removes a successful attempt from the count. */
  giveBack(key: string): void;
}

interface Waiting {
  readonly rank: number;
  readonly resolve: (seconds: number) => void;
}

interface Entry {
  count: number;
  endsAt: number;
  nextAt: number;
  waiting: Waiting[];
  timer: NodeJS.Timeout | undefined;
}

const mostKeys = 20_000;

/**
 * Spaces the attempts of a key instead of refusing them: the right password gets its turn while others guess. `now` is
 * monotonic, in ms.
 */
export function createSpacedQueue(
  rule: QueueRule,
  now: () => number = () => performance.now(),
): SpacedQueue {
  const entries = createBoundedMap<Entry>(mostKeys, now);

  const start = (key: string, entry: Entry): void => {
    entry.count += 1;
    entry.nextAt = now() + spacing(entry.count, rule);
    entry.endsAt = entry.nextAt + rule.forgetMs;
    entries.set(key, entry);
  };
  const schedule = (key: string, entry: Entry): void => {
    if (entry.timer !== undefined || entry.waiting.length === 0) return;
    entry.timer = setTimeout(
      () => {
        entry.timer = undefined;
        const [first] = byRank(entry.waiting);
        if (first === undefined) return;
        entry.waiting = entry.waiting.filter((one) => one !== first);
        start(key, entry);
        first.resolve(0);
        schedule(key, entry);
      },
      Math.max(0, entry.nextAt - now()),
    );
  };
  const retrySeconds = (entry: Entry): number =>
    Math.ceil((entry.nextAt - now() + entry.waiting.length * spacing(entry.count, rule)) / 1000) ||
    1;

  return {
    async enter(key, rank) {
      const entry = entries.get(key) ?? createEntry();
      if (entry.waiting.length === 0 && entry.nextAt <= now()) {
        start(key, entry);
        return 0;
      }
      if (entry.waiting.length >= rule.capacity) {
        const last = byRank(entry.waiting).at(-1);
        if (last === undefined || last.rank <= rank) return retrySeconds(entry);
        entry.waiting = entry.waiting.filter((one) => one !== last);
        last.resolve(retrySeconds(entry));
      }
      return new Promise((resolve) => {
        entry.waiting.push({ rank, resolve });
        schedule(key, entry);
      });
    },
    giveBack(key) {
      const entry = entries.get(key);
      if (entry !== undefined && entry.count > 0) entry.count -= 1;
    },
  };
}

function createEntry(): Entry {
  return { count: 0, endsAt: 0, nextAt: 0, waiting: [], timer: undefined };
}

/** The sort is stable: equal ranks stay in the order of arrival. */
function byRank(waiting: readonly Waiting[]): readonly Waiting[] {
  return waiting.toSorted((one, other) => one.rank - other.rank);
}

function spacing(count: number, { free, firstMs, longestMs }: QueueRule): number {
  return count < free ? 0 : Math.min(firstMs * 2 ** (Math.floor(count / free) - 1), longestMs);
}
