import { ownMember } from "#own/own-member.ts";
import type { Bound } from "#types/field.ts";
import { ExactNumber } from "#types/json.ts";
import { isTrueAt } from "#read/member.ts";
import type { Schema } from "#read/schema.ts";

export interface Bounds {
  readonly minimum?: Bound;
  readonly maximum?: Bound;
  readonly exclusiveMinimum?: Bound;
  readonly exclusiveMaximum?: Bound;
  readonly multipleOf?: Bound;
}

/** Bounds of a number. Before OpenAPI 3.1 `exclusiveMinimum: true` excludes `minimum` itself. */
export function readBounds(schema: Schema): Bounds {
  const { minimum, maximum, ...rest } = readBoundKeywords(schema, [
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
  ]);
  const isAbove = isTrueAt(schema.keywords, "exclusiveMinimum");
  const isBelow = isTrueAt(schema.keywords, "exclusiveMaximum");
  return {
    ...rest,
    ...(minimum === undefined ? {} : isAbove ? { exclusiveMinimum: minimum } : { minimum }),
    ...(maximum === undefined ? {} : isBelow ? { exclusiveMaximum: maximum } : { maximum }),
  };
}

const MAX_DIGITS = 60;

function readBoundKeywords<Key extends string>(
  schema: Schema,
  keys: readonly Key[],
): { readonly [key in Key]?: Bound } {
  const bounds = keys.flatMap((key): readonly (readonly [Key, Bound])[] => {
    const value = ownMember(schema.keywords, key);
    if (value instanceof ExactNumber) return value.text.length <= MAX_DIGITS ? [[key, value]] : [];
    return typeof value === "number" && Number.isFinite(value) ? [[key, value + 0]] : [];
  });
  return Object.fromEntries(bounds) as { readonly [key in Key]?: Bound };
}

/** Reads keywords whose values are counts: `minItems`, `maxLength`. */
export function readCounts<Key extends string>(
  schema: Schema,
  keys: readonly Key[],
): { readonly [key in Key]?: number } {
  const bounds = keys.flatMap((key): readonly (readonly [Key, number])[] => {
    const value = ownMember(schema.keywords, key);
    return typeof value === "number" && value >= 0 && Number.isFinite(value)
      ? [[key, value + 0]]
      : [];
  });
  return Object.fromEntries(bounds) as { readonly [key in Key]?: number };
}
