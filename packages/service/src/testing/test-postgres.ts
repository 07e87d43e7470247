import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";

/** A PostgreSQL server for tests, in its own directory. */
export interface TestPostgres {
  readonly url: string;
  /** Directory with the cluster, `pg_hba.conf` and certificates. */
  readonly data: string;
  /** Kills the server, as a crash would; `start` restarts it on the same data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Usual server settings: UTF-8 text, case-insensitive comparison of letters available. */
const locale = process.platform === "linux" ? "C.UTF-8" : "en_US.UTF-8";

/** `bin` directories of all installed versions of PostgreSQL, which Debian keeps out of PATH, the newest first. */
export function listPostgres(): readonly string[] {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian)
    ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const paths = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
    "/opt/homebrew/opt/postgresql@17/bin",
    "/usr/local/pgsql/bin",
  ];
  const installed = paths.filter((location) =>
    ["initdb", "postgres"].every((name) => existsSync(join(location, name))),
  );
  // PATH has wrappers or links of the same versions.
  const own = installed.filter((location) => location.startsWith(debian));
  return own.length > 0 ? own : installed.slice(0, 1);
}

/** `bin` directory of the newest installed PostgreSQL; undefined if there is none. */
export function findPostgres(): string | undefined {
  return listPostgres()[0];
}

export async function startTestPostgres(bin: string): Promise<TestPostgres> {
  const directory = mkdtempSync(join(tmpdir(), "quarterdeck-postgres-"));
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? readUser("postgres") : undefined;
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const data = join(directory, "data");
  const setup = [
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    `--locale=${locale}`,
    "--no-sync",
  ];
  execFileSync(join(bin, "initdb"), setup, { stdio: "ignore", cwd: directory, ...owner });
  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const settings = [
      "-D",
      data,
      "-p",
      String(port),
      "-k",
      directory,
      "-c",
      "fsync=off",
      "-c",
      "listen_addresses=127.0.0.1",
    ];
    server = spawn(join(bin, "postgres"), settings, { stdio: "ignore", cwd: directory, ...owner });
    await waitUntilReady(url);
  };
  const kill = async (): Promise<void> => {
    const running = server;
    if (running === undefined || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once("exit", resolve));
    // Immediate shutdown: clients are cut off, and the next start recovers.
    running.kill("SIGQUIT");
    await gone;
  };
  await start();
  return {
    url,
    data,
    kill,
    start,
    remove: async () => {
      await kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function readUser(name: string): { readonly uid: number; readonly gid: number } {
  const ask = (flag: string): number =>
    Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: ask("-u"), gid: ask("-g") };
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      // A server that refuses this connection runs, too.
      if ((error as { readonly code?: string }).code === "28000") return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("PostgreSQL does not start.");
}
