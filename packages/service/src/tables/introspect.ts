import type { Database } from "#database/database.ts";
import { readCatalogRows } from "./catalog-rows.ts";
import type { CatalogRows, ColumnRow, ConstraintRow, RelationRow } from "./catalog-rows.ts";
import { expressionOf } from "./check-limits.ts";
import { findViewBases, inheritColumns } from "./inherit-columns.ts";
import type { ViewBase } from "./inherit-columns.ts";
import type { ColumnKind } from "./column-type.ts";
import type { DatabaseFunction } from "./database-function.ts";
import { readFunctions } from "./read-functions.ts";
import { readSearch } from "#tables/filters/read-search.ts";
import type { SearchFacts } from "#tables/filters/read-search.ts";
import { addJsonPaths } from "#tables/filters/sample-json-paths.ts";
import { readColumn } from "./introspect-column.ts";
import { setDatabaseRole } from "./table-caller.ts";
import { nameTables } from "./name-tables.ts";
import type { BaseTable, Check, Column, Constraint, Reference, Table } from "./table.ts";

/** Tables and functions that a role of the database may use, and their schemas. */
export interface Introspected {
  readonly tables: readonly Table[];
  readonly functions: readonly DatabaseFunction[];
  readonly schemas: readonly { readonly name: string; readonly comment: string | undefined }[];
}

/** `databaseRole`: role of the database that reads; undefined: that of the connection. */
export async function introspect(database: Database, databaseRole?: string): Promise<Introspected> {
  const rows = await database.transaction(async (tx) => {
    await setDatabaseRole(tx, databaseRole);
    return inheritColumns(await readCatalogRows(tx));
  });
  const bases = findViewBases(rows);
  const paths = nameTables(rows.relations);
  const described = rows.relations.map((relation, index) =>
    readTable({
      rows,
      relation,
      base: readBase(rows, relation, bases.get(relation.oid)),
      path: paths[index] ?? relation.name,
      database,
    }),
  );
  const tables = await addJsonPaths(database, described, databaseRole);
  const schemas = new Map(
    rows.relations.map((row) => [row.schema, row.schema_comment ?? undefined] as const),
  );
  const functions = readFunctions(rows, tables);
  return { tables, functions, schemas: [...schemas].map(([name, comment]) => ({ name, comment })) };
}

interface Reading {
  readonly rows: CatalogRows;
  readonly relation: RelationRow;
  readonly base: BaseTable | undefined;
  readonly path: string;
  readonly database: Pick<Database, "isReadOnly">;
}

function readBase(
  rows: CatalogRows,
  relation: RelationRow,
  base: ViewBase | undefined,
): BaseTable | undefined {
  const own = rows.columns.filter((row) => row.relation === base?.relation);
  const [first] = own;
  if (base === undefined || first === undefined) return undefined;
  const used = new Set(base.columns.values());
  const columns = rows.columns.flatMap((row) => {
    if (row.relation !== relation.oid) return [];
    const origin = own.find((one) => one.number === base.columns.get(row.number));
    return origin === undefined ? [] : [[row.name, origin.name] as const];
  });
  const isFilled = (row: ColumnRow): boolean =>
    !row.is_not_null || row.has_default || row.identity !== "" || row.generated !== "";
  return {
    schema: first.relation_schema,
    name: first.relation_table,
    columns: new Map(columns),
    hasChildren: rows.relations.some(
      ({ oid, has_children }) => oid === base.relation && has_children,
    ),
    requiresMore: own.some((row) => !used.has(row.number) && !isFilled(row)),
  };
}

function readTable({ rows, relation, base, path, database }: Reading): Table {
  const own = rows.columns.filter((row) => row.relation === relation.oid && row.can_read);
  const indexes = rows.indexes.filter((row) => row.relation === relation.oid);
  const names = new Map(own.map((row) => [row.number, row.name]));
  const namesOf = (numbers: readonly number[]): readonly string[] =>
    numbers.flatMap((number) => names.get(number) ?? []);
  const constraints = rows.constraints.filter((row) => row.relation === relation.oid);
  const ofKind = (kind: string): readonly Constraint[] =>
    constraints
      .filter((row) => row.kind === kind)
      .map((row) => ({ name: row.name, columns: namesOf(row.columns) }));

  const checks: readonly Check[] = constraints
    .filter((row) => row.kind === "c")
    .map((row) => ({
      name: row.name,
      comment: row.comment ?? undefined,
      columns: namesOf(row.columns),
      expression: expressionOf(row.definition),
    }));
  const ordered = new Set(indexes.filter((row) => row.is_ordered).map((row) => row.columns[0]));
  const read = own.map((row) =>
    readColumn(row, { types: rows.types, checks, isIndexed: ordered.has(row.number) }),
  );
  const isTable = relation.kind === "r" || relation.kind === "p";
  // A view or foreign table has no constraints.
  const marked = isTable ? [] : own.filter((row) => row.is_key).map((row) => row.name);
  const declared = ofKind("p")[0]?.columns ?? (marked.length > 0 ? marked : undefined);
  const key = readKey(declared, relation, { columns: read, indexes, namesOf });
  // The address of a row contains its key.
  const columns = read.map((column) =>
    key.includes(column.name) ? { ...column, isSecret: false } : column,
  );
  // A trigger may fill in columns that the view lacks.
  const isFillable = base?.requiresMore !== true || relation.has_instead;
  const may = (bit: number): boolean => !database.isReadOnly && (relation.writes & bit) !== 0;
  return {
    path,
    schema: relation.schema,
    name: relation.name,
    kind: isTable ? "table" : "view",
    comment: relation.comment ?? undefined,
    columns,
    key,
    references: readReferences(rows, relation, namesOf),
    uniques: [...ofKind("p"), ...ofKind("u")],
    checks,
    allows: {
      create: may(writeBits.create) && isFillable && relation.can_create,
      update: may(writeBits.update) && relation.can_update,
      remove: may(writeBits.remove) && relation.can_remove,
    },
    isMaterialized: relation.kind === "m",
    canRefresh: relation.can_refresh && !database.isReadOnly,
    base,
    canLock: isTable || relation.is_simple,
    readOnlyReason: findReason(relation, key, database),
    hasRules: relation.has_rules,
    isKeyUnique: marked.length === 0 && !relation.has_children && base?.hasChildren !== true,
    isPartitioned: relation.kind === "p",
    estimatedRows: relation.estimated_rows,
    isEstimateWhole: !relation.has_policies && !relation.has_children,
    indexed: namesOf(
      indexes
        .filter((row) => row.is_ordered && row.is_whole)
        .flatMap((row) => row.columns[0] ?? []),
    ),
    ...readSearch({ relation, columns, indexes, namesOf }),
  };
}

