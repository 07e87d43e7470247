import type { Table } from "./table.ts";

/** Names of components keep to letters, digits, dot, hyphen, underscore (OpenAPI 3.1, "Components Object"). */
export function schemaName({ path }: Pick<Table, "path">): string {
  return /^[\w.-]+$/.test(path) ? path : `table.${Buffer.from(path).toString("hex")}`;
}
