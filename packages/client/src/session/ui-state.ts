import { createStore, type Store, useSelector } from "@tanstack/react-store";
import { createContext, use } from "react";
import { DEFAULT_SIDEBAR_SHOW, DEFAULT_THEME } from "#config/contract.ts";

/** Interface state: exactly two members (T1). */
export interface UiState {
  readonly sidebarShow: boolean;
  readonly theme: string;
}

/** Interface state of the page; `start.tsx` creates it. */
export interface UiStateStore {
  readonly store: Store<UiState>;
  /** Merges members into the state (T1). */
  readonly set: (members: Partial<UiState>) => void;
}

export function createUiState(): UiStateStore {
  const store = createStore<UiState>({ sidebarShow: DEFAULT_SIDEBAR_SHOW, theme: DEFAULT_THEME });
  return {
    store,
    set: (members) => store.setState((state) => ({ ...state, ...members })),
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
  return useSelector(useUiStateStore().store, select);
}
