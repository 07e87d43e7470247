import { ownMember, parseJson } from "@quarterdeck/model";
import { checkJson } from "#tables/check-json.ts";
import type { Column } from "#tables/table.ts";

/** True if each copy has a value for each of the columns that a write accepts. */
export function canWriteCopies(rows: readonly string[], columns: readonly Column[]): boolean {
  return rows.every((row) => {
    const values = readObject(row);
    return columns.every(
      (column) =>
        values !== undefined &&
        Object.hasOwn(values, column.name) &&
        checkJson(ownMember(values, column.name), column) === undefined,
    );
  });
}

function readObject(text: string): { readonly [name: string]: unknown } | undefined {
  try {
    const value = parseJson(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined;
  } catch {
    return undefined;
  }
}
