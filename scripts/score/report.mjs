// @ts-check
import { addTallies, ratios, TOPICS } from "./tally.mjs";
/** @import { Tallies } from "./tally.mjs" */

/**
 * What was measured of one document: lists (`held`: those of them that a record holds) and coverage of any, `tallies` where there is a ground truth.
 * @typedef {{ name: string, problem?: string, milliseconds?: number, operations: number, reached: number,
 *   listReads: number, lists: number, held?: number, missedLists: readonly string[], tallies?: Tallies }} Measure
 */

/** The topics that the least is asked of, with lists and coverage. */
const HELD = TOPICS.slice(0, 6);

/** @param {readonly Measure[]} measures */
export function totalOf(measures) {
  const sum = (/** @type {(one: Measure) => number} */ read) =>
    measures.reduce((total, one) => total + read(one), 0);
  return {
    tallies: addTallies(measures.flatMap(({ tallies }) => tallies ?? [])),
    operations: sum(({ operations }) => operations),
    reached: sum(({ reached }) => reached),
    listReads: sum(({ listReads }) => listReads),
    lists: sum(({ lists }) => lists),
    held: sum(({ held = 0 }) => held),
    broken: measures.filter(({ problem }) => problem !== undefined).length,
  };
}

/** The lowest share among those that are held: precision and recall of each topic, lists, coverage. @param {readonly Measure[]} measures */
export function lowestShare(measures) {
  const { tallies, operations, reached, listReads, lists, broken } = totalOf(measures);
  if (broken > 0) return 0;
  const topics = HELD.flatMap((topic) => {
    const { precision, recall } = ratios(tallies[topic]);
    return [precision, recall];
  });
  return Math.min(...topics, share(lists, listReads), share(reached, operations));
}

/** @param {number} part @param {number} whole */
function share(part, whole) {
  return whole === 0 ? 1 : part / whole;
}

/** A table with a row a document and the total: precision/recall by topic. @param {readonly Measure[]} measures */
export function writeTable(measures) {
  const total = totalOf(measures);
  const judged = measures.filter(({ tallies }) => tallies !== undefined);
  const rows = [
    ["document", "lists", "held", "reached", ...(judged.length > 0 ? TOPICS : [])],
    ...measures.map((one) => writeRow(one)),
    writeRow({ ...total, name: "TOTAL", ...(judged.length === 0 ? { tallies: undefined } : {}) }),
  ];
  const raw = TOPICS.map((topic) => `${topic} ${write(ratios(total.tallies[topic]).rawPrecision)}`);
  return [
    ...align(rows),
    ...(judged.length === 0
      ? []
      : ["", `Precision if all that the truth does not name were wrong: ${raw.join(", ")}`]),
  ].join("\n");
}

/** @param {Omit<Measure, "missedLists" | "tallies"> & { tallies?: Tallies | undefined }} measure */
function writeRow({ name, problem, operations, reached, listReads, lists, held = 0, tallies }) {
  if (problem !== undefined) return [name, problem];
  return [
    name,
    `${lists}/${listReads}`,
    held === 0 ? "-" : String(held),
    `${reached}/${operations}`,
    ...(tallies === undefined ? [] : TOPICS.map((topic) => writeShares(tallies[topic]))),
  ];
}

/** @param {import("./tally.mjs").Tally} tally */
function writeShares(tally) {
  if (tally.right + tally.wrong.length + tally.missing.length === 0) return "-";
  const { precision, recall } = ratios(tally);
  return precision === 1 && recall === 1 ? "1" : `${write(precision)}/${write(recall)}`;
}

/** Rounded down, so that nothing is called whole that is not. @param {number} value */
function write(value) {
  return value === 1 ? "1" : (Math.floor(value * 100) / 100).toFixed(2).replace(/^0/, "");
}

/** @param {readonly (readonly string[])[]} rows */
function align(rows) {
  const widths = (rows[0] ?? []).map((_, place) =>
    Math.max(...rows.filter((row) => row.length > 2).map((row) => row[place]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** Each difference on a line of its own, for who mends them. @param {readonly Measure[]} measures */
export function writeDifferences(measures) {
  return measures
    .flatMap(({ name, tallies, missedLists }) => [
      ...missedLists.map((path) => `${name}  list missing  GET ${path}`),
      ...TOPICS.flatMap((topic) =>
        /** @type {const} */ (["wrong", "missing", "extra"]).flatMap(
          (kind) =>
            tallies?.[topic][kind].map((text) => `${name}  ${topic} ${kind}  ${text}`) ?? [],
        ),
      ),
    ])
    .join("\n");
}
