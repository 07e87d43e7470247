import type { Field } from "#types/field.ts";
import { ExactNumber } from "#types/json.ts";
import type { Parameter, ParameterStyle } from "#types/operation.ts";
import { entriesOf, isMap, isTrueAt, listOf, memberOf, textOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";
import type { PathTemplate } from "#read/path-template.ts";
import { resolve } from "#read/resolve.ts";
import type { CallParameter } from "./call.ts";
import { declaredText } from "#infer/fields/extension.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { readField } from "#infer/fields/fields.ts";
import { bindTemplate } from "./path-parameters.ts";
import { shortenText } from "#infer/names/shorten-text.ts";
import { readSmallJson } from "#infer/fields/small-json.ts";
import { labelOf } from "#infer/names/words.ts";

const PLACES: readonly Parameter["in"][] = ["path", "query", "header", "cookie", "querystring"];

/** What each place may be written in; its first is the default (OpenAPI 3.1, "Style Values"). */
const STYLES: { readonly [place in Parameter["in"]]: readonly ParameterStyle[] } = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
  querystring: ["form"],
};

/** Headers that a parameter cannot set (OpenAPI 3.1, "Parameter Object"): other parts of the description say them. */
const IGNORED_HEADERS = new Set(["accept", "content-type", "authorization"]);

/** The parameters of an operation: its own, its path's, and those that only the path template names. */
export function readParameters(
  context: FieldContext,
  template: PathTemplate,
  nodes: readonly unknown[],
): readonly CallParameter[] {
  const byPlace = new Map<string, CallParameter>();
  for (const node of nodes) {
    const found = readParameter(context, readReferred(context, node));
    if (found !== undefined) byPlace.set(`${found.parameter.in} ${found.parameter.name}`, found);
  }
  return bindTemplate(template, [...byPlace.values()], (name, place, isRequired) =>
    addUndeclared(context, { name, place, isRequired }),
  );
}

/** What may stand beside a reference: formally the description alone, in practice what makes the parameter the operation's own. */
const OVERRIDES = ["description", "required", "example"];

function readReferred({ document }: FieldContext, node: unknown): unknown {
  const { value } = resolve(document, node);
  if (value === node || !isMap(value)) return value;
  const own = OVERRIDES.flatMap((name) => {
    const given = memberOf(node, name);
    return given === undefined ? [] : [[name, given] as const];
  });
  return own.length === 0 ? value : { ...value, ...Object.fromEntries(own) };
}

function readParameter(context: FieldContext, node: unknown): CallParameter | undefined {
  const name = memberOf(node, "name");
  const place = PLACES.find((item) => item === memberOf(node, "in"));
  if (!isMap(node) || typeof name !== "string" || place === undefined) return undefined;
  if (place === "header" && IGNORED_HEADERS.has(name.toLowerCase())) return undefined;
  const [mediaType, content] = entriesOf(memberOf(node, "content"))[0] ?? [];
  const media = resolve(context.document, content).value;
  // Swagger 2.0 writes the schema into the parameter, and so do documents that say they are newer.
  const own = memberOf(node, "schema") ?? (Object.hasOwn(node, "type") ? node : undefined);
  const schema = mediaType === undefined ? own : memberOf(media, "schema");
  const isRequired = place === "path" || isTrueAt(node, "required");
  const styles = STYLES[place];
  const style = styles.find((item) => item === memberOf(node, "style")) ?? styles[0] ?? "form";
  const explode = memberOf(node, "explode");
  const parameter: Parameter = {
    name,
    in: place,
    isRequired,
    style,
    explode: typeof explode === "boolean" ? explode : style === "form",
    ...(isTrueAt(node, "allowReserved") ? { allowReserved: true } : {}),
    ...(mediaType === undefined ? {} : { mediaType }),
    field: readOwnField(context, node, { name, isRequired, schema }),
  };
  if (place === "header" && parameter.field.label === labelOf(name)) {
    const label = labelOf(name.replace(/^x-/i, ""));
    return { parameter: { ...parameter, field: { ...parameter.field, label } }, schema };
  }
  return { parameter, schema };
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
  const field = readField(context, schema ?? {}, { name, isRequired });
  const label = declaredText(memberOf(node, "x-quarterdeck-label"));
  const description = shortenText(textOf(node, "description"), context.isLarge ? 80 : 160);
  const [shown] = entriesOf(memberOf(node, "examples"));
  const example = readSmallJson(
    memberOf(node, "example") ?? readExampleValue(resolve(context.document, shown?.[1]).value),
  );
  const standard =
    field.default ??
    fixedValue(name, field) ??
    (isRequired ? versionIn(context, name, field) : undefined);
  return {
    ...field,
    // A parameter without a schema, or one that says nothing, is typed as text.
    ...(field.kind === "json" && !isMap(memberOf(node, "content")) && isBlank(schema)
      ? { kind: "text" }
      : {}),
    ...(label === undefined ? {} : { label }),
    ...(description === undefined ? {} : { description }),
    ...(isTrueAt(node, "deprecated") ? { isDeprecated: true } : {}),
    ...(example === undefined || (typeof example === "object" && !(example instanceof ExactNumber))
      ? {}
      : { example }),
    ...(standard === undefined ? {} : { default: standard }),
  };
}

/** The value of an Example Object; OpenAPI 3.2 tells the value from how it is written. */
function readExampleValue(example: unknown): unknown {
  return ["value", "dataValue", "serializedValue"]
    .map((key) => memberOf(example, key))
    .find((value) => value !== undefined);
}

/** `/issues.{format}` asks for JSON, and a choice of one is no choice. */
function fixedValue(name: string, field: Field) {
  if (field.kind !== "choice") return /^_?format$/.test(name) ? "json" : undefined;
  const values = field.choices.map((choice) => choice.value);
  if (values.length === 1) return values[0];
  return /^_?format$/.test(name) ? values.find((value) => value === "json") : undefined;
}

/** A version that every call must name is not for a person to type (`api-version`). */
function versionIn({ document }: FieldContext, name: string, field: Field) {
  if (!/^(?:x-)?(?:api[-_]?)?version$/i.test(name)) return undefined;
  return field.example ?? textOf(memberOf(document.root, "info"), "version");
}

function isBlank(schema: unknown): boolean {
  return (
    !isMap(schema) ||
    ["type", "$ref", "properties", "anyOf", "oneOf", "allOf"].every((key) => !(key in schema))
  );
}

function addUndeclared(
  context: FieldContext,
  {
    name,
    place,
    isRequired,
  }: Pick<Parameter, "name" | "isRequired"> & { readonly place: "path" | "query" },
): CallParameter {
  const field = readField(context, { type: "string" }, { name, isRequired });
  const standard = fixedValue(name, field);
  return {
    parameter: {
      name,
      in: place,
      isRequired,
      style: place === "path" ? "simple" : "form",
      explode: place !== "path",
      field: { ...field, ...(standard === undefined ? {} : { default: standard }) },
    },
    schema: undefined,
  };
}

/** The parameter nodes of a path item and of its operation; the operation's stand last and win. */
export function parameterNodes(item: JsonMap, operation: JsonMap): readonly unknown[] {
  return [...listOf(item, "parameters"), ...listOf(operation, "parameters")];
}
