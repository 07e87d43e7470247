// @ts-check
import { addFigures, FIGURES, shareOf } from "./figures.mjs";
import { addTallies, ratios, TOPICS } from "./tally.mjs";
/** @import { Figures } from "@quarterdeck/model" */
/** @import { Tallies } from "./tally.mjs" */

/**
 * Measurements of one document: lists (`nested`: those inside a record) and figures, and `tallies` if it has a
 * ground truth.
 * @typedef {{ name: string, problem?: string, milliseconds?: number,
 *   figures: Figures & { readonly contradictions?: readonly string[] }, listReads: number, lists: number,
 *   nested?: number, missedLists: readonly string[], tallies?: Tallies }} Measure
 */

/** Topics that `--least` applies to, with lists and operations. */
const REQUIRED = TOPICS.slice(0, 6);

/** @param {readonly Measure[]} measures */
export function totalOf(measures) {
  const sum = (/** @type {(one: Measure) => number} */ read) =>
    measures.reduce((total, one) => total + read(one), 0);
  return {
    tallies: addTallies(measures.flatMap(({ tallies }) => tallies ?? [])),
    figures: addFigures(measures.map(({ figures }) => figures)),
    listReads: sum(({ listReads }) => listReads),
    lists: sum(({ lists }) => lists),
    nested: sum(({ nested = 0 }) => nested),
    broken: measures.filter(({ problem }) => problem !== undefined).length,
  };
}

/** The lowest share: precision and recall of each required topic, lists, operations. @param {readonly Measure[]} measures */
export function lowestShare(measures) {
  const { tallies, figures, listReads, lists, broken } = totalOf(measures);
  if (broken > 0) return 0;
  const topics = REQUIRED.flatMap((topic) => {
    const { precision, recall } = ratios(tallies[topic]);
    return [precision, recall];
  });
  return Math.min(...topics, share(lists, listReads), shareOf(figures.operations));
}

/** @param {number} part @param {number} whole */
function share(part, whole) {
  return whole === 0 ? 1 : part / whole;
}

/** Table with one row for each document, and the total: precision/recall by topic. @param {readonly Measure[]} measures */
export function writeTable(measures) {
  const total = totalOf(measures);
  const judged = measures.filter(({ tallies }) => tallies !== undefined);
  const rows = [
    ["document", "found", "nested", ...FIGURES, ...(judged.length > 0 ? TOPICS : [])],
    ...measures.map((one) => writeRow(one)),
    writeRow({ ...total, name: "TOTAL", ...(judged.length === 0 ? { tallies: undefined } : {}) }),
  ];
  const raw = TOPICS.map((topic) => `${topic} ${write(ratios(total.tallies[topic]).rawPrecision)}`);
  return [
    ...align(rows),
    ...(judged.length === 0
      ? []
      : ["", `Precision if everything that the truth does not list were wrong: ${raw.join(", ")}`]),
  ].join("\n");
}

/** @param {Omit<Measure, "missedLists" | "tallies"> & { tallies?: Tallies | undefined }} measure */
function writeRow({ name, problem, figures, listReads, lists, nested = 0, tallies }) {
  if (problem !== undefined) return [name, problem];
  return [
    name,
    `${lists}/${listReads}`,
    nested === 0 ? "-" : String(nested),
    ...FIGURES.map((figure) => writeFigure(figures[figure])),
    ...(tallies === undefined ? [] : TOPICS.map((topic) => writeShares(tallies[topic]))),
  ];
}

/** @param {import("@quarterdeck/model").Figure} figure */
function writeFigure({ count, total }) {
  return total === 0 ? "-" : `${count}/${total}`;
}

/** @param {import("./tally.mjs").Tally} tally */
function writeShares(tally) {
  if (tally.right + tally.wrong.length + tally.missing.length === 0) return "-";
  const { precision, recall } = ratios(tally);
  return precision === 1 && recall === 1 ? "1" : `${write(precision)}/${write(recall)}`;
}

/** Rounded down, so only 1 is shown as 1. @param {number} value */
function write(value) {
  return value === 1 ? "1" : (Math.floor(value * 100) / 100).toFixed(2).replace(/^0/, "");
}

/** @param {readonly (readonly string[])[]} rows */
function align(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.filter((row) => row.length > 2).map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** All differences, one on each line. @param {readonly Measure[]} measures */
export function writeDifferences(measures) {
  return measures
    .flatMap(({ name, figures, tallies, missedLists }) => [
      ...missedLists.map((path) => `${name}  list missing  GET ${path}`),
      ...(figures.contradictions ?? []).map((call) => `${name}  words contradict  ${call}`),
      ...TOPICS.flatMap((topic) =>
        /** @type {const} */ (["wrong", "missing", "extra"]).flatMap(
          (kind) =>
            tallies?.[topic][kind].map((text) => `${name}  ${topic} ${kind}  ${text}`) ?? [],
        ),
      ),
    ])
    .join("\n");
}