/** Bits of `pg_relation_is_updatable`. */
const writeBits = { update: 4, create: 8, remove: 16 } as const;

/** Reason that records cannot be changed; undefined if they can. */
function findReason(
  { kind, writes, can_create, can_update, can_remove, has_policies }: RelationRow,
  key: readonly string[],
  { isReadOnly }: Pick<Database, "isReadOnly">,
): string | undefined {
  if (isReadOnly) return "the database can only be read";
  if (kind === "m") return "it is a materialized view";
  if (writes === 0) {
    return kind === "v"
      ? "the view combines rows and has no INSTEAD OF trigger"
      : "the foreign server does not take writes";
  }
  if (!can_create && !can_update && !can_remove) {
    return has_policies
      ? "no right or policy lets the database role write"
      : "the database role has no right to write";
  }
  if (key.length > 0) return undefined;
  return kind === "f" || kind === "v"
    ? 'its rows have no key; a comment "quarterdeck: key" on its columns declares one'
    : "its rows have no primary key or unique index";
}

type KeyFacts = Omit<SearchFacts, "relation">;

/**
 * Without a primary key, a unique index over non-null columns identifies rows. The columns of a materialized view are
 * never declared as non-null.
 */
function readKey(
  primary: readonly string[] | undefined,
  { kind }: RelationRow,
  { columns, indexes, namesOf }: KeyFacts,
): readonly string[] {
  const candidates = indexes.filter((row) => row.is_unique && !row.columns.includes(0));
  const uniques = candidates
    .map((row) => namesOf(row.columns))
    .filter((names) => kind === "m" || names.every((name) => isNeverEmpty(columns, name)))
    .toSorted((a, b) => a.length - b.length);
  const keys = primary === undefined ? uniques : [primary, ...uniques];
  return keys.find((names) => names.every((name) => hasAddress(columns, name))) ?? [];
}

function isNeverEmpty(columns: readonly Column[], name: string): boolean {
  return columns.some((column) => column.name === name && !column.isNullable);
}

/** Kinds of values that are not one text in an address. */
const nestedKinds: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "array",
  "composite",
  "json",
  "map",
]);

/** True if values of the column can be a key in an address. */
export function hasAddress(columns: readonly Column[], name: string): boolean {
  return columns.some((column) => column.name === name && !nestedKinds.has(column.type.kind));
}

function readReferences(
  rows: CatalogRows,
  relation: RelationRow,
  namesOf: (numbers: readonly number[]) => readonly string[],
): readonly Reference[] {
  return rows.constraints
    .filter((row) => row.relation === relation.oid && row.kind === "f")
    .map((row) => {
      const columns = namesOf(row.columns);
      return {
        name: row.name,
        columns,
        to: { schema: row.to_schema ?? "", name: row.to_name ?? "" },
        toColumns: row.to_columns,
        // Columns that the role may not read are missing.
        keyColumn:
          columns.length === row.to_columns.length
            ? columns[row.to_columns.indexOf(findSingleKey(rows, row) ?? "")]
            : undefined,
      };
    });
}

/** Name of the only column in the primary key of the target. */
function findSingleKey(
  { relations, constraints, columns }: CatalogRows,
  { to_schema, to_name }: ConstraintRow,
): string | undefined {
  const target = relations.find(({ schema, name }) => schema === to_schema && name === to_name);
  const primary = constraints.find(
    ({ relation, kind }) => relation === target?.oid && kind === "p",
  );
  const [only, ...others] = primary?.columns ?? [];
  if (others.length > 0) return undefined;
  return columns.find((row) => row.relation === target?.oid && row.number === only)?.name;
}
