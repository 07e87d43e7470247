import type { Method } from "#types/operation.ts";
import { isEffectVerb } from "#read/effect-verbs.ts";
import { splitPath } from "#infer/names/path-segments.ts";
import { actsOf, baseVerb, isPlainVerb } from "#infer/names/verbs.ts";
import type { Act } from "#infer/names/verbs.ts";
import { splitWords, stemOf } from "#infer/names/words.ts";
import type { Call } from "./call.ts";

/** Verbs of an operation and the acts that they name. */
export interface OperationWords {
  /** The verb of the summary, of the `operationId` and of the path, each once. */
  readonly verbs: readonly string[];
  readonly acts: ReadonlySet<Act>;
}

type Worded = Pick<
  Call,
  "operationId" | "summary" | "description" | "path" | "method" | "dottedNames"
>;

/**
 * Reads the verbs of an operation: from its summary, its `operationId` and the last segments of its path; from its
 * description if it has neither summary nor `operationId`.
 */
export function readOperationWords(call: Worded): OperationWords {
  const cached = wordsByCall.get(call);
  if (cached !== undefined) return cached;
  const isDescribed = call.summary === undefined && call.operationId === undefined;
  const described = isDescribed ? verbsOfSummary(call.description) : [];
  const candidates = [
    ...verbsOfSummary(call.summary),
    ...described.filter((verb) => mayDescribe(call.method, verb)),
    ...listOne(verbOfId(call)),
  ];
  const named = candidates.filter((verb) => !isMethodName(call.method, verb));
  const verbs = [...named, ...listOne(verbOfPath(call, named.length === 0))];
  const acts = new Set(verbs.flatMap((verb) => [...(actsOf(verb) ?? [])]));
  if (isTrash(call)) acts.add("remove");
  const words = { verbs: [...new Set(verbs)], acts };
  wordsByCall.set(call, words);
  return words;
}

const wordsByCall = new WeakMap<Worded, OperationWords>();

function listOne(verb: string | undefined): readonly string[] {
  return verb === undefined ? [] : [verb];
}

/** False for the description of another operation: people copy "View a record" to the PUT and the DELETE. */
function mayDescribe(method: Method, verb: string): boolean {
  const acts = [...(actsOf(baseVerb(verb)) ?? [])];
  if (method === "delete") return acts.includes("remove");
  return !/^(?:put|patch)$/.test(method) || acts.some((act) => act !== "read" && act !== "list");
}

/** Generators write the method in front of the path: `PostAccounts` has no verb. */
function isMethodName(method: Method, verb: string): boolean {
  return verb === "put" || verb === "post" || (verb === "patch" && verb === method);
}

/** Words in front of the verb of a summary: "API to create …", "Bulk update …". */
const BEFORE_VERB =
  /^(?:a|an|the|this|api|endpoint|operation|method|service|to|used|use|for|will|can|allows?|you|lets|bulk|batch|mass|permanently|logically|partially|asynchronously|manually|admin|or|and|perform|performs|handles?|force|optionally|quickly)$/;

const MAX_SUMMARY_WORDS = 4;

/** Topic in front of a summary: "CRUD: Update a refund", "[Beta] Create an index". */
const TOPIC = /^\s*(?:\[[^\]]{1,30}\]|\([^)]{1,30}\)|[^\s:][^:]{0,30}:(?=\s))\s*/;

/** Text without the words for the function that serves the method: "Handle GET request to run a test". */
function withoutHandler(text: string): string {
  return text.replace(HANDLER, "");
}

const HANDLER =
  /^\s*handle(?:s|rs?)? (?:the )?(?:get|post|put|patch|delete) re\w+ (?:for|to) (?:the )?/i;

