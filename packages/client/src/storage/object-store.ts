import { openDatabase, runTransaction, StorageError } from "./database.ts";
import { reportStorage } from "./storage-state.ts";

type Entries = readonly (readonly [key: string, text: string])[];
type Requests = (store: IDBObjectStore) => readonly Pick<IDBRequest, "result">[];

/** Time between attempts to use a database that did not respond. */
const RETRY_MS = 10_000;

let opened: Promise<IDBDatabase> | undefined;
/** Time of the last attempt without a response. */
let silentSince: number | undefined;
const closeListeners = new Set<() => void>();

/** Texts until the browser has stored them; undefined: removed. Lost with the page. */
const memory = new Map<string, string | undefined>();
/** Keys that the browser refused to store. */
const unstored = new Set<string>();

/** Reads the text of a key. Never rejects: an unreadable value is undefined. */
export async function readStored(key: string): Promise<string | undefined> {
  const [value] = await run("readonly", (stored) => [stored.get(key)]).catch(noResults);
  // A write since the read.
  if (memory.has(key)) return memory.get(key);
  return typeof value === "string" ? value : undefined;
}

/** Lists the texts of all keys with a prefix. */
export async function listStored(prefix: string): Promise<readonly string[]> {
  return (await readManyStored(prefix)).map(([, text]) => text);
}

export async function writeStored(key: string, text: string): Promise<void> {
  await writeManyStored([[key, text]]);
}

export async function removeStored(key: string): Promise<void> {
  await store(new Map([[key, undefined]]));
}

/** Replaces the texts of all keys with a prefix in one transaction. Without effect if the browser refuses. */
export async function replaceStored(prefix: string, entries: Entries): Promise<void> {
  const requests: Requests = (stored) => [
    stored.delete(rangeOf(prefix)),
    ...entries.map(([key, text]) => stored.put(text, key)),
  ];
  await run("readwrite", requests).catch(noResults);
}

/** Writes many texts in one transaction. */
export async function writeManyStored(entries: Entries): Promise<void> {
  await store(new Map(entries));
}

/** Reads keys and texts of all keys with a prefix, in key order. */
export async function readManyStored(prefix: string): Promise<Entries> {
  const requests: Requests = (stored) => [
    stored.getAllKeys(rangeOf(prefix)),
    stored.getAll(rangeOf(prefix)),
  ];
  const [keys, texts] = await run("readonly", requests).catch(noResults);
  const entriesByKey = new Map<string, string | undefined>();
  if (Array.isArray(keys) && Array.isArray(texts))
    for (const [index, key] of keys.entries()) entriesByKey.set(String(key), String(texts[index]));
  for (const [key, text] of memory) if (key.startsWith(prefix)) entriesByKey.set(key, text);
  return [...entriesByKey]
    .flatMap(([key, text]) => (text === undefined ? [] : [[key, text] as const]))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Removes all keys with a prefix. */
export async function removeManyStored(prefix: string): Promise<void> {
  for (const key of memory.keys()) if (key.startsWith(prefix)) forget(key);
  await run("readwrite", (stored) => [stored.delete(rangeOf(prefix))]).catch(noResults);
}

/** Notifies when another tab or the browser closed or deleted the database. */
export function onStorageClosed(listener: () => void): () => void {
  closeListeners.add(listener);
  return () => closeListeners.delete(listener);
}

/** Stores texts, or keeps them in memory until the browser takes them. */
async function store(entries: ReadonlyMap<string, string | undefined>): Promise<void> {
  for (const [key, text] of entries) memory.set(key, text);
  try {
    await run("readwrite", (stored) =>
      [...entries].map(([key, text]) =>
        text === undefined ? stored.delete(key) : stored.put(text, key),
      ),
    );
  } catch (error) {
    for (const key of entries.keys()) if (memory.has(key)) unstored.add(key);
    if (error instanceof StorageError) reportStorage(error.problem);
    return;
  }
  // Another tab may remove the value, so the memory must not keep a copy.
  for (const [key, text] of entries) if (memory.get(key) === text) forget(key);
  if (unstored.size === 0) reportStorage(undefined);
  else await storeMemory();
}

function forget(key: string): void {
  memory.delete(key);
  unstored.delete(key);
}

let isStoringMemory = false;

/** Stores the texts that the browser refused before. */
async function storeMemory(): Promise<void> {
  if (isStoringMemory) return;
  isStoringMemory = true;
  // One at a time: a large text must not prevent the small ones.
  for (const key of unstored) {
    // oxlint-disable-next-line no-await-in-loop
    await store(new Map([[key, memory.get(key)]]));
    if (unstored.has(key)) break;
  }
  isStoringMemory = false;
}

function rangeOf(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

function noResults(): readonly unknown[] {
  return [];
}

/** Rejects with a `StorageError`. */
async function run(mode: IDBTransactionMode, requests: Requests): Promise<readonly unknown[]> {
  if (silentSince !== undefined) {
    retrySilent(silentSince);
    throw new StorageError("silent");
  }
  try {
    const results = await runOnce(mode, requests).catch((error: unknown) => {
      // Another tab or the browser may have deleted the database.
      if (error instanceof StorageError && error.problem === "closed")
        return runOnce(mode, requests);
      throw error;
    });
    if (unstored.size === 0) reportStorage(undefined);
    return results;
  } catch (error) {
    const problem = error instanceof StorageError ? error.problem : "closed";
    // Reads still work, and so do small writes.
    if (problem !== "full") reportStorage(problem);
    if (problem === "silent") silentSince = Date.now();
    throw error;
  }
}

async function runOnce(mode: IDBTransactionMode, requests: Requests): Promise<readonly unknown[]> {
  opened ??= openDatabase({ onClosed, onLate });
  const current = opened;
  try {
    return await runTransaction(await current, mode, requests);
  } catch (error) {
    const isFull = error instanceof StorageError && error.problem === "full";
    if (!isFull && opened === current) opened = undefined;
    throw error;
  }
}

function onClosed(): void {
  opened = undefined;
  for (const listener of closeListeners) listener();
}

function onLate(database: IDBDatabase): void {
  opened = Promise.resolve(database);
  silentSince = undefined;
  // A database that opens may still not respond.
  void run("readonly", (stored) => [stored.getKey("")]).then(storeMemory, noResults);
}

function retrySilent(since: number): void {
  if (Date.now() - since < RETRY_MS) return;
  silentSince = Date.now();
  openDatabase({ onClosed, onLate }).then(onLate, noResults);
}
