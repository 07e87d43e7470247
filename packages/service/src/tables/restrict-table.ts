import type { LimitedRole, Right, Rights } from "#rights/rights.ts";
import { isRequired } from "./read-row-body.ts";
import type { Column, Table } from "./table.ts";

/**
 * The table as the SQL for a role may use it: a column without the right to read it is in no statement. Undefined
 * without the right to read the table. The columns of the key are always read: addresses contain them.
 */
export function restrictTable(table: Table, role: LimitedRole, rights: Rights): Table | undefined {
  const { schema, name } = table;
  const may = (right: Right, column = ""): boolean =>
    rights.find({ role, schema, table: name, column, right });
  if (!may("read")) return undefined;
  const restricted = table.columns.map((column) => restrictColumn(column, table, may));
  const columns = restricted.filter((column) => column !== undefined);
  const names = new Set(columns.map((column) => column.name));
  const isReadable = (one: { readonly columns: readonly string[] }): boolean => isWhole(one, names);
  const isFillable = table.columns.every(
    (column) =>
      !isRequired(column) || columns.some((one) => one.name === column.name && one.canCreate),
  );
  return {
    ...table,
    columns,
    references: table.references.filter(isReadable),
    uniques: table.uniques.filter(isReadable),
    checks: table.checks.filter(isReadable),
    ...restrictSearch(table, names),
    // It locks the view, and may take long.
    canRefresh: false,
    allows: {
      create: table.allows.create && may("create") && isFillable,
      update: table.allows.update && may("update"),
      remove: table.allows.remove && may("remove"),
    },
  };
}

/** A full-text index with a hidden column is not used. */
function restrictSearch(
  { searched, fullText }: Table,
  names: ReadonlySet<string>,
): Pick<Table, "searched" | "fullText"> {
  if (fullText === undefined || isWhole(fullText, names))
    return { searched: searched.filter((column) => names.has(column)), fullText };
  return { searched: [], fullText: undefined };
}

function isWhole(
  { columns }: { readonly columns: readonly string[] },
  names: ReadonlySet<string>,
): boolean {
  return columns.every((column) => names.has(column));
}

function restrictColumn(
  column: Column,
  { key }: Table,
  may: (right: Right, column: string) => boolean,
): Column | undefined {
  if (!may("read", column.name) && !key.includes(column.name)) return undefined;
  return may("write", column.name) ? column : { ...column, canCreate: false, canUpdate: false };
}
