export interface Throttled {
  readonly call: () => void;
  /** Nothing more comes of what was called before. */
  readonly cancel: () => void;
}

/** However often it is called, `act` runs once in so many milliseconds, and once more at the end. */
export function throttle(act: () => void, milliseconds: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    timer = undefined;
    act();
  };
  return {
    call: () => void (timer ??= setTimeout(run, milliseconds)),
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
