import type { Field } from "#types/field.ts";
import type { ResponseMember } from "#infer/calls/response-members.ts";
import { descriptionOf, type ListParameter } from "./list-parameters.ts";
import { foldName, splitWords } from "#infer/names/words.ts";

const PROJECTION =
  /^(?:fields?|select|expand|expands?|include|includes|included|embed|embedded|exclude|excludefields|omit|populate|preload|with|format|pretty|prettyprint|envelope|locale|fallbacklocale|lang|language|apiversion|version|callback|jsonp|alt|key|accesstoken|oauthtoken|apikey|token|timezone|tz|showtotal|withtotal|withcount|includetotals?|returntotal|meta|aggregate|groupby|includecount|includetotal|totalrequired|paginate|pagination|returncount|view|projection|deep|depth|fields\w+|expand\w+|hydrate|joins?|(?:no|use|reset)?cache|responsegroups?|mimetype|outputformat|nometa|quotauser|uploadtype|uploadprotocol|xgafv|optexpand|countonly|dryrun|raw|rawresponse|includeraw|passthrough)$/;

/** First words of a switch for the response content: `include_archived_details`, `briefRepresentation`. */
const SWITCH_WORDS =
  /^(?:include|includes|with|show|expand|embed|brief|sensitive|full|enable|return|fetch|load|populate|hydrate)$/;

/** Last words of a switch for the response content. */
const CONTENT_WORDS =
  /^(?:details?|content|representation|metadata|sensitive|verbose|summary|full)$/;

const FILTER_PROSE = /\b(?:filter|search|match)(?:s|es|ed|ing)?\b/i;

/** Descriptions of a switch for the response content: "Removes the envelope from the response". */
const CONTENT_PROSE =
  /\b(?:remove|omit|hide|strip|drop|add|embed|append|expand|leave)s? (?:[\w`'"]+ ){1,6}?(?:from|in|to|out of) (?:the |each |every )?(?:output|response|payload|envelope|body)\b|\b(?:removes|omits|strips|hides) (?:the )?(?:response )?envelope\b/i;

/** Descriptions of the members that a response has: "reduce the response to contain only the properties you need". */
const MEMBERS_PROSE =
  /\b(?:reduce|limit|restrict|trim|narrow)s? (?:the )?(?:response|output|payload|results?) to (?:(?:contain|include|return|only|just|the|these|those|certain|some|specific|given|selected|requested) )*(?:fields|properties|attributes|columns|members)\b|\b(?:fields|properties|attributes|columns|members)\b (?:\w+ ){0,4}?(?:returned|included?|output|present|serialized) (?:\w+ ){0,2}?(?:in|with) (?:the |each |every )?(?:response|output|payload|results?)\b|\bserialization groups?\b|\bsparse field ?sets?\b/i;

/** Names of a random order, and of saved views. */
const ORDER_OR_VIEW =
  /^(?:shuffled?|random|randomi[sz]ed?|randomorder|randomseed|(?:saved)?view(?:id|uuid|key|name|slug)|savedview)$/;

/** Members in brackets that shape the records inside the rows, below a name that is not a condition of the rows. */
const SHAPE_MEMBER =
  /^(?:fields?|select|limit|per_?page|page(?:_?size)?|offset|skip|take|sort|order(?:_?by)?|where|filters?|include|with|expand|populate)$/i;
const CONDITION_GROUP =
  /^(?:filters?|where|criteria|conditions?|q|query|search\w*|page|paging|pagination|sort|order)$/i;

/** True for `nested[orders][limit]`, `populate[author][fields]`, `orders[sort]` next to rows with orders. */
function shapesInnerRecords(name: string, rows: readonly Field[]): boolean {
  const [group = "", ...members] = name.replace(/\[\d*\]$/, "").split(/\]?\[|\]$/);
  const path = members.filter((member) => member !== "");
  if (CONDITION_GROUP.test(group) || !SHAPE_MEMBER.test(path.at(-1) ?? "")) return false;
  const row = rows.find((field) => foldName(field.name) === foldName(group));
  return path.length > 1 || (row !== undefined && INNER_KINDS.has(row.kind));
}

const INNER_KINDS: ReadonlySet<Field["kind"]> = new Set([
  "group",
  "list",
  "reference",
  "references",
]);

/** True for a parameter that selects the content or the format of a response, not its rows. */
export function isProjection(
  parameter: ListParameter,
  rows: readonly Field[],
  members: readonly ResponseMember[],
): boolean {
  const { names, group, field } = parameter;
  const name = names.at(-1) ?? "";
  if (parameter.at.parameter === "$count" || /^pass_?through$/i.test(group ?? "")) return true;
  const isRow = rows.some((row) => foldName(row.name) === name);
  // A version or a language may be a field of the rows.
  if (isRow && FILTER_PROSE.test(descriptionOf(parameter))) return false;
  if (PROJECTION.test(name)) return group === undefined || field.kind !== "text";
  // In a body the same names may be search input.
  if (parameter.at.in === "body") return false;
  if (isRow) return false;
  if (MEMBERS_PROSE.test(descriptionOf(parameter)) && field.kind !== "boolean") return true;
  if (ORDER_OR_VIEW.test(name) || shapesInnerRecords(parameter.at.parameter, rows)) return true;
  const words = splitWords(field.name);
  return (
    (selectsFields(words) && field.kind !== "boolean") ||
    words.at(-1) === "pretty" ||
    /^(?:show|include|with|hide) (?:links?|meta|metadata|counts?|totals?)$/.test(words.join(" ")) ||
    (words.includes("timeout") && field.kind !== "choice") ||
    (field.kind === "boolean" &&
      (isSwitch(words) ||
        isCounting(words) ||
        CONTENT_WORDS.test(words.at(-1) ?? "") ||
        CONTENT_PROSE.test(descriptionOf(parameter)))) ||
    isSyncState(words, members)
  );
}

/** True for parameters that select fields: `opt_fields`, `selectedFields`. `custom_fields` is a filter. */
function selectsFields(words: readonly string[]): boolean {
  return (
    words.at(-1) === "fields" &&
    /^(?:opt|selected|select|response|return|returned|include|included|extra|additional|output|optional|exclude|excluded|with|result|requested|partial|load|show|display)$/.test(
      words.at(-2) ?? "",
    )
  );
}

/** Words of a switch that adds rows: `include_deleted`, `show_hidden`. It is a filter. */
const ROW_WORDS =
  /^(?:deleted|archived|hidden|inactive|disabled|closed|completed|expired|removed|draft|drafts|all|only|trashed|trash|cancelled|canceled|unpublished|private|deprecated|system|empty|subfolders|children|descendants|excluded|suspended|test|pending|stale|wildcards?)$/;

function isSwitch(words: readonly string[]): boolean {
  return SWITCH_WORDS.test(words[0] ?? "") && !words.some((word) => ROW_WORDS.test(word));
}

function isCounting(words: readonly string[]): boolean {
  return /^(?:counts?|total)$/.test(words.at(-1) ?? "") && words.length > 1;
}

/** True for a state of an earlier response: `last_knowledge_of_server` for the member `server_knowledge`. */
function isSyncState(words: readonly string[], members: readonly ResponseMember[]): boolean {
  if (!/^(?:last|known|previous)$/.test(words[0] ?? "")) return false;
  return members.some(({ path, parent }) => {
    const own = splitWords(path.at(-1) ?? "");
    const isReturnedState = own.length > 1 && own.every((word) => words.includes(word));
    return isReturnedState && (path.length < 3 || parent === "meta");
  });
}
