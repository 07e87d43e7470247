import { ExactNumber } from "#types/json.ts";
import type { Json } from "#types/json.ts";

/** Reads a default or an example that is small: a scalar, or a short list or object of scalars. Else undefined. */
export function readSmallJson(value: unknown, depth = 2): Json | undefined {
  if (value === null || typeof value === "boolean") return value;
  // YAML has numbers that JSON does not have, and JSON writes -0 as 0.
  if (typeof value === "number") return Number.isFinite(value) ? value + 0 : undefined;
  if (value instanceof ExactNumber) return value.text.length <= 200 ? value : undefined;
  if (typeof value === "string") return value.length <= 200 ? value : undefined;
  if (typeof value !== "object" || depth === 0) return undefined;
  if (Array.isArray(value)) {
    if (value.length > 10) return undefined;
    const items = value.map((item) => readSmallJson(item, depth - 1));
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  const entries = Object.entries(value);
  if (entries.length > 10) return undefined;
  const members = entries.map(([key, item]) => [key, readSmallJson(item, depth - 1)] as const);
  const isWhole = members.every(
    (member): member is readonly [string, Json] => member[1] !== undefined,
  );
  return isWhole ? Object.fromEntries(members) : undefined;
}
