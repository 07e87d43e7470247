import { listStatements } from "#database/sample/list-statements.ts";
import { renameSync, rmSync } from "node:fs";
import { ServiceError } from "#problem/problems.ts";
import { respondsInTime } from "./responds-in-time.ts";
import { writeParameter } from "./column-value.ts";
import { hasCluster, openDataDir } from "./data-dir.ts";
import type { DataDir } from "./data-dir.ts";
import type { Database, Queryable } from "./database.ts";
import { DatabaseError } from "./database-error.ts";
import type { EmbeddedEngine } from "./embedded-engine.ts";
import { startEmbeddedSession } from "./embedded-session.ts";
import type { EmbeddedSession } from "./embedded-session.ts";
import { lockDataDir } from "./lock-data-dir.ts";
import { sampleScripts } from "#database/sample/sample-scripts.ts";
import { ServiceStartError } from "./service-start-error.ts";

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly sample: boolean;
  readonly log: (message: string) => void;
}

/** Opens the database in a data directory and creates it on the first start. */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<Database> {
  const dataDir = openDataDir(options.dataDir);
  const release = lockDataDir(dataDir.path);
  try {
    if (!hasCluster(dataDir)) await makeCluster(dataDir, options);
    const first = await startEmbeddedSession(dataDir.cluster);
    return createDatabase({ first, restart: () => startEmbeddedSession(dataDir.cluster), release });
  } catch (error) {
    release();
    if (error instanceof ServiceStartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceStartError(
      `The database in ${dataDir.path} cannot be opened (${reason}). Restore the directory from a backup, or start on a new one with --data.`,
      { cause: error },
    );
  }
}

/** Renames the cluster only once it is complete: an interrupted first start begins again. */
async function makeCluster(dataDir: DataDir, { sample, log }: EmbeddedOptions): Promise<void> {
  rmSync(dataDir.unfinished, { recursive: true, force: true });
  log(sample ? "Making the database and its sample data…" : "Making the database…");
  const session = await startEmbeddedSession(dataDir.unfinished);
  if (sample) await runAll(session, sampleScripts);
  await session.close();
  renameSync(dataDir.unfinished, dataDir.cluster);
}

/** Statement by statement: a whole script would be one transaction and a third slower. */
async function runAll(engine: EmbeddedEngine, scripts: readonly string[]): Promise<void> {
  for (const statement of scripts.flatMap(listStatements)) await engine.run(statement, []);
}

interface Parts {
  readonly first: EmbeddedSession;
  readonly restart: () => Promise<EmbeddedSession>;
  readonly release: () => void;
}

function createDatabase({ first, restart, release }: Parts): Database {
  // One session: statements and whole transactions wait for each other here.
  const queue = createQueue();
  let session = first;
  let isClosed = false;

  const ask: Queryable["query"] = async <Row>(sql: string, parameters: readonly unknown[] = []) => {
    try {
      const { rows, count } = await session.run(sql, parameters.map(writeParameter));
      return { rows: rows as readonly Row[], count };
    } catch (error) {
      if (error instanceof DatabaseError && error.code !== "") throw error;
      throw unavailable(error);
    }
  };
  const enter = <T>(work: () => Promise<T>): Promise<T> =>
    queue(async () => {
      if (isClosed) throw unavailable(undefined);
      // The next query starts a crashed thread again.
      if (!session.isAlive())
        session = await restart().catch((e: unknown) => Promise.reject(unavailable(e)));
      return work();
    });

  const database: Database = {
    kind: "embedded",
    isReadOnly: false,
    canHoldAccounts: true,
    query: (sql, parameters) => enter(() => ask(sql, parameters)),
    transaction: (run) => enter(() => transact(ask, run)),
    isReady: () => respondsInTime(() => database.query("select 1")),
    close: async () => {
      await queue(async () => {
        if (isClosed) return;
        isClosed = true;
        if (session.isAlive()) await session.close();
        release();
      });
    },
  };
  return database;
}

async function transact<T>(
  ask: Queryable["query"],
  run: (tx: Queryable) => Promise<T>,
): Promise<T> {
  await ask("begin");
  try {
    const result = await run({ query: ask });
    await ask("commit");
    return result;
  } catch (error) {
    // The first failure is reported; a dead session has nothing to roll back.
    await ask("rollback").catch(() => undefined);
    throw error;
  }
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError(
    "database-unavailable",
    "The embedded database has stopped; it is started again with the next request.",
    [],
    { cause },
  );
}

/** Runs tasks one after the other, in the order they were added. */
type Queue = <T>(work: () => Promise<T>) => Promise<T>;

function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}
