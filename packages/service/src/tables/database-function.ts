import type { Column, Table } from "./table.ts";

/** A function or procedure as the API exposes it. */
export interface DatabaseFunction {
  /** Name in its address. */
  readonly path: string;
  readonly schema: string;
  readonly name: string;
  /** Name with the types of its input: rights name it so. */
  readonly signature: string;
  readonly kind: "function" | "procedure";
  readonly comment: string | undefined;
  /** Declared as STABLE or IMMUTABLE: it runs in a transaction that cannot write. */
  readonly isReadOnly: boolean;
  /** `SECURITY DEFINER` */
  readonly isDefiner: boolean;
  readonly isSet: boolean;
  /** Arguments that the caller gives, as columns of a row. */
  readonly input: Table;
  readonly parameters: readonly Parameter[];
  /** Columns of its result; undefined: it has none. */
  readonly output: Table | undefined;
  /** Table or view whose rows are the result. */
  readonly resultTable: Table | undefined;
  /** Table whose row is the first argument. */
  readonly subject: Table | undefined;
}

/** Argument in the order of the declaration. */
export interface Parameter {
  readonly column: Column;
  readonly role: "row" | "input" | "variadic" | "output";
  /** False: arguments are passed by position. */
  readonly isNamed: boolean;
}
