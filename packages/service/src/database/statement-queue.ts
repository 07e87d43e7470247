import { DatabaseError } from "./database-error.ts";
import { statementTimeoutSeconds } from "./session-settings.ts";

/**
 * Order and interruption of a work: urgent work passes others; a repeatable one, which only reads,
 * may be canceled for urgent work and run again; a whole one runs to its end.
 */
export type WorkKind = "urgent" | "repeatable" | "whole";

/** Runs works one after the other. */
export interface StatementQueue {
  add<T>(kind: WorkKind, work: () => Promise<T>): Promise<T>;
  /** Rejects all waiting and all later works. Resolves when the running one has ended. */
  end(): Promise<void>;
}

export interface StatementQueueOptions {
  /** Cancels the running statement. */
  readonly cancel: () => void;
  /** Error for a work that waited too long, or that is added after the end. */
  readonly refuse: (reason: "busy" | "ended") => Error;
}

/** Time until urgent work cancels a repeatable statement. */
const urgentWaitMs = 250;
const longestWaitMs = 20_000;
/** Total time of a statement over all its runs. */
const longestRunMs = statementTimeoutSeconds * 1_000;
const queryCanceled = "57014";

interface Entry {
  readonly kind: WorkKind;
  readonly run: () => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly timers: NodeJS.Timeout[];
  startedAt: number;
  /** Time of the earlier runs. */
  ranMs: number;
  isYielding: boolean;
}

export function createStatementQueue({ cancel, refuse }: StatementQueueOptions): StatementQueue {
  const waiting: Entry[] = [];
  let current: Entry | undefined;
  let isEnded = false;
  let onIdle: (() => void) | undefined;

  const next = (): void => {
    if (current !== undefined) return;
    const urgent = waiting.findIndex(({ kind }) => kind === "urgent");
    const [entry] = waiting.splice(Math.max(urgent, 0), 1);
    if (entry === undefined) {
      onIdle?.();
      return;
    }
    current = entry;
    entry.timers.splice(0).forEach(clearTimeout);
    entry.startedAt = Date.now();
    entry
      .run()
      .then(entry.resolve, (error: unknown) => {
        entry.ranMs += Date.now() - entry.startedAt;
        const mayRepeat = entry.isYielding && !isEnded && entry.ranMs < longestRunMs;
        if (mayRepeat && isCanceled(error)) repeat(entry);
        else entry.reject(error);
      })
      .finally(() => {
        current = undefined;
        next();
      });
  };
  const repeat = (entry: Entry): void => {
    entry.isYielding = false;
    waiting.unshift(entry);
  };
  const drop = (entry: Entry): void => {
    const index = waiting.indexOf(entry);
    if (index === -1) return;
    waiting.splice(index, 1);
    entry.reject(refuse("busy"));
  };
  const interrupt = (entry: Entry): void => {
    if (current?.kind !== "repeatable" || !waiting.includes(entry)) return;
    current.isYielding = true;
    cancel();
  };

  return {
    add: <T>(kind: WorkKind, run: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        if (isEnded) {
          reject(refuse("ended"));
          return;
        }
        const entry: Entry = {
          kind,
          run,
          resolve: resolve as (value: unknown) => void,
          reject,
          timers: [],
          startedAt: 0,
          ranMs: 0,
          isYielding: false,
        };
        waiting.push(entry);
        next();
        if (!waiting.includes(entry)) return;
        entry.timers.push(setTimeout(() => drop(entry), longestWaitMs));
        if (kind === "urgent") entry.timers.push(setTimeout(() => interrupt(entry), urgentWaitMs));
      }),
    end: () => {
      isEnded = true;
      for (const entry of waiting.splice(0)) {
        entry.timers.forEach(clearTimeout);
        entry.reject(refuse("ended"));
      }
      return new Promise((resolve) => {
        if (current === undefined) resolve();
        else onIdle = resolve;
      });
    },
  };
}

function isCanceled(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === queryCanceled;
}
