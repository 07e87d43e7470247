import type { Field, ListField, ReferenceField } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";

/** A list of objects inside a record, shown as a list. */
export interface NestedList {
  readonly path: JsonPath;
  readonly label: string;
  /** Fields of its rows; empty if they are read from the rows. */
  readonly fields: readonly Field[];
  /** `Resource.name` of its rows, if they are records of a resource. */
  readonly resource?: string;
  /** Path of the key in a row, if they are records of a resource. */
  readonly key?: JsonPath;
}

type NestedListField = ListField | ReferenceField;

/** Lists of objects in a record: at its top level and one group deeper (`plan.phases`). */
export function findNestedLists(fields: readonly Field[]): readonly NestedList[] {
  const own = fields.filter(isObjectList).map((field) => buildNestedList(field, []));
  const inner = fields.flatMap((group) =>
    group.kind === "group"
      ? group.fields.filter(isObjectList).map((field) => buildNestedList(field, [group]))
      : [],
  );
  return [...own, ...inner];
}

function isObjectList(field: Field): field is NestedListField {
  if (field.isWriteOnly === true) return false;
  if (field.kind === "references") return field.keyPath.length > 0;
  // A schema too wide to expand is free JSON: the response shows if it contains objects.
  return field.kind === "list" && (field.item.kind === "group" || field.item.kind === "json");
}

function buildNestedList(field: NestedListField, above: readonly Field[]): NestedList {
  const names = [...above, field];
  return {
    path: names.map(({ name }) => name),
    label: names.map(({ label }) => label).join(": "),
    fields: field.kind === "list" && field.item.kind === "group" ? field.item.fields : [],
    ...(field.kind === "references" ? { resource: field.to, key: field.keyPath } : {}),
  };
}
