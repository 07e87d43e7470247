import type { Field } from "#types/field.ts";
import { isMap, isTrueAt, mapOf, memberOf, textOf } from "#read/member.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import { readCounts } from "./bounds.ts";
import { readChoices } from "./choices.ts";
import { readBasics } from "./field-basics.ts";
import type { FieldBasics } from "./field-basics.ts";
import type { FieldContext, SchemaFacts } from "./field-context.ts";
import { readSchemaFacts } from "./schema-facts.ts";
import { mixedTypes, mixFields } from "./mixed-types.ts";
import { readNumberField, readTextField } from "./scalar-fields.ts";
import { nameShape } from "./shape-registry.ts";
import { readVariants } from "./variants.ts";

type ByType = (context: FieldContext, base: FieldBasics, schema: Schema) => Field;

/** A property or a parameter as a field: what kind of value it is to a person. */
export function readField(
  context: FieldContext,
  node: unknown,
  { name, isRequired }: { readonly name: string; readonly isRequired: boolean },
): Field {
  const known = isMap(node) ? knownFields(context, node) : new Map<string, Field>();
  const flags = [isRequired, context.isResponse, context.isSent === true].map(Number).join("");
  const key = `${name} ${flags}${context.depth} ${context.open.join(" ")}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const field = buildField(context, readSchema(context.document, node), { name, isRequired });
  known.set(key, field);
  return field;
}

function knownFields(context: FieldContext, node: object): Map<string, Field> {
  const known = context.known.get(node) ?? new Map<string, Field>();
  context.known.set(node, known);
  return known;
}

/** The field of a schema that was read. */
export function buildField(
  context: FieldContext,
  schema: Schema,
  { name, isRequired }: { readonly name: string; readonly isRequired: boolean },
): Field {
  const base = readBasics(context, schema, { name, isRequired });
  const field =
    readMixedField(context, base, schema) ?? byType[typeOf(schema)](context, base, schema);
  const closed = field.kind === "json" ? closedObject(context, schema) : undefined;
  const origin = readSchemaFacts(context, schema, field);
  if (origin !== undefined || closed !== undefined) {
    const names = closed?.names ?? [];
    context.schemaFacts.set(field, { names, pointer: schema.pointer, ...origin, ...closed });
  }
  return field;
}

const MOST_CLOSED = 40;

/** An object, or a list of objects, that was not opened: it may still refer to a record. */
function closedObject(
  context: FieldContext,
  schema: Schema,
): Pick<SchemaFacts, "names" | "inside" | "isList"> | undefined {
  const isList = typeOf(schema) === "list";
  const object = isList ? readSchema(context.document, schema.items) : schema;
  if (typeOf(object) !== "group" || object.properties.size > MOST_CLOSED) return undefined;
  const inside = () => readFields({ ...context, depth: 0 }, object);
  return { names: object.names, inside, ...(isList ? { isList } : {}) };
}

/** The properties of an object schema as fields, less those that go the other way (OpenAPI 3.0, "readOnly", "writeOnly"). */
export function readFields(context: FieldContext, schema: Schema): readonly Field[] {
  return [...schema.properties]
    .slice(0, MOST_FIELDS)
    .map(([name, node]) =>
      readField(context, node, { name, isRequired: schema.required.has(name) }),
    )
    .filter((field) => !(context.isResponse ? field.isWriteOnly : field.isReadOnly));
}

const MOST_FIELDS = 500;
/** A group inside another with more than this is easier to read as JSON. */
const MOST_INSIDE = 80;

/** A value of several types, where it is sent: one of them is chosen. */
function readMixedField(
  context: FieldContext,
  base: FieldBasics,
  schema: Schema,
): Field | undefined {
  if (context.isSent !== true || typeOf(schema) === "group" || isNumberToo(schema))
    return undefined;
  const nodes = mixedTypes(context.document, schema, typeOf);
  if (nodes.length === 0) return undefined;
  if (context.depth <= 0) return closeField(context, base, schema);
  return mixFields(base, nodes, (node) =>
    readField({ ...context, depth: context.depth - 1 }, node, base),
  );
}

/** What stands too deep: free JSON; where it is sent, of a named shape that a person may open. */
function closeField(
  { shapeRegistry, isSent }: FieldContext,
  base: FieldBasics,
  schema: Schema,
): Field {
  return { ...base, kind: "json", ...(isSent ? { shape: nameShape(shapeRegistry, schema) } : {}) };
}

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
  text: (_context, base, schema) => readTextField(base, schema),
  number: (_context, base, schema) => readNumberField(base, schema),
  boolean: (_context, base) => ({ ...base, kind: "boolean" }),
  list: readListField,
  group: readGroupField,
  json: readOpenField,
};

/** An object of names that are chosen freely, or anything. */
function readOpenField(context: FieldContext, base: FieldBasics, schema: Schema): Field {
  const value = schema.types.join() === "object" ? typedMembers(context, schema) : undefined;
  if (value === undefined) return { ...base, kind: "json" };
  if (context.depth <= 0 && isInside(value.kind)) return closeField(context, base, schema);
  return { ...base, kind: "map", value, ...readKeyPattern(schema), ...memberBounds(schema) };
}

/** What members without a name of their own are, where it is sent and said. */
function typedMembers(context: FieldContext, schema: Schema): Field | undefined {
  const { additional } = schema;
  if (context.isSent !== true || !isMap(additional)) return undefined;
  if (readSchema(context.document, additional).types.length === 0) return undefined;
  const inner = { ...context, depth: context.depth - 1 };
  return readField(inner, additional, { name: "", isRequired: true });
}

const isInside = (kind: Field["kind"]) => /^(?:group|list|map|variants)$/.test(kind);

const memberBounds = (schema: Schema) => readCounts(schema, ["minProperties", "maxProperties"]);

function itemBounds(schema: Schema) {
  const isUnique = isTrueAt(schema.keywords, "uniqueItems");
  return { ...readCounts(schema, ["minItems", "maxItems"]), ...(isUnique ? { isUnique } : {}) };
}

function readKeyPattern({ keywords }: Schema) {
  const [pattern] = Object.keys(mapOf(keywords, "patternProperties"));
  const named = textOf(memberOf(keywords, "propertyNames"), "pattern");
  const keyPattern = named ?? (keywords["additionalProperties"] === false ? pattern : undefined);
  return keyPattern === undefined || keyPattern.length > 300 ? {} : { keyPattern };
}

function readListField(context: FieldContext, base: FieldBasics, schema: Schema): Field {
  const items = schema.items ?? itemsOfVariants(context, schema);
  const item = readSchema(context.document, items);
  const choices =
    typeOf(item) === "text" || typeOf(item) === "number" ? readChoices(item) : undefined;
  const bounds = context.isSent !== true ? {} : itemBounds(schema);
  // None of them can be ticked for null.
  const isTicked = choices !== undefined && !(context.isSent === true && item.isNullable);
  if (isTicked) return { ...base, kind: "choices", choices, ...bounds };
  const isClosed = context.depth <= 0 && (typeOf(item) === "group" || typeOf(item) === "list");
  if (isClosed && context.isSent !== true) return { ...base, kind: "json" };
  if (isClosed) {
    const inside = readBasics(context, item, { name: base.name, isRequired: true });
    return { ...base, kind: "list", item: closeField(context, inside, item), ...bounds };
  }
  const inner = { ...context, depth: context.depth - (typeOf(item) === "list" ? 1 : 0) };
  return {
    ...base,
    kind: "list",
    item: readField(inner, items, { name: base.name, isRequired: true }),
    ...bounds,
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

function readGroupField(context: FieldContext, base: FieldBasics, schema: Schema): Field {
  // What it is made of (`allOf`) may be what other things are made of too.
  const own = schema.names.slice(0, 1);
  const isOpen = own.some((name) => context.open.includes(name));
  const isWide = schema.properties.size > MOST_INSIDE && context.open.length > 0;
  if (context.depth <= 0 || isOpen || isWide) return closeField(context, base, schema);
  const inner = { ...context, depth: context.depth - 1, open: [...context.open, ...own] };
  const fields = readFields(inner, schema);
  if (context.isSent !== true) return { ...base, kind: "group", fields };
  const others = typedMembers(inner, schema);
  return {
    ...base,
    kind: "group",
    fields,
    ...readVariants(context.document, schema, {
      fields,
      read: (node, named) => readField(inner, node, named),
    }),
    ...(others === undefined ? {} : { additionalProperties: others }),
    ...(schema.keywords["additionalProperties"] === false ? { isClosed: true } : {}),
    ...memberBounds(schema),
  };
}
