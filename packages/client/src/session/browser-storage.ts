/** Short texts that all tabs share. Memory replaces the storage of the browser if it is blocked or full (R8). */
export interface LocalArea {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
  /** Removes all entries, also of other programs (H7). */
  readonly clear: () => void;
  /** Notifies about changes by other tabs; null: cleared. */
  readonly subscribe: (listener: (key: string | null) => void) => () => void;
  /** False after the browser refused: the session ends with the page. */
  readonly isPersistent: () => boolean;
}

/** Short texts of this tab. */
export interface TabArea {
  readonly read: (key: string) => string | null;
  /** Stores a value; null removes it. */
  readonly write: (key: string, value: string | null) => void;
}

/** Storage of the browser for short texts; the only access to `localStorage` and `sessionStorage`. */
export interface BrowserStorage {
  readonly local: LocalArea;
  readonly tab: TabArea;
}

/** Creates the storage of a page. */
export function createBrowserStorage(): BrowserStorage {
  return { local: createLocalArea(), tab: createTabArea() };
}

function createLocalArea(): LocalArea {
  const memory = new Map<string, string>();
  let hasFailed = false;

  /** Undefined: the browser refused. */
  function attempt<Value>(access: () => Value): Value | undefined {
    try {
      return access();
    } catch {
      hasFailed = true;
      return undefined;
    }
  }

  return {
    read: (key) => memory.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null,
    write: (key, value) => {
      const isStored = attempt(() => {
        localStorage.setItem(key, value);
        return true;
      });
      if (isStored === true) {
        memory.delete(key);
        return;
      }
      memory.set(key, value);
      // Another tab must not read the old value.
      attempt(() => localStorage.removeItem(key));
    },
    clear: () => {
      memory.clear();
      attempt(() => localStorage.clear());
    },
    subscribe: (listener) => {
      const onStorage = ({ key }: StorageEvent): void => {
        if (key === null) memory.clear();
        else memory.delete(key);
        listener(key);
      };
      window.addEventListener("storage", onStorage);
      return () => window.removeEventListener("storage", onStorage);
    },
    isPersistent: () => !hasFailed,
  };
}

function createTabArea(): TabArea {
  const memory = new Map<string, string>();
  return {
    read: (key) => {
      const value = memory.get(key);
      if (value !== undefined) return value;
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, value) => {
      memory.delete(key);
      try {
        if (value === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, value);
      } catch {
        if (value !== null) memory.set(key, value);
      }
    },
  };
}
