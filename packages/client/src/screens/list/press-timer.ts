const PRESS_MS = 500;
/** A finger that moves farther scrolls. */
const SCROLL_PX = 10;

type Point = Pick<PointerEvent, "clientX" | "clientY">;

interface PressTimer {
  /** Calls `run` if the finger stays for the time of a long press. */
  readonly begin: (point: Point, run: () => void) => void;
  /** Ends the press of a finger that scrolls. */
  readonly move: (point: Point) => void;
  readonly cancel: () => void;
  /** True between the start of a press and its end or effect. */
  readonly isRunning: () => boolean;
}

/** Timer of a long press. */
export function createPressTimer(): PressTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: Point = { clientX: 0, clientY: 0 };

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    begin(point, run) {
      cancel();
      start = { clientX: point.clientX, clientY: point.clientY };
      timer = setTimeout(() => {
        timer = undefined;
        run();
      }, PRESS_MS);
    },
    move({ clientX, clientY }) {
      const distance = Math.hypot(clientX - start.clientX, clientY - start.clientY);
      if (distance > SCROLL_PX) cancel();
    },
    cancel,
    isRunning: () => timer !== undefined,
  };
}
