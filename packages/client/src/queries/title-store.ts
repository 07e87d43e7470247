import type { TitleOf } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { FRESH_MS } from "#config/contract.ts";
import type { ReferenceTitles } from "#fields/field-services.ts";

/**
 * Titles of referenced records. One store instead of a query for each: a list page shows hundreds, and TanStack Query
 * notifies the whole cache about each step of each query.
 */
export interface TitleStore extends ReferenceTitles {
  readonly set: (resource: string, key: string, title: string) => void;
  /** Stores the key of a record that was found by the value of another field. */
  readonly setKey: (resource: string, key: string, recordKey: string) => void;
  /** Reads visible titles that could not be read before. */
  readonly retry: () => void;
  /** Marks all titles as outdated and reads the visible ones again. */
  readonly refresh: () => void;
  /** Names of the resources with visible records whose titles could not be read. */
  readonly listUnread: () => readonly string[];
}

interface Entry {
  readonly resource: string;
  readonly key: string;
  title?: string | undefined;
  recordKey?: string;
  /** Milliseconds since 1970; 0: never read. */
  readAt: number;
  /** Number of components that show the title. */
  shown: number;
  isReading: boolean;
  /** Incremented when a running read becomes outdated. */
  version: number;
}

/** Null: no title. Undefined: not readable now. */
export type ReadTitle = (resource: string, key: string) => Promise<string | null | undefined>;

/** More than a page shows; invisible entries are removed first. */
const MAX_ENTRIES = 5000;

/** Stores of the titles that query clients read. */
export const titleStores = new WeakMap<QueryClient, TitleStore>();

/** Titles of references that are known, by which the browser sorts. */
export function readKnownTitles(client: QueryClient): TitleOf {
  return (resource, key) =>
    titleStores.get(client)?.get(resource, encodeURIComponent(key)) ?? undefined;
}

export function createTitleStore(read: ReadTitle): TitleStore {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  const queue = new Set<Entry>();

  function entryOf(resource: string, key: string): Entry {
    const name = nameOf(resource, key);
    const existing = entries.get(name);
    if (existing !== undefined) return existing;
    if (entries.size >= MAX_ENTRIES) removeInvisible();
    const entry: Entry = { resource, key, readAt: 0, shown: 0, isReading: false, version: 0 };
    entries.set(name, entry);
    return entry;
  }

  function removeInvisible(): void {
    for (const [name, { shown }] of entries) if (shown === 0) entries.delete(name);
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  async function readTitle(entry: Entry): Promise<void> {
    if (entry.isReading || Date.now() - entry.readAt < FRESH_MS) return;
    entry.isReading = true;
    const { version } = entry;
    // Without a title the key stays visible.
    const title = await read(entry.resource, entry.key).catch(() => undefined);
    entry.isReading = false;
    if (entry.version !== version) return entry.shown > 0 ? readTitle(entry) : undefined;
    if (title === undefined) return entry.readAt === 0 ? notify() : undefined;
    entry.readAt = Date.now();
    if (title === null) return notify();
    if (title === entry.title) return;
    entry.title = title;
    notify();
  }

  /** Reads in another task: the current one lays out the rows. */
  function readSoon(entry: Entry): void {
    queue.add(entry);
    if (queue.size === 1) setTimeout(readQueue);
  }

  function readQueue(): void {
    const now = Array.from(queue);
    queue.clear();
    for (const entry of now) if (entry.shown > 0) void readTitle(entry);
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: (resource, key) => {
      const entry = entries.get(nameOf(resource, key));
      return entry?.title ?? (entry !== undefined && entry.readAt > 0 ? null : undefined);
    },
    set: (resource, key, title) => {
      const entry = entryOf(resource, key);
      entry.title = title;
      entry.readAt = Date.now();
      entry.version += 1;
      notify();
    },
    findKey: (resource, key) => entries.get(nameOf(resource, key))?.recordKey,
    setKey: (resource, key, recordKey) => {
      entryOf(resource, key).recordKey = recordKey;
    },
    watch: (resource, key) => {
      const entry = entryOf(resource, key);
      entry.shown += 1;
      readSoon(entry);
      return () => {
        entry.shown -= 1;
      };
    },
    retry: () => {
      for (const entry of entries.values()) if (entry.shown > 0) void readTitle(entry);
    },
    listUnread: () => {
      const unread = Array.from(entries.values()).filter(
        ({ shown, readAt, isReading }) => shown > 0 && readAt === 0 && !isReading,
      );
      return [...new Set(unread.map(({ resource }) => resource))];
    },
    refresh: () => {
      for (const entry of entries.values()) {
        entry.readAt = 0;
        entry.version += 1;
        if (entry.shown > 0) void readTitle(entry);
      }
    },
  };
}

function nameOf(resource: string, key: string): string {
  return `${resource} ${key}`;
}
