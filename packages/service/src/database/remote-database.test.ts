import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectAccounts, connectDatabase } from "./connect-database.ts";
import { connectionErrorText } from "./connection-error-text.ts";
import { remoteFailures } from "#testing/remote-failures.ts";
import { findPostgres, startTestPostgres } from "#testing/test-postgres.ts";
import type { TestPostgres } from "#testing/test-postgres.ts";

const connect = (url: string) => connectDatabase({ url, sample: false, log: () => undefined });
const bin = findPostgres();

test.each([
  [
    "postgres://me:secret@127.0.0.1:1/x",
    "There is no response from the database server 127.0.0.1:1: start PostgreSQL there",
  ],
  ["nonsense", "(--database or DATABASE_URL)."],
  ["postgres://me:secret@no-such-host.invalid/x", "no-such-host.invalid"],
])("a database that cannot be reached is one sentence: %s", async (url, words) => {
  const failure = await connect(url).catch((error: unknown) => error as Error);
  expect(failure).toMatchObject({ name: "ServiceStartError" });
  expect(String(failure)).toContain(words);
  expect(String(failure)).not.toContain("secret");
});

test("a refusal never shows the password", () => {
  const error = new Error("cannot parse postgres://me:hun%24ter@host/x");
  expect(connectionErrorText("postgres://me:hun%24ter@host/x", error)).not.toContain("hun%24ter");
});

describe.skipIf(bin === undefined)("a PostgreSQL server", () => {
  let server: TestPostgres | undefined;
  const get = (): TestPostgres => {
    if (server === undefined) throw new Error("The server does not run.");
    return server;
  };
  beforeAll(async () => {
    if (bin !== undefined) server = await startTestPostgres(bin);
  });
  afterAll(async () => server?.remove());

  test("has extensions in a schema outside the search path", async () => {
    const first = await connect(get().url);
    await first.query('create schema "Own things"; create extension citext schema "Own things"');
    await first.close();
    const database = await connect(get().url);
    const { rows } = await database.query("select 'Ab'::citext = 'aB' as same");
    expect(rows).toEqual([{ same: true }]);
    await database.close();
  });

  test("that goes away and comes back needs no restart of ours", async () => {
    const database = await connect(get().url);
    await database.query("create table kept as select 1 as id");
    await get().kill();
    await expect(database.query("select 1")).rejects.toMatchObject({
      code: "database-unavailable",
    });
    await expect(database.transaction((tx) => tx.query("select 1"))).rejects.toMatchObject({
      code: "database-unavailable",
    });
    expect(await database.isReady()).toBe(false);
    await get().start();
    expect((await database.query("select id from kept")).count).toBe(1);
    expect(await database.isReady()).toBe(true);
    await database.close();
  });

  test("that dies in the middle of a transaction is an outage, not a crash", async () => {
    const database = await connect(get().url);
    const work = database.transaction(async (tx) => {
      await tx.query("select 1");
      await get().kill();
      return tx.query("select 1");
    });
    await expect(work).rejects.toMatchObject({ code: "database-unavailable" });
    await get().start();
    expect(await database.isReady()).toBe(true);
    await database.close();
  });

  test("an unknown database or user is named", async () => {
    const { url } = get();
    await expect(connect(url.replace(/\/postgres$/, "/missing"))).rejects.toThrow(
      "does not exist at",
    );
    await expect(connect(url.replace("//postgres@", "//nobody@"))).rejects.toThrow(
      "rejects this user",
    );
  });

  test("that may only be read stores accounts in a directory instead", async () => {
    const owner = await connect(get().url);
    await owner.query(
      "create role reader login; create role stuck login; alter role stuck set default_transaction_read_only = on",
    );
    const as = (role: string) => connect(get().url.replace("//postgres@", `//${role}@`));
    const stuck = await as("stuck");
    expect(stuck).toMatchObject({ isReadOnly: true, canHoldAccounts: false });
    const reader = await as("reader");
    expect(reader).toMatchObject({ isReadOnly: false, canHoldAccounts: false });

    const dataDir = mkdtempSync(join(tmpdir(), "quarterdeck-accounts-"));
    const printed: string[] = [];
    const accounts = await connectAccounts(stuck, { dataDir, log: (line) => printed.push(line) });
    expect(accounts).toMatchObject({ kind: "embedded", isReadOnly: false });
    expect(printed[0]).toContain(join(dataDir, "accounts"));
    expect(await connectAccounts(owner, { dataDir, log: () => undefined })).toBe(owner);
    await Promise.all([accounts, stuck, reader, owner].map((database) => database.close()));
    rmSync(dataDir, { recursive: true });
  });

  test.for(remoteFailures)("$name", async ({ run }) => {
    await expect(run(get())).resolves.toBeUndefined();
  });

  test("cancels long statements", async () => {
    const database = await connect(get().url);
    const slow = database.transaction(async (tx) => {
      await tx.query("set local statement_timeout = '50ms'");
      await tx.query("select pg_sleep(5)");
    });
    await expect(slow).rejects.toMatchObject({ name: "DatabaseError", code: "57014" });
    const { rows } = await database.query<{ s: string }>(
      "select current_setting('statement_timeout') as s",
    );
    expect(rows[0]?.s).toBe("10s");
    await database.close();
  });
});
