import type { Field } from "#types/field.ts";
import type { KeyList } from "#types/operation.ts";
import type { Call } from "#infer/calls/call.ts";
import { isForSeveral, readOperationWords } from "#infer/calls/operation-words.ts";
import { isParameter } from "#infer/calls/path-tree.ts";
import { actsOf } from "#infer/names/verbs.ts";
import type { Act } from "#infer/names/verbs.ts";
import { foldName, singularOf, splitWords, stemOf } from "#infer/names/words.ts";
import { keyParameters } from "#infer/keys/infer-key.ts";
import { subjectOfDraft } from "./resource-draft.ts";
import type { ResourceDraft } from "./resource-draft.ts";
import type { KeyLocation } from "#infer/keys/infer-key.ts";
import type { CollectionCalls } from "./find-edits.ts";

type Keyed = Pick<ResourceDraft, "position" | "item" | "name" | "verbs">;

/** Words that do nothing to one record alone: they add, compare, order or replace all of a set. */
const TOGETHER =
  /^(?:add|insert|create|new|register|invite|attach|assign|link|import|check|validate|preview|merge|join|combine|compare|sort|reorder|rearrange|order|arrange|rank|swap|set|replace|sync|synchronize|download|export|copy|get|list|search|find|query|count|lookup|fetch|read|calculate|estimate)$/;

/** Acts on records that exist. */
const CHANGES: readonly Act[] = ["update", "remove", "act", "launch"];

/** Names of lists of keys of any records. */
const LISTS = /^(?:ids|keys|uuids|guids|items|records|list|data|selected|selection|selectedids)$/;

/**
 * List of keys that an operation on a collection takes: `POST /users/archive` with `{"ids": […]}`, `DELETE /tags`
 * with `[…]`. Undefined if the operation does nothing to one record alone.
 */
export function findKeyList(call: Call, draft: Keyed): KeyList | undefined {
  const words = listVerbs(call, draft);
  const acts = words.flatMap((word) => [...(actsOf(word) ?? [])]);
  const isChange = call.method === "delete" || acts.some((act) => CHANGES.includes(act));
  if (call.method === "get" || !isChange || words.some((word) => TOGETHER.test(word)))
    return undefined;
  // `PUT /teams/{team}/members` replaces all members.
  const isWhole = call.method === "put" && draft.position.calls.includes(call);
  const names = listNames(draft);
  return isWhole || names === undefined ? undefined : listOfInputs(call, names);
}

/** Sets the removal by a list of keys if no other removes. Returns the location of the key of records without a path. */
export function setListedRemove(
  { position, item, calls }: CollectionCalls,
  key: KeyLocation | undefined,
): KeyLocation | undefined {
  const draft = { position, item, ...(key && { verbs: { key } }) };
  const remove = calls.has("list") && !calls.has("remove") ? findListedRemove(draft) : undefined;
  if (remove === undefined || [...calls.values()].includes(remove)) return key;
  calls.set("remove", remove);
  return key ?? (item === undefined ? { in: "body", parameter: "id" } : undefined);
}

/** Removal of a collection by a list of keys: `DELETE /tags` with `[…]`, `POST /users/bulk-delete`. */
function findListedRemove(draft: Keyed): Call | undefined {
  const { position } = draft;
  const below = [...position.children.values()].filter((child) => !isParameter(child));
  return [position, ...below]
    .flatMap(({ calls }) => calls)
    .find((call) => isRemoval(call, draft) && findKeyList(call, draft) !== undefined);
}

/** True if another operation does the same to one record: `DELETE /users/{id}` next to `POST /users/bulk-delete`. */
export function hasSingular(call: Call, draft: ResourceDraft): boolean {
  const { calls, item } = draft;
  if (calls.has("remove") && isRemoval(call, draft)) return true;
  const words = new Set(listWords(call));
  if ((calls.has("update") || calls.has("replace")) && [...words].some((word) => UPDATE.test(word)))
    return true;
  const below = [...(item?.children.values() ?? [])].flatMap((child) => child.calls);
  return below.some(
    (other) => other.method !== "get" && listWords(other).some((word) => words.has(word)),
  );
}

const UPDATE = /^(?:update|edit|modify|patch)$/;

/** True for a call whose words, or else its method, remove records. */
function isRemoval(call: Call, draft: Keyed): boolean {
  const words = listVerbs(call, draft);
  return (
    words.some((word) => REMOVE.test(word)) ||
    (call.method === "delete" && !words.some((word) => actsOf(word) !== undefined))
  );
}

