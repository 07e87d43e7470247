import type { Field, FieldKind } from "@quarterdeck/model";

/** Three things that an empty input may stand for. */
export type Emptiness = "missing" | "null" | "empty";

type EmptyKind = "text" | "list" | "object";

/** What "empty" is, for kinds that have it. */
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

const made: Readonly<Record<EmptyKind, () => unknown>> = {
  text: () => "",
  list: () => [],
  object: () => ({}),
};

/** Which of the three a value is; undefined for one that is not empty. */
export function emptinessOf(value: unknown): Emptiness | undefined {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  if (value === "") return "empty";
  if (Array.isArray(value)) return value.length === 0 ? "empty" : undefined;
  const isBare = typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype;
  return isBare && Object.keys(value).length === 0 ? "empty" : undefined;
}

/** What an empty input of this field may stand for; what it stands for just now is always among it. */
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
  return made[empties[field.kind] ?? "text"]();
}

/** What an input that was cleared stands for: what it was when it was last empty, else what can say that it is empty now. */
export function clearedValue(field: Field, began: unknown): unknown {
  const before = emptinessOf(began);
  if (before !== undefined) return began;
  const states = emptyStates(field, began);
  const order: readonly Emptiness[] =
    empties[field.kind] === undefined ? ["null", "missing"] : ["empty", "null", "missing"];
  return emptyValue(field, order.find((one) => states.includes(one)) ?? "missing");
}

/** What an item of a list, or the value of a new name, begins as. */
export function newItem({ kind }: Field): unknown {
  const form = empties[kind];
  return form === undefined ? undefined : made[form]();
}
