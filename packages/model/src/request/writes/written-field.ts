import type { Field, GroupField } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { ModelChunk } from "#types/model-chunk.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { isJsonPatch } from "#request/bodies/media-type.ts";

type Operations = Pick<ModelChunk, "operations">;

/** Operation that changes a record: a partial update before a full replacement. */
export function changeOperation(chunk: Operations, resource: Resource): Operation | undefined {
  const { update, replace } = resource.operations;
  const id = update ?? replace;
  return id === undefined ? undefined : chunk.operations.find((operation) => operation.id === id);
}

/**
 * Record in the body of an operation, as a field: without its envelope, and without a key that the address contains.
 */
export function writtenField(chunk: Operations, resource: Resource, operation: Operation): Field {
  const field = describeRecord(chunk, resource, operation);
  if (field.kind !== "group") return field;
  const keyMembers = new Set(
    operation.role === "create"
      ? []
      : resource.key.flatMap((one) => (one.in === "body" ? [one.parameter] : [])),
  );
  return { ...field, fields: field.fields.filter(({ name }) => !keyMembers.has(name)) };
}

function describeRecord(chunk: Operations, resource: Resource, operation: Operation): Field {
  const { body, parameters } = operation;
  if (body !== undefined && !isJsonPatch(body.mediaType)) {
    return fieldAt(body.field, body.path ?? []) ?? body.field;
  }
  if (body === undefined) {
    // Some APIs, such as Trello, take the new values in the query.
    const inQuery = parameters.filter((one) => one.in === "query" && one.isSetting !== true);
    if (inQuery.length > 0) {
      return group(inQuery.map(({ field, isRequired }) => ({ ...field, isRequired })));
    }
  }
  // The schema of a JSON Patch describes operations; the create body describes the record.
  const create = chunk.operations.find(({ id }) => id === resource.operations.create);
  const hasCreateBody = create?.body !== undefined && create.id !== operation.id;
  const createField = hasCreateBody ? describeRecord(chunk, resource, create) : undefined;
  return createField?.kind === "group" ? createField : group(resource.fields);
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
