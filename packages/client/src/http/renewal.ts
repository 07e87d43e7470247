import { readRenewal } from "#session/renewal.ts";

/** After a failure that may pass. */
const PAUSE_MS = 10_000;
/** Longer timers overflow and fire at once. */
const LONGEST_TIMER_MS = 86_400_000;

let running: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Of the token whose renewal failed. */
let pause = { of: "", until: 0 };

/**
 * What to wait for while a token about to end is followed by a fresh one; undefined: nothing, the clock is set for when
 * nobody calls. Never rejects: the call then goes with what there is, and its answer decides. After a refusal there is
 * no session left to renew.
 */
export function renewInTime(): Promise<void> | undefined {
  const renewal = readRenewal();
  if (renewal === undefined) return undefined;
  const until = pause.of === renewal.of ? pause.until : 0;
  const wait = Math.max(renewal.dueAt, until) - Date.now();
  if (wait > 0) {
    clearTimeout(timer);
    timer = setTimeout(() => void renewInTime(), Math.min(wait, LONGEST_TIMER_MS));
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
    const { renew } = await import("./renew.ts");
    // One tab at a time, where the page came safely enough for locks: a refresh token that is used twice ends the session at careful providers.
    const { locks } = navigator as { readonly locks?: LockManager | null };
    await (locks ? locks.request("quarterdeck-renewal", renew) : renew());
  } catch {
    pause = { of, until: Date.now() + PAUSE_MS };
  }
}
