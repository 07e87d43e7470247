// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./built.mjs";
import { listOmitted } from "./campaigns.mjs";
import { closingLine, runChecks, sumCounts } from "./checks.mjs";
import { ensureInstalled } from "./installed.mjs";
import { testOtherBrowsers } from "./other-browsers.mjs";
import { root, run, log } from "./run.mjs";
import { ensureTestPrograms } from "./test-services.mjs";

const browserReport = join(root, "build/browser-tests.json");

const began = performance.now();
await ensureInstalled();
if (process.argv.includes("--browsers")) process.exit(await testOtherBrowsers());
// The network limits the installation, the processors limit the checks. The unit tests open the embedded database from
// the build, which takes a quarter of the time.
const programs = Promise.all([ensureTestPrograms(), ensureBuilt()]);
const checks = await runChecks({ isFast: false, programs });
const browser = await runBrowserTests();
const failures = browser.isGood ? checks.failures : [...checks.failures, "browser tests"];
log(`${Math.round((performance.now() - began) / 1000)} s in all.`);
for (const line of listOmitted()) log(line);
log("npm run attack, npm run faults and npm run looks run all of them.");
log("Left out: the long stories. npm run stories runs them.");
for (const line of checks.unitFailures) log(line);
if (failures.length > 0) log(`Failed: ${failures.join(", ")}`);
process.stdout.write(`${closingLine(sumCounts([checks.counts, browser.counts]))}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function runBrowserTests() {
  // Transitions take a tenth of the time. `npm run stories` runs them.
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, REDUCED_MOTION: "1" };
  const args = ["test", "--grep-invert=@long", "--reporter=line,json"];
  const code = await run("playwright", args, { env });
  const { stats } = JSON.parse(readFileSync(browserReport, "utf8"));
  const counts = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
  return { isGood: code === 0, counts };
}
