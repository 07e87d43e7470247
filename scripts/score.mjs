// @ts-check
/**
 * Measures what is understood of descriptions: `npm run score -- DOCS [EXPECTED] [--least 0.95] [--differences]`.
 *
 * DOCS is a folder of OpenAPI documents, EXPECTED one of ground truths (`NAME.json` for DOCS/NAME.*, their format in
 * scripts/score/truth.mjs). A row a document, precision/recall by topic, and a total. Exits with 1 when a held
 * share of the total (resources, operations, paging, key, relations, sign-in, lists, reached operations) is below
 * `--least`, or when a document could not be described.
 *
 * How the truth is read:
 * - Resources are matched by their paths and operations, never by name; a resource is right when both of its paths are.
 *   Of the resources that the truth does not name, those are wrong that take an operation which it gives to something else,
 *   or says to ignore. The rest is not judged (it may be shown or left out).
 * - `null` is a word: an operation, a total, a sort, a key, a login where the truth says `null` is wrong. Agreement on
 *   nothing counts for nothing, so finding little gains nothing. What a resource that was not found would have had is missing.
 * - Any of `alternatives` is as right as the operation itself; the truth's list then tells of another list, which is not judged.
 * - Operations are the five roles; an update may be ours by PATCH or by PUT. Actions are a topic of their own: in the actions of the
 *   right resource, on the right thing.
 * - Paging is right as a whole (style, each parameter that the truth names, first page, next) or not at all.
 * - Filters are listed completely by the truth, so one more is wrong. Relations are not: one more is not judged, another
 *   target, number or key for one that is listed is wrong; `write` is a relation of its own.
 * - What would be precision if all that is not named were wrong is printed below the table.
 * - A list is a GET whose answer is or contains an array of objects. It counts when a list screen reads it, when it is a
 *   view whose rows are a table, or (column `held`) when it reads a record whose page has that array as a list of its own.
 * - `menu`, `input`, `file`, `bulk`, `view`, `destructive`, `readOnly` and prose are not compared: they tell how to draw
 *   what is here, or repeat the document.
 */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";
import { root, log } from "./run.mjs";
/** @import { Given } from "./score/read-documents.mjs" */
/** @import { Measure } from "./score/report.mjs" */
/** @import { AdminModel, Truth } from "./score/truth.mjs" */

const USAGE = "Usage: npm run score -- DOCS [EXPECTED] [--least 0.95] [--differences]";
const MOST_OUTPUT = 512 * 1024 * 1024;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { least: { type: "string" }, differences: { type: "boolean" } },
});
const [folder, truths] = positionals;
const least = Number(values.least ?? 0);
if (folder === undefined || positionals.length > 2 || Number.isNaN(least)) {
  log(USAGE);
  process.exit(2);
}
await ensureInstalled();
await ensureBuilt();
// Loaded only now: they need what was just installed.
const { readDocuments } = await import("./score/read-documents.mjs");
const { lowestShare, writeDifferences, writeTable } = await import("./score/report.mjs");

/** @type {Measure[]} */
const measures = [];
for (const given of readDocuments(folder, truths)) measures.push(await measure(given));
if (values.differences === true) process.stdout.write(`${writeDifferences(measures)}\n\n`);
process.stdout.write(`${writeTable(measures)}\n`);
const lowest = lowestShare(measures);
if (measures.length === 0) log(`There is no OpenAPI document in ${folder}.`);
else if (lowest < least) log(`The lowest share is ${lowest.toFixed(3)}, below ${least}.`);
process.exitCode = measures.length === 0 || lowest < least ? 1 : 0;

/** Describes a document as anyone would, by the command. @param {Given} given @returns {Promise<Measure>} */
async function measure({ name, path, document, truthPath }) {
  const { measureDocument } = await import("./score/measure.mjs");
  const began = performance.now();
  try {
    const command = join(root, "packages/service/dist/describe.js");
    const { stdout } = await promisify(execFile)(process.execPath, [command, path, "--json"], {
      maxBuffer: MOST_OUTPUT,
    });
    const milliseconds = performance.now() - began;
    const model = /** @type {AdminModel} */ (JSON.parse(stdout));
    const truth = truthPath === undefined ? undefined : readTruth(truthPath);
    return { ...measureDocument({ name, document, model, truth }), milliseconds };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { name, problem, operations: 0, reached: 0, listReads: 0, lists: 0, missedLists: [] };
  }
}

/** @param {string} path @returns {Truth} */
function readTruth(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}
