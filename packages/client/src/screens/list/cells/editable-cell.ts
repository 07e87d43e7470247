import {
  changeOperation,
  type Field,
  type ModelChunk,
  type Operation,
  type Resource,
  writtenField,
} from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { rowParameters } from "#bulk/row-parameters.ts";

/** Input of a cell, or the reason why it has none. */
export type EditableCell =
  | { readonly kind: "editable"; readonly operation: Operation; readonly field: Field }
  | { readonly kind: "read-only"; readonly reason: ReadOnlyReason };

/**
 * `no-operation`: the API cannot change records. `key`: the field is the key. `not-accepted`: the API sets the
 * field. `form`: the update needs further input, or its body has no described members.
 */
export type ReadOnlyReason = "no-operation" | "key" | "not-accepted" | "form";

interface CellField {
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  readonly parents: ParentValues;
  /** `Field.name` of the column. */
  readonly name: string;
}

/** Finds the input of a list column in the update operation. */
export function findEditableCell({ chunk, resource, parents, name }: CellField): EditableCell {
  const operation = changeOperation(chunk, resource);
  if (operation === undefined) return { kind: "read-only", reason: "no-operation" };
  const whole = writtenField(chunk, resource, operation);
  const needsInput = rowParameters({ chunk, resource, parents }, operation).length > 0;
  if (whole.kind !== "group" || needsInput || operation.server !== undefined) {
    return { kind: "read-only", reason: "form" };
  }
  if (resource.key.some(({ field }) => field.length === 1 && field[0] === name)) {
    return { kind: "read-only", reason: "key" };
  }
  const field = whole.fields.find((one) => one.name === name);
  if (field === undefined || field.isReadOnly === true) {
    return { kind: "read-only", reason: "not-accepted" };
  }
  return { kind: "editable", operation, field };
}
