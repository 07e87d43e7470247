import type { Field, ListField, ReferenceField } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";

/** A list of objects inside a record: shown as a list of its own. */
export interface NestedList {
  readonly path: JsonPath;
  readonly label: string;
  /** What its rows carry; empty: they speak for themselves. */
  readonly fields: readonly Field[];
  /** `Resource.name` of what its rows are, where they are records with a place of their own. */
  readonly resource?: string;
}

type Holder = ListField | ReferenceField;

/** The lists of objects that a record holds: its own, and those one group further in (`plan.phases`). */
export function findNestedLists(fields: readonly Field[]): readonly NestedList[] {
  const own = fields.filter(isObjectList).map((field) => buildNestedList(field, []));
  const inner = fields.flatMap((group) =>
    group.kind === "group"
      ? group.fields.filter(isObjectList).map((field) => buildNestedList(field, [group]))
      : [],
  );
  return [...own, ...inner];
}

function isObjectList(field: Field): field is Holder {
  if (field.isWriteOnly === true) return false;
  if (field.kind === "references") return field.keyPath.length > 0;
  // What is too wide to be opened is left as free JSON; whether objects stand there, the answer tells.
  return field.kind === "list" && (field.item.kind === "group" || field.item.kind === "json");
}

function buildNestedList(field: Holder, above: readonly Field[]): NestedList {
  const names = [...above, field];
  return {
    path: names.map(({ name }) => name),
    label: names.map(({ label }) => label).join(": "),
    fields: field.kind === "list" && field.item.kind === "group" ? field.item.fields : [],
    ...(field.kind === "references" ? { resource: field.to } : {}),
  };
}
