import type { Field } from "#types/field.ts";
import { isSameJson } from "#request/values/is-same-json.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { isFileLike } from "#request/bodies/write-multipart.ts";

/**
 * A whole record as multipart members: an unchanged file is left out, because the API returns its address or name
 * instead of the file. Members that were and stay null are left out.
 */
export function reconcileMultipart(whole: unknown, before: unknown, bodyField: Field): unknown {
  if (!isJsonObject(whole) || bodyField.kind !== "group") return whole;
  const files = new Set(bodyField.fields.filter(isFile).map(({ name }) => name));
  const entries = Object.entries(whole).flatMap(([name, value]) => {
    const isLeft = isSameJson(value, valueAt(before, [name]));
    if (value === null) return isLeft ? [] : [[name, value] as const];
    const sent = files.has(name) ? filesOf(value) : value;
    return sent === undefined ? [] : [[name, sent] as const];
  });
  return Object.fromEntries(entries);
}

function isFile(field: Field): boolean {
  return field.kind === "file" || (field.kind === "list" && isFile(field.item));
}

function filesOf(value: unknown): unknown {
  if (!Array.isArray(value)) return isFileLike(value) ? value : undefined;
  const files = value.filter(isFileLike);
  return files.length === 0 ? undefined : files;
}
