import { useState, useSyncExternalStore } from "react";

type Headings = readonly HTMLTableCellElement[];

/** Heading elements of a table, updated when columns change. */
export function useHeadings(table: string): Headings {
  const [watch] = useState(() => watchHeadings(table));
  return useSyncExternalStore(watch.subscribe, watch.read);
}

function watchHeadings(table: string): {
  readonly subscribe: (listen: () => void) => () => void;
  readonly read: () => Headings;
} {
  let last: Headings = [];
  return {
    subscribe: (listen) => {
      const row = document.querySelector(`#${table} thead tr`);
      if (row === null) return () => undefined;
      const observer = new MutationObserver(listen);
      observer.observe(row, { childList: true });
      return () => observer.disconnect();
    },
    read: () => {
      const next = headingsOf(table);
      const isSame = next.length === last.length && next.every((one, at) => one === last[at]);
      if (!isSame) last = next;
      return last;
    },
  };
}

function headingsOf(table: string): Headings {
  return Array.from(document.querySelectorAll<HTMLTableCellElement>(`#${table} th[data-column]`));
}
