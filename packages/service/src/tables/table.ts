import type { ColumnType } from "./column-type.ts";

/** A table or view as the API shows it. */
export interface Table {
  /** What stands in its address: its name, or `schema.name` where that alone is taken. */
  readonly path: string;
  readonly schema: string;
  readonly name: string;
  readonly kind: "table" | "view";
  readonly comment: string | undefined;
  readonly columns: readonly Column[];
  /** Names of the columns that tell its rows apart; empty: none do, so its rows have no address. */
  readonly key: readonly string[];
  readonly references: readonly Reference[];
  readonly uniques: readonly Constraint[];
  readonly checks: readonly Check[];
  /** What the database itself would let us do. */
  readonly allows: { readonly create: boolean; readonly update: boolean; readonly remove: boolean };
  /** As PostgreSQL last estimated; -1 when it never did. */
  readonly estimatedRows: number;
  /** Columns that free text is looked for in. */
  readonly searched: readonly string[];
}

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /** PostgreSQL's own words for the type, with length or precision: what values are cast to when written. */
  readonly sqlType: string;
  /** The same without length, precision and domain: what values are cast to when compared. */
  readonly comparedAs: string;
  readonly isNullable: boolean;
  /** The database fills it in when it is left out. */
  readonly hasDefault: boolean;
  /** Its default where that is plain JSON. */
  readonly default: string | number | boolean | undefined;
  readonly canCreate: boolean;
  readonly canUpdate: boolean;
  readonly comment: string | undefined;
  readonly limits: Limits;
  /** How text is put in order; undefined: as the column itself says. */
  readonly collation: string | undefined;
}

/** What checks say about one column, where it is simple. */
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
  /** As PostgreSQL writes it. */
  readonly expression: string;
}

export interface Reference extends Constraint {
  readonly to: { readonly schema: string; readonly name: string };
  readonly toColumns: readonly string[];
}

export function findColumn(table: Table, name: string): Column | undefined {
  return table.columns.find((column) => column.name === name);
}

/** The columns of its key, in the key's order. */
export function keyColumns(table: Table): readonly Column[] {
  return table.key.flatMap((name) => findColumn(table, name) ?? []);
}
