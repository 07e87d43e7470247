// @ts-check
/**
 * Results of one topic: `wrong` contradicts the truth, `missing` is in the truth but not in the model, `extra` is
 * in the model and the truth does not mention it.
 * @typedef {{ right: number, wrong: string[], missing: string[], extra: string[] }} Tally
 */

/** Topics in the order of the report. */
export const TOPICS = /** @type {const} */ ([
  "resources",
  "operations",
  "paging",
  "key",
  "relations",
  "sign-in",
  "actions",
  "rows",
  "total",
  "sort",
  "search",
  "filters",
  "read",
  "write",
  "parents",
  "singletons",
  "server",
]);

/** @typedef {typeof TOPICS[number]} Topic */
/** @typedef {{ readonly [topic in Topic]: Tally }} Tallies */

/** @returns {Tallies} */
export function createTallies() {
  /** @returns {[Topic, Tally][]} */
  const entries = () =>
    TOPICS.map((topic) => [topic, { right: 0, wrong: [], missing: [], extra: [] }]);
  return /** @type {Tallies} */ (/** @type {unknown} */ (Object.fromEntries(entries())));
}

/**
 * Compares one value of the truth with ours. `null` means that there is none: having one is wrong. Two absent
 * values count as nothing, so a model does not gain by finding little.
 * @param {Tally} tally
 * @param {string} subject
 * @param {string | null | undefined} expected
 * @param {string | undefined} got
 */
export function compare(tally, subject, expected, got) {
  if (expected === undefined || (expected === null && got === undefined)) return;
  if (expected === got) tally.right += 1;
  else {
    if (got !== undefined) tally.wrong.push(`${subject}: ${got || '""'}, not ${write(expected)}`);
    if (expected !== null) tally.missing.push(`${subject}: ${write(expected)}`);
  }
}

/** @param {string | null} value */
function write(value) {
  return value === null ? "none" : value || '""';
}

/** @param {readonly Tallies[]} all */
export function addTallies(all) {
  const sum = createTallies();
  for (const tallies of all) {
    for (const topic of TOPICS) {
      sum[topic].right += tallies[topic].right;
      for (const kind of /** @type {const} */ (["wrong", "missing", "extra"])) {
        sum[topic][kind].push(...tallies[topic][kind]);
      }
    }
  }
  return sum;
}

/** Precision and recall; 1 if there is nothing to find. @param {Tally} tally */
export function ratios({ right, wrong, missing, extra }) {
  const share = (/** @type {number} */ all) => (all === 0 ? 1 : right / all);
  return {
    precision: share(right + wrong.length),
    recall: share(right + missing.length),
    rawPrecision: share(right + wrong.length + extra.length),
  };
}
