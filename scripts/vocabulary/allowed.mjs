// @ts-check
/**
 * Uses of a listed word that are right, each with its reason. An entry that matches nothing is
 * reported, so the list holds no old entries.
 */

/**
 * `text` is the whole name or the matched words; `paths` is a path prefix.
 * @typedef {{ readonly text: string, readonly paths?: string, readonly reason: string }} Allowed
 */

/** @type {readonly Allowed[]} */
export const allowed = [
  { text: "keepalive", reason: "An option of fetch." },
  {
    text: "colour",
    paths: "packages/model/src/infer/fields/field-kinds.ts",
    reason: "A format name in descriptions.",
  },
  {
    text: "analyses",
    paths: "packages/model/src/infer/names/words.ts",
    reason: "The plural of analysis.",
  },
];
