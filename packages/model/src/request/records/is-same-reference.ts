import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import { memberKey } from "./member-title.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";

/**
 * True if two values of a reference have the same records: the response to a write may lack the members of a record that
 * a read includes.
 */
export function isSameReference(field: Field | undefined, one: unknown, other: unknown): boolean {
  if (field?.kind !== "reference" && field?.kind !== "references") return false;
  const keys = keysOf(field.keyPath, one);
  const others = keysOf(field.keyPath, other);
  if (keys === undefined || keys.length !== others?.length) return false;
  return keys.every((key, index) => key === others[index]);
}

/** Keys of the records in a value; undefined if one of them has none. */
function keysOf(keyPath: JsonPath, value: unknown): readonly string[] | undefined {
  const records: readonly unknown[] = Array.isArray(value) ? value : [value];
  const keys = records.flatMap((record) => {
    const isRecord = isJsonObject(record);
    const key = !isRecord
      ? record
      : keyPath.length === 0
        ? memberKey(record)
        : valueAt(record, keyPath);
    return scalarText(key) ?? [];
  });
  return keys.length === records.length ? keys : undefined;
}
