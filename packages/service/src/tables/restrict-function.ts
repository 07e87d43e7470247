import type { LimitedRole, Rights } from "#rights/rights.ts";
import type { DatabaseFunction } from "./database-function.ts";
import type { Table } from "./table.ts";

interface FunctionLimits {
  readonly role: LimitedRole;
  readonly rights: Rights;
  /** Tables as the role may use them. */
  readonly tables: readonly Table[];
}

/**
 * The function as a role may call it; undefined without the right, or if the role may not read the table of its
 * record. Rows of a table have the columns that the role may read.
 */
export function restrictFunction(
  one: DatabaseFunction,
  { role, rights, tables }: FunctionLimits,
): DatabaseFunction | undefined {
  const { schema, signature } = one;
  if (!rights.find({ role, schema, table: signature, column: "", right: "execute" })) {
    return undefined;
  }
  const restrict = (whole: Table | undefined): Table | undefined =>
    whole && tables.find((table) => table.schema === whole.schema && table.name === whole.name);
  const subject = restrict(one.subject);
  if (one.subject !== undefined && subject === undefined) return undefined;
  const resultTable = restrict(one.resultTable);
  const { output } = one;
  return {
    ...one,
    subject,
    resultTable,
    output: output && resultTable ? { ...output, columns: resultTable.columns } : output,
  };
}
