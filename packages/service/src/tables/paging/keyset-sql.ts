import { ownMember, parseJson } from "@quarterdeck/model";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ColumnKind } from "#tables/column-type.ts";
import type { OrderBy } from "#tables/list-query.ts";
import type { Table } from "#tables/table.ts";
import { castText, comparedValue } from "#tables/value-sql.ts";

/** Row near a page: values of the columns of its order. The page follows it, or precedes it. */
export interface PageStart {
  readonly values: readonly string[];
  readonly isForward: boolean;
  /** Number of pages between the row and the page. */
  readonly skipped: number;
}

/** Kinds whose text in a row's JSON is the value, and compares as its index does. */
export const exactKinds: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "integer",
  "number",
  "text",
  "uuid",
  "date",
  "time",
  "timestamp",
  "boolean",
  "enum",
]);

/** True if a row of a table determines the rows after it: no value of the order is null, and the key is unique. */
export function hasKeyset({ key, isKeyUnique }: Table, order: readonly OrderBy[]): boolean {
  const isExact = order.every(
    ({ column }) => !column.isNullable && exactKinds.has(column.type.kind),
  );
  return key.length > 0 && isKeyUnique && isExact;
}

export function readOrderValues(order: readonly OrderBy[], json: string): readonly string[] {
  const row = parseJson(json) as { readonly [column: string]: unknown };
  return order.map(({ column }) => String(ownMember(row, column.name)));
}

export function reverseOrder(order: readonly OrderBy[]): readonly OrderBy[] {
  return order.map(({ column, isDescending }) => ({ column, isDescending: !isDescending }));
}

/** Condition for the rows after a row, or before it. An index of the order serves it. */
export function keysetCondition(
  order: readonly OrderBy[],
  { values, isForward }: Omit<PageStart, "skipped">,
): RawBuilder<unknown> {
  const parts = order.map(({ column, isDescending }, index) => ({
    name: collated(comparedValue(sql.id("t", column.name), column), column.collation),
    value: castText(values[index], column),
    sign: isDescending === isForward ? "<" : ">",
  }));
  const [first] = parts;
  if (first === undefined) return sql`true`;
  if (parts.every(({ sign }) => sign === first.sign)) {
    const names = sql.join(parts.map(({ name }) => name));
    const all = sql.join(parts.map(({ value }) => value));
    return sql`(${names}) ${sql.raw(first.sign)} (${all})`;
  }
  const later = parts.reduceRight<RawBuilder<unknown>>(
    (rest, { name, value, sign }) =>
      sql`(${name} ${sql.raw(sign)} ${value} or (${name} = ${value} and ${rest}))`,
    sql`false`,
  );
  return sql`${first.name} ${sql.raw(first.sign)}= ${first.value} and ${later}`;
}

export function collated(
  name: RawBuilder<unknown>,
  collation: string | undefined,
): RawBuilder<unknown> {
  return collation === undefined ? name : sql`${name} collate ${sql.id(collation)}`;
}
