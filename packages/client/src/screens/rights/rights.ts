/** Roles with limited rights, in the order of their columns. */
export const roles = ["viewer", "editor"] as const;
export type Role = (typeof roles)[number];

/** Rights in the order of their columns. */
export const tableRights = ["read", "create", "update", "remove"] as const;
export type TableRight = (typeof tableRights)[number];
type ColumnRight = "read" | "write";

export interface ColumnRights {
  readonly name: string;
  readonly isKey: boolean;
  readonly isWritable: boolean;
  readonly rights: { readonly [role in Role]: { readonly [right in ColumnRight]: boolean } };
}

export interface TableRights {
  readonly path: string;
  readonly schema: string;
  readonly name: string;
  readonly kind: "table" | "view";
  /** Writes that the database allows. */
  readonly possible: {
    readonly create: boolean;
    readonly update: boolean;
    readonly remove: boolean;
  };
  readonly rights: { readonly [role in Role]: { readonly [right in TableRight]: boolean } };
  readonly columns: readonly ColumnRights[];
}

/** Rights to call a function or procedure. */
export interface FunctionRights {
  readonly path: string;
  readonly schema: string;
  /** With the types of its input. */
  readonly name: string;
  readonly isReadOnly: boolean;
  /** It runs with the rights of its owner (`SECURITY DEFINER`). */
  readonly isDefiner: boolean;
  readonly rights: { readonly [role in Role]: { readonly execute: boolean } };
}

export interface AllRights {
  /** Rights on the rows of each table without a decision, such as a new one. */
  readonly everyTable: TableRights["rights"];
  readonly tables: readonly TableRights[];
  readonly functions: readonly FunctionRights[];
}

/** One change of a right, as the API takes it. */
export interface RightChange {
  readonly role: Role;
  readonly schema: string;
  readonly table: string;
  /** Empty: the rows of the table. */
  readonly column: string;
  readonly right: TableRight | ColumnRight | "execute";
  readonly isAllowed: boolean;
}

/** Reads the response of the built-in API. */
export function readRights(body: unknown): AllRights {
  return body as AllRights;
}

/** Rights with the change, before the API confirms it. */
export function applyChange(all: AllRights, change: RightChange): AllRights {
  const { everyTable, tables, functions } = all;
  // The API responds which tables follow.
  if (change.table === "") return { ...all, everyTable: allow(everyTable, change) };
  const isChanged = (one: { readonly schema: string; readonly name: string }): boolean =>
    one.schema === change.schema && one.name === change.table;
  if (change.right === "execute") {
    return {
      ...all,
      functions: functions.map((one) =>
        isChanged(one) ? { ...one, rights: allow(one.rights, change) } : one,
      ),
    };
  }
  return {
    ...all,
    tables: tables.map((table) => {
      if (!isChanged(table)) return table;
      if (change.column === "") return { ...table, rights: allow(table.rights, change) };
      const columns = table.columns.map((column) =>
        column.name === change.column
          ? { ...column, rights: allow(column.rights, change) }
          : column,
      );
      return { ...table, columns };
    }),
  };
}

function allow<Rights extends { readonly [role in Role]: object }>(
  rights: Rights,
  { role, right, isAllowed }: RightChange,
): Rights {
  return { ...rights, [role]: { ...rights[role], [right]: isAllowed } };
}

/** Tables whose name or column contains the text. */
export function filterTables(tables: readonly TableRights[], text: string): readonly TableRights[] {
  const part = text.trim().toLowerCase();
  if (part === "") return tables;
  return tables.filter(({ path, columns }) =>
    [path, ...columns.map(({ name }) => name)].some((name) => name.toLowerCase().includes(part)),
  );
}

/** Functions whose name contains the text. */
export function filterFunctions(
  functions: readonly FunctionRights[],
  text: string,
): readonly FunctionRights[] {
  const part = text.trim().toLowerCase();
  return functions.filter(({ path }) => path.toLowerCase().includes(part));
}
