import { randomUUID } from "node:crypto";
import pg from "pg";
import { listStatements } from "#database/sample/list-statements.ts";
import { writeSampleScripts } from "#database/sample/sample-scripts.ts";
import { startTestPostgres } from "./test-postgres.ts";

/** Environment variable with the address of the server, which the workers inherit. */
const variable = "SAMPLE_POSTGRES";

/** A database of one test. */
export interface SampleDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Starts a PostgreSQL server and fills it with the sample data in the background; returns the function that removes it. */
export async function startSampleServer(bin: string): Promise<() => Promise<void>> {
  const server = await startTestPostgres(bin);
  process.env[variable] = server.url;
  let isRemoved = false;
  createSample(server.url).catch((error: unknown) => {
    if (!isRemoved) process.stderr.write(`The sample data cannot be made: ${String(error)}\n`);
  });
  return () => {
    isRemoved = true;
    return server.remove();
  };
}

/** Creates the database `sample`. It has this name only once it is complete. */
async function createSample(server: string): Promise<void> {
  await withClient(server, (client) => client.query("create database unfinished"));
  await withClient(addressOf(server, "unfinished"), async (client) => {
    for (const statement of writeSampleScripts(new Date()).flatMap(listStatements))
      await client.query(statement);
  });
  await withClient(server, (client) => client.query("alter database unfinished rename to sample"));
}

/** A copy of the sample data on the server: made in a tenth of the time of an embedded one. Undefined without a server. */
export async function copySampleDatabase(): Promise<SampleDatabase | undefined> {
  const server = process.env[variable];
  if (server === undefined) return undefined;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await waitForSample(server);
  await withClient(server, (client) => client.query(`create database ${name} template sample`));
  return {
    url: addressOf(server, name),
    drop: () =>
      withClient(server, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

async function waitForSample(server: string): Promise<void> {
  const find = "select 1 from pg_database where datname = 'sample'";
  for (let tries = 0; tries < 1200; tries += 1) {
    const { rows } = await withClient(server, (client) => client.query(find));
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The sample data was not made within two minutes.");
}

/** Runs statements in a database. */
export async function runStatements(url: string, sql: string): Promise<void> {
  await withClient(url, (client) => client.query(sql));
}

async function withClient<T>(url: string, query: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // The query fails too. Without a listener, a server that stops in between ends the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await query(client);
  } finally {
    await client.end();
  }
}

function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}
