import type { JsonMap } from "./member.ts";

/**
 * A schema as far as its own level goes: references followed, `allOf` merged, an only alternative taken.
 * What stands below (properties, items) is left as it came, to be read when it is needed.
 */
export interface Schema {
  /** Names under which the document knows it, the nearest first: `Order`. */
  readonly names: readonly string[];
  /** Pointer of the nearest named place; empty: written in place. */
  readonly pointer: string;
  /** Without `null`; empty: anything. */
  readonly types: readonly string[];
  readonly isNullable: boolean;
  readonly properties: ReadonlyMap<string, unknown>;
  readonly required: ReadonlySet<string>;
  readonly items: unknown;
  /** Schema of the values of a map; undefined where there is none. */
  readonly additional: unknown;
  readonly choices: readonly unknown[] | undefined;
  /** Names that the document gives to choices: `oneOf` of constants with a `title` each. */
  readonly choiceTitles: ReadonlyMap<unknown, string>;
  /** Alternatives that could not be merged into one. */
  readonly variants: readonly unknown[];
  /** Objects that were merged into this one, of which a value is one. */
  readonly shapes: readonly ObjectShape[];
  /** Properties that it has whichever of them it is. */
  readonly own: ReadonlySet<string>;
  /** All other keywords, the outermost wins. */
  readonly keywords: JsonMap;
}

/** An object that a value may be. */
export interface ObjectShape {
  readonly node: unknown;
  /** Where a name leads to it, and no reference. */
  readonly name?: string;
}

/** A schema while its parts are gathered. */
export interface Draft {
  readonly names: string[];
  pointer: string;
  types: readonly string[];
  isNullable: boolean;
  readonly properties: Map<string, unknown>;
  readonly required: Set<string>;
  items: unknown;
  additional: unknown;
  choices: readonly unknown[] | undefined;
  readonly choiceTitles: Map<unknown, string>;
  variants: readonly unknown[];
  shapes: readonly ObjectShape[];
  readonly own: Set<string>;
  readonly keywords: Map<string, unknown>;
}
