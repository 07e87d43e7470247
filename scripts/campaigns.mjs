// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";
import { log, root, run } from "./run.mjs";
import { ensureAllPrograms } from "./test-services.mjs";

/**
 * Tests of a campaign, by their paths. `npm test` runs them too, in the short form of `campaign-sizes.json` and without
 * the long stories.
 * @typedef {{ readonly unit: readonly string[], readonly browser: readonly string[] }} Campaign
 */

/** @type {{ readonly [name: string]: { readonly title: string, readonly short: number, readonly full: number, readonly isLong?: boolean } }} */
const sizes = JSON.parse(readFileSync(join(root, "scripts/campaign-sizes.json"), "utf8"));

/** Lines about the cases that `npm test` leaves out: all cases of a campaign if its story is long (`isLong`). */
export function listOmitted() {
  return Object.values(sizes).map(
    ({ title, short, full, isLong = false }) =>
      `Short form: ${isLong ? 0 : short} of ${full} ${title}.`,
  );
}

/**
 * Runs a campaign in full, one line a case. The exit code is not 0 after a failure.
 * @param {string} name
 * @param {Campaign} campaign
 */
export async function runCampaign(name, { unit, browser }) {
  const began = performance.now();
  await ensureInstalled();
  await ensureAllPrograms();
  await ensureBuilt();
  const env = { CAMPAIGN: "full" };
  const folder = "packages/service/src";
  const files = unit.map((path) => join(folder, path));
  const units =
    files.length === 0 ? 0 : await run("vitest", ["run", "--reporter=verbose", ...files], { env });
  const stories = browser.map((path) => join("e2e/stories", path));
  const pages = await run("playwright", ["test", "--reporter=list", ...stories], { env });
  const seconds = Math.round((performance.now() - began) / 1000);
  const isGood = units === 0 && pages === 0;
  log(`${name}: ${isGood ? "all promises held" : "failed, see the lines above"} (${seconds} s)`);
  process.exitCode = isGood ? 0 : 1;
}
