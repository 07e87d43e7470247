import type { Field } from "#types/field.ts";
import { ExactNumber } from "#types/json.ts";
import type { Parameter, ParameterStyle } from "#types/operation.ts";
import { entriesOf, isMap, isTrueAt, listOf, memberOf, textOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";
import type { PathTemplate } from "#read/path-template.ts";
import { resolve } from "#read/resolve.ts";
import { readSchema } from "#read/schema.ts";
import type { CallParameter } from "./call.ts";
import { declaredText } from "#infer/fields/extension.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { readField } from "#infer/fields/fields.ts";
import { withLabelsInProse } from "#infer/fields/prose-labels.ts";
import { bindTemplate } from "./path-parameters.ts";
import { shortenText } from "#infer/names/shorten-text.ts";
import { readSmallJson } from "#infer/fields/small-json.ts";
import { labelOf } from "#infer/names/words.ts";

const LOCATIONS: readonly Parameter["in"][] = ["path", "query", "header", "cookie", "querystring"];

/** Styles of each location; the first is the default (OpenAPI 3.1, "Style Values"). */
const STYLES: { readonly [location in Parameter["in"]]: readonly ParameterStyle[] } = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
  querystring: ["form"],
  body: ["form"],
};

/** Headers that a parameter cannot describe (OpenAPI 3.1, "Parameter Object"). */
const IGNORED_HEADERS = new Set(["accept", "content-type", "authorization"]);

/** Parameters of an operation: its own, those of its path item, and those that only the path template names. */
export function readParameters(
  context: FieldContext,
  template: PathTemplate,
  nodes: readonly unknown[],
): readonly CallParameter[] {
  const byLocation = new Map<string, CallParameter>();
  for (const node of nodes) {
    const parameterWithSchema = readParameter(context, readReferred(context, node));
    if (parameterWithSchema !== undefined)
      byLocation.set(
        `${parameterWithSchema.parameter.in} ${parameterWithSchema.parameter.name}`,
        parameterWithSchema,
      );
  }
  return bindTemplate(template, [...byLocation.values()], (name, location, isRequired) =>
    createUndeclared(context, { name, location, isRequired }),
  );
}

/** Members that override a referenced parameter: formally only `description`, in practice these. */
const OVERRIDES = ["description", "required", "example"];

function readReferred({ document }: FieldContext, node: unknown): unknown {
  const { value } = resolve(document, node);
  if (value === node || !isMap(value)) return value;
  const own = OVERRIDES.flatMap((name) => {
    const override = memberOf(node, name);
    return override === undefined ? [] : [[name, override] as const];
  });
  return own.length === 0 ? value : { ...value, ...Object.fromEntries(own) };
}

function readParameter(context: FieldContext, node: unknown): CallParameter | undefined {
  const name = memberOf(node, "name");
  const location = LOCATIONS.find((item) => item === memberOf(node, "in"));
  if (!isMap(node) || typeof name !== "string" || location === undefined) return undefined;
  if (location === "header" && IGNORED_HEADERS.has(name.toLowerCase())) return undefined;
  const [mediaType, content] = entriesOf(memberOf(node, "content"))[0] ?? [];
  const media = resolve(context.document, content).value;
  // Swagger 2.0 has the schema members in the parameter, and so do some newer documents.
  const own = memberOf(node, "schema") ?? (Object.hasOwn(node, "type") ? node : undefined);
  const schema = mediaType === undefined ? own : memberOf(media, "schema");
  const isRequired = location === "path" || isTrueAt(node, "required") || mustBeTrue(node);
  const styles = STYLES[location];
  const style =
    styles.find((item) => item === memberOf(node, "style")) ??
    (location === "query" && mediaType === undefined && isBracketed(context, node, schema)
      ? "deepObject"
      : (styles[0] ?? "form"));
  const explode = memberOf(node, "explode");
  const parameter: Parameter = {
    name,
    in: location,
    isRequired,
    style,
    explode: typeof explode === "boolean" ? explode : style === "form",
    ...(isTrueAt(node, "allowReserved") ? { allowReserved: true } : {}),
    ...(isTrueAt(schema, "x-quarterdeck-escape") ? { isEscaped: true } : {}),
    ...(mediaType === undefined ? {} : { mediaType }),
    field: readOwnField(context, node, { name, isRequired, schema }),
  };
  if (location === "header" && parameter.field.label === labelOf(name)) {
    const label = labelOf(name.replace(/^x-/i, ""));
    return { parameter: { ...parameter, field: { ...parameter.field, label } }, schema };
  }
  const prose = textOf(node, "description");
  const isWhole = prose === undefined || prose.length === parameter.field.description?.length;
  return { parameter, schema, ...(!isWhole && { prose }) };
}

/** Item of a list with the only text of the list's example: `*` of `["*"]`. */
function withItemExample(field: Field, example: unknown): Field | undefined {
  if (field.kind !== "list" || field.item.example !== undefined) return undefined;
  const [text, ...others] = Array.isArray(example) ? (example as readonly unknown[]) : [];
  return typeof text === "string" && others.length === 0
    ? { ...field.item, example: text }
    : undefined;
}

