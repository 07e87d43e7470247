import type { ColumnKind } from "#tables/column-type.ts";
import { readListQuery } from "#tables/list-query.ts";
import type { ListQuery } from "#tables/list-query.ts";
import { badParameter } from "#tables/read-parameters.ts";
import type { QueryParameter } from "#tables/read-parameters.ts";
import { listShown } from "#tables/table.ts";
import type { Column, Table } from "#tables/table.ts";

export const aggregateFunctions = ["count", "sum", "average", "min", "max"] as const;
type AggregateFunction = (typeof aggregateFunctions)[number];

export const periods = ["day", "week", "month", "year"] as const;
export type Period = (typeof periods)[number];

/** One number over rows. */
export interface Aggregate {
  /** As requested: `count`, `sum(total)`. */
  readonly name: string;
  readonly function: AggregateFunction;
  /** Undefined for a count of rows; that of a column covers its values that are not null. */
  readonly column: Column | undefined;
}

/** Rows with the same value, or in the same period, are a group. */
export interface Grouping {
  readonly column: Column;
  readonly period: Period | undefined;
  /** Of the days of an instant. */
  readonly timeZone: string;
}

export interface AggregateQuery {
  readonly aggregates: readonly Aggregate[];
  readonly grouping: Grouping | undefined;
  readonly limit: number;
  /** Filters and search of the rows. */
  readonly list: ListQuery;
}

/** Parameters that the list does not have. A column with such a name is filtered by `groupBy[is]`. */
export const aggregateParameters = ["aggregate", "groupBy", "timeZone"] as const;

const usualGroups = 100;
const mostAggregates = 20;

export function readAggregates(table: Table, input: readonly QueryParameter[]): AggregateQuery {
  const itemsOf = (name: (typeof aggregateParameters)[number]): readonly string[] =>
    input.find((one) => one.name === name)?.items ?? [];
  const list = input.filter(({ name }) => !aggregateParameters.some((own) => own === name));
  const unused = list.find(({ name }) => unusedParameters.has(name));
  if (unused !== undefined) throw badParameter(unused.name, "is not a parameter of aggregates");
  const isLimited = list.some(({ name }) => name === "perPage");
  const query = readListQuery(table, list);
  return {
    aggregates: readAggregateList(table, itemsOf("aggregate")),
    grouping: readGrouping(table, itemsOf("groupBy"), itemsOf("timeZone")),
    limit: isLimited ? query.perPage : usualGroups,
    list: query,
  };
}

const unusedParameters: ReadonlySet<string> = new Set(["page", "sort", "exactTotal"]);

function readAggregateList(table: Table, items: readonly string[]): readonly Aggregate[] {
  const names = [...new Set(items.length === 0 ? ["count"] : items)];
  if (names.length > mostAggregates)
    throw badParameter("aggregate", `takes at most ${mostAggregates} values`);
  return names.map((name) => readAggregate(table, name));
}

function readAggregate(table: Table, name: string): Aggregate {
  if (name === "count") return { name, function: "count", column: undefined };
  const [, word, inner] = /^(\w+)\((.*)\)$/s.exec(name) ?? [];
  const own = aggregateFunctions.find((one) => one === word);
  const column = listShown(table).find((one) => one.name === inner);
  if (own === undefined) {
    throw badParameter("aggregate", "must be count, or sum, average, min or max of a column");
  }
  if (column === undefined) throw badParameter("aggregate", `has no column for ${own}`);
  if (!takes(column, own)) {
    throw badParameter("aggregate", `cannot be the ${own} of ${column.name.slice(0, 60)}`);
  }
  return { name, function: own, column };
}

const summed: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "integer",
  "number",
  "float",
  "money",
  "interval",
]);

const ordered: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  ...summed,
  "date",
  "time",
  "timestamp",
  "text",
  "enum",
]);

function takes({ type }: Column, name: AggregateFunction): boolean {
  if (name === "count") return true;
  return (name === "min" || name === "max" ? ordered : summed).has(type.kind);
}

function readGrouping(
  table: Table,
  items: readonly string[],
  zones: readonly string[],
): Grouping | undefined {
  const timeZone = readTimeZone(zones.join(","));
  if (items.length === 0) return undefined;
  const text = items.join(",");
  const shown = listShown(table);
  const own = shown.find(({ name }) => name === text);
  if (own !== undefined) {
    if (own.isComparable && own.type.kind !== "json")
      return { column: own, period: undefined, timeZone };
    throw badParameter("groupBy", "is a column whose values cannot be compared");
  }
  const [, word, inner] = /^(\w+)\((.*)\)$/s.exec(text) ?? [];
  const period = periods.find((one) => one === word);
  const column = shown.find(({ name }) => name === inner);
  if (period === undefined || column === undefined) {
    throw badParameter("groupBy", "must be a column, or day, week, month or year of one");
  }
  if (column.type.kind !== "date" && column.type.kind !== "timestamp") {
    throw badParameter("groupBy", `cannot be by ${period}: the column has no dates`);
  }
  return { column, period, timeZone };
}

/** Names without a sign: PostgreSQL reads `+02:00` as a zone west of Greenwich. */
function readTimeZone(text: string): string {
  if (text === "") return "UTC";
  try {
    if (/^[A-Za-z][\w/-]*$/.test(text)) {
      return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
    }
  } catch {
    // Refused as another text.
  }
  throw badParameter("timeZone", "must be a name such as Europe/Berlin");
}