/** Verbs at the start of a summary: several in "Updates or creates an order". */
function verbsOfSummary(summary: string | undefined): readonly string[] {
  const line = (summary ?? "").split("\n")[0]?.slice(0, 80) ?? "";
  const words = splitWords(withoutHandler(line.replace(TOPIC, "")));
  const start = words.findIndex((word) => !BEFORE_VERB.test(word));
  const [first = ""] = words.slice(start, start + 1);
  if (start === -1 || start >= MAX_SUMMARY_WORDS) return [];
  if (actsOf(baseVerb(first)) === undefined) {
    const last = words.at(-1) ?? "";
    // A title such as "Order update"; "for update" is not one.
    return words.length === 2 && isPlainVerb(last) ? [last] : [];
  }
  const [, joint = "", second = ""] = words.slice(start, start + 3);
  const isJoined = /^(?:or|and)$/.test(joint) && actsOf(baseVerb(second)) !== undefined;
  return isJoined ? [baseVerb(first), baseVerb(second)] : [baseVerb(first)];
}

/** Verb of an `operationId`: `createOrder`, `orders.create`, `orders_create`, `OrderService_CreateOrder`. */
function verbOfId({ operationId, path, method }: Worded): string | undefined {
  const id = withoutTag(
    operationId
      ?.replace(/^.*(?:Service|Controller|Resource|Api|Handler)[_.#/]+/, "")
      .replace(METHOD_IN_FRONT, ""),
  );
  if (id === undefined) return undefined;
  const parts = id.split(/[.#/:]|__/).filter((part) => part !== "");
  const words = splitWords(parts.at(-1) ?? "");
  // Generators append the method: `create_item_items__post`. `bookDelete` is named by its verb.
  const isAppended = words.length > 1 && words.at(-1) === method && method !== "delete";
  const own = isAppended ? words.slice(0, -1) : words;
  const first = /^(?:internal|do|perform)$/.test(own[0] ?? "") ? own[1] : own[0];
  if (own[1] === "or" && actsOf(first ?? "") !== undefined && actsOf(own[2] ?? "") !== undefined)
    return "upsert";
  const candidates = [first, own.at(-1), splitWords(parts[0] ?? "")[0]].filter(
    (word) => word !== undefined && actsOf(word) !== undefined,
  );
  // `build_update` of `/build/{id}` names the path first.
  const inPath = new Set(splitWords(path));
  // `policies-write-acl-policy` and `idDeleteFilter` have the verb between the names.
  const middle = own.find((word) => MIDDLE_VERB.test(word));
  return (
    candidates.find((word) => word !== undefined && !inPath.has(word)) ??
    (middle === undefined || inPath.has(middle) ? candidates[0] : undefined) ??
    middle
  );
}

/** Name of an operation behind that of its group: `createRun` of `test_createRun`. */
function withoutTag(id: string | undefined): string | undefined {
  const [, name = ""] = /^[A-Za-z0-9]+_([a-z]+[A-Z]\w*)$/.exec(id ?? "") ?? [];
  const [verb = ""] = splitWords(name);
  return !name.includes("_") && isPlainVerb(verb) ? name : id;
}

/** Method that generators write in front of the name of an operation: `POST_ListUsers`. */
const METHOD_IN_FRONT = /^(?:GET|POST|PUT|PATCH|DELETE)_(?=[A-Z][a-z])/;

const MIDDLE_VERB = /^(?:get|read|write|create|update|patch|delete|remove)$/;

/** Verb of a path: its last segment; if the other words are silent, also one in front of a name: `/get-users`, `/add/alias`. */
function verbOfPath({ path, dottedNames }: Worded, isAlone: boolean): string | undefined {
  const fixed = splitPath(path, dottedNames).filter(({ parameters }) => parameters.length === 0);
  const [previous, last] = [fixed.at(-2), fixed.at(-1)].map((segment) =>
    splitWords(segment?.text ?? ""),
  );
  const [first = ""] = last ?? [];
  if (last !== undefined && last.length > 1)
    return isAlone && isPlainVerb(first) && !isCompound(last) ? first : undefined;
  if (actsOf(first) !== undefined && !VERBS_AND_NAMES.test(first)) return first;
  const [above = ""] = previous ?? [];
  return isAlone && previous?.length === 1 && isPlainVerb(above) ? above : undefined;
}

/** True for a name that begins with a verb: change requests, import jobs. */
function isCompound(words: readonly string[]): boolean {
  const [first = "", second = "", ...others] = words;
  return others.length === 0 && COMPOUND_BEGIN.test(first) && COMPOUND_END.test(second);
}

const COMPOUND_BEGIN =
  /^(?:change|import|export|share|test|build|review|deploy|scan|install|invite|transfer|charge|refund|index|upload|download|access|release|merge|backup|restore|sync)$/;
const COMPOUND_END =
  /^(?:requests|orders|logs|jobs|runs|tasks|types|plans|cases|notes|keys|links|sets|rules)$/;

/** Verbs that are the names of resources too. */
const VERBS_AND_NAMES =
  /^(?:index|record|log|order|comment|share|tag|label|link|build|test|review|view|info|details?|import|export|copy|query|request|draft|charge|refund|transfer|fork|star|like|vote|pin|block|subscribe|schedule|power|logs|search|filter|download|upload|invite|head|set|issue|book|commit|reset|map|void|new|preview|scan|click|end|describe|deploy|install|manage|start|store|change)$/;

const UPSERT =
  /\b(?:(?:create|add|insert|post|register|put|new)(?:s|es)?\b.{0,40}(?:\bor|\band|\/)\s*(?:an? )?(?:update|replace|modify|modifie|edit|overwrite|change|amend|alter)s?\b|(?:update|replace|modify|modifie|edit|overwrite|change|amend|alter)s?\b.{0,40}(?:\bor|\/)\s*(?:an? )?(?:create|add|insert)s?\b|upsert)/i;

/** True if one operation creates and updates: "Post a new silence or update an existing one". */
export function isUpsert({ operationId, summary, description }: Call): boolean {
  const id = splitWords(operationId ?? "").join(" ");
  return [id, summary, description?.split(/[.\n]/)[0]].some((text) => UPSERT.test(text ?? ""));
}

/** True for words that save a record, which exists or not: "Saves the boiler". */
export function isSaveCall(call: Worded): boolean {
  return readOperationWords(call).verbs.some((verb) => verb === "save");
}

/** True if the words agree with one of the acts, or are silent. */
export function mayBe(call: Worded, ...acts: readonly Act[]): boolean {
  const { verbs, acts: own } = readOperationWords(call);
  return verbs.length === 0 || acts.some((act) => own.has(act));
}

/** True if the words contain one of the acts. */
export function isCalled(call: Worded, ...acts: readonly Act[]): boolean {
  const { acts: own } = readOperationWords(call);
  return acts.some((act) => own.has(act));
}

const CREATE_VERB = /^(?:create|add|insert|new|register|upsert)$/;

/** True if the words contain the verb of a create, not only one that may be: "attach", "publish". */
export function isCalledCreate(call: Worded): boolean {
  return readOperationWords(call).verbs.some((verb) => CREATE_VERB.test(verb));
}

/** Words between the verb and the name of the record: "Creates a new user", "Create / update dashboard". */
const BEFORE_NAME = /^(?:an?|the|new|one|single|or|and|update|edit|replace)$/;

type NamedCall = Pick<Call, "operationId" | "summary" | "description">;

/** Texts that name an operation: its id and summary, or the beginning of its description if it has neither. */
export function textsOf({ operationId, summary, description }: NamedCall): readonly string[] {
  const texts = [operationId, summary].filter((text) => text !== undefined);
  return texts.length > 0 ? texts : [/^[^.(\n]{0,80}/.exec(description ?? "")?.[0] ?? ""];
}

/** True if the words after the verb are the name of the record: "Creates a new user", `createUser`. */
export function namesSubject(call: NamedCall, subject: string): boolean {
  return textsOf(call).some((text) => {
    const [, ...rest] = splitWords(text);
    const words = rest.filter((word) => !BEFORE_NAME.test(word));
    return words.length > 0 && stemOf(words.join(" ")) === stemOf(subject);
  });
}

/** True if the name of the record comes first: "Create an approval request for a flag". */
export function beginsWithSubject(call: NamedCall, subject: string): boolean {
  const length = splitWords(subject).length;
  return textsOf(call).some((text) => {
    const [, ...rest] = splitWords(text);
    const words = rest.filter((word) => !BEFORE_NAME.test(word)).slice(0, length);
    return stemOf(words.join(" ")) === stemOf(subject);
  });
}

/** Words for a change of several records: "Update multiple records", "Bulk delete users". */
const SEVERAL =
  /^(?:bulk|mass) |\b(?:multiple|several)\b|\bmany (?:\w+ ){1,3}at once\b|\bin (?:bulk|batch)\b/;

/** True if the words name a change of several records. */
export function isForSeveral({ operationId, summary }: Call): boolean {
  return [operationId, summary].some((text) => SEVERAL.test(splitWords(text ?? "").join(" ")));
}

const TRASH = /\b(?:move|put|send)s? .{0,60}\b(?:trash|bin)\b/;

/** True for words that move a record to a trash: "Move a note to the trash". */
function isTrash({ operationId, summary }: Worded): boolean {
  return [operationId, summary].some((text) => TRASH.test(splitWords(text ?? "").join(" ")));
}

/** True for a POST whose words only list and that returns rows: "Search orders". */
export function isSearch(call: Call): boolean {
  const { verbs } = readOperationWords(call);
  const isList = (verb: string) => actsOf(verb)?.has("list") === true;
  return call.response.shape === "rows" && verbs.length > 0 && verbs.every(isList);
}

/** Names after a verb: "sync status" only reads. */
const EFFECT_SUBJECT =
  /\b(?:status|state|history|info|information|lists?|logs?|results?|progress|count|details?|settings?|config|configuration|events?|jobs?|tasks?|options?|urls?|links?|schemas?|forms?|pages?|types?|polic(?:y|ies)|times?|dates?|data|reports?|stat(?:s|istics)|summary|preview|templates?|requests?|tokens?|codes?|points?|keys?|flags?|rules?|queue|hooks?|notes?|by|dto|period|records?|runs?|values?|fields?)$/;

/** Names of states that a GET reads: "Sync status", "Run history"; never "Reset statistics". */
const STATE_NAME =
  /^(?!(?:clear|reset|flush|purge|delete|remove|destroy|wipe|set|edit|update|refresh|reload|rebuild|regenerate)\b)\w+ (?:(?!(?:the|an?|all|its|this)\b)\w+ )?(?:status|state|history|progress|info|information|summary|stats|statistics|results?|counts?|details)$/;

const REMOVAL = /^(?:delete|remove|destroy|erase|purge)$/i;

/** True for a GET that does something: "Run a syncer", `/restart`, `apps.uninstall`. */
export function hasEffect(call: Call): boolean {
  if (call.method !== "get" || call.response.shape === "file") return false;
  const { verbs, acts } = readOperationWords(call);
  const last = call.path
    .replace(/(?:\/\{[^{}]*\})+$/, "")
    .split("/")
    .at(-1);
  // Generators put the method before other words: `get_session_create`.
  const summary = withoutHandler(call.summary ?? "");
  const words = splitWords(call.summary === undefined ? (call.description ?? "") : summary);
  const [begin = ""] = words;
  // `/queries/{id}/execute` may return rows, and `/shots/delete` the deleted ones.
  const isRows = call.response.shape === "rows";
  const isRemoval = REMOVAL.test(last ?? "") && baseVerb(begin) === last?.toLowerCase();
  if (isRows && !isRemoval && !/\}\/(?:execute|run|invoke|trigger)$/.test(call.path)) return false;
  const isNamed = isEffectVerb(begin) && begin === last?.toLowerCase();
  if (isNamed && !STATE_NAME.test(words.join(" "))) return true;
  if (!verbs.some((verb) => isEffectVerb(verb)) || acts.has("list") || acts.has("read"))
    return false;
  const texts = [call.operationId, last];
  const isSubject = texts.some((text) => EFFECT_SUBJECT.test(splitWords(text ?? "").join(" ")));
  return (
    !isSubject ||
    /^(?:create|add|insert|update|delete|remove)$/i.test(last ?? "") ||
    /^(?:run|re-?start|stop|trigger|uninstall|delete|remove)\b/i.test(summary)
  );
}
