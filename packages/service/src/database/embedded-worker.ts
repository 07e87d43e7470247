import { parentPort, workerData } from "node:worker_threads";
import type { DatabaseErrorFields } from "./database-error.ts";
import { openEmbeddedEngine } from "./embedded-engine.ts";
import type { WorkerResponse, WorkerRequest } from "./embedded-session.ts";

/** Entry of the database thread: runs queries in the order they arrive. */
async function serveQuestions(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error("This file is the entry of a worker thread.");
  const print = (response: WorkerResponse): void => port.postMessage(response);
  try {
    const engine = await openEmbeddedEngine(String(workerData));
    port.on("message", (question: WorkerRequest) => {
      const { id, sql, parameters } = question;
      const work =
        sql === undefined
          ? engine.close().then(() => ({ rows: [], count: 0 }))
          : engine.run(sql, parameters);
      work.then(
        (response) => print({ id, response }),
        (error: unknown) => print({ id, failure: failureOf(error) }),
      );
    });
    print({ id: 0, response: { rows: [], count: 0 } });
  } catch (error) {
    print({ id: 0, failure: failureOf(error) });
  }
}

/** Errors lose members between threads: only those of a `DatabaseError` are sent. */
function failureOf(error: unknown): DatabaseErrorFields {
  const fields = error as Partial<DatabaseErrorFields>;
  return {
    message: error instanceof Error ? error.message : String(error),
    code: fields.code ?? "",
    detail: fields.detail,
    table: fields.table,
    column: fields.column,
    constraint: fields.constraint,
  };
}

await serveQuestions();
