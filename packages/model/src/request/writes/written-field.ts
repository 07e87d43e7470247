import type { Field, GroupField } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { ModelChunk } from "#types/model-chunk.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { isJsonPatch } from "#request/bodies/media-type.ts";

type Part = Pick<ModelChunk, "operations">;

/** The operation that changes a record: what tells the changes before what replaces the whole. */
export function changeOperation(chunk: Part, resource: Resource): Operation | undefined {
  const { update, replace } = resource.operations;
  const id = update ?? replace;
  return id === undefined ? undefined : chunk.operations.find((operation) => operation.id === id);
}

/** The record in an operation's body as a field: without its envelope, and without a key that the address settles. */
export function writtenField(chunk: Part, resource: Resource, operation: Operation): Field {
  const field = describeRecord(chunk, resource, operation);
  if (field.kind !== "group") return field;
  const settled = new Set(
    operation.role === "create"
      ? []
      : resource.key.flatMap((one) => (one.in === "body" ? [one.parameter] : [])),
  );
  return { ...field, fields: field.fields.filter(({ name }) => !settled.has(name)) };
}

function describeRecord(chunk: Part, resource: Resource, operation: Operation): Field {
  const { body, parameters } = operation;
  if (body !== undefined && !isJsonPatch(body.mediaType)) {
    return fieldAt(body.field, body.path ?? []) ?? body.field;
  }
  if (body === undefined) {
    // Trello and its like are told a record's new values in the query.
    const asked = parameters.filter((one) => one.in === "query" && one.isSetting !== true);
    if (asked.length > 0) {
      return group(asked.map(({ field, isRequired }) => ({ ...field, isRequired })));
    }
  }
  // A patch's own schema tells of steps; what it can change is what a new record is made of.
  const create = chunk.operations.find(({ id }) => id === resource.operations.create);
  const isTold = create?.body !== undefined && create.id !== operation.id;
  const made = isTold ? describeRecord(chunk, resource, create) : undefined;
  return made?.kind === "group" ? made : group(resource.fields);
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
