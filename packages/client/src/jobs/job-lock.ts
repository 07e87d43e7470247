import { ownKey } from "#storage/owner.ts";

/** Locks of running jobs: only one tab runs a job. */
export interface JobLocks {
  /** Resolves with a function that releases the lock, or with undefined if the job runs already. */
  readonly acquire: (id: string) => Promise<(() => void) | undefined>;
  /** True if any tab runs the job. */
  readonly isLocked: (id: string) => Promise<boolean>;
}

export function createJobLocks(): JobLocks {
  const own = new Set<string>();
  return {
    acquire: async (id) => {
      const name = lockName(id);
      if (own.has(name)) return undefined;
      own.add(name);
      const release = (): void => void own.delete(name);
      const { locks } = navigator as Partial<Navigator>;
      // Browsers have no locks without a secure context: then only this tab is checked.
      return locks === undefined ? release : acquireInAllTabs(locks, name, release);
    },
    isLocked: async (id) => {
      const name = lockName(id);
      const { locks } = navigator as Partial<Navigator>;
      if (locks === undefined) return own.has(name);
      const { held: all = [] } = await locks.query();
      return all.some((lock) => lock.name === name);
    },
  };
}

async function acquireInAllTabs(
  locks: LockManager,
  name: string,
  releaseOwn: () => void,
): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    void locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        releaseOwn();
        resolve(undefined);
        return undefined;
      }
      return new Promise<void>((release) => {
        resolve(() => {
          releaseOwn();
          release();
        });
      });
    });
  });
}

function lockName(id: string): string {
  return `quarterdeck ${ownKey("job", id)}`;
}
