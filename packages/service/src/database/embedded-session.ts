import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { DatabaseError } from "./database-error.ts";
import type { DatabaseErrorFields } from "./database-error.ts";
import type { QueryResult } from "./database.ts";
import type { EmbeddedEngine } from "./embedded-engine.ts";
import { engineFailure } from "./engine-failure.ts";
import { interruptThreads } from "./interrupt-threads.ts";
import { statementTimeoutSeconds } from "./session-settings.ts";

/** `sql` undefined: close. */
export interface WorkerRequest {
  readonly id: number;
  readonly sql: string | undefined;
  readonly parameters: readonly (string | null)[];
  /** Name of this statement among those of all threads, to cancel it. */
  readonly name: string;
}

/** `id` 0 reports whether the cluster could be opened. */
export interface WorkerResponse {
  readonly id: number;
  readonly response?: QueryResult<unknown>;
  readonly failure?: DatabaseErrorFields;
}

/** Global function of the thread that cancels a statement by its name. */
export const cancelName = "quarterdeckCancelStatement";

/** A session whose thread may end: then every pending query rejects. */
export interface EmbeddedSession extends EmbeddedEngine {
  /** Cancels the statement after this time; statements without it after ten seconds. */
  run(
    sql: string,
    parameters: readonly (string | null)[],
    limitMs?: number,
  ): Promise<QueryResult<unknown>>;
  /** Cancels the running statement. */
  cancel(): void;
  /** Ends the thread at once. */
  terminate(): Promise<void>;
  isAlive(): boolean;
}

interface Waiting {
  readonly resolve: (response: QueryResult<unknown>) => void;
  readonly reject: (error: Error) => void;
}

/** Time for a canceled statement to end; then the thread hangs and is ended. */
const graceMs = 5_000;
const openMs = 90_000;
const closeMs = 3_000;

/** Runs in a worker thread, so that a long statement delays no request; in this thread when run from source. */
export async function startEmbeddedSession(directory: string): Promise<EmbeddedSession> {
  const entry = fileURLToPath(new URL("embedded-worker.js", import.meta.url));
  return existsSync(entry) ? startThread(entry, directory) : startHere(directory);
}

async function startHere(directory: string): Promise<EmbeddedSession> {
  const { openEmbeddedEngine } = await import("./embedded-engine.ts");
  const engine = await openEmbeddedEngine(directory);
  let isOpen = true;
  const close = async (): Promise<void> => {
    isOpen = false;
    await engine.close();
  };
  return {
    run: async (sql, parameters) => {
      try {
        return await engine.run(sql, parameters);
      } catch (error) {
        throw new DatabaseError(engineFailure(error), { cause: error });
      }
    },
    // A statement in this thread leaves no time to cancel it.
    cancel: () => undefined,
    close,
    terminate: close,
    isAlive: () => isOpen,
  };
}

async function startThread(entry: string, directory: string): Promise<EmbeddedSession> {
  const worker = new Worker(entry, { workerData: directory });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let running = "";
  let isAlive = true;

  const end = (error: Error): void => {
    isAlive = false;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const terminate = async (reason: string): Promise<void> => {
    end(new Error(reason));
    await worker.terminate();
  };
  const ask = (id: number, limitMs: number, question?: WorkerRequest) =>
    new Promise<QueryResult<unknown>>((resolve, reject) => {
      if (!isAlive) {
        reject(new Error("The embedded database has stopped."));
        return;
      }
      waiting.set(id, { resolve, reject });
      if (question) worker.postMessage(question);
    }).finally(
      limitBy(limitMs, () => void terminate("The embedded database did not respond in time.")),
    );
  worker.on("message", ({ id, response, failure }: WorkerResponse) => {
    const waiter = waiting.get(id);
    waiting.delete(id);
    if (response) waiter?.resolve(response);
    else if (failure) waiter?.reject(new DatabaseError(failure));
    // Without an SQLSTATE the engine itself failed, and its memory may be damaged.
    if (failure?.code === "") void terminate(failure.message);
  });
  worker.on("error", end);
  worker.on("exit", (code) =>
    end(new Error(`The embedded database has stopped with exit code ${code}.`)),
  );

  const cancel = (name: string): void => {
    if (name === "" || name !== running) return;
    const expression = `globalThis.${cancelName}?.(${JSON.stringify(name)})`;
    interruptThreads(expression).catch(() => undefined);
  };
  await ask(0, openMs);
  return {
    run: async (sql, parameters, limitMs = statementTimeoutSeconds * 1_000) => {
      lastId += 1;
      const name = randomUUID();
      running = name;
      let isLate = false;
      const stopTimer = limitBy(limitMs, () => {
        isLate = true;
        cancel(name);
      });
      try {
        const question = { id: lastId, sql, parameters, name };
        return await ask(lastId, limitMs + graceMs, question);
      } catch (error) {
        throw isLate && error instanceof DatabaseError ? timeoutOf(error) : error;
      } finally {
        stopTimer();
        if (running === name) running = "";
      }
    },
    cancel: () => cancel(running),
    close: async () => {
      lastId += 1;
      const question = { id: lastId, sql: undefined, parameters: [], name: "" };
      // Without the last checkpoint, the next start reads the log.
      await ask(lastId, closeMs, question).catch(() => undefined);
      await terminate("The embedded database is closed.");
    },
    terminate: () => terminate("The embedded database is closed."),
    isAlive: () => isAlive,
  };
}

/** Calls back after a time. Returns the function that prevents it. */
function limitBy(ms: number, onLate: () => void): () => void {
  const timer = setTimeout(onLate, ms);
  return () => clearTimeout(timer);
}

/** PostgreSQL calls every cancellation a user's request. */
function timeoutOf(error: DatabaseError): DatabaseError {
  if (error.code !== "57014") return error;
  return new DatabaseError(
    { code: error.code, message: "canceling statement due to statement timeout" },
    { cause: error },
  );
}
