import { listShown } from "./table.ts";
import type { Column, Table } from "./table.ts";

export function sortableColumns(table: Table): readonly Column[] {
  return listShown(table).filter(({ isOrdered }) => isOrdered);
}
