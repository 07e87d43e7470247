import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase } from "#database/connect-database.ts";

/** Below the repository, so that the built files find the installed packages. */
const folder = join(import.meta.dirname, "../../../build/process-test");
const main = join(folder, "service/dist/main.js");
const description = join(folder, "ships.json");

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  const build = join(import.meta.dirname, "../build.mjs");
  execFileSync(process.execPath, [build, join(folder, "service/dist")]);
  mkdirSync(join(folder, "client/dist"), { recursive: true });
  writeFileSync(join(folder, "client/dist/index.html"), "<html><head></head></html>");
  const paths = { "/ships": { get: { responses: { "200": { description: "All" } } } } };
  writeFileSync(
    description,
    JSON.stringify({ openapi: "3.1.0", info: { title: "Ships", version: "1" }, paths }),
  );
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  /** Resolves with the first line on stdout that matches. */
  readonly line: (pattern: RegExp) => Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly errors: string }>;
  readonly stop: (signal: "SIGTERM" | "SIGINT") => void;
}

function start(...args: readonly string[]): Run {
  const child = spawn(process.execPath, [main, ...args], { cwd: folder, env: {} });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, errors }));
  });
  return {
    ended,
    stop: (signal) => child.kill(signal),
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = output.split("\n").find((line) => pattern.test(line));
          if (match !== undefined) resolve(match);
        };
        child.stdout.on("data", look);
        void ended.then(({ code }) => reject(new Error(`ended with ${code}: ${output}${errors}`)));
        look();
      }),
  };
}

/** The gateway is the quickest to start: it has no database. */
async function startGateway(...args: readonly string[]) {
  const run = start(
    "--api",
    description,
    "--upstream",
    "http://127.0.0.1:9",
    "--port",
    "0",
    ...args,
  );
  const ready = await run.line(/^Quarterdeck is ready at /);
  return { ...run, address: ready.slice("Quarterdeck is ready at ".length) };
}

test("one line shows the address when requests are served", async () => {
  const { address, stop, ended } = await startGateway("--prefix", "/qd");
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/qd\/$/);
  expect((await fetch(address)).status).toBe(200);
  stop("SIGTERM");
  expect(await ended).toEqual({ code: 0, errors: "" });
});

/** Lists of a description that takes over a second to read. */
const LISTS = 300;

