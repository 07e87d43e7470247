import type { Document } from "./document.ts";
import type { Draft, Schema } from "./schema-shape.ts";

/** Deeper than any real schema, and within the limits of every engine. */
export const MOST_NESTED = 300;

/** State while a schema is merged. */
export interface Step {
  readonly document: Document;
  readonly draft: Draft;
  readonly seen: Set<unknown>;
  /** Reads another schema. */
  readonly read: (node: unknown) => Schema;
  /** True inside `allOf`, for example in the base type of a subtype. */
  readonly isPart: boolean;
  /** True if its name is more specific than the names so far. */
  readonly isNearer: boolean;
}
