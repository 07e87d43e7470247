import pg from "pg";
import { ServiceError } from "#problem/problems.ts";
import { respondsInTime } from "./responds-in-time.ts";
import { columnReader, writeParameter } from "./column-value.ts";
import type { Database, Queryable } from "./database.ts";
import { DatabaseError } from "./database-error.ts";
import { connectionErrorText } from "./connection-error-text.ts";
import { ServiceStartError } from "./service-start-error.ts";
import { sessionSettings } from "./session-settings.ts";

/** Opens a PostgreSQL server. It must respond once at start; later it may go and come back. */
export async function openRemoteDatabase(url: string): Promise<Database> {
  const pool = createPool(url);
  try {
    const { rows } = await pool.query<Facts>(factsQuery);
    const [facts] = rows;
    if (facts === undefined) throw new Error("no answer");
    return createDatabase(pool, facts);
  } catch (error) {
    await pool.end();
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

function createPool(url: string): pg.Pool {
  try {
    const pool = new pg.Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: 5_000,
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
  } catch (error) {
    throw new ServiceStartError(connectionErrorText(url, error), { cause: error });
  }
}

function createDatabase(pool: pg.Pool, facts: Facts): Database {
  const query = questionsTo(pool);
  return {
    kind: "remote",
    isReadOnly: facts.is_read_only,
    canHoldAccounts: facts.can_hold_accounts && !facts.is_read_only,
    query,
    transaction: (run) => transact(pool, run),
    isReady: () => respondsInTime(() => query("select 1")),
    close: () => pool.end(),
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

/** SQLSTATE classes and codes of a server that is gone, stopping or full. */
const isOutage = /^(08|53|57P0|58)/;

function failureOf(error: unknown): Error {
  if (error instanceof pg.DatabaseError && error.code !== undefined && !isOutage.test(error.code)) {
    const { message, code, detail, table, column, constraint } = error;
    return new DatabaseError(
      { message, code, detail, table, column, constraint },
      { cause: error },
    );
  }
  return new ServiceError(
    "database-unavailable",
    "The database does not respond. Retry in a moment.",
    [],
    { cause: error },
  );
}
