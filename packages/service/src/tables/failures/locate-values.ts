import { compileSql } from "#database/compile-sql.ts";
import { DatabaseError } from "#database/database-error.ts";
import type { Queryable } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import type { ProblemItem } from "#problem/problems.ts";
import type { ColumnKind } from "#tables/column-type.ts";
import { messageOf } from "./raised-failure.ts";
import { pointerTo } from "#tables/read-row-body.ts";
import type { Column } from "#tables/table.ts";
import { textsSql } from "#tables/write-sql.ts";
import type { Writing } from "#tables/write-sql.ts";

/** Kinds whose texts only PostgreSQL can read. */
const readByDatabase: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "array",
  "composite",
  "json",
  "literal",
  "map",
  "range",
]);
const mostColumns = 50;

/**
 * Adds the columns to a refusal that names none: those whose value PostgreSQL cannot read. `run` runs each attempt in
 * its own transaction.
 */
export async function locateValues(
  failure: unknown,
  { columns, json }: Writing,
  run: (work: (tx: Queryable) => Promise<unknown>) => Promise<unknown>,
): Promise<unknown> {
  if (!(failure instanceof ServiceError) || failure.code !== "invalid-body") return failure;
  if (failure.errors.length > 0) return failure;
  const errors: ProblemItem[] = [];
  for (const column of columns.filter((one) => isReadByDatabase(one)).slice(0, mostColumns)) {
    const { sql, parameters } = compileSql(textsSql({ columns: [column], json }));
    try {
      await run((tx) => tx.query(sql, parameters));
    } catch (error) {
      if (!(error instanceof DatabaseError)) return failure;
      errors.push({ pointer: pointerTo(column.name), detail: messageOf(error) });
    }
  }
  return errors.length === 0 ? failure : new ServiceError(failure.code, failure.detail, errors);
}

function isReadByDatabase({ type, sqlType, comparedAs }: Column): boolean {
  const isDomain = sqlType.replace(/\(.*\)/, "") !== comparedAs.replace(/\(.*\)/, "");
  return readByDatabase.has(type.kind) || isDomain;
}
