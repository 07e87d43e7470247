import { ExactNumber } from "#nouns/json.ts";
import { isTrueAt } from "#read/member.ts";
import type { Schema } from "#read/schema.ts";

export interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

/** What a number may be. Before 3.1 `exclusiveMinimum: true` said that `minimum` itself is out. */
export function readBounds(schema: Schema): Bounds {
  const { minimum, maximum, ...rest } = pickNumbers(schema, [
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

/** Keywords that hold a number. */
export function pickNumbers<Key extends string>(
  schema: Schema,
  keys: readonly Key[],
): { readonly [key in Key]?: number } {
  const found = keys.flatMap((key) => {
    const written = schema.keywords[key];
    // Bounds are compared with, never sent: near is enough for the largest of 64 bits.
    const value = written instanceof ExactNumber ? Number(written.text) : written;
    return typeof value === "number" && Number.isFinite(value) ? [[key, value + 0] as const] : [];
  });
  return Object.fromEntries(found) as { readonly [key in Key]?: number };
}
