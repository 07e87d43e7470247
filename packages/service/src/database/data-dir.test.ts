import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hasCluster, openDataDir } from "./data-dir.ts";
import { lockDataDir } from "./lock-data-dir.ts";

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "quarterdeck-data-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const lockFile = (): string => join(directory, "quarterdeck.lock");

test("a new directory is made, with all above it", () => {
  const path = join(directory, "a", "b");
  expect(openDataDir(path).cluster).toBe(join(path, "postgres"));
  expect(hasCluster(openDataDir(path))).toBe(false);
});

test("a file, and a directory below a file, are refused", () => {
  const file = join(directory, "file");
  writeFileSync(file, "x");
  expect(() => openDataDir(file)).toThrow(`The data directory ${file} is a file, not a directory.`);
  expect(() => openDataDir(join(file, "below"))).toThrow("is a file, or lies below one");
});

test.runIf(process.platform === "linux")(
  "a location without support for directories is refused",
  () => {
    expect(() => openDataDir("/proc/quarterdeck/data")).toThrow("cannot be made there");
  },
);

test("a directory that holds something else is refused by name", () => {
  writeFileSync(join(directory, "thesis.doc"), "x");
  expect(() => openDataDir(directory)).toThrow("holds something else (thesis.doc)");
});

test("a cluster of another PostgreSQL is refused", () => {
  mkdirSync(join(directory, "postgres"));
  expect(() => hasCluster(openDataDir(directory))).toThrow("holds no readable PostgreSQL cluster");
  writeFileSync(join(directory, "postgres", "PG_VERSION"), "15\n");
  expect(() => hasCluster(openDataDir(directory))).toThrow("holds a cluster of PostgreSQL 15");
  writeFileSync(join(directory, "postgres", "PG_VERSION"), "18\n");
  expect(hasCluster(openDataDir(directory))).toBe(true);
});

test("a locked directory is refused until it is released", () => {
  const release = lockDataDir(directory);
  expect(() => lockDataDir(directory)).toThrow(`already in use by process ${process.pid}`);
  release();
  lockDataDir(directory)();
});

test("a lock of a living process is respected, of a dead one it is taken over", async () => {
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
  const owner = { pid: other.pid, host: hostname(), started: "" };
  writeFileSync(lockFile(), JSON.stringify(owner));
  expect(() => lockDataDir(directory)).toThrow(`already in use by process ${other.pid}`);
  const gone = new Promise((resolve) => other.once("exit", resolve));
  other.kill("SIGKILL");
  await gone;
  const release = lockDataDir(directory);
  expect(JSON.parse(readFileSync(lockFile(), "utf8"))).toMatchObject({ pid: process.pid });
  release();
});

test("a reused pid does not own the lock", () => {
  const owner = { pid: process.ppid, host: hostname(), started: "1" };
  writeFileSync(lockFile(), JSON.stringify(owner));
  // Only Linux reports when a process started.
  if (process.platform === "linux") lockDataDir(directory)();
  else expect(() => lockDataDir(directory)).toThrow("already in use");
});

test("on another machine the lock's age counts", () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: 1, host: "elsewhere", started: "" }));
  expect(() => lockDataDir(directory)).toThrow("process 1 on elsewhere");
  const old = new Date(Date.now() - 60_000);
  utimesSync(lockFile(), old, old);
  lockDataDir(directory)();
});

test("a lock that a crash cut off is taken over, one that is being written is not", () => {
  writeFileSync(lockFile(), "");
  expect(() => lockDataDir(directory)).toThrow("already in use by another process");
  const old = new Date(Date.now() - 60_000);
  utimesSync(lockFile(), old, old);
  lockDataDir(directory)();
});