function readOwnField(
  context: FieldContext,
  node: JsonMap,
  {
    name,
    isRequired,
    schema,
  }: { readonly name: string; readonly isRequired: boolean; readonly schema: unknown },
): Field {
  const field = withLabelsInProse(
    withOptionalMembers(readField(context, schema ?? {}, { name, isRequired })),
    textOf(node, "description"),
  );
  const label = declaredText(memberOf(node, "x-quarterdeck-label"));
  const description = shortenText(textOf(node, "description"), context.isLarge ? 80 : 160);
  const [namedExample] = entriesOf(memberOf(node, "examples"));
  const example = readSmallJson(
    memberOf(node, "example") ??
      readExampleValue(resolve(context.document, namedExample?.[1]).value),
  );
  const item = withItemExample(field, example ?? readSmallJson(memberOf(schema, "example")));
  const defaultValue =
    (field.kind === "boolean" && mustBeTrue(node) ? true : field.default) ??
    readFixedValue(name, field) ??
    (isRequired ? readVersion(context, name, field) : undefined);
  return {
    ...field,
    // A parameter without a type is entered as text, as is a time in another form than RFC 3339.
    ...((field.kind === "json" && !isMap(memberOf(node, "content")) && isBlank(schema)) ||
    isTextTime(field)
      ? { kind: "text" }
      : {}),
    ...(label === undefined ? {} : { label }),
    ...(description === undefined ? {} : { description }),
    ...(isTrueAt(node, "deprecated") ? { isDeprecated: true } : {}),
    ...(example === undefined || (typeof example === "object" && !(example instanceof ExactNumber))
      ? {}
      : { example }),
    ...(item && { item }),
    ...(defaultValue === undefined ? {} : { default: defaultValue }),
  };
}

function isTextTime(field: Field): boolean {
  return field.kind === "date-time" && field.isText === true && field.unix === undefined;
}

/** A filter with the schema of whole records has conditions on some of their members. */
function withOptionalMembers(field: Field): Field {
  if (field.kind !== "group" || field.isRequired || !FILTER.test(field.name)) return field;
  return { ...field, fields: field.fields.map((one) => ({ ...one, isRequired: false })) };
}

const FILTER = /^(?:filters?|filter_?by|where|query|q|search|criteria|conditions?)$/i;

const CONDITIONS = /^(?:filters?|where|sort|order)(?:_?by)?(?:_[a-z]+)?$/i;

/** Comparisons: `?$gte=5` alone does not name the compared value. */
const OPERATOR = /^[$_]?(?:gte?|lte?)$/i;

/**
 * True for an object without a style whose members need its name: unknown members if its name or words show brackets
 * (`sort_by[name]=desc`), and operators (`created[$gte]=2026-01-01`).
 */
function isBracketed({ document }: FieldContext, node: JsonMap, schema: unknown): boolean {
  if (Object.hasOwn(node, "style") || Object.hasOwn(node, "explode")) return false;
  const { properties } = readSchema(document, schema);
  if ([...properties.keys()].some((name) => OPERATOR.test(name))) return true;
  const isOpen = memberOf(schema, "type") === "object" && properties.size === 0;
  const name = textOf(node, "name") ?? "";
  const isShown = (textOf(node, "description") ?? "").includes(`${name}[`);
  return isOpen && (CONDITIONS.test(name) || isShown);
}

const MUST_BE_TRUE =
  /(?:^|[.;]\s+)(?:(?:this|the (?:flag|parameter|value)) )?(?:is )?(?:required to|must|has to|needs to) be (?:set to )?["'`]?true\b(?!["'`]? (?:if|when|unless|for|to|in order))/i;

/** True for a switch that its description requires to be on: "Required to be true, as terms do not support trashing." */
function mustBeTrue(node: JsonMap): boolean {
  return MUST_BE_TRUE.test(textOf(node, "description") ?? "");
}

/** Value of an Example Object (OpenAPI 3.2 adds `dataValue` and `serializedValue`). */
function readExampleValue(example: unknown): unknown {
  return ["value", "dataValue", "serializedValue"]
    .map((key) => memberOf(example, key))
    .find((value) => value !== undefined);
}

/** Value that is not the user's choice: JSON for `/issues.{format}`, or the only choice. */
function readFixedValue(name: string, field: Field) {
  if (field.kind !== "choice") return /^_?format$/.test(name) ? "json" : undefined;
  const values = field.choices.map((choice) => choice.value);
  if (values.length === 1) return values[0];
  return /^_?format$/.test(name) ? values.find((value) => value === "json") : undefined;
}

/** Default of an API version parameter (`api-version`). */
function readVersion({ document }: FieldContext, name: string, field: Field) {
  if (!/^(?:x-)?(?:api[-_]?)?version$/i.test(name)) return undefined;
  const version = field.example ?? textOf(memberOf(document.root, "info"), "version");
  if (field.kind !== "number") return version;
  // The number `version` of a write is that of a record.
  const isNumber = field.isInteger === true ? Number.isInteger : Number.isFinite;
  return isNumber(Number(version)) ? version : undefined;
}

function isBlank(schema: unknown): boolean {
  return (
    !isMap(schema) ||
    ["type", "$ref", "properties", "anyOf", "oneOf", "allOf"].every(
      (key) => !Object.hasOwn(schema, key),
    )
  );
}

function createUndeclared(
  context: FieldContext,
  {
    name,
    location,
    isRequired,
  }: Pick<Parameter, "name" | "isRequired"> & { readonly location: "path" | "query" },
): CallParameter {
  const field = readField(context, { type: "string" }, { name, isRequired });
  const defaultValue = readFixedValue(name, field);
  return {
    parameter: {
      name,
      in: location,
      isRequired,
      style: location === "path" ? "simple" : "form",
      explode: location !== "path",
      field: { ...field, ...(defaultValue === undefined ? {} : { default: defaultValue }) },
    },
    schema: undefined,
  };
}

/** Parameter nodes of a path item and its operation; those of the operation are last and win. */
export function parameterNodes(item: JsonMap, operation: JsonMap): readonly unknown[] {
  return [...listOf(item, "parameters"), ...listOf(operation, "parameters")];
}
