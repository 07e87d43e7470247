import { ownMember } from "#own/own-member.ts";
import { ExactNumber } from "#types/json.ts";

/** A JSON object with unknown members. */
export interface JsonMap {
  readonly [key: string]: unknown;
}

/** True for a JSON object. */
export function isMap(value: unknown): value is JsonMap {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof ExactNumber)
  );
}

/** Own member of a value; never an inherited one (`constructor`, `__proto__`). */
export function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return ownMember(value as JsonMap, key);
}

/** Object member; empty if it is not an object. */
export function mapOf(value: unknown, key: string): JsonMap {
  const member = memberOf(value, key);
  return isMap(member) ? member : {};
}

/** List member; empty if it is not a list. */
export function listOf(value: unknown, key: string): readonly unknown[] {
  const member = memberOf(value, key);
  return Array.isArray(member) ? member : [];
}

/** Text member; undefined if it is blank. */
export function textOf(value: unknown, key: string): string | undefined {
  const member = memberOf(value, key);
  return typeof member === "string" && member.trim() !== "" ? member : undefined;
}

/** True if a member is `true`. */
export function isTrueAt(value: unknown, key: string): boolean {
  return memberOf(value, key) === true;
}

/** Entries of an object; empty for other values. */
export function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isMap(value) ? Object.entries(value) : [];
}

/** Text items of a list; others are left out. */
export function textsOf(value: unknown, key: string): readonly string[] {
  return listOf(value, key).filter((item) => typeof item === "string");
}
