import { ownMember } from "@quarterdeck/model";
import { checkText } from "./check-text.ts";
import { explainSearch } from "./explain-search.ts";
import { findFilter } from "#tables/filters/filters.ts";
import type { Filter } from "#tables/filters/filters.ts";
import { checkValues, longestValue, readAlternatives } from "#tables/filters/read-alternatives.ts";
import type { Alternatives, FilterUse } from "#tables/filters/read-alternatives.ts";
import { badParameter } from "./read-parameters.ts";
import type { QueryParameter } from "./read-parameters.ts";
import { sortableColumns } from "./sortable-columns.ts";
import type { Column, Table } from "./table.ts";

export const defaultPerPage = 25;
export const mostPerPage = 1000;
export const lastPage = 1_000_000;
const mostOrders = 5;

export interface OrderBy {
  readonly column: Column;
  readonly isDescending: boolean;
}

/** A validated list query: every name is a column, every value one of its type. */
export interface ListQuery {
  readonly page: number;
  readonly perPage: number;
  readonly sort: readonly OrderBy[];
  readonly search: string;
  /** True: the total is counted, however large the table is. */
  readonly isCounted: boolean;
  readonly filters: readonly FilterUse[];
  /** Lists of alternatives; a row matches at least one of each list. */
  readonly alternatives: readonly Alternatives[];
}

export function readListQuery(table: Table, input: readonly QueryParameter[]): ListQuery {
  let query: ListQuery = {
    page: 1,
    perPage: defaultPerPage,
    sort: [],
    search: "",
    isCounted: false,
    filters: [],
    alternatives: [],
  };
  for (const parameter of input) query = { ...query, ...readParameter(table, query, parameter) };
  return query;
}

type ReadParameter = (table: Table, parameter: QueryParameter) => Partial<ListQuery>;

const readers: { readonly [name: string]: ReadParameter } = {
  page: (_table, parameter) => ({ page: readCount(parameter, lastPage) }),
  perPage: (_table, parameter) => ({ perPage: readCount(parameter, mostPerPage) }),
  sort: (table, parameter) => ({ sort: readSort(table, parameter) }),
  q: readSearch,
  exactTotal: (_table, parameter) => ({ isCounted: readFlag(parameter) }),
  or: (table, { texts }) => ({ alternatives: readAlternatives(table, texts) }),
};

function readParameter(
  table: Table,
  query: ListQuery,
  parameter: QueryParameter,
): Partial<ListQuery> {
  const { name } = parameter;
  const filter = findFilter(table, name);
  if (filter)
    return { filters: [...query.filters, { filter, values: readValues(filter, parameter) }] };
  const reader = ownMember(readers, name);
  if (reader) return reader(table, parameter);
  throw badParameter(name, unknownMessage(table, name));
}

function unknownMessage(table: Table, name: string): string {
  const [, column = "", operator] = /^([^[]*)(?:\[(.*)\])?$/.exec(name) ?? [];
  const isColumn = table.columns.some((one) => one.name === column);
  if (!isColumn) return `is not a parameter of ${table.path}: there is no such column`;
  return operator === undefined
    ? "cannot be filtered by"
    : `is not a parameter of ${table.path}: the column takes no such operator`;
}

function readCount(parameter: QueryParameter, most: number): number {
  const text = readSingle(parameter);
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) {
    throw badParameter(parameter.name, `must be a whole number from 1 to ${most}`);
  }
  return value;
}

function readFlag(parameter: QueryParameter): boolean {
  const text = readSingle(parameter);
  if (text !== "true" && text !== "false") {
    throw badParameter(parameter.name, "must be true or false");
  }
  return text === "true";
}

function readSort(table: Table, { items }: QueryParameter): readonly OrderBy[] {
  const sortable = sortableColumns(table);
  const orders = items
    .filter((item) => item !== "")
    .map((item) => {
      const isDescending = item.startsWith("-");
      const name = isDescending ? item.slice(1) : item;
      const column = sortable.find((one) => one.name === name);
      if (column) return { column, isDescending };
      throw badParameter(
        "sort",
        `cannot be by ${quoted(name)}; it can be by ${sortable.map((one) => one.name).join(", ")}`,
      );
    });
  const names = new Set(orders.map(({ column }) => column.name));
  if (names.size < orders.length) throw badParameter("sort", "names a column twice");
  if (orders.length > mostOrders) throw badParameter("sort", `takes at most ${mostOrders} columns`);
  return orders;
}

function readSearch(table: Table, parameter: QueryParameter): Partial<ListQuery> {
  if (table.searched.length === 0)
    throw badParameter("q", `is not a parameter of ${table.path}: ${noSearch(table)}`);
  // Search text may contain commas: they are not separators here.
  const search = parameter.items.join(",").trim();
  if (search.length > longestValue)
    throw badParameter("q", `must have at most ${longestValue} characters`);
  const refusal = checkText(search, { kind: "text" });
  if (refusal !== undefined) throw badParameter("q", refusal);
  return { search };
}

function noSearch(table: Table): string {
  const why = explainSearch(table);
  if (why === undefined) return "nothing in it can be searched";
  return `${why.reason}. This makes it searchable: ${why.sql}`;
}

function readValues(filter: Filter, parameter: QueryParameter): readonly string[] {
  const values = filter.takesMany ? parameter.items : [readSingle(parameter)];
  const refusal = checkValues(filter, values);
  if (refusal !== undefined) throw badParameter(filter.name, refusal);
  return values;
}

/** A comma is part of a single value. */
function readSingle({ items }: QueryParameter): string {
  return items.join(",");
}

function quoted(name: string): string {
  return `"${name.slice(0, 60)}"`;
}
