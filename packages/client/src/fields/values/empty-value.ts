import type { Field, FieldKind } from "@quarterdeck/model";
import { type Emptiness, emptinessOf } from "./emptiness.ts";

type EmptyKind = "text" | "list" | "object";

/** Type of the empty value, for kinds that have one. */
const empties: Partial<Record<FieldKind, EmptyKind>> = {
  text: "text",
  "long-text": "text",
  url: "text",
  email: "text",
  color: "text",
  secret: "text",
  duration: "text",
  image: "text",
  list: "list",
  choices: "list",
  references: "list",
  group: "object",
  map: "object",
};

const create: Readonly<Record<EmptyKind, () => unknown>> = {
  text: () => "",
  list: () => [],
  object: () => ({}),
};

/** Allowed meanings of an empty input, including the current one. */
export function emptyStates(field: Field, value: unknown): readonly Emptiness[] {
  const now = emptinessOf(value);
  const allowed: Readonly<Record<Emptiness, boolean>> = {
    missing: !field.isRequired,
    null: field.isNullable === true,
    empty: empties[field.kind] !== undefined && !("minLength" in field && field.minLength !== 0),
  };
  return (["missing", "null", "empty"] as const).filter((one) => one === now || allowed[one]);
}

export function emptyValue(field: Field, emptiness: Emptiness): unknown {
  if (emptiness === "missing") return undefined;
  if (emptiness === "null") return null;
  return create[empties[field.kind] ?? "text"]();
}

/** Value of a cleared input: the initial value if it was empty, else the first allowed empty value. */
export function clearedValue(field: Field, initial: unknown): unknown {
  const before = emptinessOf(initial);
  if (before !== undefined) return initial;
  const states = emptyStates(field, initial);
  const order: readonly Emptiness[] =
    empties[field.kind] === undefined ? ["null", "missing"] : ["empty", "null", "missing"];
  return emptyValue(field, order.find((one) => states.includes(one)) ?? "missing");
}

/** Initial value of a new list item or map entry. */
export function newItem({ kind }: Field): unknown {
  const form = empties[kind];
  return form === undefined ? undefined : create[form]();
}
