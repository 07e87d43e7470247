import { ownMember } from "#own/own-member.ts";
import { ExactNumber } from "#types/json.ts";
import { isJsonObject } from "./value-at.ts";

/**
 * True if two values are the same JSON: member order is ignored, numbers are compared digit by digit, undefined equals
 * missing.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (one instanceof ExactNumber || other instanceof ExactNumber) {
    return one instanceof ExactNumber && other instanceof ExactNumber && one.text === other.text;
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return (
      one.length === other.length &&
      one.every((item: unknown, index) => isSameJson(item, other[index]))
    );
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return one === 0 && other === 0;
  return memberNames(one, other).every((name) =>
    isSameJson(ownMember(one, name), ownMember(other, name)),
  );
}

/** Member names of both objects, in the order of the first. */
export function memberNames(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Array.from(new Set([...Object.keys(one), ...Object.keys(other)]));
}
