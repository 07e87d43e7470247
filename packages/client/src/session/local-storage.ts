/** Replaces local storage that is blocked or full (R8); lost with the page. */
const memory = new Map<string, string>();

let hasFailed = false;

/** Reads local storage; the only module that uses it. */
export function readLocal(key: string): string | null {
  const value = memory.get(key);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(key);
  } catch {
    hasFailed = true;
    return null;
  }
}

export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    hasFailed = true;
    memory.set(key, value);
    removeLocal(key);
  }
}

/** Removes all entries, also of other programs (H7). */
export function clearLocal(): void {
  memory.clear();
  try {
    localStorage.clear();
  } catch {
    hasFailed = true;
  }
}

/** False after the browser refused: the session ends with the page. */
export function isStoragePersistent(): boolean {
  return !hasFailed;
}

/** Removes an old value that could not be overwritten: another tab must not read it. */
function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    hasFailed = true;
  }
}

/** Notifies about changes by other tabs; null: cleared. */
export function subscribeLocal(listener: (key: string | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null) memory.clear();
    else memory.delete(key);
    listener(key);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** Replaces session storage that is blocked. */
const tabMemory = new Map<string, string>();

export function readTab(key: string): string | null {
  const value = tabMemory.get(key);
  if (value !== undefined) return value;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value for this tab; null removes it. */
export function writeTab(key: string, value: string | null): void {
  tabMemory.delete(key);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    if (value !== null) tabMemory.set(key, value);
  }
}
