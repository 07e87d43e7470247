/** Time source; tests pass one that does not wait. */
export interface Clock {
  readonly now: () => number;
  /** Resolves early, without an error, when the signal aborts. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export const wallClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(finish, milliseconds);
      signal.addEventListener("abort", finish);
      function finish(): void {
        clearTimeout(timer);
        signal.removeEventListener("abort", finish);
        resolve();
      }
      if (signal.aborted) finish();
    }),
};
