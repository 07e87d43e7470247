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
  ...list("scripts/", "The name of the script `npm run faults`.", ["faults"]),
  { text: "keepalive", reason: "An option of fetch." },
  {
    text: "asked",
    paths: "packages/client/src/storage/form-drafts.ts",
    reason: "A member of stored drafts.",
  },
  { text: "bookToken", reason: "Books are the records of a test API." },
  { text: "placed_at", reason: "A column of the sample database." },
  ...list("packages/service/src/database/sample/", "Data and values of the sample database.", [
    "cancelled",
    "elsewhere",
    "kept",
    "place",
    "please",
    "stand",
    "wants",
  ]),
  ...list("packages/model/src/infer/names/verbs.ts", "Verbs in names of operations.", [
    "place",
    "forget",
  ]),
  ...list("scripts/score/verbs.mjs", "Verbs in names of operations.", ["place", "forget"]),
  ...list(
    "packages/client/src/components/resources/find-resource-icon.ts",
    "Words in names of APIs.",
    ["favourite", "organisation", "place"],
  ),
  ...list("packages/model/src/infer/fields/field-kinds.ts", "A format name in descriptions.", [
    "colour",
  ]),
  ...list("packages/model/src/infer/names/irregular-plurals.ts", "The plural of analysis.", [
    "analyses",
  ]),
  ...list("packages/client/src/jobs/", "Members and values of jobs in IndexedDB.", [
    "around",
    "asked",
    "given",
  ]),
  ...list("packages/client/src/transfer/", "Members of jobs in IndexedDB.", ["around", "given"]),
  {
    text: "asked",
    paths: "packages/client/src/texts/en/jobs.ts",
    reason: "A stored pause reason.",
  },
  {
    text: "asked",
    paths: "packages/client/src/screens/form/form-draft.ts",
    reason: "A member of drafts in IndexedDB.",
  },
  { text: "off", paths: "packages/service/src/config/", reason: "A value of flags." },
  { text: "decimalPlaces", reason: "The usual term of number formats." },
  { text: "fitContent", reason: "The CSS term for a column's width." },
  { text: "fitHint", reason: "Belongs to fitContent." },
  ...list("packages/client/src/screens/home/", "A sentence of the API's description.", [
    "firstSentence",
    "sentence",
  ]),
  ...list("packages/client/src/fields/views/choice-views.tsx", "Values of APIs.", ["cancelled"]),
  ...list(
    "packages/client/src/operations/sibling-parameters.ts",
    "Names of members in stored drafts and jobs.",
    ["around"],
  ),
  {
    text: "kept",
    paths: "packages/model/src/request/writes/unseen-fields.test.ts",
    reason: "Texts of descriptions.",
  },
  {
    text: "asked",
    paths: "packages/client/src/operations/use-draft",
    reason: "A member of stored drafts.",
  },
];

/**
 * @param {string} paths
 * @param {string} reason
 * @param {readonly string[]} texts
 * @returns {readonly Allowed[]}
 */
function list(paths, reason, texts) {
  return texts.map((text) => ({ text, paths, reason }));
}
