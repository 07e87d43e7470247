import { ownMember } from "@quarterdeck/model";
import type { CatalogType, CatalogTypes } from "./catalog-type.ts";

/** Type of a column as the API uses it. */
export type ColumnType =
  | { readonly kind: "integer"; readonly bits: 16 | 32 | 64 }
  | { readonly kind: "number"; readonly precision?: number; readonly scale?: number }
  | { readonly kind: "float"; readonly bits: 32 | 64 }
  | { readonly kind: "money" }
  | { readonly kind: "boolean" }
  | { readonly kind: "text"; readonly maxLength?: number; readonly maxBytes?: number }
  | { readonly kind: "uuid" }
  | { readonly kind: "date" }
  | { readonly kind: "time"; readonly hasZone: boolean }
  | { readonly kind: "timestamp"; readonly hasZone: boolean }
  | { readonly kind: "interval" }
  | { readonly kind: "json"; readonly isBinary: boolean }
  | { readonly kind: "enum"; readonly values: readonly string[] }
  | { readonly kind: "bytes" }
  | { readonly kind: "array"; readonly item: ColumnType; readonly dimensions: number }
  | { readonly kind: "composite"; readonly members: readonly TypeMember[] }
  /** Texts by key: hstore. */
  | { readonly kind: "map" }
  /** Range or multirange, as PostgreSQL writes it. `boundSql`: name of the type of its bounds. */
  | {
      readonly kind: "range";
      readonly format: string;
      readonly bound: ColumnType;
      readonly boundSql: string;
    }
  /** Any other type, as PostgreSQL writes its values: inet, point, … */
  | { readonly kind: "literal"; readonly format: string };

export interface TypeMember {
  readonly name: string;
  readonly type: ColumnType;
}

export type ColumnKind = ColumnType["kind"];

type ReadType = (modifier: number) => ColumnType;

/** Kinds by PostgreSQL's internal type name. */
const readers: { readonly [name: string]: ReadType } = {
  int2: () => ({ kind: "integer", bits: 16 }),
  int4: () => ({ kind: "integer", bits: 32 }),
  int8: () => ({ kind: "integer", bits: 64 }),
  numeric: readNumeric,
  float4: () => ({ kind: "float", bits: 32 }),
  float8: () => ({ kind: "float", bits: 64 }),
  money: () => ({ kind: "money" }),
  bool: () => ({ kind: "boolean" }),
  text: () => ({ kind: "text" }),
  citext: () => ({ kind: "text" }),
  // PostgreSQL cuts longer texts of these two.
  name: () => ({ kind: "text", maxLength: 63, maxBytes: 63 }),
  char: () => ({ kind: "text", maxLength: 1, maxBytes: 1 }),
  varchar: readLength,
  bpchar: readLength,
  uuid: () => ({ kind: "uuid" }),
  date: () => ({ kind: "date" }),
  time: () => ({ kind: "time", hasZone: false }),
  timetz: () => ({ kind: "time", hasZone: true }),
  timestamp: () => ({ kind: "timestamp", hasZone: false }),
  timestamptz: () => ({ kind: "timestamp", hasZone: true }),
  interval: () => ({ kind: "interval" }),
  json: () => ({ kind: "json", isBinary: false }),
  jsonb: () => ({ kind: "json", isBinary: true }),
  bytea: () => ({ kind: "bytes" }),
  hstore: () => ({ kind: "map" }),
};

/** Kinds that are written in another way inside of arrays and composite types than as a column. */
const topLevelKinds: ReadonlySet<ColumnKind> = new Set<ColumnKind>(["bytes", "money", "map"]);

/** A table's type may contain itself. */
const deepest = 5;

/** Follows domains to their base type. */
export function baseTypeOf(types: CatalogTypes, oid: number): CatalogType | undefined {
  const type = types.get(oid);
  return type?.typtype === "d" ? baseTypeOf(types, type.base) : type;
}

/** Type as declared for a column or a member. */
export interface DeclaredType {
  readonly oid: number;
  readonly modifier: number;
  readonly dimensions: number;
}

export function readColumnType(
  types: CatalogTypes,
  { oid, modifier, dimensions }: DeclaredType,
  depth = 0,
): ColumnType {
  const type = types.get(oid);
  if (type === undefined) return unknownType;
  if (type.typtype === "d") {
    return readColumnType(types, { oid: type.base, modifier: type.modifier, dimensions }, depth);
  }
  if (type.typtype === "e") return { kind: "enum", values: type.labels };
  const literal: ColumnType = { kind: "literal", format: type.name };
  if (type.bound !== 0 && depth < deepest) return readRange(types, type, depth);
  if (type.is_array || type.typtype === "c") {
    if (depth >= deepest || hasJsonCast(types, oid)) return literal;
    return type.is_array
      ? {
          kind: "array",
          item: readColumnType(types, { oid: type.element, modifier, dimensions: 0 }, depth + 1),
          dimensions,
        }
      : { kind: "composite", members: readMembers(types, type, depth) };
  }
  const column = ownMember(readers, type.name)?.(modifier);
  return column === undefined || (depth > 0 && topLevelKinds.has(column.kind)) ? literal : column;
}

const unknownType: ColumnType = { kind: "literal", format: "unknown" };

function readRange(types: CatalogTypes, { name, bound }: CatalogType, depth: number): ColumnType {
  const declared = { oid: bound, modifier: -1, dimensions: 0 };
  return {
    kind: "range",
    format: name,
    bound: readColumnType(types, declared, depth + 1),
    boundSql: types.get(bound)?.compared_as ?? "text",
  };
}

/** True if PostgreSQL can order or compare values of the type: all members of it, and the items of its arrays. */
export function hasOperators(
  types: CatalogTypes,
  oid: number,
  operators: "is_ordered" | "is_comparable",
  depth = 0,
): boolean {
  const type = baseTypeOf(types, oid);
  if (type === undefined || depth > deepest) return false;
  const inner = type.is_array ? [type.element] : type.members.map(([, member]) => member);
  if (type.is_array || type.typtype === "c") {
    return inner.length > 0 && inner.every((one) => hasOperators(types, one, operators, depth + 1));
  }
  return type.typtype === "e" || type[operators] || type.is_ordered;
}

function readMembers(
  types: CatalogTypes,
  { members }: CatalogType,
  depth: number,
): readonly TypeMember[] {
  return members.map(([name, oid, modifier]) => ({
    name,
    type: readColumnType(types, { oid, modifier, dimensions: 0 }, depth + 1),
  }));
}

/** True if PostgreSQL would write values inside of the type as JSON that it cannot read back. */
function hasJsonCast(types: CatalogTypes, oid: number, depth = 0): boolean {
  const type = baseTypeOf(types, oid);
  if (type === undefined || depth > deepest) return false;
  if (type.has_json_cast) return true;
  const inner = [...(type.is_array ? [type.element] : []), ...type.members.map(([, one]) => one)];
  return inner.some((one) => hasJsonCast(types, one, depth + 1));
}

/** PostgreSQL packs length, precision and scale into the type modifier, offset by four. */
function readLength(modifier: number): ColumnType {
  return modifier > 4 ? { kind: "text", maxLength: modifier - 4 } : { kind: "text" };
}

function readNumeric(modifier: number): ColumnType {
  if (modifier < 4) return { kind: "number" };
  const packed = modifier - 4;
  // Eleven bits, signed: a scale may be negative since PostgreSQL 15.
  const scale = ((packed & 0x7ff) ^ 1024) - 1024;
  return { kind: "number", precision: (packed >> 16) & 0xffff, scale };
}
