import type { Table } from "./table.ts";

/** Component names use letters, digits, dot, hyphen and underscore (OpenAPI 3.1, "Components Object"). */
export function schemaName({ path }: Pick<Table, "path">): string {
  return /^[\w.-]+$/.test(path) ? path : `table.${Buffer.from(path).toString("hex")}`;
}
