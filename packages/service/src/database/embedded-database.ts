import { listStatements } from "#database/sample/list-statements.ts";
import { renameSync, rmSync } from "node:fs";
import { ServiceError } from "#problem/problems.ts";
import { respondsInTime } from "./responds-in-time.ts";
import { writeParameter } from "./column-value.ts";
import { hasCluster, openDataDir } from "./data-dir.ts";
import type { DataDir } from "./data-dir.ts";
import type { Database, Queryable } from "./database.ts";
import { DatabaseError } from "./database-error.ts";
import { engineFailure } from "./engine-failure.ts";
import { startEmbeddedSession } from "./embedded-session.ts";
import type { EmbeddedSession } from "./embedded-session.ts";
import { requireFreeSpace } from "./free-space.ts";
import { createOutage, isOutage } from "./outage.ts";
import { createStatementQueue } from "./statement-queue.ts";
import type { WorkKind } from "./statement-queue.ts";
import { lockDataDir } from "./lock-data-dir.ts";
import { writeSampleScripts } from "#database/sample/sample-scripts.ts";
import { restrictFiles } from "./restrict-files.ts";
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
    restrictFiles(dataDir);
    if (!hasCluster(dataDir)) await makeCluster(dataDir, options);
    const start = async (): Promise<EmbeddedSession> => {
      requireFreeSpace(dataDir.path, "open");
      const session = await startEmbeddedSession(dataDir.cluster);
      // PGlite sets the modes of the files that it unpacks or writes first itself.
      reportOpenFiles(restrictFiles(dataDir), dataDir, options);
      return session;
    };
    return createDatabase({ first: await start(), restart: start, release, log: options.log });
  } catch (error) {
    release();
    if (error instanceof ServiceStartError) throw error;
    throw new ServiceStartError(
      `The database in ${dataDir.path} cannot be opened (${messageOf(error)}). Restore the directory from a backup, or start on a new one with --data.`,
      { cause: error },
    );
  }
}

function reportOpenFiles(count: number, { path }: DataDir, { log }: EmbeddedOptions): void {
  if (count === 0) return;
  log(`Other users of this machine can read ${path}: its file system does not change file modes.`);
}

/** Renames the cluster only once it is complete: an interrupted first start begins again. */
async function makeCluster(dataDir: DataDir, { sample, log }: EmbeddedOptions): Promise<void> {
  rmSync(dataDir.unfinished, { recursive: true, force: true });
  requireFreeSpace(dataDir.path, "create");
  log(sample ? "Creating the database and its sample data…" : "Creating the database…");
  const session = await startEmbeddedSession(dataDir.unfinished);
  if (sample) await runAll(session, writeSampleScripts(new Date()));
  await session.close();
  renameSync(dataDir.unfinished, dataDir.cluster);
}

/** Enough for a hundred thousand rows on a slow machine. */
const sampleStatementMs = 120_000;

/** Statement by statement: a whole script would be one transaction and a third slower. */
async function runAll(session: EmbeddedSession, scripts: readonly string[]): Promise<void> {
  for (const statement of scripts.flatMap(listStatements)) {
    await session.run(statement, [], sampleStatementMs);
  }
}

interface Parts {
  readonly first: EmbeddedSession;
  readonly restart: () => Promise<EmbeddedSession>;
  readonly release: () => void;
  readonly log: (message: string) => void;
}

/** Time that a request waits for the thread to start again. */
const restartMs = 10_000;
/** Pause after a failed start. */
const pauseMs = 5_000;
/** Time for the running statement while the service stops. */
const lastStatementMs = 2_000;

function createDatabase({ first, restart, release, log }: Parts): Database {
  let session = first;
  let starting: Promise<void> | undefined;
  let closing: Promise<void> | undefined;
  // One session: statements and whole transactions wait for each other here.
  const queue = createStatementQueue({
    cancel: () => session.cancel(),
    refuse: (reason) => unavailable(refusals[reason]),
  });

  const askWithin =
    (limitMs?: number): Queryable["query"] =>
    async <Row>(sql: string, parameters: readonly unknown[] = []) => {
      try {
        const { rows, count } = await session.run(sql, parameters.map(writeParameter), limitMs);
        return { rows: rows as readonly Row[], count };
      } catch (error) {
        if (!(error instanceof DatabaseError) || error.code === "") throw stopped(error);
        throw isOutage(error) ? createOutage(error, error.code) : error;
      }
    };
  const ask = askWithin();
  const start = async (): Promise<void> => {
    log("The embedded database has stopped and is started again.");
    try {
      session = await restart();
      starting = undefined;
    } catch (error) {
      log(`The embedded database cannot be started (${messageOf(error)}).`);
      setTimeout(() => {
        starting = undefined;
      }, pauseMs).unref();
      throw error;
    }
  };
  const enter = <T>(kind: WorkKind, work: () => Promise<T>): Promise<T> =>
    queue.add(kind, async () => {
      // The next query starts an ended thread again.
      if (!session.isAlive()) {
        starting ??= start();
        await withinTime(starting, restartMs).catch((error: unknown) => {
          throw stopped(error);
        });
      }
      return work();
    });
  const urgent: Queryable = {
    query: (sql, parameters) => enter("urgent", () => ask(sql, parameters)),
  };
  const close = async (): Promise<void> => {
    await withinTime(queue.end(), lastStatementMs).catch(() => session.terminate());
    if (session.isAlive()) await session.close();
    release();
  };

  return {
    kind: "embedded",
    isReadOnly: false,
    canHoldAccounts: true,
    urgent,
    query: (sql, parameters) => enter("repeatable", () => ask(sql, parameters)),
    read: (run, limitMs) => enter("repeatable", () => transact(askWithin(limitMs), run)),
    transaction: (run) => enter("whole", () => transact(ask, run)),
    isReady: () => respondsInTime(() => urgent.query("select 1")),
    close: () => (closing ??= close()),
  };
}

const refusals = {
  busy: "The database is busy with other requests. Retry in a moment.",
  ended: "The service is stopping. Retry in a moment.",
} as const;

function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("It takes longer than usual.")), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
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

/** The engine failed: with a full disk, the next start would fail, too. */
function stopped(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (/disk (?:is full|quota|of .* free)/.test(messageOf(error))) {
    return createOutage(error, "53100");
  }
  return unavailable(
    "The embedded database has stopped; it is started again with the next request.",
    error,
  );
}

function unavailable(detail: string, cause?: unknown): ServiceError {
  return new ServiceError("database-unavailable", detail, [], { cause });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : engineFailure(error).message;
}
