import type { Field } from "#types/field.ts";
import { isSameJson } from "#request/values/is-same-json.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { isFileLike } from "#request/bodies/write-multipart.ts";

/**
 * A whole record as parts of a form take it: an answer tells of a file by its address or its name, which is no file, so one that
 * a person left alone is not sent; and what was null and stays so needs no word.
 */
export function reconcileParts(whole: unknown, before: unknown, taken: Field): unknown {
  if (!isJsonObject(whole) || taken.kind !== "group") return whole;
  const files = new Set(taken.fields.filter(isFile).map(({ name }) => name));
  const entries = Object.entries(whole).flatMap(([name, value]) => {
    const isLeft = isSameJson(value, valueAt(before, [name]));
    if (value === null) return isLeft ? [] : [[name, value] as const];
    const fitted = files.has(name) ? filesOf(value) : value;
    return fitted === undefined ? [] : [[name, fitted] as const];
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
