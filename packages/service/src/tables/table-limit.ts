import { DatabaseError } from "#database/database-error.ts";
import { ServiceError } from "#problem/problems.ts";

/** Limits the simultaneous works on each table, so that a locked or slow one does not take all connections. */
export interface TableLimit {
  run<T>(table: string, work: () => Promise<T>): Promise<T>;
}

const mostRunning = 3;
const mostRunningWhileLocked = 1;
/** Time for which a table counts as locked after a work ran into a lock. */
const lockedMs = 10_000;
const longestWaitMs = 10_000;
const mostWaiting = 100;
const lockNotAvailable = "55P03";

interface Works {
  running: number;
  lockedUntil: number;
  readonly waiting: (() => void)[];
}

export function createTableLimit(): TableLimit {
  const byTable = new Map<string, Works>();

  const enter = async (table: string, works: Works): Promise<void> => {
    if (hasRoom(works)) {
      works.running += 1;
      return;
    }
    if (works.waiting.length >= mostWaiting) throw busy(table);
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer);
        works.running += 1;
        resolve();
      };
      const timer = setTimeout(() => {
        works.waiting.splice(works.waiting.indexOf(start), 1);
        reject(busy(table));
      }, longestWaitMs);
      works.waiting.push(start);
    });
  };
  const leave = (table: string, works: Works): void => {
    works.running -= 1;
    while (hasRoom(works) && works.waiting.length > 0) works.waiting.shift()?.();
    if (works.running === 0 && works.lockedUntil < Date.now()) byTable.delete(table);
  };

  return {
    async run(table, work) {
      const works = byTable.get(table) ?? { running: 0, lockedUntil: 0, waiting: [] };
      byTable.set(table, works);
      await enter(table, works);
      try {
        return await work();
      } catch (error) {
        if (isLocked(error)) works.lockedUntil = Date.now() + lockedMs;
        throw error;
      } finally {
        leave(table, works);
      }
    },
  };
}

function hasRoom({ running, lockedUntil }: Works): boolean {
  return running < (lockedUntil > Date.now() ? mostRunningWhileLocked : mostRunning);
}

function isLocked(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === lockNotAvailable;
}

function busy(table: string): ServiceError {
  return new ServiceError(
    "unavailable",
    `${table} is locked or busy with other requests. Retry in a moment.`,
  );
}
