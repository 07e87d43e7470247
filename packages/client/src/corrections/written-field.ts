import { type Field, type JsonPath, type ModelChunk, writePointer } from "@quarterdeck/model";
import { operationPointer } from "./correction-input.ts";

/** Field of a request body, with the location of its schema from the one at the pointer. */
export interface WrittenField {
  readonly field: Field;
  readonly pointer: string;
  readonly names: JsonPath;
}

/** Field of a record in a request body: only there have maps a kind for their values, and responses any JSON. */
export function findWrittenField(
  { operations, resource }: ModelChunk,
  name: string,
): WrittenField | undefined {
  for (const operation of operations) {
    const { body, role } = operation;
    const isWrite = role === "create" || role === "update" || role === "replace";
    if (!isWrite || body === undefined || operation.resource !== resource?.name) continue;
    const names = [...(body.path ?? []), name];
    const field = names.reduce<Field | undefined>(
      (at, step) => (at?.kind === "group" ? at.fields.find((one) => one.name === step) : undefined),
      body.field,
    );
    const content = writePointer("requestBody", "content", body.mediaType, "schema");
    if (field !== undefined)
      return { field, pointer: operationPointer(operation) + content, names };
  }
  return undefined;
}
