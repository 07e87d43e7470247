import type { Field, GroupField } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { ModelChunk } from "#types/model-chunk.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { isJsonPatch } from "#request/bodies/media-type.ts";
import { oneRecord } from "#request/bodies/one-record.ts";
import { pathParameters } from "#request/parameters/fill-path.ts";

type Operations = Pick<ModelChunk, "operations">;

/** Operation that changes a record: a partial update before a full replacement, JSON Patch after both. */
export function changeOperation(chunk: Operations, resource: Resource): Operation | undefined {
  const find = (id: string | undefined) => chunk.operations.find((one) => one.id === id);
  const update = find(resource.operations.update);
  return update && !isJsonPatch(update.body)
    ? update
    : (find(resource.operations.replace) ?? update);
}

/** True if the body is the whole record: the role decides, and PUT without a role (RFC 9110, section 9.3.4). */
export function replacesRecord({ role, method }: Pick<Operation, "role" | "method">): boolean {
  return role === "replace" || (role !== "update" && method === "put");
}

/**
 * Record in the body of an operation, as a field: without its envelope, without a key that the address contains, and
 * without a key that the API chooses.
 */
export function writtenField(chunk: Operations, resource: Resource, operation: Operation): Field {
  const field = describeRecord(chunk, resource, operation);
  if (field.kind !== "group") return field;
  const isCreate = operation.role === "create";
  const inBody = resource.key.flatMap((one) => (one.in === "body" ? [one.parameter] : []));
  const own = ownKeyMembers(resource, operation).filter(
    ({ isRequired }) => !isCreate || (!isRequired && resource.operations.replace === operation.id),
  );
  const hidden = new Set([...(isCreate ? [] : inBody), ...own.map(({ name }) => name)]);
  return { ...field, fields: field.fields.filter(({ name }) => !hidden.has(name)) };
}

/** Fields of the record's key in the body of a write at the collection: `id` of `PUT /pets`. */
export function ownKeyMembers(
  { key, itemPath, parents }: Resource,
  { body, path }: Pick<Operation, "body" | "path">,
): readonly Field[] {
  if (body === undefined || itemPath === undefined) return [];
  if (pathParameters(path).length > parents.length) return [];
  const field = oneRecord(fieldAt(body.field, body.path ?? []) ?? body.field);
  if (field.kind !== "group") return [];
  const names = key.flatMap((one) => (one.in === undefined ? [one.field.join(".")] : []));
  return field.fields.filter(({ name, isReadOnly }) => isReadOnly !== true && names.includes(name));
}

/** True if the body has no schema for its members. */
export function takesAnyMember({ body }: Pick<Operation, "body">): boolean {
  if (body === undefined || isJsonPatch(body)) return false;
  const field = oneRecord(fieldAt(body.field, body.path ?? []) ?? body.field);
  return field.kind === "json" && field.shape === undefined;
}

function describeRecord(chunk: Operations, resource: Resource, operation: Operation): Field {
  const { body, parameters } = operation;
  if (body !== undefined && !isJsonPatch(body)) {
    const field = oneRecord(fieldAt(body.field, body.path ?? []) ?? body.field);
    // A body without a schema takes the fields of the records.
    const isOpen = takesAnyMember(operation);
    if (isOpen && isLearned(resource)) return group(resource.fields);
    // A partial update sends the changed ones alone.
    const isPart = operation.role === "update" && !replacesRecord(operation);
    const others = isOpen && isPart ? resource.fields.filter((one) => !isKey(resource, one)) : [];
    return others.length > 0 ? group(others) : field;
  }
  if (body === undefined) {
    // Some APIs, such as Trello, take the new values in the query.
    const inQuery = parameters.filter(
      (one) => one.in === "query" && one.isSetting !== true && one.isOfList !== true,
    );
    if (inQuery.length > 0) {
      return group(inQuery.map(({ field, isRequired }) => ({ ...field, isRequired })));
    }
  }
  if (body === undefined && operation.id === resource.operations.create) {
    // A description without the fields of records describes no body either.
    return group(isLearned(resource) ? resource.fields : []);
  }
  // The schema of a JSON Patch describes operations; the create body describes the record.
  const create = chunk.operations.find(({ id }) => id === resource.operations.create);
  const hasCreateBody = create?.body !== undefined && create.id !== operation.id;
  const createField = hasCreateBody ? describeRecord(chunk, resource, create) : undefined;
  return createField?.kind === "group" ? createField : group(resource.fields);
}

function isKey({ key }: Resource, { name }: Field): boolean {
  return key.some((part) => part.in === undefined && part.field.join(".") === name);
}

/** True if all fields of the records come from responses. */
function isLearned({ fields }: Resource): boolean {
  return fields.length > 0 && fields.every(({ evidence }) => evidence?.reason.code === "seen");
}

/** True if the body takes only lists of records: one record is sent as a list of one. */
export function takesOnlyLists({ body }: Pick<Operation, "body">): boolean {
  if (body === undefined || isJsonPatch(body)) return false;
  const field = fieldAt(body.field, body.path ?? []);
  return field?.kind === "list" && field.item.kind === "group";
}

function group(fields: readonly Field[]): GroupField {
  return { kind: "group", name: "body", label: "", isRequired: true, fields };
}

function fieldAt(field: Field, path: JsonPath): Field | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return field;
  const inner = field.kind === "group" ? field.fields.find(({ name }) => name === step) : undefined;
  return inner && fieldAt(inner, rest);
}
