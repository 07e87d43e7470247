const DATABASE = "quarterdeck";
const STORE = "kept";

let opened: Promise<IDBDatabase | undefined> | undefined;

/** Takes over where the browser refuses IndexedDB (private windows, blocked storage): lost with the page. */
const memory = new Map<string, string>();

/** The text kept under a key. Never rejects: what cannot be read was not kept. */
export async function readStored(key: string): Promise<string | undefined> {
  const value: unknown = await runTransaction("readonly", (store) => store.get(key));
  return typeof value === "string" ? value : memory.get(key);
}

/** All texts whose keys begin so. */
export async function listStored(begin: string): Promise<readonly string[]> {
  const range = typeof IDBKeyRange === "undefined" ? undefined : rangeOf(begin);
  const values: unknown =
    range && (await runTransaction("readonly", (store) => store.getAll(range)));
  if (!Array.isArray(values))
    return [...memory].flatMap(([key, text]) => (key.startsWith(begin) ? [text] : []));
  return values.filter((value) => typeof value === "string");
}

export async function writeStored(key: string, text: string): Promise<void> {
  memory.set(key, text);
  const isKept = await runTransaction("readwrite", (store) => store.put(text, key));
  // Another tab may remove it, and this page must not know better.
  if (isKept !== undefined && memory.get(key) === text) memory.delete(key);
}

export async function removeStored(key: string): Promise<void> {
  memory.delete(key);
  await runTransaction("readwrite", (store) => store.delete(key));
}

/** All texts whose keys begin so give way to these: at once, or not at all. */
export async function replaceStored(
  begin: string,
  entries: readonly (readonly [key: string, text: string])[],
): Promise<void> {
  await runTransaction("readwrite", (store) => {
    const asked = store.delete(rangeOf(begin));
    for (const [key, text] of entries) store.put(text, key);
    return asked;
  });
}

/** Many at once and durably, and nothing of it stays in memory unless the browser refuses: for what may be large. */
export async function writeManyStored(
  entries: readonly (readonly [key: string, text: string])[],
): Promise<void> {
  const isKept = await runTransaction("readwrite", (store) => {
    for (const [key, text] of entries) store.put(text, key);
    return store.count(entries[0]?.[0]);
  });
  if (isKept === undefined) for (const [key, text] of entries) memory.set(key, text);
}

/** The texts whose keys begin so, in the order of their keys. */
export async function readManyStored(
  begin: string,
): Promise<readonly (readonly [key: string, text: string])[]> {
  const keys = await runTransaction("readonly", (store) => store.getAllKeys(rangeOf(begin)));
  const texts = await runTransaction("readonly", (store) => store.getAll(rangeOf(begin)));
  if (!Array.isArray(keys) || !Array.isArray(texts) || keys.length !== texts.length) {
    return [...memory].filter(([key]) => key.startsWith(begin)).toSorted();
  }
  const found = keys.map((key, at) => [String(key), String(texts[at])] as const);
  const others = [...memory].filter(([key]) => key.startsWith(begin) && !keys.includes(key));
  return [...found, ...others].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** All whose keys begin so. */
export async function removeManyStored(begin: string): Promise<void> {
  for (const key of memory.keys()) if (key.startsWith(begin)) memory.delete(key);
  await runTransaction("readwrite", (store) => store.delete(rangeOf(begin)));
}

function rangeOf(begin: string): IDBKeyRange {
  return IDBKeyRange.bound(begin, `${begin}\uffff`);
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
    const asked = request(transaction.objectStore(STORE));
    // What a page writes while it goes must not wait for an answer to the page.
    transaction.commit();
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = reject;
      transaction.onerror = reject;
    });
    return asked.result;
  } catch {
    // Full, or closed by the browser: the memory above still has it.
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
        // Another tab with a newer layout must not wait for us.
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
