import type { Clock } from "./clock.ts";

/** How many rows are under way at once, and since when none may be. */
export interface Pace {
  /** Waits for a turn; false once the signal says that there will be none. */
  readonly enter: (signal: AbortSignal) => Promise<boolean>;
  readonly leave: () => void;
  /** The API asked to wait, and the time is not over. */
  readonly isResting: () => boolean;
  /** Waits for the end of that without giving up the turn; false once the signal says that there will be none. */
  readonly rest: (signal: AbortSignal) => Promise<boolean>;
  /** The API took a row: after a while of that, one more at a time. */
  readonly succeed: () => void;
  /** The API asked to wait: everybody does, and half as many go on. */
  readonly yieldFor: (milliseconds: number) => void;
}

interface PaceLimits {
  readonly begin: number;
  readonly most: number;
  /** Successes until one more is tried. */
  readonly patience: number;
  /** The API asked for this before. */
  readonly restUntil?: number | undefined;
}

const usual: PaceLimits = { begin: 4, most: 6, patience: 40 };

export function createPace(clock: Clock, limits: Partial<PaceLimits> = {}): Pace {
  const { begin, most, patience, restUntil = 0 } = { ...usual, ...limits };
  let limit = begin;
  let active = 0;
  let streak = 0;
  let resumeAt = restUntil;
  const waiting = new Set<() => void>();

  const wake = (): void => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  };

  const isResting = (): boolean => clock.now() < resumeAt;

  const rest = async (signal: AbortSignal): Promise<boolean> => {
    while (isResting() && !signal.aborted) await clock.sleep(resumeAt - clock.now(), signal);
    return !signal.aborted;
  };

  return {
    isResting,
    rest,
    enter: async (signal) => {
      while (await rest(signal)) {
        if (active < limit) {
          active += 1;
          return true;
        }
        await nextTurn(waiting, signal);
      }
      return false;
    },
    leave: () => {
      active -= 1;
      wake();
    },
    succeed: () => {
      streak += 1;
      if (streak < patience || limit >= most) return;
      streak = 0;
      limit += 1;
      wake();
    },
    yieldFor: (milliseconds) => {
      streak = 0;
      limit = Math.max(1, Math.floor(limit / 2));
      resumeAt = Math.max(resumeAt, clock.now() + milliseconds);
    },
  };
}

function nextTurn(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(finish);
    signal.addEventListener("abort", finish);
    function finish(): void {
      signal.removeEventListener("abort", finish);
      resolve();
    }
  });
}
