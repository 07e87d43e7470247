import { ownKey } from "#storage/owner.ts";

const held = new Set<string>();

/** One tab runs a job. Resolves with what gives it free, or undefined where another tab has it. */
export async function takeJob(id: string): Promise<(() => void) | undefined> {
  const name = lockName(id);
  if (held.has(name)) return undefined;
  held.add(name);
  const { locks } = navigator as Partial<Navigator>;
  // Without a secure context browsers have no locks: then this tab must do.
  if (locks === undefined) return () => void held.delete(name);
  return new Promise((resolve) => {
    void locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        held.delete(name);
        resolve(undefined);
        return undefined;
      }
      return new Promise<void>((release) => {
        resolve(() => {
          held.delete(name);
          release();
        });
      });
    });
  });
}

/** Whether any tab runs it now. */
export async function isTaken(id: string): Promise<boolean> {
  const name = lockName(id);
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) return held.has(name);
  const { held: all = [] } = await locks.query();
  return all.some((lock) => lock.name === name);
}

function lockName(id: string): string {
  return `quarterdeck ${ownKey("job", id)}`;
}
