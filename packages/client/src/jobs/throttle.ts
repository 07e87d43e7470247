export interface Throttled {
  readonly call: () => void;
  /** Drops a pending run. */
  readonly cancel: () => void;
}

/** Runs `callback` at most once per interval, with a last run after the last call. */
export function throttle(callback: () => void, milliseconds: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    timer = undefined;
    callback();
  };
  return {
    call: () => void (timer ??= setTimeout(run, milliseconds)),
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
