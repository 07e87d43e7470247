import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareDataDir, startBuiltService } from "./built-service.ts";
import { require, waitUntil } from "./failure-case.ts";
import type { FailureCase } from "./failure-case.ts";

const schema = `create table notes (id int generated always as identity primary key, text text);
  create view slow as select count(*) as n from generate_series(1, 20000) a, generate_series(1, 200000) b`;

/** A statement that nothing cancels. */
const stuckSchema = `${schema};
  create function stay() returns int language plpgsql as $$ begin loop
    begin perform count(*) from generate_series(1, 100000000);
    exception when query_canceled then null; end;
  end loop; end $$;
  create view stuck as select stay() as n`;

/** Failures of the embedded database and its disk, and works that would block it. The short form runs the first. */
export const embeddedFailures: readonly FailureCase[] = [
  {
    name: "a first start on a small disk is one sentence",
    skip: cannotMount,
    run: (folder) => onDisk(60, (dataDir) => refuseSmallDisk(folder, dataDir)),
  },
  {
    name: "a full disk is a problem, and room on it ends the problem",
    skip: cannotMount,
    run: (folder) => onDisk(300, (dataDir) => surviveFullDisk(folder, dataDir)),
  },
  { name: "8 heavy queries delay no session check", run: delayNoCheck },
  { name: "a statement without a response ends its thread, not the service", run: endStuckThread },
];

async function delayNoCheck(folder: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "quarterdeck-heavy-"));
  const token = await prepareDataDir(dataDir, schema);
  const service = startBuiltService(folder, "--data", dataDir);
  const ask = createAsk(await service.address, token);
  const idle = await timeOf(() => ask("api/auth/me"));
  const heavy = Promise.all(Array.from({ length: 8 }, () => ask("api/slow")));
  const delays: number[] = [];
  for (let count = 0; count < 9; count += 1) delays.push(await timeOf(() => ask("api/auth/me")));
  const median = delays.toSorted((a, b) => a - b)[4] ?? 0;
  require(median - idle < 500, `${median} ms instead of ${idle} ms, of ${delays.join(", ")}`);
  require((await ask("healthz")).status === 200, "it stays healthy");
  const responses = await heavy;
  require(responses.every(({ status }) => status === 503), "a heavy query is ended");
  require(responses.some(({ body }) => body.includes("took too long")), "its reason is named");
  require((await ask("api/notes")).status === 200, "other tables are read afterward");
  service.stop();
  require((await service.ended).code === 0, "it stops in order");
  rmSync(dataDir, { recursive: true });
}

async function endStuckThread(folder: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "quarterdeck-stuck-"));
  const token = await prepareDataDir(dataDir, stuckSchema);
  const service = startBuiltService(folder, "--data", dataDir);
  const ask = createAsk(await service.address, token);
  require((await ask("api/notes", { text: "before" })).status === 201, "a row is written");
  const { status, body } = await ask("api/stuck");
  require(status === 503 && body.includes("database-unavailable"), `${status} ${body}`);
  // The total of the list is a separate statement.
  await waitUntil(async () => (await ask("api/notes")).status === 200, 60_000);
  require((await ask("api/notes")).body.includes("before"), "the row is stored");
  // A stop while such a statement runs.
  const last = ask("api/stuck").catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const stopping = timeOf(() => service.ended);
  service.stop();
  const duration = await stopping;
  require(duration < 8_000, `it stops after ${duration} ms`);
  const { code, output } = await service.ended;
  require(code === 0 && output.includes("has stopped and is started again"), output);
  await last;
  rmSync(dataDir, { recursive: true });
}

async function refuseSmallDisk(folder: string, dataDir: string): Promise<void> {
  const { code, output } = await startBuiltService(folder, "--data", dataDir).ended;
  require(code === 1 && /MB free; a new database needs 250 MB/.test(output), output);
}

async function surviveFullDisk(folder: string, dataDir: string): Promise<void> {
  const token = await prepareDataDir(dataDir, schema);
  const service = startBuiltService(folder, "--data", dataDir);
  const ask = createAsk(await service.address, token);
  const filler = join(dataDir, "..", "filler");
  const { bavail, bsize } = statfsSync(dataDir);
  writeFileSync(filler, Buffer.alloc(Math.max(bavail * bsize - 6_000_000, 0)));
  const text = "x".repeat(500_000);
  const seen: string[] = [];
  const isFull = async (): Promise<boolean> => {
    // Random text: the database compresses the rest.
    const random = Array.from({ length: 20_000 }, () => Math.random().toString(36)).join("");
    const { status, body } = await ask("api/notes", { text: random + text });
    seen.push(body.slice(0, 300));
    return status === 503;
  };
  await waitUntil(isFull, 60_000);
  const duration = await timeOf(() => ask("api/notes"));
  require(duration < 25_000, `a read responds after ${duration} ms`);
  rmSync(filler);
  await waitUntil(async () => (await ask("api/notes?perPage=1")).status === 200, 60_000);
  require((await ask("api/notes", { text: "after" })).status === 201, "it takes rows again");
  const stopping = timeOf(() => service.ended);
  service.stop();
  require((await stopping) < 8_000, "it stops within seconds");
  const { output } = await service.ended;
  require(!`${output}${seen.join("")}`.includes("[object"), output);
}

interface Reply {
  readonly status: number;
  readonly body: string;
}

function createAsk(address: string, token: string) {
  return async (path: string, row?: object): Promise<Reply> => {
    const response = await fetch(`${address}${path}`, {
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(row && { method: "POST", body: JSON.stringify(row) }),
    });
    return { status: response.status, body: await response.text() };
  };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round(performance.now() - start);
}

/** Runs a case on a file system of this size. */
async function onDisk(megabytes: number, run: (dataDir: string) => Promise<void>): Promise<void> {
  const mount = mkdtempSync(join(tmpdir(), "quarterdeck-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "quarterdeck", mount]);
  try {
    await run(join(mount, "data"));
  } finally {
    execFileSync("umount", ["-l", mount]);
    rmSync(mount, { recursive: true });
  }
}

/** Only root on Linux can mount, and not in every container. */
function cannotMount(): string | undefined {
  const probe = mkdtempSync(join(tmpdir(), "quarterdeck-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "quarterdeck", probe], { stdio: "ignore" });
    execFileSync("umount", [probe]);
    return undefined;
  } catch {
    return "file systems cannot be mounted here";
  } finally {
    rmSync(probe, { recursive: true });
  }
}
