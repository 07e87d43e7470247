import { createContext, use, useSyncExternalStore } from "react";
import { DEFAULT_SIDEBAR_SHOW, DEFAULT_THEME } from "#config/contract.ts";

/** Interface state: exactly two members (T1). */
export interface UiState {
  readonly sidebarShow: boolean;
  readonly theme: string;
}

/** Interface state of the page; `start.tsx` creates it. */
export interface UiStateStore {
  readonly store: {
    readonly get: () => UiState;
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** Merges members into the state (T1). */
  readonly set: (members: Partial<UiState>) => void;
}

export function createUiState(): UiStateStore {
  let state: UiState = { sidebarShow: DEFAULT_SIDEBAR_SHOW, theme: DEFAULT_THEME };
  const listeners = new Set<() => void>();
  return {
    store: {
      get: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    set: (members) => {
      state = { ...state, ...members };
      for (const listener of listeners) listener();
    },
  };
}

/** The interface state of the page. */
export const UiStateContext = createContext<UiStateStore | undefined>(undefined);

export function useUiStateStore(): UiStateStore {
  const store = use(UiStateContext);
  if (store === undefined) throw new Error("The component is outside of UiStateContext.");
  return store;
}

/** A part of the interface state as React state. */
export function useUiState<Selected>(select: (state: UiState) => Selected): Selected {
  const { get, subscribe } = useUiStateStore().store;
  const read = (): Selected => select(get());
  return useSyncExternalStore(subscribe, read, read);
}
