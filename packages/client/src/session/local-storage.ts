/** Takes the place of local storage where that is blocked or full (R8): lost with the page. */
const memory = new Map<string, string>();

let hasFailed = false;

/** The only door to local storage. */
export function readLocal(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
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

/** H7: all of it, whatever else stands there. */
export function clearLocal(): void {
  memory.clear();
  try {
    localStorage.clear();
  } catch {
    hasFailed = true;
  }
}

/** False once the browser refused: the session will not outlive the page. */
export function isStoragePersistent(): boolean {
  return !hasFailed;
}

/** An older value that could not be written over must not win at the next read in another tab. */
function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    hasFailed = true;
  }
}

/** Tells what other tabs changed; null is a full clear. What they changed is no longer ours to remember. */
export function subscribeLocal(listener: (key: string | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null) memory.clear();
    else memory.delete(key);
    listener(key);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** What belongs to this tab alone and goes with it; in memory where the browser keeps nothing. */
const tabMemory = new Map<string, string>();

export function readTab(key: string): string | null {
  const kept = tabMemory.get(key);
  if (kept !== undefined) return kept;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function writeTab(key: string, value: string | null): void {
  tabMemory.delete(key);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    if (value !== null) tabMemory.set(key, value);
  }
}
