import type { Field, FieldKind, Resource } from "@quarterdeck/model";
import { isCodeName } from "#fields/formats/format-number.ts";

const maxFields = 4;

/** Visible numbers that add up: not keys, codes or years. */
export function summedFields({ key }: Resource, fields: readonly Field[]): readonly Field[] {
  const keys = new Set(key.map(({ field }) => field.join(".")));
  return fields
    .filter(({ kind, name }) => kind === "number" && !keys.has(name) && !isCodeName(name))
    .slice(0, maxFields);
}

const groupable: ReadonlySet<FieldKind> = new Set([
  "choice",
  "boolean",
  "reference",
  "text",
  "number",
  "date",
]);

/** False for fields whose values are rarely equal, and for lists and objects. */
export function canGroupBy({ kind }: Field): boolean {
  return groupable.has(kind);
}
