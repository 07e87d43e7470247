/** Failures of a fake IndexedDB. */
export interface DatabaseFailures {
  /** `open` throws, sends no event, or works. */
  open?: "throws" | "silent" | undefined;
  /** Transactions abort because the disk is full, send no event, or work. */
  transaction?: "full" | "silent" | undefined;
}

export interface FakeDatabase {
  readonly failures: DatabaseFailures;
  readonly texts: Map<string, unknown>;
  /** Responds to the `open` calls that got no event. */
  readonly respond: () => void;
  /** Another tab deletes the database. */
  readonly remove: () => void;
}

type Handlers = Record<string, (() => void) | undefined>;

/** Replaces IndexedDB for one test: one store, the calls of the object store only. */
export function fakeDatabase(): FakeDatabase {
  const failures: DatabaseFailures = {};
  const texts = new Map<string, unknown>();
  const waiting: (() => void)[] = [];
  const databases = new Set<Handlers & { isClosed?: boolean }>();

  function open(): object {
    if (failures.open === "throws") throw new DOMException("The operation is insecure");
    const database: Handlers & { isClosed?: boolean } = {};
    const request: Handlers = {};
    const result = Object.assign(database, {
      transaction: () => transaction(database),
      close: () => Object.assign(database, { isClosed: true }),
    });
    const respond = (): void => {
      databases.add(database);
      request["onsuccess"]?.();
    };
    if (failures.open === "silent") waiting.push(respond);
    else queueMicrotask(respond);
    return Object.assign(request, { result });
  }

  function transaction(database: { readonly isClosed?: boolean }): object {
    if (database.isClosed === true)
      throw new DOMException("The database connection is closing.", "InvalidStateError");
    const own: Handlers = {};
    const before = new Map(texts);
    const error = new DOMException("No room", "QuotaExceededError");
    let isWrite = false;
    const write = (change: () => void): object => {
      isWrite = true;
      change();
      return { result: undefined };
    };
    const inRange = ({ from, to }: { from: string; to: string }) =>
      [...texts].filter(([key]) => key >= from && key <= to);
    const commit = (): void => {
      if (failures.transaction === "silent") return;
      queueMicrotask(() => {
        if (failures.transaction !== "full" || !isWrite) return own["oncomplete"]?.();
        texts.clear();
        for (const [key, text] of before) texts.set(key, text);
        own["onabort"]?.();
      });
    };
    const objectStore = (): object => ({
      get: (key: string) => ({ result: texts.get(key) }),
      getKey: () => ({ result: undefined }),
      getAll: (range: never) => ({ result: inRange(range).map(([, text]) => text) }),
      getAllKeys: (range: never) => ({ result: inRange(range).map(([key]) => key) }),
      put: (text: string, key: string) => write(() => texts.set(key, text)),
      delete: (key: string) => write(() => texts.delete(key)),
    });
    return Object.assign(own, { error, commit, objectStore });
  }

  Object.assign(globalThis, {
    indexedDB: { open },
    IDBKeyRange: { bound: (from: string, to: string) => ({ from, to }) },
  });
  return {
    failures,
    texts,
    respond: () => {
      for (const one of waiting.splice(0)) one();
    },
    remove: () => {
      texts.clear();
      for (const one of databases) one["onversionchange"]?.();
      databases.clear();
    },
  };
}
