import type { Clock } from "./clock.ts";

/** Limits the rows in progress, and pauses all of them when the API rejects requests for now. */
export interface RateLimiter {
  /** Waits for a free slot; false if the signal aborts first. */
  readonly acquire: (signal: AbortSignal) => Promise<boolean>;
  readonly release: () => void;
  /** True until the time that the API requested is over. */
  readonly isBackingOff: () => boolean;
  /** Waits for that time without releasing the slot; false if the signal aborts first. */
  readonly waitForBackOff: (signal: AbortSignal) => Promise<boolean>;
  /** Counts an accepted row; after `patience` of them the limit grows by one. */
  readonly recordSuccess: () => void;
  /** Pauses all rows and halves the limit. */
  readonly backOff: (milliseconds: number) => void;
}

interface RateLimits {
  readonly initial: number;
  readonly max: number;
  /** Accepted rows until the limit grows. */
  readonly patience: number;
  /** Time that the API requested in an earlier run. */
  readonly restUntil?: number | undefined;
}

const defaults: RateLimits = { initial: 4, max: 6, patience: 40 };

export function createRateLimiter(clock: Clock, limits: Partial<RateLimits> = {}): RateLimiter {
  const { initial, max, patience, restUntil = 0 } = { ...defaults, ...limits };
  let limit = initial;
  let active = 0;
  let streak = 0;
  let resumeAt = restUntil;
  const waiting = new Set<() => void>();

  const wake = (): void => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  };

  const isBackingOff = (): boolean => clock.now() < resumeAt;

  const waitForBackOff = async (signal: AbortSignal): Promise<boolean> => {
    while (isBackingOff() && !signal.aborted) await clock.sleep(resumeAt - clock.now(), signal);
    return !signal.aborted;
  };

  return {
    isBackingOff,
    waitForBackOff,
    acquire: async (signal) => {
      while (await waitForBackOff(signal)) {
        if (active < limit) {
          active += 1;
          return true;
        }
        await waitForSlot(waiting, signal);
      }
      return false;
    },
    release: () => {
      active -= 1;
      wake();
    },
    recordSuccess: () => {
      streak += 1;
      if (streak < patience || limit >= max) return;
      streak = 0;
      limit += 1;
      wake();
    },
    backOff: (milliseconds) => {
      streak = 0;
      limit = Math.max(1, Math.floor(limit / 2));
      resumeAt = Math.max(resumeAt, clock.now() + milliseconds);
    },
  };
}

function waitForSlot(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(finish);
    signal.addEventListener("abort", finish);
    function finish(): void {
      signal.removeEventListener("abort", finish);
      resolve();
    }
  });
}
