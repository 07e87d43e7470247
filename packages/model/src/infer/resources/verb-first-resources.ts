import { readSchema } from "#read/schema.ts";
import type { Call } from "#infer/calls/call.ts";
import { isNested, isParameter, itemOf, listPositions } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { nameOfSegment } from "#infer/names/path-segments.ts";
import { actsOf, isPlainVerb } from "#infer/names/verbs.ts";
import type { Act } from "#infer/names/verbs.ts";
import { pluralOf, splitWords, stemOf } from "#infer/names/words.ts";
import { isRecord } from "./find-collection.ts";
import { hasEdit } from "./find-edits.ts";
import { groupBy } from "#own/group-by.ts";
import type { RoleContext } from "./rejections.ts";
import type { ResourceDraft, Role } from "./resource-draft.ts";
import { isNamedListOfOne } from "./list-of-one.ts";
import { findKeyLocation } from "./key-locations.ts";
import { mayListByName } from "./undescribed-lists.ts";
import { groupVerbPaths } from "./verb-paths.ts";
import type { VerbPath } from "./verb-paths.ts";

/** Finds resources whose paths have the verb in front: `/get-users`, `/get/alias/{id}`, `/add/alias`. */
export function findVerbFirstResources(
  context: RoleContext,
  root: Position,
): readonly ResourceDraft[] {
  const own = groupVerbPaths(root)
    .filter((group) => group.some(({ verb }) => isPlainVerb(verb)))
    .flatMap((group) => buildDraft(context, group) ?? []);
  const parents = new Set(own.map(({ position }) => position.parent));
  const acts = new Map([...parents].map((parent) => [parent, groupActs(parent)]));
  const drafts = own.map((draft) => withActionPositions(draft, acts.get(draft.position.parent)));
  const byName = groupBy(drafts, ({ name }) => [stemOf(name ?? "")]);
  const taken = new Set(drafts.flatMap(({ position, others }) => [position, ...others]));
  for (const position of listPositions(root)) {
    const owner = taken.has(position) ? undefined : findPartOwner(position, byName);
    owner?.others.push(position);
  }
  return drafts;
}

/** Adds the paths of actions: `/close-tickets` acts on the list, `/close-ticket/{id}` on a record. */
function withActionPositions(draft: ResourceDraft, acts: Acts = new Map()): ResourceDraft {
  const positions = (acts.get(stemOf(draft.name ?? "")) ?? []).filter(
    (at) => at !== draft.position && !draft.others.includes(at),
  );
  const items = positions.flatMap((at) => itemOf(at) ?? []);
  const aliases = [...draft.aliases, ...items.filter((at) => at !== draft.item)];
  return { ...draft, others: [...draft.others, ...positions], aliases };
}

/** Resource whose name follows the verb, in front of a part: `users` of `/check-user-password`. */
function findPartOwner(
  position: Position,
  byName: ReadonlyMap<string, readonly ResourceDraft[]>,
): ResourceDraft | undefined {
  const [verb = "", ...rest] = splitWords(nameOfSegment(position.segment));
  if (actsOf(verb) === undefined || isParameter(position) || itemOf(position) !== undefined)
    return undefined;
  if (position.calls.length === 0 || position.calls.some(mayBeOwn)) return undefined;
  for (let length = rest.length - 1; length > 0; length -= 1) {
    const stem = stemOf(rest.slice(0, length).join(" "));
    const owner = byName.get(stem)?.find((draft) => draft.position.parent === position.parent);
    if (owner !== undefined) return owner;
  }
  return undefined;
}

/** True for a read that may be a resource: of rows, or without required input. */
function mayBeOwn({ method, parameters, response }: Call): boolean {
  const isRequired = parameters.some(({ parameter }) => parameter.isRequired);
  return method === "get" && (response.shape === "rows" || !isRequired);
}

