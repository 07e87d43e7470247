import { ExactNumber } from "#types/json.ts";
import { writeJson } from "#json/write-json.ts";
import { scalarText } from "#request/values/write-text.ts";
import { valueAt } from "#request/values/value-at.ts";
import { addDecimals } from "./add-decimals.ts";

/** Rows with the same value of a field. */
export interface RowGroup {
  /** Null for rows without a value. */
  readonly value: unknown;
  readonly count: number;
  /** Exact sums in the order of the summed fields; undefined without a number. */
  readonly sums: readonly (ExactNumber | undefined)[];
}

/** Groups rows by the value of a field, largest groups first; the sums are exact. */
export function groupRows(
  rows: readonly unknown[],
  field: string,
  summed: readonly string[],
): readonly RowGroup[] {
  const groups = new Map<string, { readonly value: unknown; readonly rows: unknown[] }>();
  for (const row of rows) {
    const value: unknown = valueAt(row, [field]) ?? null;
    const id = writeJson(value);
    const group = groups.get(id);
    if (group === undefined) groups.set(id, { value, rows: [row] });
    else group.rows.push(row);
  }
  return Array.from(groups.values(), (group) =>
    totalRows(group.value, group.rows, summed),
  ).toSorted((one, other) => other.count - one.count);
}

/** All rows as one group. */
export function totalRows(
  value: unknown,
  rows: readonly unknown[],
  summed: readonly string[],
): RowGroup {
  const sums = summed.map((name) => {
    const sum = addDecimals(rows.map((row) => scalarText(valueAt(row, [name])) ?? ""));
    return sum === undefined ? undefined : new ExactNumber(sum);
  });
  return { value, count: rows.length, sums };
}
