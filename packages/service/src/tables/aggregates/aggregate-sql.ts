import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { limitBytes, whereClause } from "#tables/list-sql.ts";
import { tableName } from "#tables/row-sql.ts";
import type { Column, Table } from "#tables/table.ts";
import { comparedValue, shownValue } from "#tables/value-sql.ts";
import type { Aggregate, AggregateQuery, Grouping } from "./read-aggregates.ts";

type Sql = RawBuilder<unknown>;

/**
 * Returns the query for the groups, each as JSON text: the largest first, periods the newest first. With the number of
 * groups and of rows.
 */
export function aggregateSql(table: Table, query: AggregateQuery): Sql {
  const { aggregates, grouping, limit, list } = query;
  const numbers = aggregates.map(
    (aggregate, index) => sql`${writeAggregate(aggregate)} as ${sql.id(`a${index}`)}`,
  );
  const value = grouping && writeGroup(grouping);
  const columns = sql.join([
    ...(value === undefined ? [] : [sql`${value} as v`]),
    sql`count(*) as c`,
    ...numbers,
  ]);
  const groups = sql`select ${columns} from ${tableName(table)} as t ${whereClause(table, list)} ${value === undefined ? sql`` : sql`group by 1`}`;
  const members = [
    ...(grouping === undefined ? [] : [sql`'value', ${shownGroup(grouping)}`]),
    ...aggregates.map(({ name }, index) => sql`${name}::text, ${sql.id(`a${index}`)}`),
  ];
  const rows = sql`select json_build_object(${sql.join(members)})::text as json,
    (count(*) over ())::float8 as groups, (sum(c) over ())::float8 as total
    from g ${grouping === undefined ? sql`` : orderClause(grouping)} limit ${sql.lit(limit)}`;
  return sql`with g as materialized (${groups}), r as materialized (${rows}) ${limitBytes("r", ["groups", "total"])}`;
}

function orderClause({ column, period }: Grouping): Sql {
  if (period !== undefined) return sql`order by v desc`;
  return column.isOrdered ? sql`order by c desc, v` : sql`order by c desc`;
}

function writeGroup({ column, period, timeZone }: Grouping): Sql {
  const value = comparedValue(sql.id("t", column.name), column);
  if (period === undefined) return value;
  const hasZone = column.type.kind === "timestamp" && column.type.hasZone;
  const local = hasZone ? sql`${value} at time zone ${timeZone}::text` : sql`${value}::timestamp`;
  return sql`date_trunc(${period}, ${local})::date`;
}

function shownGroup({ column, period }: Grouping): Sql {
  return shownValue(sql.id("v"), period === undefined ? column.type : { kind: "date" });
}

function writeAggregate({ function: name, column }: Aggregate): Sql {
  if (column === undefined) return sql`count(*)`;
  const value = readNumber(column);
  const isDecimal = column.type.kind !== "float" && column.type.kind !== "interval";
  switch (name) {
    case "count":
      return sql`count(${value})`;
    case "sum":
      return sql`sum(${value})`;
    case "average":
      return isDecimal ? sql`trim_scale(avg(${value}))` : sql`avg(${value})`;
    case "min":
    case "max":
      return sql`${sql.raw(name)}(${value})`;
  }
}

/** Value of a column in a form for which PostgreSQL has all of these functions. */
function readNumber(column: Column): Sql {
  const value = comparedValue(sql.id("t", column.name), column);
  if (column.type.kind === "money") return sql`${value}::numeric`;
  return column.type.kind === "text" ? sql`${value}::text` : value;
}
