// @ts-check
/**
 * Acts that the words of an operation name, read from the raw document: the verb of the `operationId`, of the
 * summary and of the last segments of the path. Uses no code of the model, so it can contradict it.
 */

/** @typedef {"create" | "update" | "remove" | "read" | "other"} Act */
/** @typedef {{ readonly operationId?: unknown, readonly summary?: unknown, readonly path: string }} Words */

/** Verbs by their act; a verb may name several acts. @type {{ readonly [act in Act]: ReadonlySet<string> }} */
const VERBS = {
  create: setOf(
    "create add new insert register post submit upload import generate issue make open place store save upsert put put replace set define provision start schedule invite send publish write copy clone duplicate enable record log attach assign link grant subscribe append request build bulk sign enroll mint establish launch begin initiate book propose draft instantiate produce deploy install push trigger",
  ),
  update: setOf(
    "update edit modify change patch set put save replace upsert rename configure adjust alter write store amend revise overwrite reconfigure partial create post move merge manage toggle assign mark apply add submit correct refine customize enable insert register",
  ),
  remove: setOf(
    "delete remove destroy revoke drop purge erase clear unlink detach unassign uninstall terminate void discard trash deregister unregister disconnect leave unsubscribe unset wipe cancel close archive expire evict invalidate kill deactivate disable reset reject del rm kick withdraw undo unfollow unblock unmute dismiss stop end logout forget release abort untag unpublish unset disassociate abandon decline refuse",
  ),
  read: setOf(
    "get list read show retrieve fetch find search query view count check lookup describe browse head exists filter paginate preview validate verify test",
  ),
  other: setOf(
    "run execute cancel restart reboot stop start pause resume sync refresh retry trigger invoke approve reject login logout authenticate ping poll scan calculate compute compare convert export download archive unarchive restore",
  ),
};

/** @param {string} text */
function setOf(text) {
  return new Set(text.split(" "));
}

const ALL = new Set(Object.values(VERBS).flatMap((verbs) => [...verbs]));

/** Words of a name in lower case: `get-users`, `UsersController_create`. @param {string} name */
export function wordsOf(name) {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Verbs that end an `operationId`: `orders_create`, `partial_update`. */
const CRUD = setOf("create update delete destroy remove list retrieve add edit patch");

/** Verb at the start or the end of an `operationId`; words of the path count only without one. @param {Words} words */
function verbOfId({ operationId, path }) {
  if (typeof operationId !== "string") return undefined;
  const whole = operationId.replace(/^.*(?:Service|Controller|Resource|Api|Handler)_/, "");
  // `test_createTestRun`: the name of the operation follows that of its group.
  const [, name = ""] = /^[A-Za-z0-9]+_([a-z]+[A-Z][A-Za-z0-9]*)$/.exec(whole) ?? [];
  const id = CRUD.has(wordsOf(name)[0] ?? "") ? name : whole;
  const parts = id.split(/[./#]|__|::/);
  const last = wordsOf(parts.at(-1) ?? "");
  const end = last.at(-1) ?? "";
  const first = wordsOf(parts[0] ?? "")[0];
  const isFirst = CRUD.has(last[0] ?? "") || !CRUD.has(end);
  const verbs = [...(isFirst ? [] : [end]), last[0], end, first].map(baseOf).filter(isVerb);
  const inPath = new Set(wordsOf(path));
  return verbs.find((verb) => verb !== undefined && !inPath.has(verb)) ?? verbs[0];
}

/** Verb at the start of a summary: "Creates an order", "Bulk update of orders". @param {unknown} summary */
function verbOfSummary(summary) {
  if (typeof summary !== "string") return undefined;
  const [first] = wordsOf(summary.split("\n")[0] ?? "");
  return [baseOf(first)].find(isVerb);
}

const PATH_VERB =
  /^(?:search|count|check|run|query|cancel|delete|create|update|add|remove|edit|get|list)$/;

/** Verb of the last fixed segment of a path, alone or in front of a noun: `/cancel`, `/get-users`. @param {string} path */
function verbOfPath(path) {
  const segments = path.replace(/\.(?:\{_?format\}|json)$/, "").split(/[/:]/);
  const [last = ""] = segments.filter((one) => one !== "" && !one.includes("{")).slice(-1);
  const [first = ""] = wordsOf(last.split(".").at(-1) ?? "");
  const isItem = segments.at(-1)?.includes("{") ?? false;
  return PATH_VERB.test(first) && !isItem ? first : undefined;
}

/** @param {string | undefined} word */
function isVerb(word) {
  return word !== undefined && ALL.has(word);
}

/** Base form of a verb: "creates" and "creating" are "create". @param {string | undefined} word */
function baseOf(word = "") {
  if (ALL.has(word)) return word;
  const stems = [
    word.replace(/ies$/, "y"),
    word.replace(/s$/, ""),
    word.replace(/es$/, ""),
    word.replace(/ing$/, ""),
    word.replace(/ing$/, "e"),
    word.replace(/(.)\1ing$/, "$1"),
    word.replace(/(?:ion|ation)$/, "e"),
  ];
  return stems.find((stem) => ALL.has(stem)) ?? word;
}

/** Verbs that the words of an operation contain. @param {Words} words @returns {readonly string[]} */
export function verbsOf({ operationId, summary, path }) {
  const verbs = [verbOfSummary(summary), verbOfId({ operationId, path }), verbOfPath(path)];
  return [...new Set(verbs.filter((verb) => verb !== undefined))];
}

/** @type {{ readonly [role: string]: Act }} */
const ACTS = { create: "create", update: "update", replace: "update", remove: "remove" };

/**
 * True if a verb of an operation agrees with its role; undefined if it has none. One verb that agrees
 * is enough.
 * @param {string} role
 * @param {Words} words
 */
export function agrees(role, words) {
  const act = ACTS[role];
  const verbs = verbsOf(words);
  if (act === undefined || verbs.length === 0) return undefined;
  return verbs.some((verb) => VERBS[act].has(verb));
}
