import type { Queryable } from "#database/database.ts";
import type { CatalogType } from "./catalog-type.ts";
import {
  columnsQuery,
  constraintsQuery,
  indexesQuery,
  relationsQuery,
  rulesQuery,
  typesQuery,
} from "./catalog-queries.ts";
import { functionsQuery } from "./function-queries.ts";
import type { FunctionRow } from "./function-queries.ts";
import { readViewColumns } from "./view-columns.ts";

export interface RelationRow {
  readonly oid: number;
  /** Type of its rows. */
  readonly row_type: number;
  readonly schema: string;
  readonly name: string;
  readonly kind: "r" | "p" | "v" | "m" | "f";
  readonly comment: string | null;
  readonly schema_comment: string | null;
  readonly estimated_rows: number;
  readonly can_create: boolean;
  readonly can_update: boolean;
  readonly can_remove: boolean;
  /** Bits of the possible writes: 4 update, 8 insert, 16 delete. */
  readonly writes: number;
  /** A view whose rows are rows of one table, which PostgreSQL can update. */
  readonly is_simple: boolean;
  readonly has_instead: boolean;
  /** Rules replace its inserts or updates. */
  readonly has_rules: boolean;
  /** The role may compute the rows of a materialized view again. */
  readonly can_refresh: boolean;
  /** Row level security is on. */
  readonly has_policies: boolean;
  /** Other tables inherit from it. */
  readonly has_children: boolean;
}

export interface ColumnRow {
  readonly relation: number;
  readonly relation_schema: string;
  readonly relation_table: string;
  readonly number: number;
  readonly name: string;
  readonly type: number;
  readonly modifier: number;
  /** Declared dimensions of an array: a hint, which PostgreSQL does not enforce. */
  readonly dimensions: number;
  readonly sql_type: string;
  readonly is_not_null: boolean;
  readonly has_default: boolean;
  /** `a` always, `d` by default, empty: none. */
  readonly identity: string;
  /** `s` stored, `v` virtual, empty: none. */
  readonly generated: string;
  readonly default_sql: string | null;
  readonly comment: string | null;
  /** Marked as part of the key by a comment, or by an option of its foreign table. */
  readonly is_key: boolean;
  readonly can_read: boolean;
  readonly can_create: boolean;
  readonly can_update: boolean;
  readonly has_default_collation: boolean;
}

export interface ConstraintRow {
  readonly relation: number;
  readonly kind: "p" | "u" | "f" | "c";
  readonly name: string;
  readonly columns: readonly number[];
  readonly to_schema: string | null;
  readonly to_name: string | null;
  readonly to_columns: readonly string[];
  readonly definition: string;
  readonly comment: string | null;
}

export interface IndexRow {
  readonly relation: number;
  readonly is_unique: boolean;
  readonly is_ordered: boolean;
  readonly is_whole: boolean;
  readonly is_trigram: boolean;
  /** JSON of a full-text index (`FullTextIndex`). */
  readonly words: string | null;
  /** 0 for an expression. */
  readonly columns: readonly number[];
}

export interface CatalogRows {
  readonly relations: readonly RelationRow[];
  readonly columns: readonly ColumnRow[];
  readonly types: ReadonlyMap<number, CatalogType>;
  readonly constraints: readonly ConstraintRow[];
  readonly indexes: readonly IndexRow[];
  /** Rules of views by OID (`pg_rewrite.ev_action`). */
  readonly rules: ReadonlyMap<number, string>;
  readonly functions: readonly FunctionRow[];
}

/** Reads the catalog in one transaction, so that its parts are consistent. */
export async function readCatalogRows(tx: Queryable): Promise<CatalogRows> {
  const relations = await tx.query<RelationRow>(relationsQuery);
  const rules = await tx.query<{ relation: number; rule: string }>(rulesQuery);
  const origins = rules.rows.flatMap(({ rule }) => [...readViewColumns(rule).values()]);
  const used = [...relations.rows.map((row) => row.oid), ...origins.map((one) => one.relation)];
  const oids = [`{${[...new Set(used)].join(",")}}`];
  const columns = await tx.query<ColumnRow>(columnsQuery, oids);
  const functions = await readFunctionRows(tx);
  const ofFunctions = functions.flatMap((row) => [
    row.result,
    ...row.arguments.map(({ type }) => type),
  ]);
  const types = await tx.query<CatalogType & { labels: string; checks: string; members: string }>(
    typesQuery,
    [...oids, `{${[...new Set(ofFunctions)].join(",")}}`],
  );
  const constraints = await tx.query<ConstraintRow & { columns: string }>(constraintsQuery, oids);
  const indexes = await tx.query<IndexRow & { columns: string }>(indexesQuery, oids);
  return {
    relations: relations.rows,
    columns: columns.rows,
    types: new Map(
      types.rows.map((row) => [
        row.oid,
        {
          ...row,
          labels: readTexts(row.labels),
          checks: readTexts(row.checks),
          members: JSON.parse(row.members) as CatalogType["members"],
        },
      ]),
    ),
    constraints: constraints.rows.map((row) => ({
      ...row,
      columns: readNumbers(row.columns),
      to_columns: readTexts(row.to_columns),
    })),
    indexes: indexes.rows.map((row) => ({ ...row, columns: readNumbers(row.columns) })),
    rules: new Map(rules.rows.map(({ relation, rule }) => [relation, rule])),
    functions,
  };
}

async function readFunctionRows(tx: Queryable): Promise<readonly FunctionRow[]> {
  const { rows } = await tx.query<FunctionRow & { arguments: string }>(functionsQuery);
  return rows.map((row) => ({
    ...row,
    arguments: JSON.parse(row.arguments) as FunctionRow["arguments"],
  }));
}

/** Arrays arrive as JSON text; our own queries define their content. */
function readTexts(json: unknown): readonly string[] {
  return json === null ? [] : (JSON.parse(String(json)) as readonly string[]);
}

function readNumbers(json: unknown): readonly number[] {
  return json === null ? [] : (JSON.parse(String(json)) as readonly number[]);
}
