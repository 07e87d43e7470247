// @ts-check
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "./run.mjs";

/** Copy of the sources, inside the repository so that imports of packages resolve. */
const copy = join(root, "build/guide");
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test(
  "the changes of the guide add a field kind, a screen and a language",
  { timeout: 120_000 },
  () => {
    copySources();
    for (const change of readChanges()) apply(change);
    const [, commands = ""] = /^```sh language\n([^]*?)^```$/m.exec(readGuide()) ?? [];
    const copied = spawnSync("sh", ["-ec", commands], { cwd: copy, encoding: "utf8" });
    expect(copied.stderr, commands).toBe("");
    const types = run("tsc", ["-p", "packages/client/tsconfig.json"]);
    expect(types, types.output).toMatchObject({ status: 0 });
    const suites = ["fields/contract.slow.test.tsx", "texts"].map(
      (path) => `packages/client/src/${path}`,
    );
    const tests = run("vitest", [
      "run",
      "--project=slow-client",
      ...suites,
      "-t",
      "phone|\\bnl\\b",
    ]);
    expect(tests, tests.output).toMatchObject({ status: 0 });
    expect(tests.output).toMatch(/Test Files.* 2 passed/);
  },
);

function copySources() {
  rmSync(copy, { recursive: true, force: true });
  for (const path of [
    ...["model", "client"].flatMap((name) =>
      ["src", "package.json", "tsconfig.json"].map((file) => `packages/${name}/${file}`),
    ),
    "packages/client/public",
    "packages/service/src",
    "packages/client/vite.config.ts",
    "packages/client/build",
    "tsconfig.base.json",
    "vitest.config.ts",
    "scripts/dom-setup.mjs",
    "scripts/node-flags.mjs",
  ]) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  mkdirSync(join(copy, "node_modules/@quarterdeck"), { recursive: true });
  symlinkSync(join(copy, "packages/model"), join(copy, "node_modules/@quarterdeck/model"), "dir");
}

function readGuide() {
  return readFileSync(join(root, "docs/extending.md"), "utf8");
}

/** @typedef {{ kind: string, path: string, content: string }} Change */

/** Code blocks with the path of the file that they change. @returns {readonly Change[]} */
function readChanges() {
  const blocks = [...readGuide().matchAll(/^```(diff|tsx) (\S+)\n([^]*?)^```$/gm)];
  return blocks.map(([, kind = "", path = "", content = ""]) => ({ kind, path, content }));
}

/** @param {Change} change */
function apply(change) {
  const file = join(copy, change.path);
  if (change.kind !== "diff") {
    mkdirSync(dirname(file), { recursive: true });
    return writeFileSync(file, change.content);
  }
  const lines = change.content.trimEnd().split("\n");
  const side = (/** @type {string} */ sign) =>
    lines.filter((line) => !line.startsWith(sign)).map((line) => `${line.slice(1)}\n`);
  const text = readFileSync(file, "utf8");
  const before = side("+").join("");
  expect(text.split(before), `${change.path} holds once:\n${before}`).toHaveLength(2);
  writeFileSync(
    file,
    text.replace(before, () => side("-").join("")),
  );
}

/** Runs a tool on the copy of the sources. @param {string} tool @param {readonly string[]} args */
function run(tool, args) {
  const file = join(root, "node_modules/.bin", tool);
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined };
  const options = { cwd: copy, encoding: /** @type {const} */ ("utf8"), env };
  const { status, stdout, stderr } = spawnSync(file, args, options);
  return { status, output: `${stdout}${stderr}` };
}