test("health checks get responses while a large description is read, and read again", async () => {
  let title = "first";
  let isSent = false;
  let startReading = (): void => undefined;
  let checked = new Promise<void>((resolve) => (startReading = resolve));
  const source = createServer(async (_, response) => {
    await checked;
    isSent = true;
    response.setHeader("content-type", "application/json").end(describeMany(LISTS, title));
  });
  await new Promise<void>((resolve) => source.listen(0, "127.0.0.1", resolve));
  const { port } = source.address() as AddressInfo;
  const { address, stop, ended } = await startGateway("--api", `http://127.0.0.1:${port}/api.json`);
  for (const next of ["first", "second"]) {
    title = next;
    isSent = false;
    if (next === "second") checked = new Promise((resolve) => (startReading = resolve));
    const watch = { isRead: false };
    let checks = 0;
    const reading = readTitle(address, title).then(() => {
      watch.isRead = true;
    });
    while (!watch.isRead) {
      expect((await fetch(`${address}healthz`)).status).toBe(200);
      if (isSent) checks += 1;
      startReading();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await reading;
    // A blocked service responds to two checks at most, before and after. `reading.bench.mjs` measures their time.
    expect(checks).toBeGreaterThan(2);
  }
  stop("SIGTERM");
  expect((await ended).code).toBe(0);
  source.close();
}, 120_000);

/** Resolves when the service has understood the description with this title. */
async function readTitle(address: string, title: string): Promise<void> {
  await fetch(`${address}-/model/version.json`);
  const model = await fetch(`${address}-/model/summary.json`);
  if (model.ok && (await model.text()).includes(`"${title}"`)) return;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return readTitle(address, title);
}

/** A description of many lists with their records. */
function describeMany(lists: number, title: string): string {
  const fields = Array.from({ length: 20 }, (_, at) => [`field_${at}`, { type: "string" }]);
  const row = { type: "object", properties: Object.fromEntries(fields) };
  const rows = { type: "array", items: row };
  const get = (schema: object) => ({
    get: { responses: { "200": { content: { "application/json": { schema } } } } },
  });
  const paths = Array.from({ length: lists }, (_, at) => [
    [`/things_${at}`, get(rows)],
    [`/things_${at}/{id}`, get(row)],
  ]);
  const info = { title, version: "1" };
  return JSON.stringify({ openapi: "3.1.0", info, paths: Object.fromEntries(paths.flat()) });
}

test("requests in flight end before the process does", async () => {
  const upstream = createServer((_, response) => setTimeout(() => response.end("late"), 600));
  // The service sends requests too, to find the base path of the API.
  const isReceived = new Promise<void>((resolve) => {
    upstream.on("request", ({ url }) => url?.endsWith("?late") && resolve());
  });
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  const { port } = upstream.address() as AddressInfo;
  const { address, stop, ended } = await startGateway("--upstream", `http://127.0.0.1:${port}`);
  const result = fetch(`${address}api/ships?late`).then((response) => response.text());
  await isReceived;
  stop("SIGTERM");
  expect(await result).toBe("late");
  const respondedAt = performance.now();
  expect((await ended).code).toBe(0);
  expect(performance.now() - respondedAt).toBeLessThan(5_000);
  upstream.closeAllConnections();
  upstream.close();
});

test("a port that is taken is one sentence and exit code 1", async () => {
  const first = await startGateway();
  const { port } = new URL(first.address);
  const second = await start("--api", description, "--port", port).ended;
  expect(second.code).toBe(1);
  expect(second.errors).toContain(`Port ${port} is taken by another program.`);
  expect(second.errors).not.toContain("    at ");
  first.stop("SIGINT");
  expect((await first.ended).code).toBe(0);
});

const refused: readonly [string, readonly string[], number, RegExp][] = [
  ["an unknown flag", ["--prot", "1"], 2, /^There is no flag --prot: did you mean --port\?/],
  [
    "a flag of the other way of running",
    ["--api", "x.json", "--data", "d"],
    2,
    /^--data belongs to the built-in API/,
  ],
  [
    "an address of another machine",
    ["--host", "192.0.2.1", "--api", description, "--upstream", "http://127.0.0.1:9"],
    1,
    /^192\.0\.2\.1 is not an address of this machine/,
  ],
  [
    "a data directory that is a file",
    ["--data", main],
    1,
    /^The data directory .*main\.js is a file/,
  ],
  [
    "a database that is down",
    ["--database", "postgres://nobody:secret@127.0.0.1:9/none"],
    1,
    /127\.0\.0\.1:9.*--database/,
  ],
  [
    "a new password where there is no database",
    ["--reset-password", "a@b.c", "--data", join(folder, "none")],
    1,
    /^There is no database in /,
  ],
];

test.each(refused)("%s is one sentence and exit code", async (_, args, code, line) => {
  const { code: ended, errors } = await start(...args).ended;
  expect(errors).toMatch(line);
  expect(errors.trim().split("\n")).toHaveLength(1);
  expect(errors).not.toContain("secret");
  expect(ended).toBe(code);
});

test("the embedded database has one service at a time, and ends in order", async () => {
  const dataDir = join(folder, "data");
  const made = await connectDatabase({ dataDir, sample: false, log: () => {} });
  await made.close();
  const first = start("--data", dataDir, "--port", "0");
  expect(await first.line(/first account/)).toMatch(
    / at http:\/\/127\.0\.0\.1:\d+\/register#code=[\w-]{32}$/,
  );
  expect(await first.line(/is ready at/)).toMatch(/http:\/\/127\.0\.0\.1:\d+\/$/);
  const second = await start("--data", dataDir, "--port", "0").ended;
  expect(second).toMatchObject({ code: 1, errors: expect.stringMatching(/already in use by/) });
  first.stop("SIGTERM");
  expect(await first.ended).toEqual({ code: 0, errors: "" });
  const reset = await start("--reset-password", "a@b.c", "--data", dataDir).ended;
  expect(reset).toMatchObject({ code: 1, errors: expect.stringMatching(/^There is no account/) });
}, 90_000);

test("help is printed and that is all", async () => {
  const run = start("--help");
  expect(await run.line(/--reset-password <email>/)).toContain("end its sessions");
  expect(await run.ended).toEqual({ code: 0, errors: "" });
});
