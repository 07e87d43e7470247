import type { Document } from "./document.ts";
import type { Draft, Schema } from "./schema-shape.ts";

/** Deeper than anybody writes, and shallow enough for every engine. */
export const MOST_NESTED = 300;

/** Where the gathering of a schema stands. */
export interface Step {
  readonly document: Document;
  readonly draft: Draft;
  readonly seen: Set<unknown>;
  /** Reads another schema. */
  readonly read: (node: unknown) => Schema;
  /** Inside `allOf`: this is a part of a whole, such as the type that it is a subtype of. */
  readonly isPart: boolean;
  /** Its name is nearer to the whole than those that were found before. */
  readonly isNearer: boolean;
}
