import { ownMember } from "#own/own-member.ts";
import { isUnixText, readTextTime } from "#own/text-times.ts";
import { isLengthName, isTimeName, unixUnitOf } from "#own/unix-units.ts";
import { ExactNumber } from "#types/json.ts";
import { isMap } from "./member.ts";
import { isTextName } from "#own/text-names.ts";

/** A JSON Schema as plain data. */
export type ValueSchema = { readonly [keyword: string]: unknown };

const MAX_LEVELS = 7;
const MAX_MEMBERS = 300;
/** Text longer than one line of a form. */
const LONG_TEXT = 200;

/**
 * Schema that all values at one location match. It is not narrower than the values: values of several types give an open
 * schema, and a set of words is not an enum.
 */
export function schemaOfValues(
  values: readonly unknown[],
  levels = MAX_LEVELS,
  name = "",
): ValueSchema {
  const present = values.filter((value) => value !== null && value !== undefined);
  const types = new Set(present.map(typeOf));
  const [type] = types;
  if (type === undefined) return values.includes(null) && isTextName(name) ? UNSEEN_TEXT : {};
  if (levels <= 0) return {};
  if (types.size > 1) return isNumeric(types) ? { type: "number" } : {};
  const schema = describe[type](present, levels, name);
  return present.length < values.length ? { ...schema, type: [type, "null"] } : schema;
}

/** A member that was only null, with the name of a text: a later value may have another type. */
const UNSEEN_TEXT: ValueSchema = { type: ["string", "null"], format: "unseen" };

type ValueType = "boolean" | "integer" | "number" | "string" | "array" | "object";

function typeOf(value: unknown): ValueType {
  if (Array.isArray(value)) return "array";
  if (value instanceof ExactNumber) return /[.e]/i.test(value.text) ? "number" : "integer";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  if (typeof value === "boolean") return "boolean";
  return typeof value === "string" ? "string" : "object";
}

function isNumeric(types: ReadonlySet<ValueType>): boolean {
  return [...types].every((type) => type === "integer" || type === "number");
}

type Describe = (values: readonly unknown[], levels: number, name: string) => ValueSchema;

const describe: Readonly<Record<ValueType, Describe>> = {
  boolean: () => ({ type: "boolean" }),
  integer: (values, _levels, name) => ({ type: "integer", ...unixFormat(values, name) }),
  number: () => ({ type: "number" }),
  string: (values, _levels, name) => ({ type: "string", ...formatOf(values.map(String), name) }),
  array: (values, levels) => ({
    type: "array",
    items: schemaOfValues(values.filter(Array.isArray).flat(), levels - 1),
  }),
  object: (values, levels) => {
    const objects = values.filter(isMap);
    const names = [...new Set(objects.flatMap((object) => Object.keys(object)))];
    const membersOf = (name: string) =>
      objects
        .filter((object) => Object.hasOwn(object, name))
        .map((object) => ownMember(object, name));
    const members = names.slice(0, MAX_MEMBERS).map((name) => [name, membersOf(name)] as const);
    return {
      type: "object",
      properties: Object.fromEntries(
        members.map(([name, inner]) => [
          name,
          constantOf(name, inner) ?? schemaOfValues(inner, levels - 1, name),
        ]),
      ),
      required: members
        .filter(([, inner]) => inner.length === objects.length)
        .map(([name]) => name),
    };
  },
};

/** Names of members with the type of an object: `{"__type": "Date", "iso": "2024-01-01"}`. */
const TYPES = /^(?:_{1,2}type|[$@]type|className|resourceType|entityType)$/;

/** The type of an object, which is the same in all of them. */
function constantOf(name: string, values: readonly unknown[]): ValueSchema | undefined {
  if (!TYPES.test(name)) return undefined;
  const [only, ...others] = new Set(values);
  return typeof only === "string" && others.length === 0
    ? { type: "string", const: only }
    : undefined;
}

/** The address of a record on the same host: `/api/v1/ports/3/`. */
export const RECORD_ADDRESS =
  /^(?:\/[\w.~-]{1,100}){1,8}\/(?:\d{1,19}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i;

const formats: readonly (readonly [string, RegExp])[] = [
  ["date", /^\d{4}-\d\d-\d\d$/],
  ["date-time", /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?$/],
  ["date-time", /^\/Date\(-?\d{1,15}(?:[+-]\d{4})?\)\/$/],
  ["uuid", /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i],
  ["email", /^[^\s@/:]{1,64}@[^\s@/:]{1,255}\.[a-z]{2,24}$/i],
  ["uri", /^https?:\/\/\S{1,2000}$/i],
  ["uri-reference", RECORD_ADDRESS],
];

/** Format of a time since 1970, by the words of the name and the magnitude. */
function unixFormat(values: readonly unknown[], name: string): ValueSchema {
  if (!isTimeName(name)) return {};
  const numbers = values.map((value) =>
    value instanceof ExactNumber ? Number(value.text) : Number(value),
  );
  const unit = unixUnitOf(numbers);
  return unit === undefined ? {} : { format: `unix-${unit}` };
}

/** Lengths of time, as ISO 8601 writes them: `PT5M`, `P1DT12H`. */
const DURATION =
  /^-?P(?=\d|T\d)(?:\d+Y)?(?:\d+M)?(?:\d+W)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:[.,]\d+)?S)?)?$/;

/** Format of times and lengths of time in text that are not RFC 3339. */
function timeFormatOf(texts: readonly string[], name: string): string | undefined {
  if (texts.every((text) => readTextTime(text) !== undefined)) return "date-time-text";
  // `P3D` alone may be a code.
  const isLength = texts.some((text) => text.includes("T")) || isLengthName(name);
  if (isLength && texts.every((text) => DURATION.test(text))) return "duration";
  if (!isTimeName(name) || !texts.every(isUnixText)) return undefined;
  const unit = unixUnitOf(texts.map(Number));
  return unit === undefined ? undefined : `unix-${unit}`;
}

/** Format that all texts have. */
function formatOf(texts: readonly string[], name: string): ValueSchema {
  const filled = texts.filter((text) => text !== "");
  if (filled.length === 0) return {};
  const format =
    formats.find(([, pattern]) => filled.every((text) => pattern.test(text)))?.[0] ??
    timeFormatOf(filled, name);
  if (format !== undefined) return { format };
  const isLong = filled.some((text) => text.length > LONG_TEXT || text.includes("\n"));
  return isLong ? { format: "multiline" } : {};
}

/** A member of every sample is not required for that reason, at any level. */
export function optionalSchema(values: readonly unknown[]): ValueSchema {
  return withoutRequired(schemaOfValues(values));
}

function withoutRequired({ required: _, ...schema }: ValueSchema): ValueSchema {
  const { properties, items } = schema;
  return {
    ...schema,
    ...(isMap(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [
          name,
          isMap(one) ? withoutRequired(one) : one,
        ]),
      ),
    }),
    ...(isMap(items) && { items: withoutRequired(items) }),
  };
}
