/** An error of PostgreSQL with its code (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  /** SQLSTATE, such as `23505`. */
  readonly code: string;
  readonly detail: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly constraint: string | undefined;
  /** Name of the domain, without its schema, whose check failed. */
  readonly dataType: string | undefined;

  constructor(source: DatabaseErrorFields, options?: ErrorOptions) {
    super(source.message, options);
    this.code = source.code;
    this.detail = source.detail;
    this.table = source.table;
    this.column = source.column;
    this.constraint = source.constraint;
    this.dataType = source.dataType;
  }
}

export interface DatabaseErrorFields {
  readonly message: string;
  readonly code: string;
  readonly detail?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
  readonly constraint?: string | undefined;
  readonly dataType?: string | undefined;
}
