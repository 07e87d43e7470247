import type { JsonPath } from "#types/json.ts";
import { shortText } from "#request/values/short-text.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";

/** Server error for one value, by its path in the body (or its parameter name). */
export interface FieldProblem {
  readonly path: JsonPath;
  readonly message: string;
  /** The path is read from the first words of the message, which may name something else. */
  readonly isGuess?: true;
}

const MOST_FIELDS = 100;
const FIELD_LENGTH = 300;
const MOST_LEVELS = 6;

/** Errors of a list with one item for each value. */
export function readItems(list: unknown): readonly FieldProblem[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST_FIELDS).flatMap((item) => {
    const nested = nestedLists.flatMap((path) => readItems(valueAt(item, path)));
    return nested.length > 0 ? nested : readItem(item);
  });
}

/** Lists of one error for each value in an error of the whole request. */
const nestedLists: readonly JsonPath[] = [
  ["fieldViolations"],
  ["errors"],
  ["detail"],
  ["details"],
  ["data", "errors"],
  ["extensions", "errors"],
  ["meta", "errors"],
];

type ReadPath = (value: unknown) => JsonPath | undefined;

/** Locations of the path in an item. */
const pathLocations: readonly (readonly [JsonPath, ReadPath])[] = [
  [["pointer"], readPointer],
  [["source", "pointer"], readPointer],
  [["source", "parameter"], readName],
  [["instancePath"], readPointer],
  [["dataPath"], readPointer],
  [["loc"], readLocation],
  [["path"], readPointer],
  [["path"], readSteps],
  [["extensions", "field"], readName],
  [["info", "missingProperty"], readName],
  [["params", "missingProperty"], readName],
  [["field"], readName],
  [["parameter"], readName],
  [["propertyPath"], readName],
  [["property"], readName],
  [["param"], readName],
  [["name"], readName],
  [["key"], readName],
  [["fieldName"], readName],
  [["attribute"], readName],
  [["attributeName"], readName],
  [["propertyName"], readName],
  [["parameterName"], readName],
  [["argument"], readName],
  [["column"], readName],
  [["meta", "field"], readName],
  [["context", "key"], readName],
  [["target"], readTarget],
];

const messageNames = [
  "detail",
  "message",
  "msg",
  "reason",
  "defaultMessage",
  "errorMessage",
  "problem",
  "error",
  "text",
  "description",
  "title",
  "code",
];

