// @ts-check
import { mkdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root, run, log } from "./run.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Vitest projects of `npm run check`, whose tests are quick, in two runs of one worker each: a second worker would load
 * the same modules again. `npm test` runs all projects.
 */
const fastRuns = [
  ["client", "client-plain", "scripts"],
  ["model", "service"],
];

/** @param {string} name */
const reportOf = (name) => join(root, `build/unit-tests${name}.json`);

/** @typedef {readonly [string, () => Promise<boolean>]} Step */

/** @type {readonly Step[]} */
const commonSteps = [
  ["format", () => passes("oxfmt", ["--check", "."])],
  ["lock files", script("lock-files.mjs")],
  ["mutable state of modules", script("module-state.mjs")],
  ["vocabulary", script("vocabulary.mjs")],
  ["lines of Markdown", script("markdown-lines.mjs")],
  ["links in documents", script("links.mjs")],
  ["contract rules with tests", script("contract-rows.mjs")],
  ["contract ids in code", script("contract-ids.mjs")],
  ["folder sizes", script("file-sizes.mjs")],
];

/** Steps of `npm run check`, which takes less than a minute on two cores. @type {readonly Step[]} */
const fastSteps = [
  // With more threads, each would compute the same types again.
  ["types", () => passes("tsc", ["-p", "tsconfig.json", "--singleThreaded"])],
  ["lint and import order", lint],
  ...commonSteps,
  ...fastRuns.map(
    /** @returns {Step} */
    (projects, index) => [
      `unit tests: ${projects.join(", ")}`,
      () => runUnits(reportOf(`-${index}`), ["--maxWorkers=1", ...selectProjects(projects)]),
    ],
  ),
];

/** Steps of `npm test` before the unit tests. Types are read once, for their errors and the rules that need them. @type {readonly Step[]} */
const allSteps = [
  ["lint, import order and types", () => lint("--type-aware", "--type-check")],
  ["names from outside as keys", script("own-members.mjs")],
  ["unused files, exports and packages", () => passes("knip", [])],
  ...commonSteps,
];

/** Steps that run at the same time; more would compete for two cores. */
const LANES = 2;

/**
 * Runs all checks except the browser tests, also after a failure. With `isFast` it leaves out the slow tests and the
 * slow rules. `programs` resolves when the programs of the unit tests are installed and the build is complete.
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
  const waiting = isFast ? [...fastSteps] : [...allSteps];
  const runLane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      await runStep(step);
  };
  await Promise.all(Array.from({ length: LANES }, runLane));
  await programs;
  // These use all cores.
  if (!isFast) await runStep(["unit tests", () => runUnits(reportOf(""), [])]);
  const names = isFast ? fastRuns.map((_, index) => `-${index}`) : [""];
  /** @type {Report[]} */
  const reports = names.map((name) => JSON.parse(readFileSync(reportOf(name), "utf8")));
  return {
    failures,
    unitFailures: reports.flatMap(listUnitFailures),
    counts: sumCounts(reports.map(countUnits)),
  };
}

/** A step that runs a script of this folder. @param {string} name */
function script(name) {
  return () => passes(process.execPath, [`scripts/${name}`]);
}

/** @param {string} command @param {readonly string[]} args */
async function passes(command, args) {
  return (await run(command, args)) === 0;
}

/** @param {...string} flags */
function lint(...flags) {
  return passes("oxlint", ["-c", "oxlint.config.mjs", "--deny-warnings", ...flags]);
}

/** @param {readonly string[]} projects */
function selectProjects(projects) {
  return projects.map((name) => `--project=${name}`);
}

/** @param {string} report path of the results @param {readonly string[]} args */
function runUnits(report, args) {
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  // As in `playwright.config.ts`, a retry separates flaky tests from broken ones; both are listed at the end.
  const retries = process.env["CI"] === undefined ? [] : ["--retry=1"];
  return passes("vitest", ["run", ...args, ...reporters, ...retries]);
}

/** @typedef {{ fullName: string, status: string, failureMessages: readonly string[] }} TestResult */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: TestResult[] }} FileResult */
/** @typedef {{ testResults: FileResult[], numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} Report */

/** Lines that name the unit tests that failed, and those that passed only when they were retried. @param {Report} report */
function listUnitFailures({ testResults }) {
  return testResults.flatMap((result) => {
    const file = relative(root, result.name);
    if (isBroken(result)) return [`Failed: ${file}: ${result.message}`];
    return result.assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, status, failureMessages }) => {
        const [reason] = (failureMessages[0] ?? "").split("\n");
        return `${status === "passed" ? "Flaky" : "Failed"}: ${file}: ${fullName}: ${reason}`;
      });
  });
}

/** True for a file that cannot be loaded. It has no tests. @param {FileResult} result */
function isBroken({ status, assertionResults }) {
  return status === "failed" && assertionResults.length === 0;
}

/** @param {Report} report @returns {Counts} */
function countUnits(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(isBroken).length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {readonly Counts[]} all @returns {Counts} */
export function sumCounts(all) {
  const sum = (/** @type {keyof Counts} */ key) =>
    all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** Last line of the output: the numbers of tests. @param {Counts} counts */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped === 0 ? "" : `, ${skipped} skipped`}`;
}
