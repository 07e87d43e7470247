// @ts-check
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "./run.mjs";

const folder = mkdtempSync(join(tmpdir(), "quarterdeck-lock-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

const oxlint = "node_modules/oxlint";
const binding = "node_modules/@oxlint/binding-darwin-arm64";

/** Checks a copy of package-lock.json after a change. @param {(packages: any) => void} change */
function checkChanged(change) {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  change(lock.packages);
  const file = join(folder, "package-lock.json");
  writeFileSync(file, JSON.stringify(lock));
  return check(file);
}

/** @param {readonly string[]} files */
function check(...files) {
  const args = [join(root, "scripts/lock-files.mjs"), ...files];
  return spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
}

test("every package of every lock file has an integrity hash", () => {
  expect(check()).toMatchObject({ stderr: "", status: 0 });
});

test("a package without an integrity hash is reported", () => {
  const { status, stderr } = checkChanged((packages) => delete packages[oxlint].integrity);
  expect(stderr.trim().split("\n")).toEqual([
    expect.stringContaining(`${oxlint} has no integrity hash`),
  ]);
  expect(status).toBe(1);
});

test("a missing package of another platform is reported", () => {
  const { status, stderr } = checkChanged((packages) => delete packages[binding]);
  expect(stderr).toContain(
    `@oxlint/binding-darwin-arm64, an optional dependency of ${oxlint}, is missing`,
  );
  expect(status).toBe(1);
});
