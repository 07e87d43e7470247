import type { Field, MapField } from "#types/field.ts";
import { isMap, isTrueAt, mapOf, memberOf, textOf } from "#read/member.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { distinguishFields } from "#infer/names/distinct-labels.ts";
import { readCounts } from "./bounds.ts";
import { readChoices } from "./choices.ts";
import { proseLimit, readBasics } from "./field-basics.ts";
import type { FieldBasics } from "./field-basics.ts";
import type { FieldContext, SchemaFacts } from "./field-context.ts";
import { readSchemaFacts } from "./schema-facts.ts";
import { mixedTypes, mixFields } from "./mixed-types.ts";
import { readPattern } from "./read-pattern.ts";
import { withRemovals } from "./item-removals.ts";
import { readNumberField, readTextField } from "./scalar-fields.ts";
import { nameShape } from "./shape-registry.ts";
import { readVariants } from "./variants.ts";

type ByType = (context: FieldContext, base: FieldBasics, schema: Schema) => Field;

/** Reads a property or a parameter as a field. The results are cached by schema. */
export function readField(
  context: FieldContext,
  node: unknown,
  { name, isRequired }: { readonly name: string; readonly isRequired: boolean },
): Field {
  const schema = readSchema(context.document, node);
  const cache = isMap(node) ? fieldCacheOf(context, schema) : new Map<string, Field>();
  const flags = [isRequired, context.isResponse, context.isRequestBody === true]
    .map(Number)
    .join("");
  const key = `${name} ${flags}${depthKey(context, schema)}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const field = buildField(context, schema, { name, isRequired });
  cache.set(key, field);
  return field;
}

/** Depth and enclosing schemas, on which a field depends; of a scalar only the length of its description does. */
function depthKey(context: FieldContext, schema: Schema): string {
  const { types, variants, keywords } = schema;
  const isScalar = types.length === 1 && scalarTypes.has(typeOf(schema)) && variants.length === 0;
  if (!isScalar) return `${context.depth} ${context.open.join(" ")}`;
  return keywords["description"] === undefined ? "" : `-${proseLimit(context)}`;
}

const scalarTypes: ReadonlySet<ValueType> = new Set(["text", "number", "boolean"]);

function fieldCacheOf({ fieldCache }: FieldContext, schema: Schema): Map<string, Field> {
  const existing = fieldCache.get(schema);
  if (existing !== undefined) return existing;
  const cache = new Map<string, Field>();
  fieldCache.set(schema, cache);
  return cache;
}

/** Builds the field of a schema and stores the facts that later stages need. */
export function buildField(
  context: FieldContext,
  schema: Schema,
  { name, isRequired }: { readonly name: string; readonly isRequired: boolean },
): Field {
  const base = readBasics(context, schema, { name, isRequired });
  const field =
    readMixedField(context, base, schema) ?? byType[typeOf(schema)](context, base, schema);
  const unread = field.kind === "json" ? unreadObject(context, schema) : undefined;
  const facts = readSchemaFacts(context, schema, field);
  if (facts !== undefined || unread !== undefined) {
    const names = unread?.names ?? [];
    context.schemaFacts.set(field, { names, pointer: schema.pointer, ...facts, ...unread });
  }
  return field;
}

const MAX_UNREAD = 40;

/** An object or a list of objects that was not read: it may still refer to a record. */
function unreadObject(
  context: FieldContext,
  schema: Schema,
): Pick<SchemaFacts, "names" | "nestedFields" | "isList"> | undefined {
  const isList = typeOf(schema) === "list";
  const object = isList ? readSchema(context.document, schema.items) : schema;
  if (typeOf(object) !== "group" || object.properties.size > MAX_UNREAD) return undefined;
  const nestedFields = () => readFields({ ...context, depth: 0 }, object);
  return { names: object.names, nestedFields, ...(isList ? { isList } : {}) };
}

/** Fields of an object schema without those of the other direction (OpenAPI 3.0, "readOnly", "writeOnly"). */
export function readFields(context: FieldContext, schema: Schema): readonly Field[] {
  return readMembers(context, schema).filter(
    (field) => !(context.isResponse ? field.isWriteOnly : field.isReadOnly),
  );
}

function readMembers(context: FieldContext, schema: Schema): readonly Field[] {
  const members = [...schema.properties].slice(0, MAX_FIELDS);
  return distinguishFields(
    members.map(([name, node]) =>
      readField(context, node, { name, isRequired: schema.required.has(name) }),
    ),
  );
}

const MAX_FIELDS = 500;
/** A nested group with more fields is easier to read as JSON. */
const MAX_NESTED = 80;

/** Field of a request value of several types: one of them is chosen. */
function readMixedField(
  context: FieldContext,
  base: FieldBasics,
  schema: Schema,
): Field | undefined {
  if (context.isRequestBody !== true || typeOf(schema) === "group" || isNumberToo(schema))
    return undefined;
  const nodes = mixedTypes(context.document, schema, typeOf);
  if (nodes.length === 0) return undefined;
  if (context.depth <= 0) return deepField(context, base, schema);
  const read = (node: unknown) => readField({ ...context, depth: context.depth - 1 }, node, base);
  return mixFields(context.document, base, { nodes, read });
}

/** JSON field for a schema that is too deep; in request bodies it names its shape. */
function deepField(
  { shapeRegistry, isRequestBody }: FieldContext,
  base: FieldBasics,
  schema: Schema,
): Field {
  return {
    ...base,
    kind: "json",
    ...(isRequestBody ? { shape: nameShape(shapeRegistry, schema) } : {}),
  };
}

type ValueType = "text" | "number" | "boolean" | "list" | "group" | "json";

function typeOf(schema: Schema): ValueType {
  const { types } = schema;
  if (types.includes("array")) return "list";
  if (types.includes("object")) {
    if (schema.properties.size > 0 && types.length === 1) return "group";
    // Text or the object that it refers to: responses contain the text unless expansion is requested.
    return types.includes("string") && schema.variants.length > 0 ? "text" : "json";
  }
  // .NET accepts numbers as text too, and returns numbers.
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
  number: (_context, base, schema) => readNumberField(base, schema),
  boolean: (_context, base) => ({ ...base, kind: "boolean" }),
  list: readListField,
  group: readGroupField,
  json: readOpenField,
};

/** Field of an object with free names, or of any JSON value. */
function readOpenField(context: FieldContext, base: FieldBasics, schema: Schema): Field {
  const value = schema.types.join() === "object" ? typedMembers(context, schema) : undefined;
  if (value === undefined) return { ...base, kind: "json" };
  if (context.depth <= 0 && isCompound(value.kind)) return deepField(context, base, schema);
  return {
    ...base,
    kind: "map",
    value,
    ...readNamePattern(context, schema),
    ...exampleNames(schema),
    ...memberBounds(schema),
  };
}

/** Field of additional properties, in request bodies with a declared type. */
function typedMembers(context: FieldContext, schema: Schema): Field | undefined {
  const { additional } = schema;
  if (context.isRequestBody !== true || !isMap(additional)) return undefined;
  const isUntyped = readSchema(context.document, additional).types.length === 0;
  if (isUntyped && !hasTexts(schema)) return undefined;
  const inner = { ...context, depth: context.depth - 1 };
  const values = isUntyped ? { type: "string" } : additional;
  return readField(inner, values, { name: "", isRequired: true });
}

/** Names of a map that its examples have: a schema cannot list the parameters of each kind of record. */
function exampleNames(schema: Schema): Pick<MapField, "names"> {
  const names = readExamples(schema).flatMap((one) => Object.keys(one));
  return names.length === 0 ? {} : { names: [...new Set(names)].slice(0, MAX_NAMES) };
}

/** True if examples have text values only. */
function hasTexts(schema: Schema): boolean {
  const values = readExamples(schema).flatMap((one) => Object.values(one));
  return values.length > 0 && values.every((value) => typeof value === "string");
}

function readExamples({ keywords: { example, examples } }: Schema) {
  return [example, ...(Array.isArray(examples) ? examples : [])].filter((one) => isMap(one));
}

const MAX_NAMES = 50;

const isCompound = (kind: Field["kind"]) => /^(?:group|list|map|variants)$/.test(kind);

const memberBounds = (schema: Schema) => readCounts(schema, ["minProperties", "maxProperties"]);

function itemBounds(schema: Schema) {
  const isUnique = isTrueAt(schema.keywords, "uniqueItems");
  return { ...readCounts(schema, ["minItems", "maxItems"]), ...(isUnique ? { isUnique } : {}) };
}

function readNamePattern({ document }: FieldContext, { keywords, pointer }: Schema) {
  const [pattern] = Object.keys(mapOf(keywords, "patternProperties"));
  const named = textOf(memberOf(keywords, "propertyNames"), "pattern");
  const own = keywords["additionalProperties"] === false ? pattern : undefined;
  const keyPattern = readPattern(document, named ?? own, pointer);
  return keyPattern === undefined ? {} : { keyPattern };
}

function readListField(context: FieldContext, base: FieldBasics, schema: Schema): Field {
  const items = schema.items ?? itemsOfVariants(context, schema);
  const item = readSchema(context.document, items);
  const choices =
    typeOf(item) === "text" || typeOf(item) === "number" ? readChoices(item) : undefined;
  const bounds = context.isRequestBody !== true ? {} : itemBounds(schema);
  // A set of choices cannot contain null.
  const isMultipleChoice =
    choices !== undefined && !(context.isRequestBody === true && item.isNullable);
  if (isMultipleChoice) return { ...base, kind: "choices", choices, ...bounds };
  const isTooDeep = context.depth <= 0 && (typeOf(item) === "group" || typeOf(item) === "list");
  if (isTooDeep && context.isRequestBody !== true) return { ...base, kind: "json" };
  if (isTooDeep) {
    const itemBase = readBasics(context, item, { name: base.name, isRequired: true });
    return { ...base, kind: "list", item: deepField(context, itemBase, item), ...bounds };
  }
  const inner = { ...context, depth: context.depth - (typeOf(item) === "list" ? 1 : 0) };
  const read = readField(inner, items, { name: base.name, isRequired: true });
  const list = { ...base, kind: "list", item: read, ...bounds } as const;
  return context.isRequestBody === true ? withRemovals(list) : list;
}

/** Items of `oneOf` a value and a list of such values: the list can express both. */
function itemsOfVariants(context: FieldContext, schema: Schema): unknown {
  for (const variant of schema.variants) {
    const { items } = readSchema(context.document, variant);
    if (items !== undefined) return items;
  }
  return schema.variants[0];
}

function readGroupField(context: FieldContext, base: FieldBasics, schema: Schema): Field {
  // The schemas in its `allOf` may be shared with other schemas.
  const own = schema.names.slice(0, 1);
  const isOpen = own.some((name) => context.open.includes(name));
  const isWide = schema.properties.size > MAX_NESTED && context.open.length > 0;
  if (context.depth <= 0 || isOpen || isWide) return deepField(context, base, schema);
  const inner = { ...context, depth: context.depth - 1, open: [...context.open, ...own] };
  const fields = readFields(inner, schema);
  if (context.isRequestBody !== true) return { ...base, kind: "group", fields };
  const additionalProperties = typedMembers(inner, schema);
  // The body itself is compared with the fields of responses.
  const readOnlyNames = base.name === "body" ? [] : listReadOnly(inner, schema);
  return {
    ...base,
    kind: "group",
    fields,
    ...readVariants(context.document, schema, {
      fields,
      read: (node, named) => readField(inner, node, named),
    }),
    ...(additionalProperties === undefined ? {} : { additionalProperties }),
    ...(schema.keywords["additionalProperties"] === false ? { isClosed: true } : {}),
    ...(readOnlyNames.length === 0 ? {} : { readOnlyNames }),
    ...memberBounds(schema),
  };
}

function listReadOnly(context: FieldContext, schema: Schema): readonly string[] {
  return readMembers(context, schema).flatMap(({ name, isReadOnly }) => (isReadOnly ? [name] : []));
}
