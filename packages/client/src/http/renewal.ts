import { readRenewal } from "#session/renewal.ts";
import type { Sender } from "./renew.ts";

/** Pause after a failure that may be temporary. */
const PAUSE_MS = 10_000;
/** Longer timers overflow and fire at once. */
const MAX_TIMER_MS = 86_400_000;

/** Renews tokens before they expire, one renewal at a time. */
export interface RenewalTimer {
  /**
   * Renews a token that is about to expire, else sets a timer. Returns the running renewal, which never rejects: after a
   * failure the request is sent with the old token.
   */
  readonly renewInTime: () => Promise<void> | undefined;
}

/** All requests of a page share one timer. */
export function createRenewalTimer(sender: Sender): RenewalTimer {
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Fingerprint of the token whose renewal failed. */
  let pause = { of: "", until: 0 };

  function renewInTime(): Promise<void> | undefined {
    const renewal = readRenewal(sender.session);
    if (renewal === undefined) return undefined;
    const until = pause.of === renewal.of ? pause.until : 0;
    const wait = Math.max(renewal.dueAt, until) - Date.now();
    if (wait > 0) {
      clearTimeout(timer);
      timer = setTimeout(() => void renewInTime(), Math.min(wait, MAX_TIMER_MS));
      return undefined;
    }
    running ??= renewNow(renewal.of).finally(() => {
      running = undefined;
      void renewInTime();
    });
    return running;
  }

  async function renewNow(of: string): Promise<void> {
    try {
      const { renewLocked } = await import("./renew.ts");
      await renewLocked(sender);
    } catch {
      pause = { of, until: Date.now() + PAUSE_MS };
    }
  }

  return { renewInTime };
}
