import type { ColumnKind, ColumnType } from "#tables/column-type.ts";
import { listShown } from "#tables/table.ts";
import type { Column, JsonPath, Table } from "#tables/table.ts";

export type Operator =
  | "is"
  | "not"
  | "gt"
  | "gte"
  | "lt"
  | "lte"
  | "contains"
  | "within"
  | "overlaps"
  | "starts"
  | "null";

/** One filter of a list: a query parameter. */
export interface Filter {
  /** `status`, `total[gte]`, `settings.color`. */
  readonly name: string;
  readonly column: Column;
  readonly operator: Operator;
  /** Keys below a column of JSON. */
  readonly path?: readonly string[];
  /** Type of its values: the column's own, boolean for `null`, an item's for arrays, the bound's of a range. */
  readonly type: ColumnType;
  readonly takesMany: boolean;
}

const equality: readonly Operator[] = ["is", "not"];
const looseScale = 20;
const range: readonly Operator[] = ["is", "gte", "lte", "gt", "lt"];

type OperatorsOf<Kind extends ColumnKind> = (
  column: Column,
  type: Extract<ColumnType, { readonly kind: Kind }>,
) => readonly Operator[];

const operators: { readonly [Kind in ColumnKind]: OperatorsOf<Kind> } = {
  integer: () => range,
  number: () => range,
  float: () => range,
  boolean: () => ["is"],
  text: () => ["is", "contains", "starts"],
  uuid: () => equality,
  date: () => range,
  time: () => range,
  timestamp: () => range,
  interval: () => range,
  enum: () => equality,
  // Any of its items.
  array: ({ isComparable }, { item }) => (isComparable && item.kind !== "composite" ? ["is"] : []),
  money: () => range,
  json: () => ["contains"],
  bytes: () => ["is"],
  composite: ({ isComparable }) => (isComparable ? equality : []),
  map: () => ["contains"],
  range: (_, { format }) =>
    format.endsWith("multirange")
      ? [...equality, "contains"]
      : [...equality, "contains", "overlaps"],
  literal: listLiteralOperators,
};

/** Operators of types that the service does not distinguish. */
function listLiteralOperators(
  { isOrdered, isComparable }: Column,
  { format }: { readonly format: string },
): readonly Operator[] {
  if (samePoints.has(format)) return equality;
  const own: readonly Operator[] = isOrdered
    ? ["is", "not", "gte", "lte", "gt", "lt"]
    : isComparable
      ? equality
      : [];
  const all = [...own, ...(moreOperators.get(format) ?? [])];
  // A type without operators, such as xml, is searched by its text.
  return all.length > 0 ? all : ["contains"];
}

/** Types whose `contains` takes a value, not a text. */
export const networks: ReadonlySet<string> = new Set(["inet", "cidr"]);

/** Geometric types without an operator class; their operator for the same points is `~=`. */
export const samePoints: ReadonlySet<string> = new Set(["point", "box", "polygon", "circle"]);

/** Operators for parts, by type. */
const moreOperators: ReadonlyMap<string, readonly Operator[]> = new Map([
  ["inet", ["within", "contains"]],
  ["cidr", ["within", "contains"]],
  ["ltree", ["within"]],
  ["tsvector", ["contains"]],
]);

/** A column with a reserved name is filtered by `page[is]`. */
const reservedNames: ReadonlySet<string> = new Set([
  "page",
  "perPage",
  "sort",
  "q",
  "or",
  "aggregate",
  "groupBy",
  "timeZone",
]);

/** Operators with free text, in which a comma is a comma. */
const manyKinds: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "integer",
  "uuid",
  "enum",
  "array",
  "date",
]);

/** Kinds with ranges that mean something also in a reference, such as the day of a calendar. */
const measureKinds: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "date",
  "float",
  "interval",
  "money",
  "number",
  "time",
  "timestamp",
]);

/** Lists the filters of a table, in the order of its columns. */
export function listFilters(table: Table): readonly Filter[] {
  return listShown(table).flatMap((column) => [
    ...listColumnFilters(table, column),
    ...column.jsonPaths.flatMap((path) => listPathFilters(column, path)),
  ]);
}

