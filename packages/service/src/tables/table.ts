import type { ColumnType } from "./column-type.ts";

/** A table or view as the API exposes it. */
export interface Table {
  /** Name in its address: the table's, or `schema.name` if that is not unique. */
  readonly path: string;
  readonly schema: string;
  readonly name: string;
  readonly kind: "table" | "view";
  readonly comment: string | undefined;
  readonly columns: readonly Column[];
  /** Names of the key columns; empty: its rows have no address. */
  readonly key: readonly string[];
  readonly references: readonly Reference[];
  readonly uniques: readonly Constraint[];
  readonly checks: readonly Check[];
  /** Writes that the database allows this role. */
  readonly allows: { readonly create: boolean; readonly update: boolean; readonly remove: boolean };
  readonly isMaterialized: boolean;
  /** True for a materialized view whose rows the role may compute again. */
  readonly canRefresh: boolean;
  /** Table whose rows are the rows of this view; undefined for a table and for other views. */
  readonly base: BaseTable | undefined;
  /** True if a row can be locked (`FOR UPDATE`). */
  readonly canLock: boolean;
  /** Reason that its rows cannot be changed, to follow "Read only: "; undefined if they can. */
  readonly readOnlyReason: string | undefined;
  /** True if rules replace its writes (CREATE RULE … DO INSTEAD), which return no row. */
  readonly hasRules: boolean;
  /** True if no two rows have the same key: rows of child tables (INHERITS) may have that of another row. */
  readonly isKeyUnique: boolean;
  /** True for a table with partitions, whose indexes cannot be created concurrently. */
  readonly isPartitioned: boolean;
  /** PostgreSQL's last estimate, of all partitions together, or one from the size; -1 if there is none. */
  readonly estimatedRows: number;
  /** True if the estimate covers exactly the rows of a list: no policy hides rows, and no other table adds some. */
  readonly isEstimateWhole: boolean;
  /** First columns of its ordered indexes of all rows. */
  readonly indexed: readonly string[];
  /** Columns that search covers. */
  readonly searched: readonly string[];
  /** Full-text index that search uses instead of comparing texts. */
  readonly fullText: FullText | undefined;
  /** True if an index serves search; else it reads every row. */
  readonly isSearchIndexed: boolean;
}

export interface FullText {
  /** Indexed expression of the type tsvector, as PostgreSQL writes it. */
  readonly expression: string;
  /** Text search configuration, if the expression names one. */
  readonly configuration: string | undefined;
  /** Columns of the expression. */
  readonly columns: readonly string[];
}

export interface BaseTable {
  readonly schema: string;
  readonly name: string;
  /** Names of the columns of the table, by name of the column of the view. */
  readonly columns: ReadonlyMap<string, string>;
  /** True if other tables inherit from it. */
  readonly hasChildren: boolean;
  /** True if a required column of the table is not a column of the view. */
  readonly requiresMore: boolean;
}

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /** PostgreSQL's name of the type with length or precision: values are cast to it when written. */
  readonly sqlType: string;
  /** The same without length, precision and domain: values are cast to it when compared. */
  readonly comparedAs: string;
  readonly isNullable: boolean;
  /** The database fills it in if it is left out. */
  readonly hasDefault: boolean;
  /** Default, if it is plain JSON. */
  readonly default: string | number | boolean | undefined;
  readonly canCreate: boolean;
  readonly canUpdate: boolean;
  readonly comment: string | undefined;
  /** Written and never read: a password hash, a token. */
  readonly isSecret: boolean;
  readonly limits: Limits;
  /** Values can be sorted, and compared for equality. */
  readonly isOrdered: boolean;
  readonly isComparable: boolean;
  /** Paths of scalar values in a sample of a JSON column. */
  readonly jsonPaths: readonly JsonPath[];
  /** Collation; undefined: the column's own. */
  readonly collation: string | undefined;
}

/** Path of scalar values in the objects of a JSON column. */
export interface JsonPath {
  readonly keys: readonly string[];
  readonly kind: "text" | "number" | "boolean";
}

/** The simple checks of one column. */
export interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly choices?: readonly string[];
  readonly pattern?: string;
}

export interface Constraint {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface Check extends Constraint {
  readonly comment: string | undefined;
  /** Expression as PostgreSQL writes it. */
  readonly expression: string;
}

export interface Reference extends Constraint {
  readonly to: { readonly schema: string; readonly name: string };
  readonly toColumns: readonly string[];
  /** Column whose value alone is the primary key of the target; undefined if the key has several columns or none. */
  readonly keyColumn: string | undefined;
}

export function findColumn(table: Table, name: string): Column | undefined {
  return table.columns.find((column) => column.name === name);
}

/** Columns of responses. */
export function listShown({ columns }: Table): readonly Column[] {
  return columns.filter(({ isSecret }) => !isSecret);
}

/** Columns of the key, in its order. */
export function keyColumns(table: Table): readonly Column[] {
  return table.key.flatMap((name) => findColumn(table, name) ?? []);
}
