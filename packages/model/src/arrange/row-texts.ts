import { isJsonObject } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";

/** All plain values in a value. */
export function leavesOf(value: unknown): readonly unknown[] {
  if (scalarText(value) !== undefined) return [value];
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  return isJsonObject(value) ? Object.values(value).flatMap(leavesOf) : [];
}

/** Texts of all plain values in a value. */
export function textsOf(value: unknown): readonly string[] {
  return leavesOf(value).map((leaf) => scalarText(leaf) ?? "");
}

/** Members of objects as they are shown and as a query has them: `severity: low`, `severity=low`, `severity="low"`. */
export function pairsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(pairsOf);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const text = scalarText(member);
    if (text === undefined) return pairsOf(member);
    return [`${name}: ${text}`, `${name}=${text}`, `${name}="${text}"`];
  });
}
