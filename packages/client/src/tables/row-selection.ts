import { useSyncExternalStore } from "react";

/** Selected rows by key, or all rows that match the list except some. */
export type Selected =
  | { readonly kind: "some"; readonly rows: ReadonlyMap<string, unknown> }
  | { readonly kind: "all"; readonly except: ReadonlySet<string> };

/** Selection across the pages of a list. A store, so that a change renders one cell, not 1,000 rows. */
export interface RowSelection {
  readonly get: () => Selected;
  readonly subscribe: (listener: () => void) => () => void;
  readonly has: (key: string) => boolean;
  /** Sets the rows of the current page. */
  readonly show: (rows: readonly (readonly [key: string, row: unknown])[]) => void;
  readonly shown: () => readonly (readonly [key: string, row: unknown])[];
  /** `isRange`: includes all rows from the last selected one. */
  readonly choose: (key: string, isOn: boolean, isRange: boolean) => void;
  readonly choosePage: (isOn: boolean) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

const nothing: Selected = { kind: "some", rows: new Map() };

export function createRowSelection(): RowSelection {
  let selected = nothing;
  let shown: readonly (readonly [key: string, row: unknown])[] = [];
  let anchor: string | undefined;
  const listeners = new Set<() => void>();

  const update = (next: Selected): void => {
    selected = next;
    for (const listener of listeners) listener();
  };
  const set = (entries: readonly (readonly [key: string, row: unknown])[], isOn: boolean): void =>
    update(withEntries(selected, entries, isOn));

  return {
    get: () => selected,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (key) => isSelected(selected, key),
    show: (rows) => {
      shown = rows;
      for (const listener of listeners) listener();
    },
    shown: () => shown,
    choose: (key, isOn, isRange) => {
      const to = shown.findIndex(([one]) => one === key);
      const from = isRange ? shown.findIndex(([one]) => one === anchor) : to;
      anchor = key;
      const [start, end] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
      set(shown.slice(start, end + 1), isOn);
    },
    choosePage: (isOn) => set(shown, isOn),
    chooseAll: () => update({ kind: "all", except: new Set() }),
    clear: () => {
      anchor = undefined;
      if (!isEmpty(selected)) update(nothing);
    },
  };
}

export function useSelected(selection: RowSelection): Selected {
  return useSyncExternalStore(selection.subscribe, selection.get);
}

export function isEmpty(selected: Selected): boolean {
  return selected.kind === "some" && selected.rows.size === 0;
}

export function isSelected(selected: Selected, key: string): boolean {
  return selected.kind === "some" ? selected.rows.has(key) : !selected.except.has(key);
}

function withEntries(
  selected: Selected,
  entries: readonly (readonly [key: string, row: unknown])[],
  isOn: boolean,
): Selected {
  if (selected.kind === "all") {
    const except = new Set(selected.except);
    for (const [key] of entries) {
      if (isOn) except.delete(key);
      else except.add(key);
    }
    return { kind: "all", except };
  }
  const rows = new Map(selected.rows);
  for (const [key, row] of entries) {
    if (isOn) rows.set(key, row);
    else rows.delete(key);
  }
  return { kind: "some", rows };
}
