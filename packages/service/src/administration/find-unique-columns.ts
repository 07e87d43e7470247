import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { compileSql } from "#database/compile-sql.ts";
import type { Database } from "#database/database.ts";
import { hasAddress } from "#tables/introspect.ts";
import { tableName } from "#tables/row-sql.ts";
import type { Column, Table } from "#tables/table.ts";

/** Larger tables are not read for a suggestion. */
const mostRows = 1_000_000;
const limitMs = 3_000;
const mostColumns = 8;
/** Columns that are tried in pairs. */
const mostPaired = 5;

/** Columns that identify each of the present rows, the most probable first; undefined if there are none. */
export async function findUniqueColumns(
  database: Database,
  table: Table,
  names = listCandidates(table),
): Promise<readonly string[] | undefined> {
  if (names.length === 0 || table.estimatedRows > mostRows) return undefined;
  const paired = names.slice(0, mostPaired);
  const pairs = paired.flatMap((one, index) =>
    paired.slice(index + 1).map((other) => [one, other]),
  );
  const candidates = [...names.map((name) => [name]), ...pairs];
  const counts = candidates.map((candidate) => countDistinct(candidate));
  const statement = compileSql(
    sql`select to_json(array[${sql.join(counts)}])::text as counts, count(*)::int8 as total from ${tableName(table)} as t`,
  );
  try {
    const { rows } = await database.read(
      (tx) => tx.query<{ counts: string; total: unknown }>(statement.sql, statement.parameters),
      limitMs,
    );
    const [row] = rows;
    const distinct = JSON.parse(row?.counts ?? "[]") as readonly number[];
    return candidates.find((_, index) => String(distinct[index]) === String(row?.total));
  } catch {
    // A type without equality, a locked table or too much time: the report has no suggestion.
    return undefined;
  }
}

function countDistinct(names: readonly string[]): RawBuilder<unknown> {
  const columns = names.map((name) => sql.id("t", name));
  const filled = columns.map((column) => sql`${column} is not null`);
  return sql`count(distinct (${sql.join(columns)})) filter (where ${sql.join(filled, sql` and `)})`;
}

/** Columns that can be part of an address, those with the name of a key first. */
function listCandidates({ columns }: Table): readonly string[] {
  const rank = ({ name }: Column): number =>
    /^id$/i.test(name) ? 0 : /(?:_id|Id|ID)$/.test(name) ? 1 : 2;
  return columns
    .filter((column) => column.isOrdered && !column.isSecret && hasAddress(columns, column.name))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostColumns)
    .map(({ name }) => name);
}
