// @ts-check
/**
 * Compares admin models of OpenAPI documents with ground truths:
 * `npm run score -- DOCS [EXPECTED] [--least 0.95] [--differences]`.
 *
 * DOCS is a folder of documents, EXPECTED a folder of ground truths (`NAME.json` or `NAME/expected.json` for DOCS/NAME.*; format:
 * scripts/score/truth.mjs). Prints one row for each document, with precision/recall by topic, and a total. Exits with 1
 * if a share of the total is below `--least` (resources, operations, paging, key, relations, sign-in, lists,
 * operations that can be sent), or if a document could not be described.
 *
 * Rules:
 * - Resources are matched by paths and operations, never by name. A resource is right if both of its paths are. A resource
 *   that the truth does not list is wrong if it has an operation that the truth assigns to another resource or ignores;
 *   otherwise it is not judged.
 * - `null` in the truth means that an operation, total, sort, key or sign-in does not exist: having one is wrong. Two absent
 *   values count as nothing. Everything that belongs to a missing resource is missing.
 * - Each of `alternatives` is as right as the operation itself. The truth then describes another list, which is not judged.
 * - Operations are the five roles; an update is a PATCH or a PUT. Actions are a separate topic: they belong to the right
 *   resource and have the right scope.
 * - Paging is right as a whole (style, each parameter in the truth, first page, next) or not at all.
 * - The truth lists all filters, so an additional one is wrong. It does not list all relations: an additional one is not
 *   judged; another target, number or key of a listed one is wrong. `write` is a separate relation.
 * - The line below the table has the precision if everything that the truth does not list were wrong.
 * - A list is a GET with a response that is or contains an array of objects. It counts if a list screen reads it, if it is a
 *   view that is shown as a table, or (column `nested`) if it reads a record and the record's page shows that array as a
 *   nested list.
 * - Figures of each document: operations that can be sent of those written; lists with rows, fields, key and a record that
 *   opens; creates, edits and deletions whose verb agrees with the role (read from the raw document by score/verbs.mjs);
 *   operations on a resource; lists whose last page is certain; sign-in methods that can be sent.
 * - `menu`, `input`, `file`, `bulk`, `view`, `destructive`, `readOnly` and prose are not compared: they concern the display
 *   or repeat the document.
 */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";
import { root, log } from "./run.mjs";
/** @import { Source } from "./score/read-documents.mjs" */
/** @import { Measure } from "./score/report.mjs" */
/** @import { AdminModel, Truth } from "./score/truth.mjs" */

const USAGE = "Usage: npm run score -- DOCS [EXPECTED] [--least 0.95] [--differences]";
const MAX_OUTPUT = 512 * 1024 * 1024;

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
// Loaded here because they need the installed packages.
const { readDocuments } = await import("./score/read-documents.mjs");
const { lowestShare, writeDifferences, writeTable } = await import("./score/report.mjs");

/** @type {Measure[]} */
const measures = [];
for (const source of readDocuments(folder, truths)) measures.push(await measure(source));
if (values.differences === true) process.stdout.write(`${writeDifferences(measures)}\n\n`);
process.stdout.write(`${writeTable(measures)}\n`);
const lowest = lowestShare(measures);
if (measures.length === 0) log(`There is no OpenAPI document in ${folder}.`);
else if (lowest < least) log(`The lowest share is ${lowest.toFixed(3)}, below ${least}.`);
process.exitCode = measures.length === 0 || lowest < least ? 1 : 0;

/** Describes a document with the `describe` command. @param {Source} source @returns {Promise<Measure>} */
async function measure({ name, path, document, truthPath }) {
  const { measureDocument } = await import("./score/measure.mjs");
  const began = performance.now();
  try {
    const command = join(root, "packages/service/dist/describe.js");
    const { stdout } = await promisify(execFile)(process.execPath, [command, path, "--json"], {
      maxBuffer: MAX_OUTPUT,
    });
    const milliseconds = performance.now() - began;
    const model = /** @type {AdminModel} */ (JSON.parse(stdout));
    const truth = truthPath === undefined ? undefined : readTruth(truthPath);
    return { ...measureDocument({ name, document, model, truth }), milliseconds };
  } catch (error) {
    const { addFigures } = await import("./score/figures.mjs");
    const problem = error instanceof Error ? error.message : String(error);
    return { name, problem, figures: addFigures([]), listReads: 0, lists: 0, missedLists: [] };
  }
}

/** @param {string} path @returns {Truth} */
function readTruth(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}