function buildDraft(context: RoleContext, group: readonly VerbPath[]): ResourceDraft | undefined {
  const all = group.flatMap(({ verb, name, calls }) => calls.map((call) => ({ verb, name, call })));
  const having = (act: Act, accepts: (call: Call) => boolean) =>
    all.flatMap(({ verb, name, call }) =>
      actsOf(verb)?.has(act) === true && accepts(call) && !call.isDeprecated
        ? [{ name, call }]
        : [],
    );
  const isWrite = ({ method }: Call) => method !== "get";
  const reads = [
    ...having("read", ({ method, body }) => method === "get" || body !== undefined),
    ...having("list", () => true),
  ];
  const lists = reads.filter(({ call }) => call.response.shape === "rows");
  const described = lists.toSorted((a, b) => rankList(b) - rankList(a))[0];
  const isWritten = having("create", isWrite).length + having("remove", isWrite).length > 0;
  // `GET /getPayees` without a schema next to `POST /addPayee`.
  const unproven = isWritten
    ? reads.find(({ name, call }) => mayListByName(context.document, name, call))
    : undefined;
  const list = described ?? unproven;
  const read = reads.find(
    ({ name, call }) =>
      call !== list?.call &&
      takesInput(call) &&
      (isRecord(context.document, call) ||
        (list !== undefined && isNamedListOfOne(context.document, name, call, list.call))),
  );
  const update = having("update", isWrite).find(
    ({ call }) => !isCreate(all, call) && mayHaveKey(call),
  )?.call;
  const roles: readonly (readonly [Role, Call | undefined])[] = [
    ["list", list?.call],
    ["read", read?.call],
    ["create", having("create", isWrite).find(({ call }) => !isUpdate(all, call))?.call],
    [isWhole(context, update, list?.call ?? read?.call) ? "replace" : "update", update],
    ["remove", having("remove", isWrite).find(({ call }) => mayHaveKey(call))?.call],
  ];
  const calls = new Map(
    roles.flatMap(([role, call]) => (call === undefined ? [] : [[role, call] as const])),
  );
  const base = group.find(({ calls: own }) => own.includes((list ?? read ?? all[0])?.call as Call));
  const key = findKeyLocation(context.document, nameOf(base?.name ?? "", list), calls);
  // One verb alone, or two writes without a read, do not make a resource, unless they create and edit one record.
  const isEdited = reads.length === 0 && calls.has("create") && hasEdit(calls) && key !== undefined;
  if (calls.size < 2 || (list === undefined && read === undefined && !isEdited)) return undefined;
  if (list === undefined && group.some(({ position }) => isNested(position))) return undefined;
  const [first] = group;
  const position = base?.position ?? first?.position;
  if (position === undefined) return undefined;
  const item = group
    .map((path) => itemOf(path.position))
    .find((at) => at !== undefined && [...calls.values()].some((call) => at.calls.includes(call)));
  const positions = group.map((path) => path.position);
  return {
    position,
    item,
    isSingleton: false,
    calls,
    others: positions.filter((at) => at !== position),
    aliases: positions.flatMap((at) => itemOf(at) ?? []).filter((at) => at !== item),
    evidence: [
      {
        pointer: (list ?? read)?.call.pointer ?? "",
        reason: { code: "verb-paths" },
        confidence: list === undefined ? 0.7 : described === undefined ? 0.5 : 0.85,
      },
    ],
    verbs: { key },
    name: nameOf(base?.name ?? "", list),
  };
}

/** False for a write whose only possible keys are lists, which act on several records: `POST /delete/alias` with `[id]`. */
function mayHaveKey({ path, parameters, body }: Call): boolean {
  const field = body?.field;
  const isInPath = path.includes("{");
  const isInQuery = parameters.some(({ parameter }) => parameter.in === "query");
  const isInBody =
    field?.kind === "group" &&
    (field.fields.length === 0 ||
      field.fields.some(({ kind }) => kind !== "list" && kind !== "group"));
  return isInPath || isInQuery || isInBody;
}

/** True if the body of an edit is the record itself: members that it does not contain may be emptied. */
function isWhole(
  { document }: RoleContext,
  update: Call | undefined,
  read: Call | undefined,
): boolean {
  if (update?.body === undefined || read === undefined) return false;
  const body = readSchema(document, update.body.schema);
  const record = readSchema(document, read.response.inner);
  return body.names.some((name) => record.names.includes(name));
}

/** Paths below one path by the stem of the records that they act on. */
type Acts = ReadonlyMap<string, readonly Position[]>;

/** Paths of actions on records, by the name after the verb: `/cancel-order` next to `/get-orders`. */
function groupActs(parent: Position | undefined): Acts {
  return groupBy(parent?.children.values() ?? [], (at) => {
    if (isParameter(at)) return [];
    const [first = "", ...rest] = splitWords(nameOfSegment(at.segment));
    const isWrite = at.calls.length > 0 && at.calls.every(({ method }) => method !== "get");
    const isVerb = actsOf(first) !== undefined || (isWrite && rest.length > 0);
    return isVerb ? [stemOf(rest.join(" "))] : [];
  });
}

/** Plural where the resource has a list. */
function nameOf(name: string, list: object | undefined): string {
  const words = splitWords(name);
  const last = words.at(-1) ?? "";
  return list === undefined ? name : [...words.slice(0, -1), pluralOf(last)].join("-");
}

/** A list with a plural name and without required input comes first. */
function rankList({ name, call }: { readonly name: string; readonly call: Call }): number {
  const last = splitWords(name).at(-1) ?? "";
  const required = call.parameters.filter(({ parameter }) => parameter.isRequired).length;
  return (pluralOf(last) === last ? 4 : 0) - required;
}

function takesInput({ parameters, body }: Call): boolean {
  return parameters.some(({ parameter }) => parameter.isSetting !== true) || body !== undefined;
}

interface VerbCall {
  readonly verb: string;
  readonly call: Call;
}

function isUpdate(all: readonly VerbCall[], call: Call): boolean {
  return /^(?:update|edit|modify|change|set)$/.test(verbOf(all, call));
}

function isCreate(all: readonly VerbCall[], call: Call): boolean {
  return /^(?:create|add|insert|new|register)$/.test(verbOf(all, call));
}

function verbOf(all: readonly VerbCall[], call: Call): string {
  return all.find((one) => one.call === call)?.verb ?? "";
}
