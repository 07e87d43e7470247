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

/** One change of a right, as the API takes it. */
export interface RightChange {
  readonly role: Role;
  readonly schema: string;
  readonly table: string;
  /** Empty: the rows of the table. */
  readonly column: string;
  readonly right: TableRight | ColumnRight;
  readonly isAllowed: boolean;
}

/** Reads the response of the built-in API. */
export function readTables(body: unknown): readonly TableRights[] {
  return (body as { readonly tables: readonly TableRights[] }).tables;
}

/** Tables with the change, before the API confirms it. */
export function applyChange(
  tables: readonly TableRights[],
  change: RightChange,
): readonly TableRights[] {
  return tables.map((table) => {
    if (table.schema !== change.schema || table.name !== change.table) return table;
    if (change.column === "") return { ...table, rights: allow(table.rights, change) };
    const columns = table.columns.map((column) =>
      column.name === change.column ? { ...column, rights: allow(column.rights, change) } : column,
    );
    return { ...table, columns };
  });
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
