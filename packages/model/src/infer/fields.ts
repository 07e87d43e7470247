import type { Field } from "#nouns/field.ts";
import { ExactNumber } from "#nouns/json.ts";
import { isMap, isTrueAt, textOf } from "#read/member.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { pickNumbers, readBounds } from "./bounds.ts";
import { readChoices } from "./choices.ts";
import { declaredText } from "./extension.ts";
import type { FieldContext } from "./field-context.ts";
import { ANSWER_DEPTH } from "./field-depth.ts";
import { readOrigin } from "./field-origin.ts";
import { inferTextKind, inferUnixTime } from "./field-kinds.ts";
import { shortenText } from "./shorten-text.ts";
import { readSmallJson } from "./small-json.ts";
import { labelOf, splitWords } from "./words.ts";

type Base = Pick<Field, "name" | "label" | "isRequired">;
type ByType = (context: FieldContext, base: Base, schema: Schema) => Field;

/** A property or a parameter as a field: what kind of value it is to a person. */
export function readField(
  context: FieldContext,
  node: unknown,
  { name, isRequired }: { readonly name: string; readonly isRequired: boolean },
): Field {
  const known = isMap(node) ? knownFields(context, node) : new Map<string, Field>();
  const open = context.open.join(" ");
  const key = `${name} ${isRequired ? 1 : 0}${context.isAnswer ? 1 : 0}${context.depth} ${open}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const field = makeField(context, node, { name, isRequired });
  known.set(key, field);
  return field;
}

function knownFields(context: FieldContext, node: object): Map<string, Field> {
  const known = context.known.get(node) ?? new Map<string, Field>();
  context.known.set(node, known);
  return known;
}

function makeField(
  context: FieldContext,
  node: unknown,
  { name, isRequired }: { readonly name: string; readonly isRequired: boolean },
): Field {
  const schema = readSchema(context.document, node);
  const base = readBase(context, schema, { name, isRequired });
  const field = byType[typeOf(schema)](context, base, schema);
  const origin = readOrigin(context, schema, field);
  if (origin !== undefined) context.origins.set(field, origin);
  return field;
}

/** The properties of an object schema as fields, less those that go the other way (OpenAPI 3.0, "readOnly", "writeOnly"). */
export function readFields(context: FieldContext, schema: Schema): readonly Field[] {
  return [...schema.properties]
    .slice(0, MOST_FIELDS)
    .map(([name, node]) =>
      readField(context, node, { name, isRequired: schema.required.has(name) }),
    )
    .filter((field) => !(context.isAnswer ? field.isWriteOnly : field.isReadOnly));
}

const MOST_FIELDS = 500;
/** A group inside another with more than this is easier to read as JSON. */
const MOST_INSIDE = 80;

type ValueType = "text" | "number" | "boolean" | "list" | "group" | "json";

function typeOf(schema: Schema): ValueType {
  const { types } = schema;
  if (types.includes("array")) return "list";
  if (types.includes("object")) {
    if (schema.properties.size > 0 && types.length === 1) return "group";
    // Text or the object that it names: answers carry the text unless asked to expand it.
    return types.includes("string") && schema.variants.length > 0 ? "text" : "json";
  }
  // .NET lets numbers be sent as text too, and answers numbers.
  if (types.includes("string") && !isNumberToo(schema)) return "text";
  if (types.includes("file")) return "text";
  if (types.includes("number") || types.includes("integer")) return "number";
  return types.includes("boolean") ? "boolean" : "json";
}

function isNumberToo({ types, keywords }: Schema): boolean {
  const isNumber = types.includes("integer") || types.includes("number");
  return isNumber && /^(?:u?int\d*|double|float|decimal)$/.test(String(keywords["format"] ?? ""));
}

const byType: { readonly [type in ValueType]: ByType } = {
  text: readTextField,
  number: readNumberField,
  boolean: (_context, base) => ({ ...base, kind: "boolean" }),
  list: readListField,
  group: readGroupField,
  json: (_context, base) => ({ ...base, kind: "json" }),
};

function readTextField(_context: FieldContext, base: Base, schema: Schema): Field {
  const choices = readChoices(schema);
  if (choices !== undefined) return { ...base, kind: "choice", choices };
  const kind = schema.types.includes("file") ? "file" : inferTextKind(base.name, schema);
  if (kind === "date" || kind === "date-time" || kind === "time") return { ...base, kind };
  if (kind === "number") {
    const isInteger = /int/.test(String(schema.keywords["format"]));
    return { ...base, kind, isText: true, ...(isInteger ? { isInteger } : {}) };
  }
  const { format, pattern } = schema.keywords;
  return {
    ...base,
    kind,
    ...pickNumbers(schema, ["minLength", "maxLength"]),
    ...(typeof pattern === "string" && pattern.length <= 300 ? { pattern } : {}),
    ...(kind === "text" && typeof format === "string" ? { format: format.slice(0, 40) } : {}),
  };
}

function readNumberField(_context: FieldContext, base: Base, schema: Schema): Field {
  const choices = readChoices(schema);
  if (choices !== undefined) return { ...base, kind: "choice", choices };
  const unix = inferUnixTime(base.name, schema);
  if (unix !== undefined) return { ...base, kind: "date-time", unix };
  return {
    ...base,
    kind: "number",
    ...(schema.types.includes("number") && !/int/.test(String(schema.keywords["format"] ?? ""))
      ? {}
      : { isInteger: true }),
    ...readBounds(schema),
  };
}

function readListField(context: FieldContext, base: Base, schema: Schema): Field {
  const items = schema.items ?? itemsOfVariants(context, schema);
  const item = readSchema(context.document, items);
  const choices =
    typeOf(item) === "text" || typeOf(item) === "number" ? readChoices(item) : undefined;
  if (choices !== undefined) return { ...base, kind: "choices", choices };
  if (context.depth <= 0 && (typeOf(item) === "group" || typeOf(item) === "list")) {
    return { ...base, kind: "json" };
  }
  const inner = { ...context, depth: context.depth - (typeOf(item) === "list" ? 1 : 0) };
  return {
    ...base,
    kind: "list",
    item: readField(inner, items, { name: base.name, isRequired: true }),
  };
}

/** `oneOf` a value and a list of such values: the list, as it can say both. */
function itemsOfVariants(context: FieldContext, schema: Schema): unknown {
  for (const variant of schema.variants) {
    const { items } = readSchema(context.document, variant);
    if (items !== undefined) return items;
  }
  return schema.variants[0];
}

function readGroupField(context: FieldContext, base: Base, schema: Schema): Field {
  const isOpen = schema.names.some((name) => context.open.includes(name));
  const isWide = schema.properties.size > MOST_INSIDE && context.open.length > 0;
  if (context.depth <= 0 || isOpen || isWide) return { ...base, kind: "json" };
  const open = [...context.open, ...schema.names];
  return {
    ...base,
    kind: "group",
    fields: readFields({ ...context, depth: context.depth - 1, open }, schema),
  };
}

function readBase(
  context: FieldContext,
  schema: Schema,
  { name, isRequired }: { readonly name: string; readonly isRequired: boolean },
): Base {
  const { keywords } = schema;
  const description = shortenText(textOf(keywords, "description"), proseLimit(context));
  const standard = context.isAnswer ? undefined : readSmallJson(keywords["default"]);
  const example = context.isAnswer ? undefined : readExample(schema);
  return {
    name,
    label: declaredText(keywords["x-quarterdeck-label"]) ?? readLabel(name, schema),
    isRequired,
    ...(description === undefined ? {} : { description }),
    ...(isTrueAt(keywords, "readOnly") ? { isReadOnly: true } : {}),
    ...(isTrueAt(keywords, "writeOnly") ? { isWriteOnly: true } : {}),
    ...(schema.isNullable ? { isNullable: true } : {}),
    ...(isTrueAt(keywords, "deprecated") ? { isDeprecated: true } : {}),
    ...(standard === undefined ? {} : { default: standard }),
    ...(example === undefined ? {} : { example }),
  };
}

/** The deeper, the less is said: a model is read whole before anything shows. */
function proseLimit({ isAnswer, isLarge, depth }: FieldContext): number {
  if (isAnswer) return depth >= ANSWER_DEPTH && !isLarge ? 100 : 0;
  if (isLarge) return depth >= 2 ? 80 : 0;
  return depth >= 2 ? 160 : 80;
}

function readExample(schema: Schema) {
  const { example, examples } = schema.keywords;
  const first: unknown = example ?? (Array.isArray(examples) ? examples[0] : undefined);
  const isWhole = typeof first === "object" && !(first instanceof ExactNumber);
  return isWhole ? undefined : readSmallJson(first);
}

/** The title where it says other words than the name does (generators write the name again), else the name. */
function readLabel(name: string, schema: Schema): string {
  const title = textOf(schema.keywords, "title");
  const isForPeople =
    title !== undefined &&
    title.length <= 40 &&
    /^\p{Lu}.*[ \p{Ll}]/u.test(title) &&
    !schema.types.includes("object") &&
    !schema.types.includes("array") &&
    !/[.<>_{}]|\p{Ll}\p{Lu}/u.test(title) &&
    schema.names.length === 0;
  return isForPeople && splitWords(title).join("") !== splitWords(name).join("")
    ? title
    : labelOf(name);
}
