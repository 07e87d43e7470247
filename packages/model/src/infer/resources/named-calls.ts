import type { Call } from "#infer/calls/call.ts";
import {
  isCalled,
  isCalledCreate,
  isForSeveral,
  mayBe,
  namesSubject,
} from "#infer/calls/operation-words.ts";
import { callOf, isNested, isParameter, itemOf, subjectOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { actsOf } from "#infer/names/verbs.ts";
import { foldName, splitWords, stemOf } from "#infer/names/words.ts";
import { hasEdit, hasKey, readRecord, takeEdit, takeRecordBody } from "./find-edits.ts";
import type { CollectionCalls } from "./find-edits.ts";
import { keyParameters } from "#infer/keys/infer-key.ts";
import { namesOfKey, takesKeyOutside } from "./outside-keys.ts";
import type { RoleContext } from "./rejections.ts";
import { findKeyLocation, takesKey } from "./key-locations.ts";
import type { Role } from "./resource-draft.ts";
import type { KeyLocation } from "#infer/keys/infer-key.ts";
import { findVerbRoles, listVerbCalls } from "./verb-calls.ts";
import type { VerbCall } from "./verb-calls.ts";
import { isCollectionName } from "./undescribed-lists.ts";
import { editRole } from "./verb-resources.ts";

/**
 * Finds the roles that a collection lacks in paths that name them: `/users/create`, `/users/update/{id}`,
 * `/users/{id}/delete`.
 */
export function findNamedCalls(context: RoleContext, collection: CollectionCalls): void {
  const { position, item, calls } = collection;
  if (item === undefined) return;
  const below = findVerbRoles(position);
  const create = below.get("create");
  const isCreate = create !== undefined && create.item === undefined && takesValues(create.call);
  if (isCreate && !calls.has("create") && mayBe(create.call, "create"))
    calls.set("create", create.call);
  if (!calls.has("create")) setCreateByWords(collection);
  const read = findVerbRoles(item).get("read");
  if (read?.call.method === "get" && read.item === undefined && !calls.has("read"))
    calls.set("read", read.call);
  const keyed = below.get("read");
  if (keyed?.call.method === "get" && hasKeyOf(keyed.item, item) && !calls.has("read"))
    calls.set("read", keyed.call);
  for (const named of [findVerbRoles(item), below]) {
    const edit = named.get("update");
    // `PUT /users/{id}/patch` changes a part next to a PUT of the whole record.
    const isPart = edit?.verb === "patch" && !calls.has("update");
    if (edit !== undefined && (!hasEdit(calls) || isPart))
      setEdit(context, collection, {
        edit,
        hasPathKey: edit.item !== undefined || named !== below,
      });
    const remove = named.get("remove");
    if (remove === undefined || calls.has("remove") || !mayBe(remove.call, "remove")) continue;
    // With a body, `/orders/{id}/remove` removes a part of the record.
    const hasPathKey = remove.item !== undefined || named !== below;
    const isKeyed =
      !hasPathKey &&
      isCalled(remove.call, "remove") &&
      takesKeyOutside(remove.call, namesOfKey(item, position));
    if (isKeyed || (hasPathKey && remove.call.body === undefined)) calls.set("remove", remove.call);
  }
}

/**
 * Finds the writes of a list without record paths at paths that name them: `/domains/add`, `/domains/delete` with the
 * key in the query or body. Returns the location of the key.
 */
export function findNamedWrites(
  { document }: RoleContext,
  { position, item, calls }: CollectionCalls,
): KeyLocation | undefined {
  if (item !== undefined) return undefined;
  const below = findVerbRoles(position);
  const own = (role: Role) => {
    const named = below.get(role);
    const isFree = named !== undefined && named.item === undefined && !calls.has(role);
    return isFree && named.call.method !== "get" ? named.call : undefined;
  };
  const [create, edit, remove] = [own("create"), own("update"), own("remove")];
  const read = own("read");
  if (create !== undefined && takesValues(create) && mayBe(create, "create"))
    calls.set("create", create);
  const keyed = new Map<Role, Call>([
    // `POST /orders/detail` with an `id`.
    ...(read?.response.shape === "record" && isCalled(read, "read")
      ? [["read", read] as const]
      : []),
    ...(remove === undefined ? [] : [["remove", remove] as const]),
    ...(edit === undefined || hasEdit(calls) ? [] : [["update", edit] as const]),
  ]);
  const key = findKeyLocation(document, position.segment.text, keyed);
  for (const [role, call] of key === undefined ? [] : keyed)
    if (takesKey(call, key) && !isForSeveral(call)) calls.set(role, call);
  return key;
}

/** POST at a path below a collection whose words create its record: `/dashboards/db` with "Create dashboard". */
function setCreateByWords({ position, calls }: CollectionCalls): void {
  const posts = [...position.children.values()].flatMap((at) =>
    isParameter(at) || isOwnCollection(at)
      ? []
      : at.calls.flatMap((call) =>
          call.method === "post" && takesValues(call) ? [{ call, name: at.segment.text }] : [],
        ),
  );
  const subject = subjectOf(position);
  const [create, ...others] = posts.filter(
    ({ call, name }) =>
      isCalledCreate(call) &&
      !isForSeveral(call) &&
      // `/stream/stream` repeats the name.
      (namesSubject(call, subject) || stemOf(name) === stemOf(subject)),
  );
  if (create !== undefined && others.length === 0) calls.set("create", create.call);
}

/** True for a path with a list and records: `/users/profiles` with `/users/profiles/{user}`. */
function isOwnCollection(position: Position): boolean {
  const item = itemOf(position);
  return (
    callOf(position, "get")?.response.shape === "rows" &&
    item !== undefined &&
    item.calls.length > 0
  );
}

/** True for a call with a body or with query parameters. */
function takesValues({ body, parameters }: Call): boolean {
  return body !== undefined || parameters.some(({ parameter }) => parameter.in === "query");
}

/** True if a record below a verb has the key of the other records: `/servers/by-id/{id}` next to `/servers/{id}/stop`. */
function hasKeyOf(at: Position | undefined, item: Position): boolean {
  const [name, ...others] = at?.segment.parameters ?? [];
  return name !== undefined && others.length === 0 && name === item.segment.parameters[0];
}

function setEdit(
  context: RoleContext,
  { position, item, calls }: CollectionCalls,
  { edit, hasPathKey }: { readonly edit: VerbCall; readonly hasPathKey: boolean },
): void {
  const named = editRole("update", edit) as Extract<Role, "update" | "replace">;
  const role = edit.verb === "patch" ? "update" : named;
  const call = takeRecordBody(context, takeEdit(context, edit.call, role), calls);
  if (call?.body === undefined || item === undefined) return;
  const record = readRecord(context, calls);
  const [key = "id"] = keyParameters(item, position);
  const subject = position.segment.text;
  if (hasPathKey || (record !== undefined && hasKey(context, call, { key, record, subject })))
    calls.set(role, call);
}

/** Positions of records below a verb: `/users/activate/{id}` next to `/users/{id}`. */
export function listNamedItems(
  position: Position,
  item: Position | undefined,
): readonly Position[] {
  const [key, ...others] = item?.segment.parameters ?? [];
  if (key === undefined || others.length > 0 || isNested(position)) return [];
  const names = new Set([foldName(key), "id", `${stemOf(position.segment.text)}id`]);
  const items = listVerbCalls(position).flatMap(({ item: at, verb }) => {
    const above = at?.parent;
    const [first = verb] = splitWords(above?.segment.text ?? "");
    const isVerb = above?.calls.length === 0 && actsOf(first) !== undefined;
    const [parameter = "", ...more] = at?.segment.parameters ?? [];
    const isKeyed = names.has(foldName(parameter)) && more.length === 0;
    // `/tasks/running/{taskId}` has the key of `/tasks/{taskId}`; `/queue/grab/{id}` is not in a collection `grab`.
    const isRecordName = above !== undefined && isCollectionName(above);
    const isState =
      above?.calls.length === 0 &&
      parameter === key &&
      (splitWords(key).length > 1 || !isRecordName) &&
      at?.calls.every(({ method }) => method !== "get") === true;
    return at !== undefined && (isVerb || isState) && isKeyed ? [at] : [];
  });
  return [...new Set(items)];
}
