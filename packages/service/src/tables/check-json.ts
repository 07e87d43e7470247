import { isExactNumber } from "@quarterdeck/model";
import { checkText } from "./check-text.ts";
import type { Refusal } from "./refusal.ts";
import type { ColumnKind, ColumnType } from "./column-type.ts";
import type { Column, Limits } from "./table.ts";

const deepest = 1000;

type CheckJson = (value: unknown, type: ColumnType) => Refusal;

/** Numbers may be text: JavaScript cannot represent all of them, and JSON has no NaN. */
const numeric: CheckJson = (value, type) => {
  if (typeof value === "number" || isExactNumber(value)) return checkText(String(value), type);
  return typeof value === "string" ? checkText(value, type) : "must be a number";
};

const text: CheckJson = (value, type) =>
  typeof value === "string" ? checkText(value, type) : "must be a text";

const checks: { readonly [Kind in ColumnKind]: CheckJson } = {
  integer: numeric,
  number: numeric,
  float: numeric,
  money: numeric,
  boolean: (value) => (typeof value === "boolean" ? undefined : "must be true or false"),
  text,
  uuid: text,
  date: text,
  time: text,
  timestamp: text,
  interval: text,
  json: checkNested,
  enum: text,
  bytes: text,
  array: checkList,
  composite: checkComposite,
  map: checkMap,
  literal: text,
  range: text,
};

/**
 * Returns why a JSON value cannot be stored in a column; undefined if it can, or if only PostgreSQL can decide
 */
export function checkJson(value: unknown, column: Column): Refusal {
  if (value === null) return takesNull(column) ? undefined : "must not be empty (null)";
  return checks[column.type.kind](value, column.type) ?? checkLimits(value, column.limits);
}

/** JSON has its own null. */
function takesNull({ isNullable, type }: Column): boolean {
  return isNullable || type.kind === "json";
}

/** PostgreSQL writes arrays that do not start at 1 as text. */
const arrayText = /^(?:\[|\{)/;

function checkList(value: unknown, type: ColumnType): Refusal {
  if (typeof value === "string" && arrayText.test(value)) return text(value, { kind: "text" });
  if (!Array.isArray(value)) return "must be a list";
  if (type.kind !== "array") return undefined;
  for (const [index, item] of value.entries()) {
    if (item === null) continue;
    // PostgreSQL stores arrays of arrays in the same type.
    const refusal = Array.isArray(item)
      ? checkNested(item)
      : checks[type.item.kind](item, type.item);
    if (refusal !== undefined) return `has an item ${index + 1} that ${refusal}`;
  }
  return undefined;
}

function checkComposite(value: unknown, type: ColumnType): Refusal {
  if (typeof value === "string") return text(value, { kind: "text" });
  if (!isObject(value)) return "must be an object";
  if (type.kind !== "composite") return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const member = type.members.find((one) => one.name === name);
    if (member === undefined) return `must not have the member ${name.slice(0, 100)}`;
    const refusal = inner === null ? undefined : checks[member.type.kind](inner, member.type);
    if (refusal !== undefined) return `has a member ${name} that ${refusal}`;
  }
  return undefined;
}

function checkMap(value: unknown): Refusal {
  if (!isObject(value)) return "must be an object of texts";
  const inner = Object.values(value).find((one) => one !== null && typeof one !== "string");
  return inner === undefined ? checkNested(value) : "must be an object of texts";
}

function isObject(value: unknown): value is object {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && !isExactNumber(value)
  );
}

/** Any JSON that jsonb can store: no NUL and no unpaired surrogate. */
function checkNested(value: unknown): Refusal {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return `must not be nested deeper than ${deepest} levels`;
    for (const item of level) {
      const refusal = checkLeaf(item);
      if (refusal !== undefined) return refusal;
    }
    level = level.flatMap(innerValues);
  }
  return undefined;
}

function checkLeaf(value: unknown): Refusal {
  if (typeof value === "string") return checkText(value, { kind: "text" });
  if (isExactNumber(value)) return checkText(value.text, { kind: "number" });
  return undefined;
}

function innerValues(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const isMap = typeof value === "object" && value !== null && !isExactNumber(value);
  return isMap ? Object.entries(value).flat() : [];
}

/** Patterns are left to PostgreSQL: a regular expression of the database could block this process for minutes. */
function checkLimits(value: unknown, limits: Limits): Refusal {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, choices } = limits;
  if (typeof value === "string" && choices && !choices.includes(value)) {
    return `must be one of ${choices.join(", ")}`;
  }
  const number = typeof value === "number" || isExactNumber(value) ? Number(String(value)) : NaN;
  if (minimum !== undefined && number < minimum) return `must be at least ${minimum}`;
  if (maximum !== undefined && number > maximum) return `must be at most ${maximum}`;
  if (exclusiveMinimum !== undefined && number <= exclusiveMinimum) {
    return `must be more than ${exclusiveMinimum}`;
  }
  if (exclusiveMaximum !== undefined && number >= exclusiveMaximum) {
    return `must be less than ${exclusiveMaximum}`;
  }
  return undefined;
}
