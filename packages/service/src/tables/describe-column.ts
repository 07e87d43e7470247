import { literalExamples, mayBeEmpty } from "./literal-examples.ts";
import type { ColumnKind, ColumnType } from "./column-type.ts";
import type { JsonSchema } from "./open-api.ts";
import { listShown } from "./table.ts";
import type { Column, Reference, Table } from "./table.ts";

/** With more decimals, JSON numbers cannot be multiples of such a step. */
const mostDecimals = 15;

/** Values of numbers that JSON has as text only. */
const notFinite = ["NaN", "Infinity", "-Infinity"];

type DescribeType<Kind extends ColumnKind> = (
  type: Extract<ColumnType, { readonly kind: Kind }>,
) => JsonSchema;

const describers: { readonly [Kind in ColumnKind]: DescribeType<Kind> } = {
  integer: describeInteger,
  number: ({ precision, scale }) => ({
    type: "number",
    format: "decimal",
    ...(scale !== undefined &&
      scale > 0 &&
      scale <= mostDecimals && { multipleOf: Number(`1e-${scale}`) }),
    "x-quarterdeck-texts": precision === undefined ? notFinite : ["NaN"],
  }),
  float: ({ bits }) => ({
    type: "number",
    format: bits === 32 ? "float" : "double",
    "x-quarterdeck-texts": notFinite,
  }),
  boolean: () => ({ type: "boolean" }),
  text: ({ maxLength }) =>
    maxLength === undefined ? { type: "string" } : { type: "string", maxLength },
  uuid: () => ({ type: "string", format: "uuid" }),
  date: () => ({ type: "string", format: "date" }),
  time: () => ({ type: "string", format: "time" }),
  timestamp: ({ hasZone }) => ({
    type: "string",
    format: hasZone ? "date-time" : "date-time-local",
  }),
  interval: () => ({ type: "string", format: "duration", minLength: 1 }),
  money: () => ({ type: "number", format: "decimal", multipleOf: 0.01 }),
  json: () => ({}),
  enum: ({ values }) => ({ type: "string", enum: values }),
  bytes: () => ({ type: "string", contentEncoding: "base64" }),
  array: ({ item, dimensions }) => describeArray(orNull(describeType(item)), dimensions),
  composite: ({ members }) => ({
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(
      members.map(({ name, type }) => [name, orNull(describeType(type))]),
    ),
  }),
  map: () => ({ type: "object", additionalProperties: { type: ["string", "null"] } }),
  range: ({ format, bound }) => {
    const own = rangeFormat(format, bound);
    return { type: "string", format: own, minLength: 1, ...exampleOf(own) };
  },
  literal: ({ format }) => ({
    type: "string",
    // A document has several lines.
    ...(format === "xml" ? { contentMediaType: "application/xml" } : { format }),
    ...(mayBeEmpty.has(format) ? {} : { minLength: 1 }),
    ...exampleOf(format),
  }),
};

function exampleOf(format: string): JsonSchema {
  const example = literalExamples.get(format);
  return example === undefined ? {} : { example };
}

/** Formats of the ranges of PostgreSQL, by the kind of their bounds: also for ranges that the database defines. */
function rangeFormat(format: string, bound: ColumnType): string {
  const end = format.endsWith("multirange") ? "multirange" : "range";
  if (bound.kind === "integer") return `int${bound.bits === 64 ? 8 : 4}${end}`;
  if (bound.kind === "number" || bound.kind === "float") return `num${end}`;
  if (bound.kind === "date") return `date${end}`;
  return bound.kind === "timestamp" ? `ts${bound.hasZone ? "tz" : ""}${end}` : format;
}

/** An array of arrays is declared so; PostgreSQL stores it in the same type. */
function describeArray(items: JsonSchema, dimensions: number): JsonSchema {
  const inner = dimensions > 1 ? describeArray(items, dimensions - 1) : items;
  return { type: "array", items: inner };
}

export function describeType(type: ColumnType): JsonSchema {
  return (describers[type.kind] as DescribeType<ColumnKind>)(type);
}

/** The format alone describes 64 bits: JSON readers cannot represent the limits exactly. */
function describeInteger({ bits }: { readonly bits: 16 | 32 | 64 }): JsonSchema {
  if (bits === 64) return { type: "integer", format: "int64" };
  if (bits === 32) return { type: "integer", format: "int32" };
  return { type: "integer", format: "int32", minimum: -32768, maximum: 32767 };
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: choices } = schema;
  if (type === undefined) return schema;
  return {
    ...schema,
    type: [type, "null"],
    ...(Array.isArray(choices) && { enum: [...(choices as readonly unknown[]), null] }),
  };
}

export interface LearnSources {
  readonly table: Table;
  /** Path of the referenced table, if it is exposed. */
  readonly pathOf: (schema: string, name: string) => string | undefined;
}

