import { ExactNumber } from "#types/json.ts";
import { isMap } from "./member.ts";

/**
 * The value of an object in the notation of MongoDB, whose only member names its type: `66…` of `{"$oid": "66…"}`.
 * Other values are returned as they are.
 */
export function extendedValue(value: unknown): unknown {
  if (!isMap(value)) return value;
  const [[name, inner] = ["", undefined], ...others] = Object.entries(value);
  const isPlain =
    typeof inner === "string" || typeof inner === "number" || inner instanceof ExactNumber;
  return isExtendedName(name) && isPlain && others.length === 0 ? inner : value;
}

/** True for the name of a type in the notation of MongoDB. */
export const isExtendedName = (name: string): boolean => /^\$[a-z]/i.test(name);
