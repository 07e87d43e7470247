import type { SessionEnd } from "./session.ts";

/** Keeps the screens of a refused session while they have input that only this page has. */
export interface SessionHold {
  /** Sets the test for such input. */
  readonly setTest: (hasInput: () => boolean) => void;
  /** Call when a session ends. True: the screens stay, and the user signs in over them. */
  readonly start: (end: SessionEnd | null) => boolean;
  /** Call when a session starts. */
  readonly stop: () => void;
  readonly isActive: () => boolean;
}

export function createSessionHold(): SessionHold {
  let test = (): boolean => false;
  let isActive = false;
  return {
    setTest: (hasInput) => {
      test = hasInput;
    },
    start: (end) => {
      // A user who signs out leaves nothing on the screen.
      const isRefused = end?.reason === "expired" || end?.reason === "refused";
      isActive = isRefused && (isActive || test());
      return isActive;
    },
    stop: () => {
      isActive = false;
    },
    isActive: () => isActive,
  };
}
