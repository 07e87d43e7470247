import type { Field, FieldKind } from "#nouns/field.ts";
import { checkNumber as checkExactly } from "#check/check-scalar.ts";
import { ExactNumber } from "#nouns/json.ts";
import type { JsonPath } from "#nouns/json.ts";
import { isSameJson } from "#request/same-json.ts";
import { isJsonObject } from "#request/value-at.ts";

/** What the description forbids of a value; `limit` is what it would have to keep to. */
export interface ValueFault {
  readonly path: JsonPath;
  readonly kind:
    | "missing"
    | "null"
    | "type"
    | "choice"
    | "integer"
    | "short"
    | "long"
    | "small"
    | "large"
    | "pattern";
  readonly limit?: number | string;
}

interface CheckOptions {
  /** Only what is to change is told: nothing is missing. */
  readonly isPartial: boolean;
}

/** Whether a value is what its field asks for, as far as the field says it; all else the API knows. */
export function checkValue(
  field: Field,
  value: unknown,
  { isPartial }: CheckOptions,
  path: JsonPath = [],
): readonly ValueFault[] {
  if (value === undefined) {
    return field.isRequired && !isPartial && field.default === undefined
      ? [{ path, kind: "missing" }]
      : [];
  }
  if (value === null) return allowsNull(field) ? [] : [{ path, kind: "null" }];
  if (field.kind === "group" && isJsonObject(value)) {
    return field.fields.flatMap((inner) =>
      inner.isReadOnly === true
        ? []
        : checkValue(inner, value[inner.name], { isPartial }, [...path, inner.name]),
    );
  }
  if (field.kind === "list" && Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      checkValue(field.item, item, { isPartial: false }, [...path, String(index)]),
    );
  }
  const fault = (checks[field.kind] ?? checkText)(value, field);
  return fault === undefined ? [] : [{ path, ...fault }];
}

function allowsNull(field: Field): boolean {
  if (field.isNullable === true || field.kind === "json") return true;
  return "choices" in field && field.choices.some(({ value }) => value === null);
}

type Fault = Omit<ValueFault, "path"> | undefined;
type Check = (value: unknown, field: Field) => Fault;

const none: Check = () => undefined;
const checkArray: Check = (value) => (Array.isArray(value) ? undefined : { kind: "type" });

const checks: Readonly<Partial<Record<FieldKind, Check>>> = {
  number: checkNumber,
  boolean: (value) => (typeof value === "boolean" ? undefined : { kind: "type" }),
  date: checkTime,
  "date-time": checkTime,
  time: checkTime,
  choice: checkChoice,
  choices: (value, field) =>
    Array.isArray(value)
      ? value.map((item: unknown) => checkChoice(item, field)).find(Boolean)
      : { kind: "type" },
  reference: none,
  references: checkArray,
  list: checkArray,
  group: () => ({ kind: "type" }),
  map: (value) => (isJsonObject(value) ? undefined : { kind: "type" }),
  variants: none,
  json: none,
};

function checkText(value: unknown, field: Field): Fault {
  if (typeof value !== "string") return { kind: "type" };
  const { minLength, maxLength, pattern } = field as Partial<Extract<Field, { kind: "text" }>>;
  // JSON Schema counts characters, not halves of them.
  const { length } = Array.from(
    value.length > (maxLength ?? 0) * 2 + 2
      ? value.slice(0, (maxLength ?? value.length) * 2 + 2)
      : value,
  );
  if (minLength !== undefined && length < minLength) return { kind: "short", limit: minLength };
  if (maxLength !== undefined && length > maxLength) return { kind: "long", limit: maxLength };
  return pattern === undefined || fits(value, pattern)
    ? undefined
    : { kind: "pattern", limit: pattern };
}

function fits(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    // What is no pattern to us the API may still understand.
    return true;
  }
}

function checkNumber(value: unknown, field: Field): Fault {
  if (field.kind !== "number") return undefined;
  const [fault] = checkExactly(field, value);
  if (fault === undefined) return undefined;
  const { code, limit = "" } = fault;
  if (code === "integer") return { kind: "integer" };
  if (code === "least" || code === "above") return { kind: "small", limit };
  if (code === "most" || code === "below") return { kind: "large", limit };
  // A step that is missed is the API's to judge.
  return code === "number" ? { kind: "type" } : undefined;
}

function checkTime(value: unknown, field: Field): Fault {
  const isUnix = "unix" in field && field.unix !== undefined;
  const isRight = isUnix
    ? typeof value === "number" || value instanceof ExactNumber
    : typeof value === "string";
  return isRight ? undefined : { kind: "type" };
}

function checkChoice(value: unknown, field: Field): Fault {
  if (!("choices" in field)) return undefined;
  const isOne = field.choices.some((choice) => isSameJson(choice.value, value));
  return isOne ? undefined : { kind: "choice" };
}
