// @ts-check
/**
 * What was found of one topic: `wrong` contradicts the truth, `missing` is in it and was not found, `extra` was found
 * and is neither confirmed nor denied by it.
 * @typedef {{ right: number, wrong: string[], missing: string[], extra: string[] }} Tally
 */

/** The topics in the order in which they are printed; `core` are those that must reach the least. */
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
 * One statement of the truth against ours. `null` says that there is none: having one is wrong. Agreeing on nothing
 * counts for neither side, so that nothing is gained by finding little.
 * @param {Tally} tally
 * @param {string} what
 * @param {string | null | undefined} wanted
 * @param {string | undefined} got
 */
export function compare(tally, what, wanted, got) {
  if (wanted === undefined || (wanted === null && got === undefined)) return;
  if (wanted === got) tally.right += 1;
  else {
    if (got !== undefined) tally.wrong.push(`${what}: ${got || '""'}, not ${write(wanted)}`);
    if (wanted !== null) tally.missing.push(`${what}: ${write(wanted)}`);
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

/** Shares of what was found that is right, and of what is right that was found; 1 where there is nothing to find. @param {Tally} tally */
export function ratios({ right, wrong, missing, extra }) {
  const share = (/** @type {number} */ all) => (all === 0 ? 1 : right / all);
  return {
    precision: share(right + wrong.length),
    recall: share(right + missing.length),
    rawPrecision: share(right + wrong.length + extra.length),
  };
}
