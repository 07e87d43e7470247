export interface QueryResult<Row> {
  readonly rows: readonly Row[];
  /** Rows returned, or rows changed by a statement that returns none. */
  readonly count: number;
}

/**
 * Speaks SQL with parameters `$1`, `$2`, …: text, numbers, booleans, null; arrays and objects go as JSON text (cast them: `$1::jsonb`).
 * Rows come alike from both engines: bool, int2, int4, oid and floats as JavaScript values; all else as PostgreSQL's own text (int8, numeric, dates, uuid, json, arrays).
 */
export interface Queryable {
  query<Row = { readonly [column: string]: unknown }>(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<QueryResult<Row>>;
}

/** One PostgreSQL, whichever engine. Sessions run in UTC. Failures are `DatabaseError`, or the problem `database-unavailable`. */
export interface Database extends Queryable {
  readonly kind: "embedded" | "remote";
  /** Nothing can be written: a standby, a read-only role. */
  readonly isReadOnly: boolean;
  /** The schema `quarterdeck` is there and writable, or may be created. */
  readonly canHoldAccounts: boolean;
  /** Commits when `run` resolves, rolls back when it rejects. Ask only `tx` inside: the embedded engine has one session. */
  transaction<T>(run: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Answers within two seconds, never rejects. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
