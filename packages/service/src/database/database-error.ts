/** An error of PostgreSQL with its code (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  /** SQLSTATE, such as `23505`. */
  readonly code: string;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly constraint: string | undefined;
  /** Name of the domain, without its schema, whose check failed. */
  readonly dataType: string | undefined;
  /** Call stack of functions and triggers in the database. */
  readonly where: string | undefined;
  /** Character of the statement, from 1; undefined if a value caused the error. */
  readonly position: string | undefined;
  /** Function of PostgreSQL's source that reported the error, such as `exec_stmt_raise`. */
  readonly routine: string | undefined;

  constructor(source: DatabaseErrorFields, options?: ErrorOptions) {
    super(source.message, options);
    this.code = source.code;
    this.detail = source.detail;
    this.hint = source.hint;
    this.table = source.table;
    this.column = source.column;
    this.constraint = source.constraint;
    this.dataType = source.dataType;
    this.where = source.where;
    this.position = source.position;
    this.routine = source.routine;
  }
}

/** True for RAISE and ASSERT in a function or trigger, with any SQLSTATE. */
export function isRaised({ routine }: Pick<DatabaseErrorFields, "routine">): boolean {
  return routine === "exec_stmt_raise" || routine === "exec_stmt_assert";
}

export interface DatabaseErrorFields {
  readonly message: string;
  readonly code: string;
  readonly detail?: string | undefined;
  readonly hint?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
  readonly constraint?: string | undefined;
  readonly dataType?: string | undefined;
  readonly where?: string | undefined;
  readonly position?: string | undefined;
  readonly routine?: string | undefined;
}
