import { useSyncExternalStore } from "react";
import { storePreference, readPreference } from "#storage/preferences.ts";
import { subscribeSession } from "#session/session.ts";

const PREFERENCE = "jobs";

/** True if the code of jobs is loaded: only users with an open job need it. */
let isNeeded = false;
let isStored: boolean | undefined;

const listeners = new Set<() => void>();

subscribeSession((session) => {
  if (session === null) isStored = undefined;
});

/** Reads if an earlier visit left an open job; call after the session started. */
export async function readNeedsJobs(): Promise<void> {
  isStored = (await readPreference(PREFERENCE)) === true;
  if (isStored) requireJobs();
}

export function requireJobs(): void {
  if (isNeeded) return;
  isNeeded = true;
  for (const listen of listeners) listen();
}

/** Stores for the next visit if there is an open job. */
export function storeNeedsJobs(hasOpen: boolean): void {
  if (isStored === hasOpen) return;
  isStored = hasOpen;
  void storePreference(PREFERENCE, hasOpen);
}

export function useNeedsJobs(): boolean {
  return useSyncExternalStore(subscribe, () => isNeeded);
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
