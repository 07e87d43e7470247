import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCommand } from "#config/read-command.ts";
import { openRemoteDatabase } from "#database/remote-database.ts";
import { findPostgres, startTestPostgres } from "#testing/test-postgres.ts";
import type { TestPostgres } from "#testing/test-postgres.ts";
import { createService } from "./app.ts";
import type { Service } from "./service.ts";

const bin = findPostgres();
const folder = mkdtempSync(join(tmpdir(), "quarterdeck-remote-"));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
let postgres: TestPostgres;

beforeAll(async () => {
  mkdirSync(join(folder, "client"));
  writeFileSync(join(folder, "client/index.html"), "<html><head></head></html>");
  if (bin === undefined) return;
  postgres = await startTestPostgres(bin);
  closers.push(() => postgres.remove());
  const database = await openRemoteDatabase(postgres.url);
  await database.query(
    "create table public.ships (id int primary key, name text not null); insert into public.ships values (1, 'Beagle')",
  );
  await database.query(
    "create role reader login; grant select on public.ships to reader; revoke create on database postgres from public",
  );
  await database.close();
});
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

async function start(...args: readonly string[]) {
  const command = readCommand(["--data", join(folder, "data"), ...args], {});
  if (command.kind !== "serve") throw new Error("these flags do not serve");
  const clientDir = join(folder, "client");
  const service = await createService(command.config, {
    clientDir,
    print: () => {},
    log: "quiet",
    startCommand: { program: "npm start --", flags: [] },
  });
  closers.push(() => service.close());
  return service;
}

function callsOf(service: Service, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    get: (url: string) => service.server.inject({ url, headers }),
    post: (url: string, payload: object) =>
      service.server.inject({ method: "POST", url, headers, payload }),
  };
}

function readCode(service: Service): string | undefined {
  return /#code=(\S+)$/.exec(service.notes("http://h/").join())?.[1];
}

async function registerOwner(service: Service): Promise<string> {
  const code = readCode(service);
  const owner = { name: "Owner", email: "owner@example.com", password: "correct horse", code };
  return (await callsOf(service).post("/api/auth/register", owner)).json<{ token: string }>().token;
}

describe.skipIf(bin === undefined)("over a PostgreSQL server", () => {
  test("a server that goes and comes back ends no session", async () => {
    const service = await start("--database", postgres.url);
    const { get } = callsOf(service, await registerOwner(service));
    expect((await get("/api/ships")).json()).toMatchObject({ total: 1 });
    await postgres.kill();
    // 401 would sign everyone out.
    for (const url of ["/api/ships", "/api/auth/me", "/api/accounts", "/-/model.json"]) {
      expect((await get(url)).json()).toMatchObject({ status: 503, code: "database-unavailable" });
    }
    expect((await get("/readyz")).statusCode).toBe(503);
    expect((await get("/healthz")).statusCode).toBe(200);
    expect((await get("/")).statusCode).toBe(200);
    await postgres.start();
    expect((await get("/api/ships")).json()).toMatchObject({ total: 1 });
    expect((await get("/readyz")).statusCode).toBe(200);
  });

  test("nothing but the schema quarterdeck is created", async () => {
    const database = await openRemoteDatabase(postgres.url);
    const { rows } = await database.query(
      "select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1, 2",
    );
    await database.close();
    expect(rows).toEqual([
      { schema: "public", name: "ships" },
      { schema: "quarterdeck", name: "accounts" },
      { schema: "quarterdeck", name: "invitations" },
      { schema: "quarterdeck", name: "migrations" },
      { schema: "quarterdeck", name: "rights" },
      { schema: "quarterdeck", name: "rights_version" },
      { schema: "quarterdeck", name: "setup_code" },
      { schema: "quarterdeck", name: "tokens" },
    ]);
  });

  test("a read-only database is browsed, its accounts stored next to it", async () => {
    const service = await start("--database", postgres.url.replace("postgres@", "reader@"));
    const { get, post } = callsOf(service, await registerOwner(service));
    expect((await get("/api/ships")).json()).toMatchObject({ total: 1 });
    const { paths } = (await get("/api/openapi.json")).json<{
      paths: { [path: string]: object };
    }>();
    expect(Object.keys(paths["/ships"] ?? {})).toEqual(["get"]);
    expect((await post("/api/ships", { id: 2, name: "Fram" })).statusCode).toBe(405);
    expect((await get("/api/accounts")).json()).toMatchObject({ total: 1 });
  }, 90_000);

  test("two services over one database share accounts and sign-outs", async () => {
    const [one, two] = [
      await start("--database", postgres.url),
      await start("--database", postgres.url),
    ];
    const credentials = { email: "owner@example.com", password: "correct horse" };
    const login = await callsOf(one).post("/api/auth/login", credentials);
    const { token } = login.json<{ token: string }>();
    expect((await callsOf(two, token).get("/api/auth/me")).statusCode).toBe(200);
    await callsOf(two, token).post("/api/auth/logout", {});
    expect((await callsOf(one, token).get("/api/auth/me")).statusCode).toBe(401);
  });
});
