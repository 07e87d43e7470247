import { entriesOf, isMap, listOf, memberOf, type JsonMap } from "./member.ts";

const MAX_DEPTH = 20;

const TYPES = ["string", "integer", "number", "boolean", "array", "object", "null"];

/** Names of types that are formats of texts. */
const FORMATS = ["date-time", "date", "time", "email", "uri", "ip", "uuid"];

/** Members of arguments that are not words of a schema. */
const OTHERS = ["required", "context", "readonly", "arg_options", "$schema", "links"];

/** Schema of an argument, whose `required` belongs to the argument. */
export function argumentSchema(argument: unknown): JsonMap {
  return convertRouteSchema(argument, 0);
}

/**
 * Schema of a route: draft 4 with `required` and `readonly` in properties, and empty objects that were written as lists.
 */
export function convertRouteSchema(schema: unknown, depth: number): JsonMap {
  if (!isMap(schema) || depth > MAX_DEPTH) return {};
  const { type, properties, items, enum: values, default: initial, ...others } = schema;
  const convert = (one: unknown): JsonMap => convertRouteSchema(one, depth + 1);
  const members = entriesOf(properties);
  const required = members.filter(([, one]) => memberOf(one, "required") === true);
  const written = Object.entries(others).filter(([name]) => !OTHERS.includes(name));
  const choices = Array.isArray(values) ? values : entriesOf(values).map(([, value]) => value);
  return {
    ...Object.fromEntries(
      written.map(([name, value]) => [name, convertWord(name, value, convert)]),
    ),
    ...convertType(type),
    ...(memberOf(schema, "readonly") === true ? { readOnly: true } : {}),
    ...(choices.length === 0 ? {} : { enum: choices }),
    ...(isDefault(initial, type) ? { default: initial } : {}),
    ...(members.length === 0
      ? {}
      : { properties: Object.fromEntries(members.map(([name, one]) => [name, convert(one)])) }),
    ...(required.length === 0 ? {} : { required: required.map(([name]) => name) }),
    ...(isMap(items) ? { items: convert(items) } : {}),
  };
}

/** Schemas inside of words, and limits that draft 4 excludes by a flag. */
function convertWord(name: string, value: unknown, convert: (one: unknown) => JsonMap): unknown {
  if (/^(?:oneOf|anyOf|allOf)$/.test(name)) return listOf({ value }, "value").map(convert);
  if (/^(?:additionalProperties|not)$/.test(name)) return isMap(value) ? convert(value) : value;
  if (name === "patternProperties")
    return Object.fromEntries(entriesOf(value).map(([pattern, one]) => [pattern, convert(one)]));
  return value;
}

/** `mixed` is any type, and `date-time` a text. */
function convertType(type: unknown): JsonMap {
  const names = [type].flat().filter((name) => typeof name === "string");
  const standard = names.filter((name) => TYPES.includes(name));
  const format = names.find((name) => FORMATS.includes(name));
  const isAny = names.some((name) => !TYPES.includes(name) && name !== format);
  if (isAny || names.length === 0) return {};
  if (format !== undefined) return { type: "string", format };
  return { type: standard.length === 1 ? standard[0] : standard };
}

/** An empty list is the default of an object, too. */
function isDefault(value: unknown, type: unknown): boolean {
  if (value === undefined || value === null) return false;
  return !Array.isArray(value) || [type].flat().includes("array");
}
