/** Time, handed in so that tests need not wait. */
export interface Clock {
  readonly now: () => number;
  /** Ends early, without an error, when the signal says so. */
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
