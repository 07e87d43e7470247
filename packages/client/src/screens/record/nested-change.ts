import {
  type Field,
  type GroupField,
  isSameJson,
  type Operation,
  ownMember,
  type Resource,
} from "@quarterdeck/model";
import { isRecord } from "#fields/values/record-value.ts";
import { takesPart } from "#operations/changed-part.ts";

/** Partial update of a record whose list contains changes of single items, with the kind of each change. */
export interface NestedChange {
  readonly operation: Operation;
  /** Name of the list in the body. */
  readonly list: string;
  /** An item without the kind of its change. */
  readonly item: GroupField;
  /** Member with the kind of the change, such as `changetype`. */
  readonly kind: string;
  readonly replace: unknown;
  /** Undefined: the update cannot remove an item. */
  readonly remove: unknown;
}

const REPLACE = /^(?:replace|upsert|update|set|put|save)$/i;
const REMOVE = /^(?:delete|remove|destroy|drop)$/i;

/** Finds the update of the items of a nested list: its items require a member with the words "replace" or "delete". */
export function findNestedChange(
  operations: readonly Operation[],
  resource: Resource,
  path: readonly string[],
): NestedChange | undefined {
  const [list = "", ...inner] = path;
  if (inner.length > 0) return undefined;
  const stored = itemOf(resource.fields.find(({ name }) => name === list));
  const { update } = resource.operations;
  for (const operation of operations) {
    const { id, method } = operation;
    const isUpdate = id === update && method === "patch" && operation.body?.isJsonPatch !== true;
    const isPart = operation.resource === resource.name && takesPart(operation, resource);
    const body = operation.body?.field;
    if (!(isPart || isUpdate) || body?.kind !== "group") continue;
    const item = itemOf(body.fields.find(({ name }) => name === list));
    const kind = item?.fields.find((field) => valueOf(field, REPLACE) !== undefined);
    if (item === undefined || stored === undefined || kind?.isRequired !== true) continue;
    return {
      operation,
      list,
      item: { ...item, fields: item.fields.filter((field) => field !== kind) },
      kind: kind.name,
      replace: valueOf(kind, REPLACE),
      remove: valueOf(kind, REMOVE),
    };
  }
  return undefined;
}

function itemOf(field: Field | undefined): GroupField | undefined {
  return field?.kind === "list" && field.item.kind === "group" ? field.item : undefined;
}

function valueOf(field: Field, word: RegExp): unknown {
  const choices =
    field.kind === "choice" ? field.choices : field.kind === "text" ? field.suggestions : undefined;
  return choices?.find(({ value }) => word.test(String(value)))?.value;
}

/** Members of a row that its form contains. */
export function itemOfRow({ item }: NestedChange, row: unknown): unknown {
  if (!isRecord(row)) return undefined;
  const names = item.fields.filter(({ isReadOnly }) => isReadOnly !== true).map(({ name }) => name);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = ownMember(row, name);
      return value === undefined || value === null ? [] : [[name, value] as const];
    }),
  );
}

/** Body that adds or replaces an item; a changed name of an item replaces another one. */
export function replaceBody(change: NestedChange, item: unknown, row?: unknown): unknown {
  const own = { ...(isRecord(item) && item), [change.kind]: change.replace };
  const isRenamed = row !== undefined && !isSameJson(namesOf(change, row), namesOf(change, item));
  const old = isRenamed && change.remove !== undefined ? [removal(change, row)] : [];
  return { [change.list]: [...old, own] };
}

/** Body that removes an item. */
export function removeBody(change: NestedChange, row: unknown): unknown {
  return { [change.list]: [removal(change, row)] };
}

function removal(change: NestedChange, row: unknown): unknown {
  return { ...namesOf(change, row), [change.kind]: change.remove };
}

/** Body that restores the items that a body changes; undefined if the update cannot remove an added item. */
export function oppositeBody(change: NestedChange, body: unknown, before: unknown): unknown {
  const sent = isRecord(body) ? ownMember(body, change.list) : undefined;
  const stored = (isRecord(before) ? ownMember(before, change.list) : undefined) ?? [];
  if (!Array.isArray(sent) || !Array.isArray(stored)) return undefined;
  const items = sent.map((item: unknown) => {
    const names = namesOf(change, item);
    const row: unknown = stored.find((one) => isSameJson(namesOf(change, one), names));
    if (row !== undefined)
      return { ...(itemOfRow(change, row) as object), [change.kind]: change.replace };
    return change.remove === undefined ? undefined : removal(change, item);
  });
  return items.includes(undefined) ? undefined : { [change.list]: items };
}

/** Name of a row: its required texts. */
export function nameOfRow(change: NestedChange, row: unknown): string {
  return Object.values(namesOf(change, row)).map(String).join(" ");
}

/** Required texts of an item, which name it. */
function namesOf({ item }: NestedChange, row: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(row)) return {};
  const names = item.fields.filter(
    ({ kind, isRequired }) => isRequired && (kind === "text" || kind === "choice"),
  );
  return Object.fromEntries(names.map(({ name }) => [name, ownMember(row, name)]));
}
