import { ownMember } from "#own/own-member.ts";
import { ExactNumber } from "#types/json.ts";
import type { JsonPath } from "#types/json.ts";

/** Value at a path; undefined if there is none. Inherited members are ignored. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== "object" || current === null || current instanceof ExactNumber) {
      return undefined;
    }
    if (!Object.hasOwn(current, step)) return undefined;
    current = ownMember(current as Readonly<Record<string, unknown>>, step);
  }
  return current;
}

/** Copy with a value set at a path. Values on the path that are not objects are replaced. */
export function withValueAt(target: unknown, path: JsonPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const members = isJsonObject(target) ? target : {};
  return { ...members, [step]: withValueAt(valueAt(members, [step]), rest, value) };
}

/** True for a JSON object. A `Blob` or an instance of a class is not one. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
