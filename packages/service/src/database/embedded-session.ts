import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { DatabaseError } from "./database-error.ts";
import type { DatabaseErrorFields } from "./database-error.ts";
import type { QueryResult } from "./database.ts";
import type { EmbeddedEngine } from "./embedded-engine.ts";

/** `sql` undefined: close. */
export interface WorkerRequest {
  readonly id: number;
  readonly sql: string | undefined;
  readonly parameters: readonly (string | null)[];
}

/** `id` 0 reports whether the cluster could be opened. */
export interface WorkerResponse {
  readonly id: number;
  readonly response?: QueryResult<unknown>;
  readonly failure?: DatabaseErrorFields;
}

/** A session whose thread may crash: then every pending query rejects. */
export interface EmbeddedSession extends EmbeddedEngine {
  isAlive(): boolean;
}

interface Waiting {
  readonly resolve: (response: QueryResult<unknown>) => void;
  readonly reject: (error: Error) => void;
}

/** Runs in a worker thread, so that a long statement delays no request; in this thread when run from source. */
export async function startEmbeddedSession(directory: string): Promise<EmbeddedSession> {
  const entry = fileURLToPath(new URL("embedded-worker.js", import.meta.url));
  return existsSync(entry) ? startThread(entry, directory) : startHere(directory);
}

async function startHere(directory: string): Promise<EmbeddedSession> {
  const { openEmbeddedEngine } = await import("./embedded-engine.ts");
  const engine = await openEmbeddedEngine(directory);
  let isOpen = true;
  return {
    run: async (sql, parameters) => {
      try {
        return await engine.run(sql, parameters);
      } catch (error) {
        throw new DatabaseError(error as DatabaseErrorFields, { cause: error });
      }
    },
    close: async () => {
      isOpen = false;
      await engine.close();
    },
    isAlive: () => isOpen,
  };
}

async function startThread(entry: string, directory: string): Promise<EmbeddedSession> {
  const worker = new Worker(entry, { workerData: directory });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isAlive = true;

  const ask = (id: number, question?: WorkerRequest): Promise<QueryResult<unknown>> =>
    new Promise((resolve, reject) => {
      if (!isAlive) {
        reject(new Error("The embedded database has stopped."));
        return;
      }
      waiting.set(id, { resolve, reject });
      if (question) worker.postMessage(question);
    });
  const end = (error: Error): void => {
    isAlive = false;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on("message", ({ id, response, failure }: WorkerResponse) => {
    const waiter = waiting.get(id);
    waiting.delete(id);
    if (response) waiter?.resolve(response);
    else if (failure) waiter?.reject(new DatabaseError(failure));
  });
  worker.on("error", end);
  worker.on("exit", () => end(new Error("The embedded database has stopped.")));

  await ask(0);
  const run: EmbeddedSession["run"] = (sql, parameters) => {
    lastId += 1;
    return ask(lastId, { id: lastId, sql, parameters });
  };
  return {
    run,
    close: async () => {
      lastId += 1;
      await ask(lastId, { id: lastId, sql: undefined, parameters: [] });
      await worker.terminate();
    },
    isAlive: () => isAlive,
  };
}
