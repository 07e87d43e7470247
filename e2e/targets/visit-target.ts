import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, root, startService, stop, type Service } from "#e2e/fixtures/service.ts";
import type { RawApi, TargetSheet } from "./task-sheet.ts";

const folder = process.env["TARGETS_DIR"] ?? join(root, "../shared/targets");

/** Installed packages and data of the targets; a second run reuses them. */
const state = process.env["TARGETS_STATE"] ?? join(root, "build/targets");

const START_LIMIT_MS = 20 * 60_000;

/** A running API and the console in front of it. */
export interface RunningTarget {
  readonly console: Service;
  readonly raw: RawApi;
  readonly stop: () => Promise<void>;
}

/** True if the target's files are next to the repository. */
export function hasFolder(sheet: TargetSheet): boolean {
  return existsSync(join(folder, sheet.folder, "start.sh"));
}

/** Starts the API on empty data, fills it and starts the console. Rejects with the API's output if it does not start. */
export async function startTarget(sheet: TargetSheet): Promise<RunningTarget> {
  await installPackages(sheet);
  const runDir = mkdtempSync(join(tmpdir(), `quarterdeck-${sheet.name}-`));
  // The database server of a target has a user without rights on private folders.
  chmodSync(runDir, 0o755);
  for (const name of sheet.installs?.entries ?? []) {
    symlinkSync(join(state, sheet.folder, name), join(runDir, name));
  }
  const api = await startApi(sheet, runDir);
  if (sheet.seed !== undefined) seed(sheet, sheet.seed, api.env);
  const service = await startService(await sheet.flags(api.origin));
  return {
    console: service,
    raw: await createRawApi(sheet, api.origin),
    stop: async () => {
      await service.stop();
      await api.stop();
      rmSync(runDir, { recursive: true, force: true });
    },
  };
}

interface RunningApi {
  readonly origin: string;
  readonly env: NodeJS.ProcessEnv;
  readonly stop: () => Promise<void>;
}

async function startApi(sheet: TargetSheet, runDir: string): Promise<RunningApi> {
  const [port, other] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const ports = { PORT: String(port), DNSPORT: String(other), PGPORT: String(other) };
  const env = { ...process.env, ...ports, RUN_DIR: runDir };
  const child = spawn("sh", [join(folder, sheet.folder, "start.sh"), ...documentsOf(sheet)], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  await waitUntilReady(`${origin}${sheet.ready}`, child, () => output);
  return {
    origin,
    env,
    stop: async () => {
      await stop(child);
      if (sheet.stop !== undefined) spawnSync("sh", ["-c", sheet.stop], { env });
    },
  };
}

function documentsOf({ document }: TargetSheet): readonly string[] {
  return document === undefined ? [] : [join(folder, "../openapi", document)];
}

/** Starts the API once in the folder of installed files, which installs missing files. */
async function installPackages(sheet: TargetSheet): Promise<void> {
  const installed = join(state, sheet.folder);
  if (sheet.installs === undefined || existsSync(join(installed, sheet.installs.path))) return;
  mkdirSync(installed, { recursive: true });
  const api = await startApi(sheet, installed);
  await api.stop();
}

function seed(
  sheet: TargetSheet,
  [command = "", ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
) {
  const cwd = join(folder, sheet.folder);
  const result = spawnSync(command, args, { cwd, env, encoding: "utf8" });
  if (result.status !== 0) throw new Error(`Seeding failed: ${result.stdout}${result.stderr}`);
}

async function waitUntilReady(
  address: string,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end;) {
    if (child.exitCode !== null) throw new Error(`The API did not start: ${output()}`);
    const reply = await fetch(address).catch(() => undefined);
    if (reply !== undefined && reply.status < 404) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The API did not start in time: ${output()}`);
}

async function createRawApi(sheet: TargetSheet, origin: string): Promise<RawApi> {
  const credential = await sheet.credential(origin);
  return {
    async send(method, path, body) {
      const reply = await fetch(`${origin}${path}`, {
        method,
        headers: { "content-type": "application/json", accept: "application/json", ...credential },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text.slice(0, 300)}`);
      return text === "" ? undefined : (JSON.parse(text) as unknown);
    },
  };
}
