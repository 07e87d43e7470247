import { ownMember } from "@quarterdeck/model";
import type { ColumnRow } from "./catalog-rows.ts";
import { readDomainLimits, readLimits } from "./check-limits.ts";
import { baseTypeOf, hasOperators, readColumnType } from "./column-type.ts";
import type { ColumnType } from "./column-type.ts";
import type { CatalogTypes } from "./catalog-type.ts";
import type { Check, Column, Limits } from "./table.ts";

/**
 * Unicode's root collation, which both engines have. A column with an index in the database's own order keeps that
 * order, because the index is worth more.
 */
const agreedCollation = "und-x-icu";

export interface ColumnSurroundings {
  readonly types: CatalogTypes;
  readonly checks: readonly Check[];
  /** True if an index starts with the column. */
  readonly isIndexed: boolean;
}

export function readColumn(
  row: ColumnRow,
  { types, checks, isIndexed }: ColumnSurroundings,
): Column {
  const type = readColumnType(types, {
    oid: row.type,
    modifier: row.modifier,
    dimensions: row.dimensions,
  });
  const base = baseTypeOf(types, row.type);
  const isFilled = row.identity === "a" || row.generated !== "";
  return {
    name: row.name,
    type,
    sqlType: row.sql_type,
    comparedAs: base?.compared_as ?? row.sql_type,
    isNullable: !row.is_not_null && !isNeverEmpty(types, row.type),
    hasDefault: row.has_default || row.identity !== "" || row.generated !== "",
    default: isFilled ? undefined : readDefault(row.default_sql, type),
    canCreate: row.can_create && !isFilled,
    canUpdate: row.can_update && !isFilled,
    comment: row.comment ?? undefined,
    isSecret: isSecret(row, type),
    isOrdered: hasOperators(types, row.type, "is_ordered"),
    isComparable: hasOperators(types, row.type, "is_comparable"),
    jsonPaths: [],
    limits: { ...readDomain(types, row.type), ...readLimits(checks, row.name) },
    collation:
      type.kind === "text" && row.has_default_collation && !isIndexed ? agreedCollation : undefined,
  };
}

const secretNames = [
  /^(?:.*[_-])?(?:passwords?|passwd|pwd|passphrase)(?:[_-]?(?:hash|digest|salt|encrypted))?$/i,
  /.[_-](?:token|secret|hash|digest)$/i,
  /(?:^|[_-])(?:private|api|access|secret|signing|encryption)[_-]?key$/i,
];

/** Texts and bytes with the name of a secret, unless the comment contains `quarterdeck: show`. */
function isSecret({ name, comment }: ColumnRow, { kind }: ColumnType): boolean {
  const separated = name.replaceAll(/([a-z])([A-Z])/g, "$1_$2");
  const isText = kind === "text" || kind === "bytes";
  const isNamed = secretNames.some((names) => names.test(separated));
  return isText && isNamed && !/\bquarterdeck: show\b/.test(comment ?? "");
}

function readDomain(types: CatalogTypes, oid: number): Limits {
  const type = types.get(oid);
  if (type?.typtype !== "d") return {};
  return { ...readDomain(types, type.base), ...readDomainLimits(type.checks) };
}

function isNeverEmpty(types: CatalogTypes, oid: number): boolean {
  const type = types.get(oid);
  return type?.typtype === "d" && (type.is_not_null || isNeverEmpty(types, type.base));
}

/** Default that is equal for every row: `now()` or a sequence is none. */
function readDefault(sql: string | null, type: ColumnType): Column["default"] {
  if (sql === null) return undefined;
  if (type.kind === "boolean") return ownMember({ true: true, false: false }, sql);
  const text =
    /^'((?:[^']|'')*)'(?:::[\w ."()[\],]+)?$/.exec(sql)?.[1]?.replaceAll("''", "'") ??
    /^\(?(-?[\d.]+)\)?(?:::[\w ]+)?$/.exec(sql)?.[1];
  if (text === undefined) return undefined;
  if (type.kind === "text" || type.kind === "enum") return text;
  if (type.kind !== "integer" && type.kind !== "number" && type.kind !== "float") return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) || String(value) === text ? value : undefined;
}
