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
  /** All other keywords, the outermost wins. */
  readonly keywords: JsonMap;
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
  readonly keywords: Map<string, unknown>;
}
