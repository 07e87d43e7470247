import { typedMember } from "#request/records/main-member.ts";
import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";

/** Column of a file: a field, or a field in a group. */
export interface TransferColumn {
  /** Header: `address.city`. */
  readonly name: string;
  readonly path: JsonPath;
  readonly field: Field;
}

/**
 * Columns of all fields. A group has a column, which is empty if the columns of its members contain all of it; an object
 * with a type and one value has only that column.
 */
export function transferColumns(
  fields: readonly Field[],
  above: JsonPath = [],
): readonly TransferColumn[] {
  return fields.flatMap((field) => {
    const path = [...above, field.name];
    const column = { name: writeColumnName(path), path, field };
    return field.kind === "group" && typedMember(field) === undefined
      ? [column, ...transferColumns(field.fields, path)]
      : [column];
  });
}

/** Header of a path: steps joined by points; a point in a name is escaped by a backslash. */
export function writeColumnName(path: JsonPath): string {
  return path.map((step) => step.replaceAll(/[.\\]/g, String.raw`\$&`)).join(".");
}
