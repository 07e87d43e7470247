import { useRef } from "react";
import type { ListAddress } from "#addresses/list-address.ts";

interface PageTrail {
  /** Where a page begins, for lists that go on by cursor; undefined: at the start, or by its number. */
  readonly cursorOf: (page: number, next: string | undefined) => string | undefined;
}

/** A cursor leads forward only: those that were passed are remembered, so that "Previous page" works. */
export function usePageHistory(address: ListAddress): PageTrail {
  const passed = useRef(new Map<string, string>());
  const { page, cursor, size, sort, search, filters } = address;
  const list = JSON.stringify([size, sort, search, filters]);
  return {
    cursorOf: (wanted, next) => {
      if (cursor !== undefined) passed.current.set(`${page} ${list}`, cursor);
      return wanted === page + 1 ? next : passed.current.get(`${wanted} ${list}`);
    },
  };
}
