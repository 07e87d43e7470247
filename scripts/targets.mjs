// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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

/** Names of targets to run; all without names. */
const names = process.argv.slice(2);

if (!existsSync(join(root, "../shared/targets"))) {
  log("The APIs are not next to the repository: no task was performed.");
} else {
  await ensureInstalled();
  await ensureTestBrowser();
  await ensurePostgres();
  await ensureTargets();
  for (const [name, packages] of Object.entries(debianPackages)) {
    if (names.length > 0 && !names.includes(name)) continue;
    if (canInstall() && (await install(packages))) continue;
    log(`The packages of ${name} could not be installed: its tasks may fail.`);
  }
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const chosen = names.length === 0 ? [] : ["-g", names.map((name) => `\\[${name}\\]`).join("|")];
  const config = ["-c", "playwright.targets.config.ts", "--reporter=line"];
  process.exitCode = await run("playwright", ["test", ...config, ...chosen]);
  if (names.length === 0) await writeTable();
}

async function writeTable() {
  const files = readdirSync(results).filter((name) => name.endsWith(".json"));
  /** @type {readonly Result[]} */
  const all = files.map((name) => JSON.parse(readFileSync(join(results, name), "utf8")));
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
