import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectDatabase } from "#database/connect-database.ts";
import type { Database } from "#database/database.ts";
import { findPostgres, listPostgres, startTestPostgres } from "./test-postgres.ts";

/** One of the engines that every database suite runs on. */
export interface TestEngine {
  readonly name: "embedded" | "remote";
  /** Undefined: it cannot run here, and its suite is skipped with a message. */
  readonly open: (() => Promise<OpenEngine>) | undefined;
}

export interface OpenEngine {
  readonly database: Database;
  close(): Promise<void>;
}

/** Both engines; `all` versions of PostgreSQL that are installed, or the newest. */
export function listTestEngines({ all = false } = {}): readonly TestEngine[] {
  const bin = findPostgres();
  if (bin === undefined) {
    const line = "No PostgreSQL is installed, so the suites over a real one do not run.";
    if (process.env["PG_REQUIRED"] === "1") throw new Error(line);
    process.stderr.write(`${line}\n`);
  }
  return [
    { name: "embedded", open: openEmbedded },
    { name: "remote", open: bin === undefined ? undefined : () => openRemote(bin) },
    ...(all ? listPostgres().slice(1) : []).map(
      (other) => ({ name: "remote", open: () => openRemote(other) }) as const,
    ),
  ];
}

async function openEmbedded(): Promise<OpenEngine> {
  const dataDir = mkdtempSync(join(tmpdir(), "quarterdeck-embedded-"));
  const database = await connectDatabase({ dataDir, sample: false, log: () => undefined });
  return {
    database,
    close: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openRemote(bin: string): Promise<OpenEngine> {
  const server = await startTestPostgres(bin);
  const { url } = server;
  const database = await connectDatabase({ url, sample: false, log: () => undefined });
  return {
    database,
    close: async () => {
      await database.close();
      await server.remove();
    },
  };
}
