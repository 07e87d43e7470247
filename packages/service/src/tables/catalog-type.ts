/** A row of pg_type. */
export interface CatalogType {
  readonly oid: number;
  readonly name: string;
  /** `b` base, `d` domain, `e` enum, `c` composite, `r` range, `m` multirange. */
  readonly typtype: string;
  readonly element: number;
  /** False for `int2vector` and others that have items and are written as text. */
  readonly is_array: boolean;
  /** PostgreSQL writes its values as JSON of another shape than their text. */
  readonly has_json_cast: boolean;
  readonly is_comparable: boolean;
  readonly is_ordered: boolean;
  /** Name, type and modifier of each member of a composite type. */
  readonly members: readonly (readonly [string, number, number])[];
  /** Type of the bounds of a range or multirange; 0 for others. */
  readonly bound: number;
  readonly base: number;
  readonly modifier: number;
  readonly compared_as: string;
  readonly labels: readonly string[];
  readonly checks: readonly string[];
  readonly is_not_null: boolean;
}

export type CatalogTypes = ReadonlyMap<number, CatalogType>;
