export interface QueryResult<Row> {
  readonly rows: readonly Row[];
  /** Number of returned rows, or of changed rows for a statement without result. */
  readonly count: number;
}

/**
 * Runs SQL with parameters `$1`, `$2`, …: text, numbers, booleans, null; arrays and objects go as JSON text (cast
 * them: `$1::jsonb`). Both engines return the same rows: bool, int2, int4, oid and floats as JavaScript values; all
 * else as PostgreSQL's own text (int8, numeric, dates, uuid, json, arrays).
 */
export interface Queryable {
  query<Row = { readonly [column: string]: unknown }>(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<QueryResult<Row>>;
}

/**
 * A PostgreSQL database on either engine. Sessions run in UTC. Failures are `DatabaseError` or the problem
 * `database-unavailable`.
 */
export interface Database extends Queryable {
  readonly kind: "embedded" | "remote";
  /** True for a standby or a read-only role. */
  readonly isReadOnly: boolean;
  /** True if the schema `quarterdeck` is writable or can be created. */
  readonly canHoldAccounts: boolean;
  /**
   * Commits when `run` resolves, rolls back when it rejects. Use only `tx` inside: the embedded engine has one
   * session.
   */
  transaction<T>(run: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Resolves within two seconds and never rejects. */
  isReady(): Promise<boolean>;
  /** Runs short statements that do not wait behind others: session checks. */
  readonly urgent: Queryable;
  /**
   * A transaction that only reads: it may be canceled for urgent work and run again. `limitMs` is a separate time limit
   * of each statement; after it, the statement fails with SQLSTATE 57014.
   */
  read<T>(run: (tx: Queryable) => Promise<T>, limitMs?: number): Promise<T>;
  /** Ends waiting queries at once. A second call returns the promise of the first. */
  close(): Promise<void>;
}
