import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";

/** A column of a table of records: a field, or one inside a group. */
export interface TransferColumn {
  /** What stands in the head of a file: `address.city`. */
  readonly name: string;
  readonly path: JsonPath;
  readonly field: Field;
}

/**
 * The columns that hold all that the fields describe. A group has one of its own, empty wherever the columns after it
 * hold its members.
 */
export function transferColumns(
  fields: readonly Field[],
  above: JsonPath = [],
): readonly TransferColumn[] {
  return fields.flatMap((field) => {
    const path = [...above, field.name];
    const column = { name: writeColumnName(path), path, field };
    return field.kind === "group" ? [column, ...transferColumns(field.fields, path)] : [column];
  });
}

/** A point parts the steps; one inside a name has a backslash before it. */
export function writeColumnName(path: JsonPath): string {
  return path.map((step) => step.replaceAll(/[.\\]/g, String.raw`\$&`)).join(".");
}
