import type { OrderBy } from "#tables/list-query.ts";
import { readOrderValues } from "./keyset-sql.ts";
import type { PageStart } from "./keyset-sql.ts";

/** First and last rows of deep pages that were read: the pages near them start there, without counting all rows. */
export interface PageBookmarks {
  /** Row of the nearest page of a list, if it is nearer than the first page; undefined if no such page was read. */
  find(list: string, page: number): PageStart | undefined;
  add(list: string, page: number, rows: BookmarkedRows): void;
  /** Forgets all rows after a write. */
  forget(): void;
}

interface BookmarkedRows {
  readonly order: readonly OrderBy[];
  readonly rows: readonly string[];
}

interface Bookmark {
  readonly list: string;
  readonly page: number;
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly until: number;
}

const mostBookmarks = 500;
const validMs = 60_000;

export function createPageBookmarks(): PageBookmarks {
  const bookmarks = new Map<string, Bookmark>();
  return {
    find: (list, page) => {
      let nearest: Bookmark | undefined;
      let distance = page;
      for (const one of bookmarks.values()) {
        const isUsable = one.list === list && one.page !== page && one.until > Date.now();
        if (!isUsable || Math.abs(one.page - page) >= distance) continue;
        nearest = one;
        distance = Math.abs(one.page - page);
      }
      if (nearest === undefined) return undefined;
      const isForward = nearest.page < page;
      const values = isForward ? nearest.last : nearest.first;
      return { values, isForward, skipped: distance - 1 };
    },
    add: (list, page, { order, rows }) => {
      const [first, last] = [rows[0], rows.at(-1)];
      if (first === undefined || last === undefined) return;
      const key = `${page} ${list}`;
      bookmarks.delete(key);
      bookmarks.set(key, {
        list,
        page,
        first: readOrderValues(order, first),
        last: readOrderValues(order, last),
        until: Date.now() + validMs,
      });
      const [oldest] = bookmarks.keys();
      if (bookmarks.size > mostBookmarks && oldest !== undefined) bookmarks.delete(oldest);
    },
    forget: () => bookmarks.clear(),
  };
}
