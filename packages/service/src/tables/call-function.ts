import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { compileSql } from "#database/compile-sql.ts";
import type { Queryable } from "#database/database.ts";
import { ownMember, parseJson } from "@quarterdeck/model";
import type { DatabaseFunction, Parameter } from "./database-function.ts";
import { keyCondition, rowJson, tableName } from "./row-sql.ts";
import type { Table } from "./table.ts";
import { invalidBody, pointerTo } from "./read-row-body.ts";
import { requireRow } from "./write-row.ts";
import { textsSql } from "./write-sql.ts";
import type { Writing } from "./write-sql.ts";

/** Arguments of a call. `key`: key of the record that is the first argument. */
export interface FunctionArguments {
  readonly input: Writing;
  readonly key: readonly string[] | undefined;
}

export interface ResultSlice {
  readonly offset: number;
  readonly limit: number;
}

/** Rows of the result as JSON text. A procedure without a result has none. */
export async function callFunction(
  tx: Queryable,
  one: DatabaseFunction,
  values: FunctionArguments,
  slice: ResultSlice,
): Promise<readonly string[]> {
  const texts = await readValues(tx, one, values);
  const call = sql`${sql.id(one.schema, one.name)}(${writeArguments(one, texts)})`;
  if (one.kind === "procedure") {
    const { sql: text, parameters } = compileSql(sql`call ${call}`);
    const { rows } = await tx.query(text, parameters);
    return one.output === undefined ? [] : rows.map((row) => JSON.stringify(row));
  }
  const { output } = one;
  const page = sql`limit ${sql.lit(slice.limit)} offset ${sql.lit(slice.offset)}`;
  const query =
    output === undefined
      ? sql`select '' as json from ${call}`
      : sql`select ${rowJson(output)} from ${call} as t(${namesOf(output)}) ${page}`;
  const { sql: text, parameters } = compileSql(query);
  const { rows } = await tx.query<{ json: string }>(text, parameters);
  return output === undefined ? [] : rows.map(({ json }) => json);
}

function namesOf({ columns }: Table): RawBuilder<unknown> {
  return sql.join(columns.map(({ name }) => sql.id(name)));
}

/** Values by the name of the parameter, each as the text of its type. */
type Values = ReadonlyMap<string, string | null>;

async function readValues(
  tx: Queryable,
  { parameters, subject }: DatabaseFunction,
  { input, key }: FunctionArguments,
): Promise<Values> {
  const values = new Map<string, string | null>();
  if (input.columns.length > 0) {
    const { sql: text, parameters: own } = compileSql(textsSql(input));
    const { rows } = await tx.query<{ [column: string]: string | null }>(text, own);
    input.columns.forEach(({ name }, index) =>
      values.set(name, ownMember(rows[0] ?? {}, `v${index}`) ?? null),
    );
  }
  const first = parameters.find(({ role }) => role === "row");
  if (first !== undefined && subject !== undefined && key !== undefined) {
    const row = sql`select format('%s', t) as json from ${tableName(subject)} as t where ${keyCondition(subject, key)}`;
    const { sql: text, parameters: own } = compileSql(row);
    const { rows } = await tx.query<{ json: string }>(text, own);
    values.set(first.column.name, requireRow(rows[0]?.json));
  }
  return values;
}

/** Arguments by name if all have one, else by position. One without a value has its default. */
function writeArguments({ parameters }: DatabaseFunction, values: Values): RawBuilder<unknown> {
  return sql.join(parameters.flatMap((parameter) => writeArgument(parameter, values) ?? []));
}

function writeArgument(
  { column, role, isNamed }: Parameter,
  values: Values,
): RawBuilder<unknown> | undefined {
  const { name, sqlType } = column;
  const text = values.get(name);
  const missing = role === "variadic" ? "{}" : null;
  if (text === undefined && role === "input") return undefined;
  const value = sql`${text === undefined ? missing : text}::${sql.raw(sqlType)}`;
  const argument = isNamed ? sql`${sql.id(name)} => ${value}` : value;
  return role === "variadic" ? sql`variadic ${argument}` : argument;
}

/** Throws a problem if an argument without a default is missing, or one by position before another with a value. */
export function requireArguments({ parameters }: DatabaseFunction, { json }: Writing): void {
  const values = parseJson(json) as object;
  const own = parameters.filter(({ role }) => role === "input");
  const hasValue = ({ column }: Parameter): boolean => Object.hasOwn(values, column.name);
  const last = own.findLastIndex((one) => hasValue(one));
  const missing = own.filter(
    (one, index) => !hasValue(one) && (!one.column.hasDefault || (!one.isNamed && index < last)),
  );
  if (missing.length === 0) return;
  throw invalidBody(
    missing.map(({ column }) => ({ pointer: pointerTo(column.name), detail: "is required" })),
  );
}
