import { ExactNumber } from "#types/json.ts";
import type { JsonPath } from "#types/json.ts";

/** What stands at a path; undefined where the path leads nowhere. Inherited members are not data. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== "object" || current === null || current instanceof ExactNumber) {
      return undefined;
    }
    if (!Object.hasOwn(current, step)) return undefined;
    current = (current as Readonly<Record<string, unknown>>)[step];
  }
  return current;
}

/** A copy with a value put at a path; what stands in the way and is no object is replaced. */
export function withValueAt(target: unknown, path: JsonPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const members = isJsonObject(target) ? target : {};
  return { ...members, [step]: withValueAt(valueAt(members, [step]), rest, value) };
}

/** A JSON object; a `Blob` or another thing with a class of its own is none. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
