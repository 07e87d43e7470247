import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { accountMigrations } from "#accounts/account-migrations.ts";
import { createSteadyClock } from "#accounts/steady-clock.ts";
import { createToken } from "#accounts/token-store.ts";
import { connectDatabase } from "#database/connect-database.ts";
import { migrate } from "#database/migrate.ts";

/** A built service in its own process. */
export interface BuiltService {
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
  readonly stop: () => void;
  /** Ends the process at once, as a power failure would. */
  readonly kill: () => void;
  /** Address when it is ready; rejects if the process ends before. */
  readonly address: Promise<string>;
}

/** Builds the service below the repository, so that it finds the installed packages. Returns its folder. */
export function buildService(name: string): string {
  const folder = join(import.meta.dirname, "../../../../build", name);
  rmSync(folder, { recursive: true, force: true });
  execFileSync(process.execPath, [
    join(import.meta.dirname, "../../build.mjs"),
    join(folder, "service/dist"),
  ]);
  mkdirSync(join(folder, "client/dist"), { recursive: true });
  writeFileSync(join(folder, "client/dist/index.html"), "<html><head></head></html>");
  return folder;
}

export function startBuiltService(folder: string, ...flags: readonly string[]): BuiltService {
  const main = join(folder, "service/dist/main.js");
  const child = spawn(process.execPath, [main, "--port", "0", ...flags], { cwd: folder, env: {} });
  let output = "";
  let announce = (_address: string): void => undefined;
  const ready = new Promise<string>((resolve) => (announce = resolve));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const address = /ready at (\S+)/.exec(output)?.[1];
      if (address !== undefined) announce(address);
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, output }));
  });
  const died = ended.then(({ code }) => Promise.reject(new Error(`ended with ${code}: ${output}`)));
  const address = Promise.race([ready, died]);
  address.catch(() => undefined);
  return { ended, stop: () => child.kill("SIGTERM"), kill: () => child.kill("SIGKILL"), address };
}

/** Creates a data directory with these tables. Returns the token of an editor. */
export async function prepareDataDir(dataDir: string, sql: string): Promise<string> {
  const database = await connectDatabase({ dataDir, sample: false, log: () => undefined });
  try {
    await migrate(database, accountMigrations);
    await database.query(
      "insert into quarterdeck.accounts (name, email, password, role, status) values ('Ed', 'ed@example.com', 'x', 'editor', 'active')",
    );
    await database.query(sql);
    return await createToken(database, createSteadyClock(), 1);
  } finally {
    await database.close();
  }
}
