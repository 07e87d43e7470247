import { isSameJson } from "@quarterdeck/model";
import { isRecord } from "#fields/record-value.ts";

/** The members in which two records differ. */
export function changedNames(one: unknown, other: unknown): readonly string[] {
  const was = isRecord(one) ? one : {};
  const is = isRecord(other) ? other : {};
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return Array.from(names).filter((name) => !isSameJson(was[name], is[name]));
}
