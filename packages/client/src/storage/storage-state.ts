import { useSyncExternalStore } from "react";

/**
 * Reason why drafts are not stored: the browser refuses IndexedDB, has no room for more, closed the database, or does not
 * respond.
 */
export type StorageProblem = "blocked" | "full" | "closed" | "silent";

interface StorageState {
  readonly read: () => StorageProblem | undefined;
  readonly set: (problem: StorageProblem | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function createStorageState(): StorageState {
  const listeners = new Set<() => void>();
  let current: StorageProblem | undefined;
  return {
    read: () => current,
    set: (problem) => {
      if (problem === current) return;
      current = problem;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One per page, as the database. */
const state = createStorageState();

/** Reason why drafts are not stored; undefined: they are. */
export const storageProblem = state.read;

/** Only the object store reports problems. */
export const reportStorage = state.set;

/** The reason as React state. */
export function useStorageProblem(): StorageProblem | undefined {
  return useSyncExternalStore(state.subscribe, state.read);
}
