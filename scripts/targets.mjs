// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { canInstall, install } from "./apt.mjs";
import { ensureTestBrowser } from "./browser.mjs";
import { ensureInstalled } from "./installed.mjs";
import { root, run, log } from "./run.mjs";
import { ensurePostgres, ensureTargets } from "./test-services.mjs";

/** @typedef {{ task: string, result: "works" | "fails" | "not offered", reason?: string }} Cell */
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
const table = join(root, "docs/compatibility.md");

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
  if (names.length === 0) writeTable();
}

function writeTable() {
  const files = readdirSync(results).filter((name) => name.endsWith(".json"));
  /** @type {readonly Result[]} */
  const all = files.map((name) => JSON.parse(readFileSync(join(results, name), "utf8")));
  const lines = all.flatMap(({ title, cells }) => [
    `## ${title}`,
    "",
    "| task | result |",
    "|---|---|",
    ...cells.map(({ task, result, reason }) =>
      result === "not offered"
        ? `| ${task} | not offered: ${reason} |`
        : `| ${task} | ${result === "works" ? "works" : "does not work yet"} |`,
    ),
    "",
  ]);
  const count = (/** @type {Cell["result"]} */ expected) =>
    all.flatMap(({ cells }) => cells).filter(({ result }) => result === expected).length;
  writeFileSync(
    table,
    [
      "# Compatibility",
      "",
      "`npm run targets` starts real APIs and performs an administrator's tasks with each of them in a",
      "browser. Rows, order, search and filters are compared with the API itself. It writes this page.",
      "",
      `${count("works")} tasks work, ${count("fails")} do not work yet, ${count("not offered")} are not offered by the API.`,
      "",
      ...lines,
    ].join("\n"),
  );
}
