import type { JsonMap } from "./member.ts";

/**
 * One level of a schema: references followed, `allOf` merged, a single alternative taken. Properties and items are
 * unchanged and read on demand.
 */
export interface Schema {
  /** Names in the document, nearest first: `Order`. */
  readonly names: readonly string[];
  /** Pointer of the nearest named schema; empty for an inline schema. */
  readonly pointer: string;
  /** Types without `null`; empty: any. */
  readonly types: readonly string[];
  readonly isNullable: boolean;
  readonly properties: ReadonlyMap<string, unknown>;
  readonly required: ReadonlySet<string>;
  readonly items: unknown;
  /** Schema of the values of a map; undefined if it is not a map. */
  readonly additional: unknown;
  readonly choices: readonly unknown[] | undefined;
  /** Titles of choices: `oneOf` of constants with a `title` each. */
  readonly choiceTitles: ReadonlyMap<unknown, string>;
  /** Alternatives that could not be merged. */
  readonly variants: readonly unknown[];
  /** Alternative objects that were merged into this one. */
  readonly shapes: readonly ObjectShape[];
  /** Properties of all alternatives. */
  readonly own: ReadonlySet<string>;
  /** Other keywords; the outermost wins. */
  readonly keywords: JsonMap;
  /** Present if attributes and relationships of a resource object were moved to its own properties. */
  readonly resourceObject?: ResourceObject;
}

/** Members of a resource object in requests (JSON:API 1.1, "Resource Objects"). */
export interface ResourceObject {
  readonly hasType: boolean;
  readonly hasId: boolean;
  /** The only type of these objects, if it is declared. */
  readonly type?: string;
  /** Types of the related records by relationship, if they are declared. */
  readonly relationships: ReadonlyMap<string, string | undefined>;
}

/** Alternative object of a value. */
export interface ObjectShape {
  readonly node: unknown;
  /** Name in a discriminator, if there is no reference. */
  readonly name?: string;
}

/** A schema under construction. */
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
