import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { DEFAULT_SIDEBAR_SHOW, DEFAULT_THEME } from "#config/contract.ts";

/** UI state: exactly two members (T1). */
export interface UiState {
  readonly sidebarShow: boolean;
  readonly theme: string;
}

const store = createStore<UiState>(() => ({
  sidebarShow: DEFAULT_SIDEBAR_SHOW,
  theme: DEFAULT_THEME,
}));

export function uiState(): UiState {
  return store.getState();
}

export function useUiState<Selected>(select: (state: UiState) => Selected): Selected {
  return useStore(store, select);
}

/** Merges members into the UI state (T1). */
export function setUiState(fields: Partial<UiState>): void {
  store.setState(fields);
}
