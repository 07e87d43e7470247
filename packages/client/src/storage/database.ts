import type { StorageProblem } from "./storage-state.ts";

const DATABASE = "quarterdeck";
const STORE = "entries";
/** Name of the store in version 1. */
const STORE_OF_VERSION_1 = "kept";

/** Longest wait for the browser. */
export const STORAGE_LIMIT_MS = 2000;

/** IndexedDB failed. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, cause?: unknown) {
    super(`IndexedDB is ${problem}.`, { cause });
    this.problem = problem;
  }
}

interface DatabaseEvents {
  /** The database was closed or deleted by another tab or the browser. */
  readonly onClosed: () => void;
  /** A late response: the database can be used from now on. */
  readonly onLate: (database: IDBDatabase) => void;
}

/** Opens the database within the time limit; rejects with a `StorageError`. */
export function openDatabase({ onClosed, onLate }: DatabaseEvents): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new StorageError("silent"));
    }, STORAGE_LIMIT_MS);
    const fail = (cause: unknown): void => {
      clearTimeout(timer);
      reject(toStorageError(cause, "blocked"));
    };
    try {
      const request = indexedDB.open(DATABASE, 2);
      request.onupgradeneeded = ({ oldVersion }) => {
        const old = oldVersion === 0 ? undefined : request.transaction;
        if (old) old.objectStore(STORE_OF_VERSION_1).name = STORE;
        else request.result.createObjectStore(STORE);
      };
      request.onsuccess = () => {
        const { result } = request;
        clearTimeout(timer);
        // Lets another tab upgrade or delete the database.
        result.onversionchange = () => {
          result.close();
          onClosed();
        };
        result.onclose = onClosed;
        if (isLate) onLate(result);
        else resolve(result);
      };
      request.onerror = () => fail(request.error);
    } catch (error) {
      fail(error);
    }
  });
}

/** Runs requests in one transaction within the time limit; rejects with a `StorageError`. */
export function runTransaction(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => readonly Pick<IDBRequest, "result">[],
): Promise<readonly unknown[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StorageError("silent")), STORAGE_LIMIT_MS);
    const fail = (cause: unknown): void => {
      clearTimeout(timer);
      reject(toStorageError(cause, "closed"));
    };
    try {
      const transaction = database.transaction(STORE, mode);
      const pending = request(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        clearTimeout(timer);
        resolve(pending.map(({ result }) => result));
      };
      // Comes after `error`, with its reason or that of the commit.
      transaction.onabort = () => fail(transaction.error);
      // A page that closes cannot wait for an event before the commit.
      transaction.commit();
    } catch (error) {
      fail(error);
    }
  });
}

function toStorageError(cause: unknown, otherwise: StorageProblem): StorageError {
  const name = cause instanceof Error ? cause.name : "";
  return new StorageError(name === "QuotaExceededError" ? "full" : otherwise, cause);
}
