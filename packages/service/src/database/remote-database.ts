import pg from "pg";
import { respondsInTime } from "./responds-in-time.ts";
import { columnReader, writeParameter } from "./column-value.ts";
import type { Database, Queryable } from "./database.ts";
import { DatabaseError } from "./database-error.ts";
import { createOutage, isOutage } from "./outage.ts";
import { connectionErrorText } from "./connection-error-text.ts";
import { ServiceStartError } from "./service-start-error.ts";
import { sessionSettings } from "./session-settings.ts";
import { chooseSsl, planSsl } from "./ssl-modes.ts";

const connectMs = 5_000;
/** Connections for requests, and for session checks, which must not wait for those. */
const poolSizes = { work: 10, urgent: 2 } as const;

/** Opens a PostgreSQL server. It must respond once at start; later it may go and come back. */
export async function openRemoteDatabase(url: string): Promise<Database> {
  const plan = planSsl(url);
  const pools: pg.Pool[] = [];
  try {
    const ssl = await chooseSsl(plan, connectMs);
    const [work, urgent] = [poolSizes.work, poolSizes.urgent].map((max) => {
      const pool = createPool({ connectionString: plan.url, ssl, max });
      pools.push(pool);
      return pool;
    });
    if (work === undefined || urgent === undefined) throw new Error("no pool");
    const { rows } = await work.query<Facts>(factsQuery);
    const [facts] = rows;
    if (facts === undefined) throw new Error("no answer");
    return createDatabase({ work, urgent }, facts);
  } catch (error) {
    await Promise.all(pools.map((pool) => pool.end()));
    if (error instanceof ServiceStartError) throw error;
    throw new ServiceStartError(connectionErrorText(url, error), { cause: error });
  }
}

interface Facts {
  readonly is_read_only: boolean;
  readonly can_hold_accounts: boolean;
}

const factsQuery = `
  select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_read_only,
    case when to_regnamespace('quarterdeck') is null
      then has_database_privilege(current_database(), 'CREATE')
      else has_schema_privilege('quarterdeck', 'CREATE') end as can_hold_accounts`;

function createPool(config: Pick<pg.PoolConfig, "connectionString" | "ssl" | "max">): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "quarterdeck",
    types: { getTypeParser: (oid: number) => columnReader(oid) },
    // The pool waits for this promise before it hands out the connection.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: (client) => client.query(sessionSettings.remote),
  });
  // The next request replaces an idle connection that the server ended; without a listener the process would exit.
  pool.on("error", () => undefined);
  return pool;
}

interface Pools {
  readonly work: pg.Pool;
  readonly urgent: pg.Pool;
}

function createDatabase({ work, urgent }: Pools, facts: Facts): Database {
  const urgentQuery = questionsTo(urgent);
  let closing: Promise<void> | undefined;
  return {
    kind: "remote",
    isReadOnly: facts.is_read_only,
    canHoldAccounts: facts.can_hold_accounts && !facts.is_read_only,
    urgent: { query: urgentQuery },
    query: questionsTo(work),
    read: (run, limitMs) =>
      transact(work, async (tx) => {
        if (limitMs !== undefined) {
          await tx.query(`set local statement_timeout = ${Math.ceil(limitMs)}`);
        }
        return run(tx);
      }),
    transaction: (run) => transact(work, run),
    isReady: () => respondsInTime(() => urgentQuery("select 1")),
    close: () => (closing ??= Promise.all([work.end(), urgent.end()]).then(() => undefined)),
  };
}

function questionsTo(target: pg.Pool | pg.PoolClient): Queryable["query"] {
  return async <Row>(sql: string, parameters: readonly unknown[] = []) => {
    try {
      const text = { text: sql, values: parameters.map(writeParameter) };
      const response = await target.query(text);
      // Several statements in one text return several results; the last one counts.
      const last = (Array.isArray(response) ? response.at(-1) : response) as pg.QueryResult;
      return { rows: last.rows as readonly Row[], count: last.rowCount ?? 0 };
    } catch (error) {
      throw failureOf(error);
    }
  };
}

async function transact<T>(pool: pg.Pool, run: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => Promise.reject(failureOf(error)));
  // A connection that breaks between two statements reports it here, not as an uncaught event.
  const ignore = (): void => undefined;
  client.on("error", ignore);
  const query = questionsTo(client);
  let broken: Error | undefined;
  try {
    await query("begin");
    const result = await run({ query });
    await query("commit");
    return result;
  } catch (error) {
    await query("rollback").catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure));
    });
    throw error;
  } finally {
    client.off("error", ignore);
    client.release(broken);
  }
}

function failureOf(error: unknown): Error {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return createOutage(error);
  if (isOutage({ code: error.code, routine: error.routine }))
    return createOutage(error, error.code);
  return new DatabaseError(
    { ...error, message: error.message, code: error.code },
    { cause: error },
  );
}
