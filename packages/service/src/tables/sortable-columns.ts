import type { ColumnKind } from "./column-type.ts";
import { listShown } from "./table.ts";
import type { Column, Table } from "./table.ts";

const isOrdered: { readonly [Kind in ColumnKind]: boolean } = {
  money: true,
  integer: true,
  number: true,
  float: true,
  boolean: true,
  text: true,
  uuid: true,
  date: true,
  time: true,
  timestamp: true,
  interval: true,
  enum: true,
  // PostgreSQL can sort it, but the order means nothing to people.
  json: false,
  bytes: false,
  array: false,
  composite: false,
  map: false,
  literal: true,
};

export function sortableColumns(table: Table): readonly Column[] {
  return listShown(table).filter(
    ({ type }) => isOrdered[type.kind] && (type.kind !== "literal" || type.isOrdered),
  );
}
