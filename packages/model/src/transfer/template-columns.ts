import type { JsonPath } from "#types/json.ts";
import type { ImportPlan } from "./import-plan.ts";
import { type TransferColumn, writeColumnName } from "./transfer-columns.ts";

/** Columns of a file to fill in: keys, then required ones, then the others. */
export function templateColumns({ columns, keys }: ImportPlan): readonly TransferColumn[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const isNeeded = ({ path }: TransferColumn): boolean =>
    path.every((_step, index) => {
      const above = byName.get(writeColumnName(path.slice(0, index + 1)));
      return above?.field.isRequired === true && above.field.default === undefined;
    });
  // A group whose members have columns is left out.
  const filled = columns.filter((column) => !keys.includes(column) && !hasMembers(column, columns));
  return [...keys, ...filled.filter(isNeeded), ...filled.filter((column) => !isNeeded(column))];
}

function hasMembers({ path }: TransferColumn, columns: readonly TransferColumn[]): boolean {
  return columns.some((column) => startsWith(column.path, path));
}

function startsWith(path: JsonPath, start: JsonPath): boolean {
  return path.length > start.length && start.every((step, index) => step === path[index]);
}
