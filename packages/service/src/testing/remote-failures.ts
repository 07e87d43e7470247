import pg from "pg";
import { connectDatabase } from "#database/connect-database.ts";
import { require } from "./failure-case.ts";
import { openTestApi } from "./tables-api.ts";
import type { TestPostgres } from "./test-postgres.ts";

/** A failure near a PostgreSQL server, with a check of the behavior that is promised then. */
export interface RemoteFailureCase {
  readonly name: string;
  run(server: TestPostgres): Promise<void>;
}

/** Failures near a PostgreSQL server. They leave the test schema behind. */
export const remoteFailures: readonly RemoteFailureCase[] = [
  { name: "callers of a locked table delay no others", run: useLockedTables },
];

const quickMs = 1_500;

async function useLockedTables(server: TestPostgres): Promise<void> {
  await withLock(server, ["shop.heap", "shop.bills"], async (ask, isOpen) => {
    const write = {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      payload: '{"amount":1}',
    } as const;
    const twelve = Array.from({ length: 12 });
    const reads = Promise.all(twelve.map(() => ask("/heap")));
    const writes = Promise.all(twelve.map(() => ask("/bills/C", write)));
    await requireQuick(ask, isOpen);
    for (const { statusCode, body } of await reads) {
      require(statusCode === 503 && /locked/.test(body), `${statusCode} ${body}`);
      require(!/same row/.test(body), body);
    }
    for (const { statusCode, body } of await writes) {
      require((statusCode === 409 || statusCode === 503) && /locked/.test(body), body);
    }
  });
}

type Ask = Awaited<ReturnType<typeof openTestApi>>["ask"];

async function requireQuick(ask: Ask, isReady: () => Promise<boolean>): Promise<void> {
  for (let count = 0; count < 5; count += 1) {
    const start = performance.now();
    const { statusCode } = await ask("/shop.clients");
    require(statusCode === 200 && (await isReady()), `another table responds with ${statusCode}`);
    const ms = Math.round(performance.now() - start);
    require(ms < quickMs, `another table and a session check respond after ${ms} ms`);
  }
}

/** Runs a check while another session holds the strongest lock on tables. */
async function withLock(
  { url }: TestPostgres,
  tables: readonly string[],
  check: (ask: Ask, isReady: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const database = await connectDatabase({ url, sample: false, log: () => undefined });
  await database.query('drop schema if exists shop, "Odd names" cascade');
  const api = await openTestApi({ database, close: () => database.close() });
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  try {
    await api.ask("/shop.clients");
    await other.query(`begin; lock table ${tables.join()} in access exclusive mode`);
    await check(api.ask, async () => {
      await database.urgent.query("select 1");
      return true;
    });
  } finally {
    await other.end();
    await api.close();
  }
}