const REMOVE = /^(?:delete|remove|destroy|del|deletebyids|removebyids)$/;

/** Words without the name of the records: the orders of "Orders delete" are a noun. */
function listVerbs(call: Call, draft: Keyed): readonly string[] {
  const names = splitWords(subjectOfDraft(draft)).map(singularOf);
  return listWords(call).filter((word) => !names.includes(word));
}

/** Verbs of the words, also behind "bulk" and "mass", where the verb is the second word. */
function listWords(call: Call): readonly string[] {
  const last = splitWords(call.path.split(/[/:]/).at(-1) ?? "");
  const id = splitWords(call.operationId ?? "");
  const behind = [last, id].map(([first = "", second = ""]) =>
    SEVERAL.test(first) ? second : first,
  );
  const { verbs } = readOperationWords(call);
  const own = isForSeveral(call) ? splitWords(call.summary ?? "").slice(0, 3) : [];
  return [...verbs, ...behind, ...own].filter((word) => word !== "" && !SEVERAL.test(word));
}

const SEVERAL = /^(?:bulk|batch|mass|multi|multiple|many|selected|all)$/;

interface KeyNames {
  readonly own: ReadonlySet<string>;
  /** Name of the key in an item: `[{"id": 7}]`. */
  readonly members: ReadonlySet<string>;
}

function listNames(draft: Keyed): KeyNames | undefined {
  const { item, position, verbs } = draft;
  const keys = item === undefined ? [verbs?.key?.parameter ?? "id"] : keyParameters(item, position);
  const [key = "id", ...others] = keys;
  if (others.length > 0) return undefined;
  const folded = foldName(key);
  const stem = stemOf(subjectOfDraft(draft));
  return {
    own: new Set([`${folded}s`, `${stem}ids`, `${stem}s`, stemOf(key), stem]),
    members: new Set(["id", folded, `${stem}id`]),
  };
}

function listOfInputs(call: Call, names: KeyNames): KeyList | undefined {
  const { body } = call;
  if (body === undefined) return listInQuery(call, names);
  // A body that takes one record or several takes a list of one.
  const { field } = body;
  const branch = field.kind === "variants" && field.types.find(({ kind }) => kind === "list");
  if (field.kind !== "group") return listAt(branch || field, [], names);
  const { fields } = field;
  const isOnly = fields.length === 1;
  const lists = fields.flatMap((member) => {
    const folded = foldName(member.name);
    const isNamed =
      names.own.has(folded) ||
      (LISTS.test(folded) && (isOnly || member.isRequired || folded.endsWith("s")));
    const list = isNamed ? listAt(member, [member.name], names) : undefined;
    return list === undefined ? [] : [list];
  });
  return lists.length === 1 ? lists[0] : undefined;
}

/** Kinds of values that cannot be keys. */
const NO_KEYS = /^(?:group|map|variants|list|boolean|date|date-time|time|choice|choices)$/;

function listAt(field: Field, path: readonly string[], { members }: KeyNames): KeyList | undefined {
  if (field.kind !== "list") return undefined;
  const { item } = field;
  // Items without a type may be records.
  if (item.kind === "json" && path.length > 0 && !/ids$/i.test(field.name)) return undefined;
  if (item.kind !== "group") return NO_KEYS.test(item.kind) ? undefined : { in: "body", path };
  const [only, ...others] = item.fields;
  return only !== undefined && others.length === 0 && members.has(foldName(only.name))
    ? { in: "body", path, member: only.name }
    : undefined;
}

/** `DELETE /tags?ids=1,2`. */
function listInQuery({ parameters }: Call, { own }: KeyNames): KeyList | undefined {
  const lists = parameters.flatMap(({ parameter: { name, field, in: location } }) => {
    const folded = foldName(name);
    const isList = field.kind === "list" && !NO_KEYS.test(field.item.kind);
    const isNamed = isList ? own.has(folded) || /^(?:id|ids|keys|uuids)$/.test(folded) : false;
    const isText =
      field.kind === "text" && folded.endsWith("ids") && (own.has(folded) || folded === "ids");
    return location === "query" && (isNamed || isText) ? [name] : [];
  });
  const [name, ...others] = lists;
  return name === undefined || others.length > 0 ? undefined : { in: "query", path: [name] };
}
