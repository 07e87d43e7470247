import { createBoundedMap } from "./bounded-map.ts";

export interface WaitRule {
  /** Attempts without a wait. */
  readonly free: number;
  /** Wait after the first attempt that is not free; each further one doubles it. */
  readonly firstSeconds: number;
  readonly longestSeconds: number;
  /** Quiet time after which a key starts from zero. */
  readonly forgetSeconds: number;
}

/** A counted attempt, or the seconds to wait. */
export type Attempt =
  | { readonly waitSeconds: number }
  | {
      readonly waitSeconds: 0;
      /** Failed and running attempts of the key before this one. */
      readonly before: number;
      /** Removes a successful attempt from the count, and the wait that it caused. */
      readonly giveBack: () => void;
    };

export interface GrowingWait {
  take(key: string): Attempt;
  /** Removes all attempts of a key. */
  forget(key: string): void;
  readonly size: () => number;
}

interface Entry {
  count: number;
  waitsUntil: number;
  endsAt: number;
}

/** Number of keys in memory, at most. */
const mostKeys = 20_000;

/**
 * Slows attempts down: after `free` attempts, each one makes the key wait, twice as long as before. Refused attempts do
 * not count. In memory: each process counts for itself, and a restart resets it. `now` is monotonic, in ms.
 */
export function createGrowingWait(
  rule: WaitRule,
  now: () => number = () => performance.now(),
): GrowingWait {
  const entries = createBoundedMap<Entry>(mostKeys, now);
  return {
    take(key) {
      const time = now();
      const entry = entries.get(key) ?? { count: 0, waitsUntil: 0, endsAt: 0 };
      if (entry.waitsUntil > time) {
        return { waitSeconds: Math.ceil((entry.waitsUntil - time) / 1000) };
      }
      const before = entry.count;
      entry.count += 1;
      entry.waitsUntil = time + waitOf(entry.count, rule) * 1000;
      entry.endsAt = entry.waitsUntil + rule.forgetSeconds * 1000;
      entries.set(key, entry);
      const caused = entry.waitsUntil;
      return {
        waitSeconds: 0,
        before,
        giveBack() {
          entry.count -= 1;
          // A later attempt may have caused another wait.
          if (entry.waitsUntil === caused) entry.waitsUntil = time;
          if (entry.count === 0) entries.delete(key);
        },
      };
    },
    forget: (key) => entries.delete(key),
    size: entries.size,
  };
}

function waitOf(count: number, { free, firstSeconds, longestSeconds }: WaitRule): number {
  return count < free ? 0 : Math.min(firstSeconds * 2 ** (count - free), longestSeconds);
}
