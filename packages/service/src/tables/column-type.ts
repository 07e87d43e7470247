import { ownMember } from "@quarterdeck/model";

/** Type of a column as the API uses it. */
export type ColumnType =
  | { readonly kind: "integer"; readonly bits: 16 | 32 | 64 }
  | { readonly kind: "number"; readonly precision?: number; readonly scale?: number }
  | { readonly kind: "float"; readonly bits: 32 | 64 }
  | { readonly kind: "boolean" }
  | { readonly kind: "text"; readonly maxLength?: number }
  | { readonly kind: "uuid" }
  | { readonly kind: "date" }
  | { readonly kind: "time"; readonly hasZone: boolean }
  | { readonly kind: "timestamp"; readonly hasZone: boolean }
  | { readonly kind: "interval" }
  | { readonly kind: "json" }
  | { readonly kind: "enum"; readonly values: readonly string[] }
  | { readonly kind: "bytes" }
  | { readonly kind: "array"; readonly item: ColumnType }
  /** Any other type: PostgreSQL's own text, or an object for a composite type. */
  | { readonly kind: "other" };

export type ColumnKind = ColumnType["kind"];

/** A row of pg_type. */
export interface CatalogType {
  readonly oid: number;
  readonly name: string;
  /** `b` base, `d` domain, `e` enum, `c` composite, `r` range. */
  readonly typtype: string;
  readonly category: string;
  readonly element: number;
  readonly base: number;
  readonly modifier: number;
  readonly compared_as: string;
  readonly labels: readonly string[];
  readonly checks: readonly string[];
  readonly is_not_null: boolean;
}

export type CatalogTypes = ReadonlyMap<number, CatalogType>;

type ReadType = (modifier: number) => ColumnType;

/** Kinds by PostgreSQL's internal type name. */
const readers: { readonly [name: string]: ReadType } = {
  int2: () => ({ kind: "integer", bits: 16 }),
  int4: () => ({ kind: "integer", bits: 32 }),
  int8: () => ({ kind: "integer", bits: 64 }),
  oid: () => ({ kind: "integer", bits: 64 }),
  numeric: readNumeric,
  float4: () => ({ kind: "float", bits: 32 }),
  float8: () => ({ kind: "float", bits: 64 }),
  bool: () => ({ kind: "boolean" }),
  text: () => ({ kind: "text" }),
  citext: () => ({ kind: "text" }),
  name: () => ({ kind: "text", maxLength: 63 }),
  varchar: readLength,
  bpchar: readLength,
  uuid: () => ({ kind: "uuid" }),
  date: () => ({ kind: "date" }),
  time: () => ({ kind: "time", hasZone: false }),
  timetz: () => ({ kind: "time", hasZone: true }),
  timestamp: () => ({ kind: "timestamp", hasZone: false }),
  timestamptz: () => ({ kind: "timestamp", hasZone: true }),
  interval: () => ({ kind: "interval" }),
  json: () => ({ kind: "json" }),
  jsonb: () => ({ kind: "json" }),
  bytea: () => ({ kind: "bytes" }),
};

/** Follows domains to their base type. */
export function baseTypeOf(types: CatalogTypes, oid: number): CatalogType | undefined {
  const type = types.get(oid);
  return type?.typtype === "d" ? baseTypeOf(types, type.base) : type;
}

export function readColumnType(types: CatalogTypes, oid: number, modifier: number): ColumnType {
  const type = types.get(oid);
  if (type === undefined) return { kind: "other" };
  if (type.typtype === "d") return readColumnType(types, type.base, type.modifier);
  if (type.typtype === "e") return { kind: "enum", values: type.labels };
  if (type.category === "A" && type.element !== 0) {
    return { kind: "array", item: readColumnType(types, type.element, modifier) };
  }
  return ownMember(readers, type.name)?.(modifier) ?? { kind: "other" };
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
