// @ts-check
/**
 * Performs an administrator's tasks with real APIs in a browser: `npm run targets [-- NAME…]`.
 *
 * Each API stores its results in build/targets/results. When all APIs have results, docs/compatibility.md is written.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { canInstall, install } from "./apt.mjs";
import { ensureTestBrowser } from "./browser.mjs";
import { ensureInstalled } from "./installed.mjs";
import { root, run, log } from "./run.mjs";
import { ensurePostgres, ensureTargets } from "./test-services.mjs";

/** @typedef {{ task: string, result: "works" | "fails" | "not offered", note?: string }} Cell */
/** @typedef {{ title: string, cells: readonly Cell[] }} Result */

/** Debian packages by the folder of the API that needs them. */
const debianPackages = {
  drf: [
    "python3-djangorestframework",
    "python3-django-filters",
    "python3-uritemplate",
    "python3-inflection",
    "python3-yaml",
  ],
  powerdns: ["pdns-server", "pdns-backend-sqlite3"],
};

const results = join(root, "build/targets/results");
const file = join(root, "docs/compatibility.md");

/** Short results in the table. */
const marks = { works: "works", fails: "fails", "not offered": "–" };

/** Names of all APIs. */
const apis = readdirSync(join(root, "e2e/targets/sheets"))
  .map((name) => basename(name, ".ts"))
  .filter((name) => name !== "sheet-parts");

const USAGE = `Usage: npm run targets -- [NAME…] [--table]

Performs an administrator's tasks with real APIs and compares rows, order, search and filters with the API.
Without names it runs all: ${apis.join(", ")}.

  --table  runs nothing and writes docs/compatibility.md from the stored results
  --help   prints this text

A run replaces the results of its APIs only. When all APIs have results, it writes docs/compatibility.md.
TARGETS_DIR is the folder of the APIs, TARGETS_STATE the folder of their installed packages.
TARGET_TASKS=sort,filter performs only these tasks and stores no results.`;

const { values, positionals: names } = readArguments();
const unknown = names.filter((name) => !apis.includes(name));

if (values.help === true) {
  process.stdout.write(`${USAGE}\n`);
} else if (unknown.length > 0) {
  log(`Unknown API: ${unknown.join(", ")}.\n\n${USAGE}`);
  process.exitCode = 2;
} else if (values.table === true) {
  await writeTable();
} else if (existsSync(process.env["TARGETS_DIR"] ?? join(root, "../shared/targets"))) {
  await performTasks(names.length === 0 ? apis : names);
} else {
  log("The APIs are not next to the repository: no task was performed.");
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { help: { type: "boolean", short: "h" }, table: { type: "boolean" } },
    });
  } catch (error) {
    log(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

/** @param {readonly string[]} chosen */
async function performTasks(chosen) {
  await ensureInstalled();
  await ensureTestBrowser();
  await ensurePostgres();
  await ensureTargets();
  for (const [name, packages] of Object.entries(debianPackages)) {
    if (!chosen.includes(name) || (canInstall() && (await install(packages)))) continue;
    log(`The packages of ${name} could not be installed: its tasks may fail.`);
  }
  const isWhole = process.env["TARGET_TASKS"] === undefined;
  mkdirSync(results, { recursive: true });
  if (isWhole) for (const name of chosen) rmSync(resultFile(name), { force: true });
  const titles = chosen.map((name) => `\\[${name}\\]`).join("|");
  const config = ["-c", "playwright.targets.config.ts", "--reporter=line"];
  process.exitCode = await run("playwright", ["test", ...config, "-g", titles]);
  if (isWhole) await writeTable();
}

/** @param {string} name */
function resultFile(name) {
  return join(results, `${name}.json`);
}

async function writeTable() {
  const missing = apis.filter((name) => !existsSync(resultFile(name)));
  if (missing.length > 0) {
    log(`docs/compatibility.md is not written: no results of ${missing.join(", ")}.`);
    return;
  }
  /** @type {readonly Result[]} */
  const all = apis.map((name) => JSON.parse(readFileSync(resultFile(name), "utf8")));
  const tasks = all[0]?.cells.map(({ task }) => task) ?? [];
  const rows = tasks.map((task) => [
    task,
    ...all.map(({ cells }) => marks[cells.find((cell) => cell.task === task)?.result ?? "fails"]),
  ]);
  const header = ["task", ...all.map(({ title }) => title)];
  const table = [header, header.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
  writeFileSync(
    file,
    [
      "# Compatibility",
      "",
      "`npm run targets` starts real APIs and performs an administrator's tasks with each of them in a",
      "browser. Rows, order, search and filters are compared with the API itself. It writes this page.",
      "",
      `Of ${all.length} APIs, ${count(all, "works")} tasks work and ${count(all, "fails")} fail.`,
      `${count(all, "not offered")} (–) are not offered by the API.`,
      "",
      ...table,
      "",
      "## Tasks that fail",
      "",
      ...listReasons(all, "fails"),
      "",
      "## Tasks that are not offered",
      "",
      ...listReasons(all, "not offered"),
      "",
    ].join("\n"),
  );
  await run("oxfmt", [file]);
}

/** @param {readonly Result[]} all @param {Cell["result"]} expected */
function count(all, expected) {
  return all.flatMap(({ cells }) => cells).filter(({ result }) => result === expected).length;
}

/** One line for each API and reason. @param {readonly Result[]} all @param {Cell["result"]} expected */
function listReasons(all, expected) {
  return all.flatMap(({ title, cells }) => {
    /** @type {Map<string, string[]>} */
    const byReason = new Map();
    for (const { task, result, note } of cells) {
      if (result !== expected) continue;
      const reason = note ?? "not explained yet";
      byReason.set(reason, [...(byReason.get(reason) ?? []), task]);
    }
    return [...byReason].map(([reason, tasks]) =>
      wrap(`- ${title}: ${tasks.join(", ")} (${reason})`),
    );
  });
}

/** Breaks the text of a list item into lines. @param {string} text */
function wrap(text) {
  return text.replaceAll(/(.{60,100}) /g, "$1\n  ");
}
