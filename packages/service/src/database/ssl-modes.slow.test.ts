import { execFileSync } from "node:child_process";
import { chownSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectDatabase } from "./connect-database.ts";
import { planSsl } from "./ssl-modes.ts";
import { findPostgres, startTestPostgres } from "#testing/test-postgres.ts";
import type { TestPostgres } from "#testing/test-postgres.ts";

const address = "postgres://me@db.example/x";
const planned = (query: string) =>
  planSsl(`${address}${query}`).choices.map((ssl) =>
    ssl === false ? "plain" : ssl.rejectUnauthorized === false ? "any" : "verified",
  );

test.each([
  ["", ["any", "plain"]],
  ["?sslmode=disable", ["plain"]],
  ["?sslmode=allow", ["plain", "any"]],
  ["?sslmode=prefer", ["any", "plain"]],
  ["?sslmode=require", ["any"]],
  ["?sslmode=require&sslrootcert=/dev/null", ["verified"]],
  ["?sslmode=verify-ca", ["verified"]],
  ["?sslmode=verify-full", ["verified"]],
  ["?sslrootcert=system", ["verified"]],
  ["?host=/run/postgresql&sslmode=require", ["plain"]],
])("the connections for %j are %j", (query, choices) => {
  expect(planned(query)).toEqual(choices);
});

test("verify-ca accepts another name, verify-full does not", () => {
  const [anyName] = planSsl(`${address}?sslmode=verify-ca`).choices;
  const [sameName] = planSsl(`${address}?sslmode=verify-full`).choices;
  expect(anyName).toHaveProperty("checkServerIdentity");
  expect(sameName).toEqual({});
});

test("pg does not see the SSL parameters, and the others stay", () => {
  const { url } = planSsl(`${address}?sslmode=require&application_name=a%20b&ssl=true`);
  expect(url).toBe(`${address}?application_name=a+b`);
});

test("an unknown mode and a missing file are one sentence", () => {
  expect(() => planSsl(`${address}?sslmode=on`)).toThrow("sslmode=on is unknown: write disable,");
  expect(() => planSsl(`${address}?sslmode=verify-ca&sslrootcert=/none`)).toThrow(
    "The file /none of the database connection cannot be read.",
  );
});

const bin = findPostgres();
const hasOpenssl = ((): boolean => {
  try {
    execFileSync("openssl", ["version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(bin === undefined || !hasOpenssl)("a server", () => {
  let server: TestPostgres | undefined;
  let plainUrl = "";
  let certificate = "";
  const open = async (query: string): Promise<boolean> => {
    const url = `${plainUrl}${query}`;
    const database = await connectDatabase({ url, sample: false, log: () => undefined });
    const { rows } = await database.query<{ ssl: boolean }>(
      "select ssl from pg_stat_ssl where pid = pg_backend_pid()",
    );
    await database.close();
    return rows[0]?.ssl === true;
  };
  const configure = async (settings: string, rules: string): Promise<void> => {
    if (server === undefined) throw new Error("The server does not run.");
    await server.kill();
    writeFileSync(join(server.data, "postgresql.auto.conf"), settings);
    writeFileSync(join(server.data, "pg_hba.conf"), rules);
    await server.start();
  };
  beforeAll(async () => {
    server = await startTestPostgres(bin ?? "");
    plainUrl = server.url;
    certificate = join(server.data, "server.crt");
    const key = join(server.data, "server.key");
    execFileSync(
      "openssl",
      [
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
      ].concat(["-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate]),
      { stdio: "ignore" },
    );
    const { uid, gid } = statSync(server.data);
    for (const file of [key, certificate]) chownSync(file, uid, gid);
  });
  afterAll(async () => server?.remove());

  test("without SSL is used by prefer and allow, and named by require", async () => {
    expect(await open("")).toBe(false);
    expect(await open("?sslmode=allow")).toBe(false);
    await expect(open("?sslmode=require")).rejects.toThrow("does not support SSL: turn it on");
  });

  test("with SSL only is used by all modes but disable, which names the remedy", async () => {
    await configure(
      "ssl = on",
      "host all probe 127.0.0.1/32 trust\nhostssl all all 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 reject\n",
    );
    for (const mode of ["", "?sslmode=allow", "?sslmode=prefer", "?sslmode=require"]) {
      expect(await open(mode), mode).toBe(true);
    }
    await expect(open("?sslmode=disable")).rejects.toThrow(/set sslmode=require in the address/);
    const verified = `sslrootcert=${certificate}`;
    expect(await open(`?sslmode=verify-ca&${verified}`)).toBe(true);
    expect(await open(`?sslmode=require&${verified}`)).toBe(true);
    await expect(open(`?sslmode=verify-full&${verified}`)).rejects.toThrow("another host name");
    await expect(open("?sslmode=verify-full")).rejects.toThrow("unknown authority");
  });
});