function listColumnFilters(table: Table, column: Column): readonly Filter[] {
  const isKey = isReference(table, column) || table.key.includes(column.name);
  const isChoice = column.limits.choices !== undefined;
  const own = isKey || isChoice ? equality : operatorsOf(column);
  const ranges = isKey && (!isReference(table, column) || measureKinds.has(column.type.kind));
  const bounds = ranges ? operatorsOf(column).filter(isBound) : [];
  const presence: readonly Operator[] = column.isNullable ? ["null"] : [];
  const names = [...new Set([...own, ...bounds, ...presence])];
  return names.map((operator) => createFilter(column, operator, isKey || isChoice));
}

const pathOperators: { readonly [kind in JsonPath["kind"]]: readonly Operator[] } = {
  text: ["is", "contains"],
  number: ["is", "gte", "lte"],
  boolean: ["is"],
};

function listPathFilters(column: Column, { keys, kind }: JsonPath): readonly Filter[] {
  return pathOperators[kind].map((operator) => createPathFilter(column, keys, { operator, kind }));
}

function createPathFilter(
  column: Column,
  path: readonly string[],
  { operator, kind }: { readonly operator: Operator; readonly kind: JsonPath["kind"] },
): Filter {
  const name = [column.name, ...path].join(".");
  return {
    name: operator === "is" ? name : `${name}[${operator}]`,
    column,
    operator,
    path,
    type: operator === "null" ? { kind: "boolean" } : { kind },
    takesMany: false,
  };
}

/** Finds a filter by its name. Those of JSON take any path, also one that the description lacks. */
export function findFilter(table: Table, name: string): Filter | undefined {
  return listFilters(table).find((filter) => filter.name === name) ?? findPathFilter(table, name);
}

const openOperators: ReadonlySet<string> = new Set<Operator>([
  "is",
  "not",
  "gt",
  "gte",
  "lt",
  "lte",
  "contains",
  "starts",
  "null",
]);

/** Finds a filter by its field, a column or a path in its JSON, and its operator. */
export function findFieldFilter(table: Table, field: string, operator: string): Filter | undefined {
  const own = listFilters(table).find(
    (filter) =>
      filter.operator === operator &&
      [filter.column.name, ...(filter.path ?? [])].join(".") === field,
  );
  return own ?? findPathFilter(table, operator === "is" ? field : `${field}[${operator}]`);
}

function findPathFilter(table: Table, name: string): Filter | undefined {
  const column = listShown(table).find(
    (one) => one.type.kind === "json" && name.startsWith(`${one.name}.`),
  );
  if (column === undefined) return undefined;
  const rest = name.slice(column.name.length + 1);
  const [, path = "", operator = "is"] = /^([^[\]]+)(?:\[(\w+)\])?$/.exec(rest) ?? [];
  if (path === "" || !openOperators.has(operator)) return undefined;
  return createPathFilter(column, path.split("."), {
    operator: operator as Operator,
    kind: "text",
  });
}

function operatorsOf(column: Column): readonly Operator[] {
  return (operators[column.type.kind] as OperatorsOf<ColumnKind>)(column, column.type);
}

function isBound(operator: Operator): boolean {
  return range.includes(operator) && operator !== "is";
}

function isReference(table: Table, { name }: Column): boolean {
  return table.references.some(({ columns }) => columns.includes(name));
}

function createFilter(column: Column, operator: Operator, isKeyLike: boolean): Filter {
  const { name, type, limits } = column;
  const item = type.kind === "array" ? type.item : type;
  const choice: ColumnType = limits.choices ? { kind: "enum", values: limits.choices } : item;
  const isEqual = operator === "is" || operator === "not";
  return {
    name: operator === "is" && !reservedNames.has(name) ? name : `${name}[${operator}]`,
    column,
    operator,
    type: valueType(operator, isEqual ? choice : item),
    takesMany: isEqual && (isKeyLike || manyKinds.has(type.kind)),
  };
}

function valueType(operator: Operator, type: ColumnType): ColumnType {
  if (operator === "null") return { kind: "boolean" };
  if (operator === "contains" && type.kind === "range") return type.bound;
  if (operator === "contains" && type.kind === "literal" && !networks.has(type.format)) {
    return { kind: "text" };
  }
  return looseType(type, operator === "is" || operator === "not");
}

/** A part of a text may have any length; a bound may have more decimals than the column. */
function looseType(type: ColumnType, isEqual: boolean): ColumnType {
  if (type.kind === "text") return isEqual ? type : { kind: "text" };
  if (type.kind !== "number" || type.precision === undefined) return type;
  const whole = type.precision - (type.scale ?? 0);
  return { kind: "number", precision: whole + looseScale, scale: looseScale };
}
