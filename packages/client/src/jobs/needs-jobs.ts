import { storePreference, readPreference } from "#storage/preferences.ts";

const PREFERENCE = "jobs";

/** Need of the code of jobs: only users with an open job load it. */
export interface NeedsJobs {
  readonly isNeeded: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly require: () => void;
  /** Reads if an earlier visit left an open job; call after the session started. */
  readonly read: () => Promise<void>;
  /** Stores for the next visit if there is an open job. */
  readonly store: (hasOpen: boolean) => void;
}

export function createNeedsJobs(): NeedsJobs {
  let isNeeded = false;
  let isStored: boolean | undefined;
  const listeners = new Set<() => void>();

  function require(): void {
    if (isNeeded) return;
    isNeeded = true;
    for (const listen of listeners) listen();
  }

  return {
    isNeeded: () => isNeeded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    require,
    read: async () => {
      isStored = undefined;
      isStored = (await readPreference(PREFERENCE)) === true;
      if (isStored) require();
    },
    store: (hasOpen) => {
      if (isStored === hasOpen) return;
      isStored = hasOpen;
      void storePreference(PREFERENCE, hasOpen);
    },
  };
}
