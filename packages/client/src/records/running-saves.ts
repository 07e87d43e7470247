const listeners = new Set<() => void>();
let running = 0;
let startedAt = 0;

/** Runs a save that a user started: a key for undo waits for its end. */
export async function trackSave<Result>(save: () => Promise<Result>): Promise<Result> {
  if (running === 0) startedAt = performance.now();
  change(1);
  try {
    return await save();
  } finally {
    change(-1);
  }
}

/** True while the outcome of a save is not known. */
export function isSaving(): boolean {
  return running > 0;
}

/** Start of the last saves, in milliseconds since the page was opened. */
export function lastSaveAt(): number {
  return startedAt;
}

/** Calls the listener when saves start and end. */
export function subscribeSaves(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(by: number): void {
  running += by;
  for (const listener of listeners) listener();
}