/** Error of an item that names its value. */
export function readItem(item: unknown): readonly FieldProblem[] {
  if (Array.isArray(item)) return readPair(item);
  const constraints = valueAt(item, ["constraints"]);
  const text =
    messageNames.map((name) => scalarText(valueAt(item, [name]))).find(Boolean) ??
    (isJsonObject(constraints) ? scalarText(Object.values(constraints)[0]) : undefined);
  if (text === undefined) return readSingle(item);
  const message = shortText(text, FIELD_LENGTH);
  for (const [location, read] of pathLocations) {
    const path = read(valueAt(item, location));
    if (path && path.length > 0) return [{ path, message }];
  }
  // Joi and JSON Schema name the value in the sentence only: `"name" is required`.
  const quoted = /^["']([\w.[\]-]{1,100})["']|property ["']([\w.-]{1,100})["']/.exec(message);
  const name = quoted?.[1] ?? quoted?.[2];
  return name === undefined ? [] : [{ path: splitName(name), message }];
}

/** `["name", "is taken"]` */
function readPair([name, message, ...others]: readonly unknown[]): readonly FieldProblem[] {
  const isPair = typeof name === "string" && typeof message === "string" && others.length === 0;
  return isPair && /^[\w.-]+$/.test(name)
    ? [{ path: splitName(name), message: shortText(message, FIELD_LENGTH) }]
    : [];
}

/** `{"name": "is taken"}` */
function readSingle(item: unknown): readonly FieldProblem[] {
  if (!isJsonObject(item)) return [];
  const values = Object.values(item);
  return values.length === 1 && values.every((value) => typeof value === "string" || isTexts(value))
    ? readMembers(item, [], true)
    : [];
}

/** `{name: ["is taken"], address: {city: ["…"]}}` */
export function readMembers(
  members: unknown,
  above: JsonPath,
  takesText: boolean,
): readonly FieldProblem[] {
  if (!isJsonObject(members) || above.length > MOST_LEVELS) return [];
  const fields = Object.entries(members)
    .slice(0, MOST_FIELDS)
    .filter(([name]) => !notFields.has(name))
    .flatMap(([name, value]): readonly FieldProblem[] => {
      const path = [...above, ...splitName(name)];
      const text = isTexts(value) ? value.join(" · ") : takesText ? value : undefined;
      const inner =
        takesText && isJsonObject(value) ? (value["message"] ?? value["msg"]) : undefined;
      const own = typeof text === "string" ? text : inner;
      if (typeof own === "string") return [{ path, message: shortText(own, FIELD_LENGTH) }];
      return Array.isArray(value)
        ? readRows(value, path, takesText)
        : readMembers(value, path, takesText);
    });
  return fields.slice(0, MOST_FIELDS);
}

/** One entry for each item of a list, empty if the item has no error (DRF), or several objects with a message each. */
function readRows(
  rows: readonly unknown[],
  above: JsonPath,
  takesText: boolean,
): readonly FieldProblem[] {
  return rows.slice(0, MOST_FIELDS).flatMap((row, index): readonly FieldProblem[] => {
    const text = ["message", "msg", "detail"]
      .map((name) => valueAt(row, [name]))
      .find((one) => typeof one === "string");
    return typeof text === "string"
      ? [{ path: above, message: shortText(text, FIELD_LENGTH) }]
      : readMembers(row, [...above, String(index)], takesText);
  });
}

/** Members about the whole body, among the names of values. */
const notFields: ReadonlySet<string> = new Set(["non_field_errors", "message", ""]);

function isTexts(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string")
  );
}

/** JSON pointer (RFC 6901), with or without `#`, without the envelope of JSON:API. */
function readPointer(value: unknown): JsonPath | undefined {
  if (typeof value !== "string" || !/^#?\//.test(value)) return undefined;
  const steps = value
    .slice(value.indexOf("/") + 1)
    .split("/")
    .map(decodeStep);
  const isJsonApi = steps[0] === "data" && /^(?:attributes|relationships)$/.test(steps[1] ?? "");
  return limitPath(isJsonApi ? steps.slice(2) : steps);
}

function decodeStep(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Steps that start with the location in the request, as FastAPI writes them: `["body", "price"]`. */
function readLocation(value: unknown): JsonPath | undefined {
  const steps = readSteps(value);
  const isPart = /^(?:body|query|path|header|cookie)$/.test(steps?.[0] ?? "");
  return isPart ? steps?.slice(1) : steps;
}

/** Path to a property (OData, Azure), which may start with the name of the parameter of an action: `in/amount`. */
function readTarget(value: unknown): JsonPath | undefined {
  if (typeof value !== "string") return undefined;
  const steps = value
    .replace(/^(?:\$?in)?\//, "")
    .split("/")
    .filter((step) => !/\(/.test(step));
  return readName(steps.join("."));
}

function readSteps(value: unknown): JsonPath | undefined {
  if (!Array.isArray(value)) return typeof value === "string" ? readName(value) : undefined;
  const steps = value.map(scalarText).filter((step) => step !== undefined);
  return limitPath(steps);
}

function readName(value: unknown): JsonPath | undefined {
  return typeof value === "string" && value !== "" ? splitName(value) : undefined;
}

/** `items[0].name`, `items.0.name` and `$.items[0].name` are the same path. */
export function splitName(name: string): JsonPath {
  const steps = name
    .slice(0, 500)
    .split(/[.[\]]+/)
    .filter((step) => step !== "" && step !== "$");
  return limitPath(steps);
}

function limitPath(steps: JsonPath): JsonPath {
  return steps.slice(0, 20).map((step) => shortText(step, 100));
}
