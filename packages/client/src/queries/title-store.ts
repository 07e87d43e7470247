import { FRESH_MS } from "#config/contract.ts";
import type { ReferenceTitles } from "#fields/field-services.ts";

/**
 * What referred records are called. One store and not a query for each: a page of a list shows hundreds, and each query of TanStack
 * Query tells the whole cache of every step it takes.
 */
export interface TitleStore extends ReferenceTitles {
  readonly set: (resource: string, key: string, title: string) => void;
  /** Asks again for what shows and could not be read before. */
  readonly retry: () => void;
  /** All that is known may be another by now; what shows is read anew. */
  readonly refresh: () => void;
}

interface Entry {
  readonly resource: string;
  readonly key: string;
  title?: string | undefined;
  /** Milliseconds since 1970; 0: never read. */
  readAt: number;
  shown: number;
  isAsked: boolean;
  /** Another as soon as what is on its way may be out of date. */
  turn: number;
}

/** Null: there is none. Undefined: not to be read as things stand. */
export type ReadTitle = (resource: string, key: string) => Promise<string | null | undefined>;

/** More than any page shows: those that nobody looks at go first. */
const MAX_ENTRIES = 5000;

export function createTitleStore(read: ReadTitle): TitleStore {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  const wanted = new Set<Entry>();

  function entryOf(resource: string, key: string): Entry {
    const name = nameOf(resource, key);
    const known = entries.get(name);
    if (known !== undefined) return known;
    if (entries.size >= MAX_ENTRIES) dropUnseen();
    const entry: Entry = { resource, key, readAt: 0, shown: 0, isAsked: false, turn: 0 };
    entries.set(name, entry);
    return entry;
  }

  function dropUnseen(): void {
    for (const [name, { shown }] of entries) if (shown === 0) entries.delete(name);
  }

  function tell(): void {
    for (const listen of listeners) listen();
  }

  async function ask(entry: Entry): Promise<void> {
    if (entry.isAsked || Date.now() - entry.readAt < FRESH_MS) return;
    entry.isAsked = true;
    const { turn } = entry;
    // A title is a courtesy: the key stands there already.
    const title = await read(entry.resource, entry.key).catch(() => undefined);
    entry.isAsked = false;
    if (entry.turn !== turn) return entry.shown > 0 ? ask(entry) : undefined;
    if (title === undefined) return;
    entry.readAt = Date.now();
    if (title === null || title === entry.title) return;
    entry.title = title;
    tell();
  }

  /** In a task of its own: the one in which it is wanted puts all the rows in their place. */
  function askSoon(entry: Entry): void {
    wanted.add(entry);
    if (wanted.size === 1) setTimeout(askWanted);
  }

  function askWanted(): void {
    const now = Array.from(wanted);
    wanted.clear();
    for (const entry of now) if (entry.shown > 0) void ask(entry);
  }

  return {
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    get: (resource, key) => entries.get(nameOf(resource, key))?.title,
    set: (resource, key, title) => {
      const entry = entryOf(resource, key);
      entry.title = title;
      entry.readAt = Date.now();
      entry.turn += 1;
      tell();
    },
    watch: (resource, key) => {
      const entry = entryOf(resource, key);
      entry.shown += 1;
      askSoon(entry);
      return () => {
        entry.shown -= 1;
      };
    },
    retry: () => {
      for (const entry of entries.values()) if (entry.shown > 0) void ask(entry);
    },
    refresh: () => {
      for (const entry of entries.values()) {
        entry.readAt = 0;
        entry.turn += 1;
        if (entry.shown > 0) void ask(entry);
      }
    },
  };
}

function nameOf(resource: string, key: string): string {
  return `${resource} ${key}`;
}
