import type { CatalogRows, ColumnRow } from "./catalog-rows.ts";
import type { CatalogType } from "./catalog-type.ts";
import type { DatabaseFunction, Parameter } from "./database-function.ts";
import type { FunctionArgument, FunctionRow } from "./function-queries.ts";
import { readColumn } from "./introspect-column.ts";
import { nameTables } from "./name-tables.ts";
import type { Column, Table } from "./table.ts";

/** Reads the functions; `tables`: those of the same rows, in their order. */
export function readFunctions(
  rows: CatalogRows,
  tables: readonly Table[],
): readonly DatabaseFunction[] {
  const paths = nameFunctions(rows.functions);
  return rows.functions.map((row, index) =>
    readFunction(row, { rows, tables, path: paths[index] ?? row.name }),
  );
}

/** Names functions as tables; those of one name and schema by their signature. */
function nameFunctions(rows: readonly FunctionRow[]): readonly string[] {
  const isOverloaded = ({ schema, name }: FunctionRow): boolean =>
    rows.filter((row) => row.schema === schema && row.name === name).length > 1;
  return nameTables(
    rows.map((row) => ({
      schema: row.schema,
      name: isOverloaded(row) ? signatureOf(row) : row.name,
    })),
  );
}

function signatureOf({ name, signature }: FunctionRow): string {
  return `${name}(${signature})`;
}

interface FunctionSources {
  readonly rows: CatalogRows;
  readonly tables: readonly Table[];
  readonly path: string;
}

function readFunction(row: FunctionRow, { rows, tables, path }: FunctionSources): DatabaseFunction {
  const passed = row.arguments.filter(
    ({ mode }) => mode !== "t" && (row.kind === "p" || mode !== "o"),
  );
  const isNamed = passed.every(({ name }) => name !== "");
  const rowOf = (type: number): Table | undefined => {
    const index = rows.relations.findIndex((relation) => relation.row_type === type);
    const table = tables[index];
    return table !== undefined && table.key.length > 0 ? table : undefined;
  };
  const subject = passed[0]?.mode === "i" ? rowOf(passed[0].type) : undefined;
  const parameters = passed.map((argument, index): Parameter => {
    const column = readArgument(argument, rows, `arg${index + 1}`);
    const role = index === 0 && subject !== undefined ? "row" : roleOf(argument);
    return { column, role, isNamed };
  });
  const own = { path, schema: row.schema, name: row.name };
  const inputs = parameters.filter(({ role }) => role === "input" || role === "variadic");
  const resultTable = rowOf(row.result);
  const results = readResult(row, rows, resultTable);
  return {
    ...own,
    signature: signatureOf(row),
    kind: row.kind === "p" ? "procedure" : "function",
    comment: row.comment ?? undefined,
    isReadOnly: row.kind === "f" && row.volatility !== "v",
    isDefiner: row.is_definer,
    isSet: row.is_set,
    parameters,
    input: tableOf(
      own,
      inputs.map(({ column }) => column),
    ),
    output: results.length === 0 ? undefined : tableOf(own, results),
    resultTable,
    subject,
  };
}

function roleOf({ mode }: FunctionArgument): Parameter["role"] {
  return mode === "v" ? "variadic" : mode === "o" ? "output" : "input";
}

const ofResult: ReadonlySet<string> = new Set(["o", "b", "t"]);

/** Columns of the result: those of a table, of a composite type, of OUT arguments, or one value. */
function readResult(
  row: FunctionRow,
  rows: CatalogRows,
  table: Table | undefined,
): readonly Column[] {
  const named = row.arguments.filter(({ mode }) => ofResult.has(mode));
  if (named.length > 0) {
    return named.map((argument, index) => readArgument(argument, rows, `column${index + 1}`));
  }
  if (table !== undefined) return table.columns;
  if (row.kind === "p" || row.result_name === "void") return [];
  const type = rows.types.get(row.result);
  const members = type?.typtype === "c" ? type.members : [];
  if (members.length > 0) {
    return members.map(([name, oid]) => readMember(name, rows.types.get(oid), rows));
  }
  const value = { type: row.result, sql_type: row.result_sql, mode: "o", default_sql: null };
  return [readArgument({ ...value, name: row.is_set ? row.name : "result" }, rows, "result")];
}

function readMember(name: string, type: CatalogType | undefined, rows: CatalogRows): Column {
  const sqlType = type?.compared_as ?? "text";
  const argument = { name, mode: "o", type: type?.oid ?? 0, sql_type: sqlType, default_sql: null };
  return readArgument(argument, rows, name);
}

function readArgument(argument: FunctionArgument, rows: CatalogRows, fallback: string): Column {
  const hasDefault = argument.default_sql !== null || argument.mode === "v";
  const row: ColumnRow = {
    relation: 0,
    relation_schema: "",
    relation_table: "",
    number: 0,
    name: argument.name === "" ? fallback : argument.name,
    type: argument.type,
    modifier: -1,
    dimensions: 0,
    sql_type: argument.sql_type,
    is_not_null: false,
    has_default: hasDefault,
    identity: "",
    generated: "",
    default_sql: argument.default_sql,
    comment: null,
    is_key: false,
    can_read: true,
    can_create: true,
    can_update: true,
    has_default_collation: false,
  };
  return readColumn(row, { types: rows.types, checks: [], isIndexed: true });
}

/** Columns of arguments or results in the form of a table, so that they are checked, written and described as rows. */
function tableOf(own: Pick<Table, "path" | "schema" | "name">, columns: readonly Column[]): Table {
  return {
    ...own,
    kind: "view",
    comment: undefined,
    columns,
    key: [],
    references: [],
    uniques: [],
    checks: [],
    allows: { create: false, update: false, remove: false },
    canRefresh: false,
    base: undefined,
    canLock: false,
    readOnlyReason: undefined,
    hasRules: false,
    isKeyUnique: true,
    isPartitioned: false,
    isMaterialized: false,
    estimatedRows: -1,
    isEstimateWhole: false,
    indexed: [],
    searched: [],
    fullText: undefined,
    isSearchIndexed: false,
  };
}
