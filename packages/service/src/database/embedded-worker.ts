import { parentPort, workerData } from "node:worker_threads";
import { engineFailure } from "./engine-failure.ts";
import { openEmbeddedEngine } from "./embedded-engine.ts";
import { cancelName } from "./embedded-session.ts";
import type { WorkerResponse, WorkerRequest } from "./embedded-session.ts";

/** Entry of the database thread: runs queries in the order they arrive. */
async function serveQuestions(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error("This file is the entry of a worker thread.");
  const print = (response: WorkerResponse): void => port.postMessage(response);
  try {
    const engine = await openEmbeddedEngine(String(workerData));
    let running = "";
    // The session evaluates a call of this in the busy thread. A late call must not cancel the next statement.
    Object.assign(globalThis, {
      [cancelName]: (name: string) => {
        if (name === running) engine.cancel();
      },
    });
    port.on("message", (question: WorkerRequest) => {
      const { id, sql, parameters, name } = question;
      running = name;
      const work =
        sql === undefined
          ? engine.close().then(() => ({ rows: [], count: 0 }))
          : engine.run(sql, parameters);
      void work
        .finally(() => {
          running = "";
        })
        .catch(() => undefined);
      work.then(
        (response) => print({ id, response }),
        (error: unknown) => print({ id, failure: engineFailure(error) }),
      );
    });
    print({ id: 0, response: { rows: [], count: 0 } });
  } catch (error) {
    print({ id: 0, failure: engineFailure(error) });
  }
}

await serveQuestions();
