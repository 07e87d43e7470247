import type { Field } from "#types/field.ts";
import type { ResponseMember } from "#infer/calls/response-members.ts";
import type { ListParameter } from "./list-parameters.ts";
import { foldName, splitWords } from "#infer/names/words.ts";

const PROJECTION =
  /^(?:fields?|select|expand|expands?|include|includes|included|embed|embedded|exclude|excludefields|omit|populate|preload|with|format|pretty|prettyprint|envelope|locale|lang|language|apiversion|version|callback|jsonp|alt|key|accesstoken|oauthtoken|apikey|token|timezone|tz|showtotal|withcount|includecount|includetotal|totalrequired|paginate|pagination|returncount|view|projection|deep|depth|fields\w+|expand\w+|hydrate|responsegroups?|mimetype|outputformat|nometa|quotauser|uploadtype|uploadprotocol|xgafv|optexpand|countonly|dryrun)$/;

/** Yes or no to more or less in the answer: `include_archived_details`, `briefRepresentation`, `enableTotalRecordCount`. */
const SWITCH =
  /^(?:include|includes|with|show|expand|embed|brief|sensitive|full|enable|return|fetch|load|populate|hydrate)$/;

/** What more or less of a record is shown. */
const SHOWN = /^(?:details?|content|representation|metadata|sensitive|verbose|summary|full)$/;

/** Whether a place chooses what an answer carries or how it is written, not which rows. */
export function isProjection(
  place: ListParameter,
  rows: readonly Field[],
  members: readonly ResponseMember[],
): boolean {
  const { names, group, field } = place;
  const name = names.at(-1) ?? "";
  if (PROJECTION.test(name)) return group === undefined || field.kind !== "text";
  // In a body they stand among what a search is asked with, and are not told from that.
  if (place.at.in === "body") return false;
  if (rows.some((row) => foldName(row.name) === name)) return false;
  const words = splitWords(field.name);
  return (
    (isChoosing(words) && field.kind !== "boolean") ||
    words.at(-1) === "pretty" ||
    (field.kind === "boolean" &&
      (isSwitch(words) || isCounting(words) || SHOWN.test(words.at(-1) ?? ""))) ||
    isKnownState(words, members)
  );
}

/** `opt_fields`, `selectedFields`: names of members, while `custom_fields` of a row would narrow. */
function isChoosing(words: readonly string[]): boolean {
  return (
    words.at(-1) === "fields" &&
    /^(?:opt|selected|select|response|return|returned|include|included|extra|additional|output|optional|exclude|excluded|with|result|requested|partial|load|show|display)$/.test(
      words.at(-2) ?? "",
    )
  );
}

/** `include_deleted` and `show_hidden` give more rows: those narrow. */
const ROWS =
  /^(?:deleted|archived|hidden|inactive|disabled|closed|completed|expired|removed|draft|drafts|all|only|trashed|trash|cancelled|canceled|unpublished|private|deprecated|system|empty|subfolders|children|descendants|excluded|suspended|test|pending|stale|wildcards?)$/;

function isSwitch(words: readonly string[]): boolean {
  return SWITCH.test(words[0] ?? "") && !words.some((word) => ROWS.test(word));
}

function isCounting(words: readonly string[]): boolean {
  return /^(?:counts?|total)$/.test(words.at(-1) ?? "") && words.length > 1;
}

/** `last_knowledge_of_server` asks for what changed since the `server_knowledge` of an earlier answer. */
function isKnownState(words: readonly string[], members: readonly ResponseMember[]): boolean {
  if (!/^(?:last|known|previous)$/.test(words[0] ?? "")) return false;
  return members.some(({ path, parent }) => {
    const own = splitWords(path.at(-1) ?? "");
    const isScalarBeside = own.length > 1 && own.every((word) => words.includes(word));
    return isScalarBeside && (path.length < 3 || parent === "meta");
  });
}
