// @ts-check
import { mkdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root, run, log } from "./run.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Vitest projects of `npm run check`, whose tests are quick. `npm test` runs all projects. */
const fastProjects = ["model", "client", "client-plain", "service", "examples", "scripts"];

const unitReport = join(root, "build/unit-tests.json");

/** @typedef {readonly [string, () => Promise<boolean>]} Step */

/** @type {readonly Step[]} */
const steps = [
  ["lint, import order and types", lint],
  ["format", () => passes("oxfmt", ["--check", "."])],
  ["names from outside as keys", script("own-members.mjs")],
  ["unused files, exports and packages", () => passes("knip", [])],
  ["lock files", script("lock-files.mjs")],
  ["mutable state of modules", script("module-state.mjs")],
  ["vocabulary", script("vocabulary.mjs")],
  ["lines of Markdown", script("markdown-lines.mjs")],
  ["links in documents", script("links.mjs")],
  ["contract rules with tests", script("contract-rows.mjs")],
  ["contract ids in code", script("contract-ids.mjs")],
  ["folder sizes", script("file-sizes.mjs")],
];

/** Steps that run at the same time; more would compete for two cores. */
const LANES = 2;

/**
 * Runs all checks except the browser tests, also after a failure. With `isFast` it leaves out the slow tests.
 * `programs` resolves when the programs of the unit tests are installed and the build is complete.
 * @param {{ isFast: boolean, programs?: Promise<unknown> }} options
 */
export async function runChecks({ isFast, programs }) {
  mkdirSync(join(root, "build"), { recursive: true });
  /** @type {string[]} */
  const failures = [];
  /** @type {(step: Step) => Promise<void>} */
  const runStep = async ([name, step]) => {
    const began = performance.now();
    const isGood = await step();
    log(`${isGood ? "✓" : "✗"} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    if (!isGood) failures.push(name);
  };
  const waiting = [...steps];
  const runLane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      await runStep(step);
  };
  await Promise.all(Array.from({ length: LANES }, runLane));
  await programs;
  // These use all cores.
  await runStep(["unit tests", () => checkUnits(isFast)]);
  return { failures, unitFailures: listUnitFailures(), counts: countUnits() };
}

/** A step that runs a script of this folder. @param {string} name */
function script(name) {
  return () => passes(process.execPath, [`scripts/${name}`]);
}

/** @param {string} command @param {readonly string[]} args */
async function passes(command, args) {
  return (await run(command, args)) === 0;
}

/** Reads all types once, for the rules that need them and for errors of types. */
function lint() {
  const flags = ["--deny-warnings", "--type-aware", "--type-check"];
  return passes("oxlint", ["-c", "oxlint.config.mjs", ...flags]);
}

/** @param {boolean} isFast */
function checkUnits(isFast) {
  const chosen = isFast ? fastProjects.map((name) => `--project=${name}`) : [];
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${unitReport}`];
  // As in `playwright.config.ts`, a retry separates flaky tests from broken ones; both are listed at the end.
  const retries = process.env["CI"] === undefined ? [] : ["--retry=1"];
  return passes("vitest", ["run", ...chosen, ...reporters, ...retries]);
}

/** @typedef {{ fullName: string, status: string, failureMessages: readonly string[] }} TestResult */

/** Lines that name the unit tests that failed, and those that passed only when they were retried. @returns {string[]} */
function listUnitFailures() {
  const report = JSON.parse(readFileSync(unitReport, "utf8"));
  /** @type {{ name: string, status: string, message?: string, assertionResults: TestResult[] }[]} */
  const files = report.testResults;
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    if (status === "failed" && assertionResults.length === 0)
      return [`Failed: ${file}: ${message}`];
    return assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, status: outcome, failureMessages }) => {
        const [reason] = (failureMessages[0] ?? "").split("\n");
        return `${outcome === "passed" ? "Flaky" : "Failed"}: ${file}: ${fullName}: ${reason}`;
      });
  });
}

/** @returns {Counts} */
function countUnits() {
  const report = JSON.parse(readFileSync(unitReport, "utf8"));
  // A file that cannot be loaded has no tests; it counts as one failure.
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Last line of the output: the numbers of tests. @param {readonly Counts[]} all */
export function closingLine(all) {
  const sum = (/** @type {keyof Counts} */ key) =>
    all.reduce((total, counts) => total + counts[key], 0);
  const skipped = sum("skipped") === 0 ? "" : `, ${sum("skipped")} skipped`;
  return `${sum("passed")} passed, ${sum("failed")} failed${skipped}`;
}
