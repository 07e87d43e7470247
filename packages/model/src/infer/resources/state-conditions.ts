import type { Field } from "#types/field.ts";
import type { Condition, Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { foldName, splitWords, stemOf } from "#infer/names/words.ts";

/** State that operations lead to or leave. */
interface State {
  /** Operations that lead to the state, as single words. */
  readonly enter: string;
  readonly leave: string;
  /** Words for a record in this state: `deleted`, as in `isDeleted`, `deleted_at`. */
  readonly names: string;
  /** Words for a record outside of it: `disabled`. */
  readonly opposites?: string;
}

/** States; the first with a field of the record determines the condition. */
const STATES: readonly State[] = [
  {
    enter: "trash",
    leave: "restore undelete untrash undestroy recover reinstate revive",
    names: "deleted trashed softdeleted discarded",
  },
  { enter: "archive", leave: "restore unarchive revive", names: "archived" },
  { enter: "suspend", leave: "unsuspend resume reactivate activate", names: "suspended" },
  { enter: "deactivate", leave: "activate reactivate", names: "deactivated" },
  {
    enter: "enable activate reactivate unsuspend on",
    leave: "disable deactivate suspend off",
    names: "enabled active activated",
    opposites: "disabled deactivated inactive",
  },
  { enter: "publish", leave: "unpublish", names: "published", opposites: "unpublished" },
  { enter: "lock", leave: "unlock", names: "locked", opposites: "unlocked" },
  { enter: "pin", leave: "unpin", names: "pinned" },
  { enter: "block", leave: "unblock", names: "blocked" },
  { enter: "ban", leave: "unban", names: "banned" },
];

const RESTORING = /^(?:restore|recover|reinstate|revive|un(?:delete|trash|destroy|archive))$/;

/** Parts of a path that contain archived or deleted records. */
const HOLDS = /^(?:archive|trash|bin|recycle-?bin)$/i;

/**
 * Adds the condition to operations that change a state which a field of the record shows: `restore` only for records
 * with a `deleted_at`, `enable` only for those that are not enabled. Restores come last: few records need them.
 */
export function addStateConditions(
  operations: readonly Operation[],
  resources: readonly Resource[],
): readonly Operation[] {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const restores: Operation[] = [];
  const others: Operation[] = [];
  for (const operation of operations) {
    const resource = byName.get(operation.resource ?? "");
    const verb = resource === undefined ? undefined : verbOf(operation, resource);
    const condition =
      resource === undefined || verb === undefined || operation.when !== undefined
        ? undefined
        : findCondition(verb, resource.fields);
    const group = RESTORING.test(verb ?? "") ? restores : others;
    group.push(condition === undefined ? operation : { ...operation, when: [condition] });
  }
  return [...others, ...restores];
}

/** The single word of an action on a record: `/posts/{id}/restore`, `/posts/{id}:restore`, `/posts.restore`. */
function verbOf(operation: Operation, resource: Resource): string | undefined {
  const { role, scope, method, path } = operation;
  // `DELETE /posts/{id}/lock` unlocks.
  if (role !== "action" || scope !== "record" || /^(?:get|delete)$/.test(method)) return undefined;
  if (takesState(operation)) return undefined;
  const { itemPath } = resource;
  const isBelow = itemPath !== undefined && path.startsWith(itemPath);
  const parts = (isBelow ? path.slice(itemPath.length) : path)
    .split(/[/:.]/)
    .filter((part) => part !== "" && !part.includes("{") && !/^actions?$/.test(part));
  const last = splitWords(parts.at(-1) ?? "");
  const above = parts.at(-2);
  // `/users/{id}/mfa/disable` concerns something else, `/archive/revive/{user}` the user.
  const isOwn =
    above === undefined || (!isBelow && (isNameOf(above, resource) || HOLDS.test(above)));
  if (!isOwn) return undefined;
  const verbs = last.filter((word) => !isNameOf(word, resource));
  return verbs.length === 1 ? verbs[0] : undefined;
}

function isNameOf(word: string, { name }: Resource): boolean {
  return stemOf(name.split(".").at(-1) ?? name).endsWith(stemOf(word));
}

/** True for an operation that takes the state as a value: `{ locked: true }`. */
function takesState({ body, parameters }: Operation): boolean {
  const inputs = body?.field.kind === "group" ? body.field.fields : [];
  return [...inputs, ...parameters.map(({ field }) => field)].some(
    ({ kind, name }) => kind === "boolean" && /(?:ed|active|value|state|on)$/i.test(name),
  );
}

function findCondition(verb: string, fields: readonly Field[]): Condition | undefined {
  const conditions = STATES.flatMap((state) => {
    const leaves = state.leave.split(" ").includes(verb);
    if (!leaves && !state.enter.split(" ").includes(verb)) return [];
    const condition =
      conditionOf(fields, state.names, leaves) ?? conditionOf(fields, state.opposites, !leaves);
    return condition === undefined ? [] : [condition];
  });
  // A draft may be published again, and `restore` may leave the trash or the archive.
  if (verb === "publish" && fields.some(({ name }) => /draft|version|revision/i.test(name)))
    return undefined;
  return verb === "restore" && conditions.length > 1 ? undefined : conditions[0];
}

/** Condition on the field with one of the names: it is true or set, or it is neither. */
function conditionOf(
  fields: readonly Field[],
  names: string | undefined,
  isSet: boolean,
): Condition | undefined {
  for (const name of names?.split(" ") ?? []) {
    const flag = fields.find(
      (field) => field.kind === "boolean" && [name, `is${name}`].includes(foldName(field.name)),
    );
    const values = isSet ? [true, 1, null] : [false, 0, null];
    if (flag !== undefined) return { field: [flag.name], values };
    const time = fields.find(
      (field) =>
        isTime(field) && new RegExp(`^${name}(?:at|on|date|time)?$`).test(foldName(field.name)),
    );
    if (time !== undefined) return { field: [time.name], values: [], isSet };
  }
  return undefined;
}

/** Learned from null alone, a field has no kind. */
function isTime({ kind, name }: Field): boolean {
  const isNamed = /(?:at|on|date|time)$/i.test(name);
  return kind === "date" || kind === "date-time" || (isNamed && kind !== "boolean");
}
