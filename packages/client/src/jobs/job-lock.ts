import { ownKey } from "#storage/owner.ts";

const localLocks = new Set<string>();

/** Locks a job for this tab. Resolves with a release function, or undefined if another tab has the lock. */
export async function acquireJobLock(id: string): Promise<(() => void) | undefined> {
  const name = lockName(id);
  if (localLocks.has(name)) return undefined;
  localLocks.add(name);
  const { locks } = navigator as Partial<Navigator>;
  // Browsers have no locks without a secure context: then only this tab is checked.
  if (locks === undefined) return () => void localLocks.delete(name);
  return new Promise((resolve) => {
    void locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        localLocks.delete(name);
        resolve(undefined);
        return undefined;
      }
      return new Promise<void>((release) => {
        resolve(() => {
          localLocks.delete(name);
          release();
        });
      });
    });
  });
}

/** True if any tab runs the job. */
export async function isJobLocked(id: string): Promise<boolean> {
  const name = lockName(id);
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) return localLocks.has(name);
  const { held: all = [] } = await locks.query();
  return all.some((lock) => lock.name === name);
}

function lockName(id: string): string {
  return `quarterdeck ${ownKey("job", id)}`;
}
