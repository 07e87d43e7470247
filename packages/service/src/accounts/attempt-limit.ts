export interface AttemptLimit {
  /** Counts an attempt. Returns the seconds to wait after too many, else 0. */
  take(key: string): number;
  /** Removes a successful attempt from the count. */
  giveBack(key: string): void;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

/**
 * Allows `most` attempts a key within `seconds`. In memory: each process counts for itself, and a restart resets it.
 */
export function createAttemptLimit(
  most: number,
  seconds: number,
  now: () => number = Date.now,
): AttemptLimit {
  const windows = new Map<string, Window>();
  return {
    take(key) {
      const window = windows.get(key);
      if (window === undefined || window.endsAt <= now()) {
        forgetEnded(windows, now());
        windows.set(key, { count: 1, endsAt: now() + seconds * 1000 });
        return 0;
      }
      if (window.count >= most) return Math.ceil((window.endsAt - now()) / 1000);
      window.count += 1;
      return 0;
    },
    giveBack(key) {
      const window = windows.get(key);
      if (window !== undefined) window.count -= 1;
    },
  };
}

/** Keys come from outside, so the map must not grow without limit. */
function forgetEnded(windows: Map<string, Window>, now: number): void {
  if (windows.size < 10_000) return;
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
}
