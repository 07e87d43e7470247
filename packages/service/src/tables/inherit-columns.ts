import type {
  CatalogRows,
  ColumnRow,
  ConstraintRow,
  IndexRow,
  RelationRow,
} from "./catalog-rows.ts";
import { readViewColumns } from "./view-columns.ts";
import type { ColumnOrigin } from "./view-columns.ts";

/** Table whose rows are those of a view. */
export interface ViewBase {
  readonly relation: number;
  /** Number of the column of the table by that of the view. */
  readonly columns: ReadonlyMap<number, number>;
}

/** Finds the table of each view whose rows are rows of one table, by OID of the view. */
export function findViewBases(rows: CatalogRows): ReadonlyMap<number, ViewBase> {
  const bases = listOrigins(rows).flatMap(({ relation, own }) => {
    const tables = new Set([...own.values()].map((origin) => origin.relation));
    const [table] = tables;
    if (!relation.is_simple || table === undefined || tables.size > 1) return [];
    const columns = new Map([...own].map(([number, origin]) => [number, origin.column]));
    return [[relation.oid, { relation: table, columns }] as const];
  });
  return new Map(bases);
}

type Origins = ReadonlyMap<number, ColumnOrigin>;

/**
 * Adds to views the facts of the columns that they take from tables unchanged: foreign keys, and if a row of the view is
 * a row of the table, also keys, checks, defaults and comments.
 */
export function inheritColumns(rows: CatalogRows): CatalogRows {
  const views = listOrigins(rows);
  const inherited = views.map(({ relation, own }) => inheritOne(rows, relation, own));
  const replaced = new Map(
    inherited.flatMap(({ columns }) => columns.map((row) => [keyOf(row), row])),
  );
  return {
    ...rows,
    columns: rows.columns.map((row) => replaced.get(keyOf(row)) ?? row),
    constraints: [...rows.constraints, ...inherited.flatMap(({ constraints }) => constraints)],
    indexes: [...rows.indexes, ...inherited.flatMap(({ indexes }) => indexes)],
  };
}

/** Views with the origins of their columns in tables. */
function listOrigins(rows: CatalogRows): readonly View[] {
  const origins = new Map(
    [...rows.rules].map(([oid, rule]) => [oid, readViewColumns(rule)] as const),
  );
  return rows.relations.flatMap((relation) => {
    const own = origins.get(relation.oid);
    return own === undefined || relation.kind !== "v"
      ? []
      : [{ relation, own: resolveAll(own, origins) }];
  });
}

interface View {
  readonly relation: RelationRow;
  readonly own: Origins;
}

function keyOf({ relation, number }: ColumnRow): string {
  return `${relation} ${number}`;
}

/** Follows views over views. */
function resolveAll(own: Origins, origins: ReadonlyMap<number, Origins>): Origins {
  const resolve = (origin: ColumnOrigin, depth = 0): ColumnOrigin | undefined => {
    const above = origins.get(origin.relation);
    if (above === undefined || depth > 20) return origin;
    const next = above.get(origin.column);
    return next && resolve(next, depth + 1);
  };
  return new Map(
    [...own].flatMap(([number, origin]) => {
      const base = resolve(origin);
      return base === undefined ? [] : [[number, base] as const];
    }),
  );
}

interface Inherited {
  readonly columns: readonly ColumnRow[];
  readonly constraints: readonly ConstraintRow[];
  readonly indexes: readonly IndexRow[];
}

function inheritOne(rows: CatalogRows, relation: RelationRow, origins: Origins): Inherited {
  const own = rows.columns.filter((row) => row.relation === relation.oid);
  const originOf = ({ number }: ColumnRow): ColumnRow | undefined => {
    const origin = origins.get(number);
    return rows.columns.find(
      (row) => row.relation === origin?.relation && row.number === origin.column,
    );
  };
  const bases = new Set([...origins.values()].map((origin) => origin.relation));
  /** Columns of the view for those of a table; undefined if one is missing. */
  const mapped = (base: number, numbers: readonly number[]): readonly number[] | undefined => {
    const matches = numbers.map(
      (number) =>
        [...origins].find(([, one]) => one.relation === base && one.column === number)?.[0],
    );
    const whole = matches.filter((number) => number !== undefined);
    return whole.length === numbers.length && whole.length > 0 ? whole : undefined;
  };
  /** PostgreSQL refuses to write one column by two of a view. */
  const isFirst = ({ number }: ColumnRow): boolean => {
    const origin = origins.get(number);
    const first = origin && mapped(origin.relation, [origin.column])?.[0];
    return relation.has_instead || first === undefined || first === number;
  };
  const isRow = relation.is_simple;
  const hasKey = isRow || relation.has_instead;
  const hasSameNames = (base: number, numbers: readonly number[]): boolean =>
    own.every((row) => {
      const origin = origins.get(row.number);
      const isUsed = origin?.relation === base && numbers.includes(origin.column);
      return !isUsed || originOf(row)?.name === row.name;
    });
  const isInherited = ({ kind, relation: base, columns }: ConstraintRow): boolean =>
    kind === "f" || (kind === "c" ? isRow && hasSameNames(base, columns) : hasKey);
  return {
    columns: isRow ? own.map((row) => inheritColumn(row, originOf(row), isFirst(row))) : [],
    constraints: rows.constraints
      .filter((row) => bases.has(row.relation) && isInherited(row))
      .flatMap((row) => {
        const columns = mapped(row.relation, row.columns);
        return columns === undefined ? [] : [{ ...row, relation: relation.oid, columns }];
      }),
    indexes: isRow
      ? rows.indexes
          .filter((row) => bases.has(row.relation))
          .flatMap((row) => {
            const columns = mapped(row.relation, row.columns);
            return columns === undefined ? [] : [{ ...row, relation: relation.oid, columns }];
          })
      : [],
  };
}

function inheritColumn(row: ColumnRow, origin: ColumnRow | undefined, isFirst: boolean): ColumnRow {
  if (origin === undefined) return row;
  return {
    ...row,
    can_create: row.can_create && isFirst,
    can_update: row.can_update && isFirst,
    is_not_null: origin.is_not_null,
    has_default: row.has_default || origin.has_default,
    identity: origin.identity,
    generated: origin.generated,
    default_sql: row.default_sql ?? origin.default_sql,
    comment: row.comment ?? origin.comment,
  };
}
