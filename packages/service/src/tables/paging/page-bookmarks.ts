import type { OrderBy } from "#tables/list-query.ts";
import { readOrderValues } from "./keyset-sql.ts";
import type { PageStart } from "./keyset-sql.ts";

/** First and last rows of deep pages that were read: the pages next to them start there, without counting rows. */
export interface PageBookmarks {
  /** Row next to a page of a list; undefined if no such page was read. */
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
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly until: number;
}

const mostBookmarks = 500;
const validMs = 60_000;

export function createPageBookmarks(): PageBookmarks {
  const bookmarks = new Map<string, Bookmark>();
  const read = (list: string, page: number): Bookmark | undefined => {
    const bookmark = bookmarks.get(`${page} ${list}`);
    return bookmark !== undefined && bookmark.until > Date.now() ? bookmark : undefined;
  };
  return {
    find: (list, page) => {
      const previous = read(list, page - 1);
      if (previous !== undefined) return { values: previous.last, isForward: true };
      const next = read(list, page + 1);
      return next && { values: next.first, isForward: false };
    },
    add: (list, page, { order, rows }) => {
      const [first, last] = [rows[0], rows.at(-1)];
      if (first === undefined || last === undefined) return;
      const key = `${page} ${list}`;
      bookmarks.delete(key);
      bookmarks.set(key, {
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
