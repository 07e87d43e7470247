import type { Field, FieldKind, GroupField } from "#types/field.ts";
import { parseJson } from "#json/parse-json.ts";
import { writeJson } from "#json/write-json.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import type { TransferColumn } from "./transfer-columns.ts";

type CellText = string | null | undefined;

/** What a record says in a column: undefined where it says nothing, null where it says null. */
export function writeCell({ path, field }: TransferColumn, record: unknown): CellText {
  const value = valueAt(record, path);
  if (value === undefined || value === null) return value;
  return (writers[field.kind] ?? writeAny)(value, field);
}

type Writer = (value: unknown, field: Field) => CellText;

const writeAny: Writer = (value) => scalarText(value) ?? writeJson(value);

/** The kinds whose values are more than one text. */
const writers: Readonly<Partial<Record<FieldKind, Writer>>> = {
  reference: (value, field) => writeAny(keyOf(value, field), field),
  references: (value, field) =>
    Array.isArray(value)
      ? writeJson(value.map((item: unknown) => keyOf(item, field)))
      : writeAny(value, field),
  group: (value, field) =>
    field.kind === "group" && isCoveredByMembers(value, field) ? undefined : writeJson(value),
  json: writeUntyped,
  variants: writeUntyped,
};

/** A text stands as it is unless it could be taken for another value. */
function writeUntyped(value: unknown): string {
  return typeof value === "string" && !isJson(value) ? value : writeJson(value);
}

/** A reference is its key, even where the answer carries the whole record. */
function keyOf(value: unknown, field: Field): unknown {
  return "keyPath" in field ? (valueAt(value, field.keyPath) ?? value) : value;
}

/** The columns of its members say all of it. */
function isCoveredByMembers(value: unknown, { fields }: GroupField): boolean {
  if (!isJsonObject(value)) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => fields.some((field) => field.name === name));
}

function isJson(text: string): boolean {
  try {
    parseJson(text);
    return true;
  } catch {
    return false;
  }
}
