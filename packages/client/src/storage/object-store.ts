const DATABASE = "quarterdeck";
const STORE = "kept";

let opened: Promise<IDBDatabase | undefined> | undefined;

/** Replaces IndexedDB if the browser refuses it (private windows, blocked storage); lost with the page. */
const memory = new Map<string, string>();

/** Reads the text of a key. Never rejects: an unreadable value is undefined. */
export async function readStored(key: string): Promise<string | undefined> {
  const value: unknown = await runTransaction("readonly", (store) => store.get(key));
  return typeof value === "string" ? value : memory.get(key);
}

/** Lists the texts of all keys with a prefix. */
export async function listStored(prefix: string): Promise<readonly string[]> {
  const range = typeof IDBKeyRange === "undefined" ? undefined : rangeOf(prefix);
  const values: unknown =
    range && (await runTransaction("readonly", (store) => store.getAll(range)));
  if (!Array.isArray(values))
    return [...memory].flatMap(([key, text]) => (key.startsWith(prefix) ? [text] : []));
  return values.filter((value) => typeof value === "string");
}

export async function writeStored(key: string, text: string): Promise<void> {
  memory.set(key, text);
  const result = await runTransaction("readwrite", (store) => store.put(text, key));
  // Another tab may remove the value, so the memory must not keep a copy.
  if (result !== undefined && memory.get(key) === text) memory.delete(key);
}

export async function removeStored(key: string): Promise<void> {
  memory.delete(key);
  await runTransaction("readwrite", (store) => store.delete(key));
}

/** Replaces the texts of all keys with a prefix in one transaction. */
export async function replaceStored(
  prefix: string,
  entries: readonly (readonly [key: string, text: string])[],
): Promise<void> {
  await runTransaction("readwrite", (store) => {
    const request = store.delete(rangeOf(prefix));
    for (const [key, text] of entries) store.put(text, key);
    return request;
  });
}

/** Writes many texts in one transaction, with a copy in memory only if the browser refuses: they may be large. */
export async function writeManyStored(
  entries: readonly (readonly [key: string, text: string])[],
): Promise<void> {
  const result = await runTransaction("readwrite", (store) => {
    for (const [key, text] of entries) store.put(text, key);
    return store.count(entries[0]?.[0]);
  });
  if (result === undefined) for (const [key, text] of entries) memory.set(key, text);
}

/** Reads keys and texts of all keys with a prefix, in key order. */
export async function readManyStored(
  prefix: string,
): Promise<readonly (readonly [key: string, text: string])[]> {
  const keys = await runTransaction("readonly", (store) => store.getAllKeys(rangeOf(prefix)));
  const texts = await runTransaction("readonly", (store) => store.getAll(rangeOf(prefix)));
  if (!Array.isArray(keys) || !Array.isArray(texts) || keys.length !== texts.length) {
    return [...memory].filter(([key]) => key.startsWith(prefix)).toSorted();
  }
  const stored = keys.map((key, index) => [String(key), String(texts[index])] as const);
  const others = [...memory].filter(([key]) => key.startsWith(prefix) && !keys.includes(key));
  return [...stored, ...others].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Removes all keys with a prefix. */
export async function removeManyStored(prefix: string): Promise<void> {
  for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key);
  await runTransaction("readwrite", (store) => store.delete(rangeOf(prefix)));
}

function rangeOf(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

async function runTransaction(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  opened ??= open();
  const database = await opened;
  if (database === undefined) return undefined;
  try {
    const transaction = database.transaction(STORE, mode);
    const pending = request(transaction.objectStore(STORE));
    // A page that closes cannot wait for an event before the commit.
    transaction.commit();
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = reject;
      transaction.onerror = reject;
    });
    return pending.result;
  } catch {
    // The storage is full or closed; the value is still in memory.
    opened = undefined;
    return undefined;
  }
}

function open(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onsuccess = () => {
        // Lets another tab upgrade the database.
        request.result.onversionchange = () => request.result.close();
        resolve(request.result);
      };
      request.onerror = () => resolve(undefined);
      request.onblocked = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
}
