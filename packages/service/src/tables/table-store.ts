import type { RawBuilder } from "kysely";
import { compileSql } from "#database/compile-sql.ts";
import type { Database, Queryable } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import { entityTag, isMatch } from "./entity-tag.ts";
import type { ListQuery } from "./list-query.ts";
import { countSql, limitedPageSql } from "./list-sql.ts";
import { badParameter } from "./read-parameters.ts";
import { createRowCounts } from "./row-counts.ts";
import { explainFailure, isSchemaChange } from "./table-failure.ts";
import type { Doing } from "./table-failure.ts";
import { createTableLimit } from "./table-limit.ts";
import type { Table } from "./table.ts";
import { deleteSql, insertSql, lockRowSql, readRowSql, updateSql } from "./write-sql.ts";
import type { Writing } from "./write-sql.ts";

export interface Page {
  /** Rows, each as JSON text. */
  readonly rows: readonly string[];
  readonly total: number | undefined;
  /** Rows of the page without its limit in bytes. */
  readonly available: number;
}

export interface RowAt {
  readonly table: Table;
  readonly key: readonly string[];
}

/** Reads and writes rows as JSON text. Failures caused by the request are problems. */
export interface TableStore {
  listRows(table: Table, query: ListQuery): Promise<Page>;
  readRow(at: RowAt): Promise<string>;
  createRow(table: Table, writing: Writing): Promise<string>;
  updateRow(at: RowAt, writing: Writing, ifMatch: string | undefined): Promise<string>;
  removeRow(at: RowAt, ifMatch: string | undefined): Promise<void>;
}

/** From this page on, a page is read only if it exists by the total. */
const farOffset = 10_000;
/** A page this deep is read row by row, and the rows were not counted. */
const blindOffset = 1_000_000;

/** Creates the store. `onSchemaChange`: the database no longer has a known table or column. */
export function createTableStore(database: Database, onSchemaChange: () => void): TableStore {
  const counts = createRowCounts(database);
  const reads = createTableLimit();
  const writes = createTableLimit();

  const explained = async <T>(table: Table, doing: Doing, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (isSchemaChange(error)) onSchemaChange();
      throw explainFailure(error, table, doing);
    }
  };

  const reading = <T>(table: Table, work: () => Promise<T>): Promise<T> =>
    explained(table, "read", () => reads.run(table.path, work));

  const count = async (table: Table, query: ListQuery): Promise<number | undefined> => {
    const { sql, parameters } = compileSql(countSql(table, query));
    return counts.count(sql, parameters);
  };
  const writing = async (
    table: Table,
    work: (tx: Queryable) => Promise<string>,
  ): Promise<string> => {
    try {
      return await writes.run(table.path, () => database.transaction(work));
    } finally {
      counts.forget();
    }
  };

  return {
    listRows: (table, query) =>
      reading(table, async () => {
        const offset = (query.page - 1) * query.perPage;
        if (offset < farOffset) {
          const [total, rows] = await Promise.all([
            count(table, query),
            askPage(database, table, query),
          ]);
          return { ...rows, total };
        }
        const total = await count(table, query);
        if (total === undefined && offset > blindOffset) {
          throw badParameter(
            "page",
            "is too far out in a table that is too large to count; narrow the list by a filter",
          );
        }
        const isBeyond = total !== undefined && offset >= total;
        const read = isBeyond ? { rows: [], available: 0 } : await askPage(database, table, query);
        return { ...read, total };
      }),
    readRow: ({ table, key }) =>
      reading(table, async () => match(await askRows(database, readRowSql(table, key)))),
    createRow: (table, input) =>
      explained(table, "create", () =>
        writing(table, async (tx) => match(await askRows(tx, insertSql(table, input)))),
      ),
    updateRow: ({ table, key }, input, ifMatch) =>
      explained(table, "update", () =>
        writing(table, async (tx) => {
          requireMatch(match(await askRows(tx, lockRowSql(table, key))), ifMatch);
          return match(await askRows(tx, updateSql(table, key, input)));
        }),
      ),
    removeRow: ({ table, key }, ifMatch) =>
      explained(table, "remove", async () => {
        await writing(table, async (tx) => {
          // Locking a row requires the permission to change it.
          const read = table.allows.update ? lockRowSql(table, key) : readRowSql(table, key);
          requireMatch(match(await askRows(tx, read)), ifMatch);
          const { sql, parameters } = compileSql(deleteSql(table, key));
          await tx.query(sql, parameters);
          return "";
        });
      }),
  };
}

async function askPage(
  database: Queryable,
  table: Table,
  query: ListQuery,
): Promise<Omit<Page, "total">> {
  const { sql, parameters } = compileSql(limitedPageSql(table, query));
  const { rows } = await database.query<{ json: string; available: number }>(sql, parameters);
  return { rows: rows.map(({ json }) => json), available: rows[0]?.available ?? 0 };
}

async function askRows(
  target: Queryable,
  fragment: RawBuilder<unknown>,
): Promise<readonly string[]> {
  const { sql, parameters } = compileSql(fragment);
  const { rows } = await target.query<{ json: string }>(sql, parameters);
  return rows.map(({ json }) => json);
}

function match(rows: readonly string[]): string {
  const [row] = rows;
  if (row !== undefined) return row;
  throw new ServiceError("not-found", "There is no such row (any more).");
}

function requireMatch(row: string, ifMatch: string | undefined): void {
  if (isMatch(ifMatch, entityTag(row))) return;
  throw new ServiceError(
    "precondition-failed",
    "The row has changed. Read it again, then repeat your change.",
  );
}