/** Describes a column of responses and bodies. */
export function describeColumn(column: Column, { table, pathOf }: LearnSources): JsonSchema {
  const { type, limits, comment, isNullable } = column;
  const { choices, ...bounds } = limits;
  const plain = {
    ...describeType(type),
    ...bounds,
    ...(choices && { enum: choices }),
    ...formatOf(column),
  };
  return {
    ...(isNullable ? orNull(plain) : plain),
    ...(comment !== undefined && { description: comment }),
    ...(column.default !== undefined && { default: column.default }),
    ...(!column.canCreate && !column.canUpdate && { readOnly: true }),
    ...(column.isSecret && { writeOnly: true, format: "password" }),
    ...describeComposite(table, column, pathOf),
    ...describeReference(table, column, pathOf),
    ...(titleColumn(table) === column.name && { "x-quarterdeck-title": true }),
    ...(!table.key.includes(column.name) &&
      isUnique(table, column.name) && { "x-quarterdeck-unique": true }),
  };
}

/** Extension keyword for a reference, which OpenAPI lacks. */
export function describeReference(
  table: Table,
  { name }: Column,
  pathOf: LearnSources["pathOf"],
): JsonSchema {
  const own =
    table.references.find(({ columns }) => columns.length === 1 && columns[0] === name) ??
    table.references.find(({ keyColumn }) => keyColumn === name);
  if (own === undefined) return {};
  const resource = pathOf(own.to.schema, own.to.name);
  // The name of a table that the user may not read is not shown, and its column refers to no other one.
  if (resource === undefined) return { "x-quarterdeck-references": { resource: "/" } };
  return {
    "x-quarterdeck-references": { resource, field: own.toColumns[own.columns.indexOf(name)] },
  };
}

/** Describes a foreign key of several columns, at the last column that is in no other one. */
function describeComposite(
  { references }: Table,
  { name }: Column,
  pathOf: LearnSources["pathOf"],
): JsonSchema {
  const own = references.find((reference) => compositeColumn(reference, references) === name);
  const resource = own && pathOf(own.to.schema, own.to.name);
  if (own === undefined || resource === undefined) return {};
  const fields = own.columns.map((column, index) => [column, own.toColumns[index]]);
  return { "x-quarterdeck-references": { resource, fields: Object.fromEntries(fields) as object } };
}

function compositeColumn(
  reference: Reference,
  references: readonly Reference[],
): string | undefined {
  const { columns, toColumns, keyColumn } = reference;
  if (columns.length < 2 || columns.length < toColumns.length || keyColumn !== undefined) {
    return undefined;
  }
  const others = references.filter((other) => other !== reference);
  return columns.findLast((name) => !others.some((other) => other.columns.includes(name)));
}

/** Formats of text columns with an unambiguous name. */
const formats: readonly (readonly [RegExp, string])[] = [
  [/(^|_)e?_?mail(_address)?$/i, "email"],
  [/(^|_)(url|uri|website|homepage)$/i, "uri"],
];

function formatOf({ name, type }: Column): JsonSchema {
  if (type.kind !== "text") return {};
  const format = formats.find(([pattern]) => pattern.test(name))?.[1];
  return format === undefined ? {} : { format };
}

/** Names of columns that name a row for people, the best first. */
const titleNames: readonly RegExp[] = [
  /^(?:full|display)_?name$/,
  /^name$/,
  /^(?!.*(?:first|last|middle|given|family|sur|user|nick|file|host|domain)_?name$).+_?name$/,
  /^title$/,
  /^(?:label|subject)$/,
  /^(?:number|code|sku)$/,
  /^(?:user_?name|login|email|slug)$/,
];

/** Parts of a full name, which the console joins. Such a row has a job title instead of a title. */
const personNames = /^(?:first|given|fore)_?name$/i;

/** Finds the column that names a row for people: by its name, or a text that no two rows share. */
function titleColumn(table: Table): string | undefined {
  const texts = listShown(table).filter(
    // A reference names another record.
    ({ name, type }) =>
      type.kind === "text" &&
      (isUnique(table, name) || !table.references.some((one) => isSingle(one, name))),
  );
  const isPerson = texts.some(({ name }) => personNames.test(name));
  const candidates = isPerson ? titleNames.slice(0, 2) : titleNames;
  const named = candidates
    .map((pattern) => texts.find(({ name }) => pattern.test(name.toLowerCase())))
    .find((column) => column !== undefined);
  const unique = texts.find(
    ({ name, isNullable }) => !isNullable && isUnique(table, name) && !table.key.includes(name),
  );
  return (named ?? (isPerson ? undefined : unique))?.name;
}

/** True for a column whose value no two rows share. */
function isUnique({ uniques }: Table, name: string): boolean {
  return uniques.some((one) => isSingle(one, name));
}

function isSingle({ columns }: { readonly columns: readonly string[] }, name: string): boolean {
  return columns.length === 1 && columns[0] === name;
}
