import { foldName } from "#infer/names/words.ts";
import { isSetByApi } from "#own/set-by-api.ts";
import type { Field, GroupField } from "#types/field.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";

/** A body of other records has fewer members that responses lack: a password, the key of a template. */
const LEAST_OTHERS = 4;

/** Records with many more fields than the body are mostly made by the API: deployments, builds. */
const MOST_MISSING = 2;

/** Part of the members that the bodies of create and edit share, if both describe the record. */
const SAME_MEMBERS = 0.6;

/**
 * Adds the fields of responses to the create and the edit of a resource whose bodies describe another version of its records:
 * both have the same members, most of which no response has. The fields of responses come first.
 */
export function updateOutdatedBodies(
  operations: readonly Operation[],
  resources: readonly Resource[],
): readonly Operation[] {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const bodies = new Map<string, GroupField>();
  for (const resource of resources) {
    const { create, update, replace } = resource.operations;
    const [first, second] = [create, update ?? replace].map((id) => recordOf(byId.get(id ?? "")));
    if (first === undefined || second === undefined || !haveSameMembers(first, second)) continue;
    if (!isOutdated(first, resource) || !isOutdated(second, resource)) continue;
    for (const id of [create, update, replace]) {
      const body = recordOf(byId.get(id ?? ""));
      if (id !== undefined && body !== undefined) bodies.set(id, joinFields(body, resource));
    }
  }
  return operations.map((operation) => {
    const field = bodies.get(operation.id);
    if (field === undefined || operation.body === undefined) return operation;
    return { ...operation, body: { ...operation.body, field, isOutdated: true } };
  });
}

function recordOf(operation: Operation | undefined): GroupField | undefined {
  const { body } = operation ?? {};
  return body?.field.kind === "group" && body.path === undefined ? body.field : undefined;
}

function haveSameMembers(one: GroupField, other: GroupField): boolean {
  const names = new Set(one.fields.map(({ name }) => name));
  const shared = other.fields.filter(({ name }) => names.has(name)).length;
  return shared >= SAME_MEMBERS * Math.max(names.size, other.fields.length);
}

function isOutdated(body: GroupField, { fields, key }: Resource): boolean {
  const read = new Set(fields.map(({ name }) => foldName(name)));
  const others = body.fields.filter(({ name }) => !read.has(foldName(name)));
  const written = new Set(body.fields.map(({ name }) => foldName(name)));
  const isEnvelope = others.some((field) => isRecord(field, read));
  const missing = fields.filter(
    (field) => !written.has(foldName(field.name)) && isWritable(field, key),
  );
  const isMost = others.length >= LEAST_OTHERS && others.length * 2 >= body.fields.length;
  const isPart = missing.length > 1 && missing.length <= MOST_MISSING * body.fields.length;
  return isMost && !isEnvelope && isPart;
}

/** True for a member that contains the record: `{ customers: [{ name, email }] }`. */
function isRecord(field: Field, names: ReadonlySet<string>): boolean {
  if (field.kind === "list") return isRecord(field.item, names);
  if (field.kind !== "group") return false;
  return field.fields.filter(({ name }) => names.has(foldName(name))).length > 1;
}

function joinFields(body: GroupField, { fields, key }: Resource): GroupField {
  const byName = new Map(body.fields.map((field) => [foldName(field.name), field]));
  const read = new Set(fields.map(({ name }) => foldName(name)));
  const written = fields.flatMap((field) => {
    const own = byName.get(foldName(field.name));
    if (own !== undefined) return own;
    return isWritable(field, key) ? { ...field, isRequired: false } : [];
  });
  const others = body.fields.filter(({ name }) => !read.has(foldName(name)));
  return { ...body, fields: [...written, ...others] };
}

/** True for a field whose value is written as it is read, unless the API sets it. */
function isWritable(field: Field, key: Resource["key"]): boolean {
  const isKey = key.some(({ field: [name] }) => name === field.name);
  if (isKey || field.isReadOnly === true || isSetByApi(field.name, undefined)) return false;
  if (field.kind === "reference" || field.kind === "references") return field.keyPath.length === 0;
  return field.kind !== "group" && field.kind !== "secret" && field.kind !== "variants";
}
