import { useSyncExternalStore } from "react";
import { storePreference, readPreference } from "#storage/preferences.ts";
import { subscribeSession } from "#session/session.ts";

const DRAWER = "jobs";

/** Jobs are loaded for those who have one that is not done: nobody else waits for their code. */
let isWanted = false;
let isKept: boolean | undefined;

const listeners = new Set<() => void>();

subscribeSession((session) => {
  if (session === null) isKept = undefined;
});

/** Whether a visit before this one left a job; call after the session has begun. */
export async function lookForJobs(): Promise<void> {
  isKept = (await readPreference(DRAWER)) === true;
  if (isKept) wantJobs();
}

export function wantJobs(): void {
  if (isWanted) return;
  isWanted = true;
  for (const listen of listeners) listen();
}

/** For the next visit: there is something to go on with. */
export function keepOpenJobs(hasOpen: boolean): void {
  if (isKept === hasOpen) return;
  isKept = hasOpen;
  void storePreference(DRAWER, hasOpen);
}

export function useJobsWanted(): boolean {
  return useSyncExternalStore(subscribe, () => isWanted);
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
