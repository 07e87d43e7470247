import { compileSql } from "#database/compile-sql.ts";
import type { Database, Queryable } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import type { ListQuery } from "./list-query.ts";
import { countSql, limitedPageSql } from "./list-sql.ts";
import { badParameter } from "./read-parameters.ts";
import { createRowCounts } from "./row-counts.ts";
import { explainFailure, isSchemaChange } from "./table-failure.ts";
import type { Doing } from "./doing.ts";
import { createTableLimit } from "./table-limit.ts";
import type { Table } from "./table.ts";
import { changeRow, deleteRow, findRow, insertRow, requireRow } from "./write-row.ts";
import type { RowAt, WriteOutcome } from "./write-row.ts";
import { readRowSql } from "./write-sql.ts";
import type { Writing } from "./write-sql.ts";

export interface Page {
  /** Rows, each as JSON text. */
  readonly rows: readonly string[];
  readonly total: number | undefined;
  /** Rows of the page without its limit in bytes. */
  readonly available: number;
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
    work: (tx: Queryable) => Promise<WriteOutcome>,
  ): Promise<string> => {
    try {
      const outcome = await writes.run(table.path, () => database.transaction(work));
      if (outcome instanceof ServiceError) throw outcome;
      return outcome;
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
      reading(table, async () => requireRow(await findRow(database, readRowSql(table, key)))),
    createRow: (table, input) =>
      explained(table, "create", () => writing(table, (tx) => insertRow(tx, table, input))),
    updateRow: (at, input, ifMatch) =>
      explained(at.table, "update", () =>
        writing(at.table, (tx) => changeRow(tx, at, { input, ifMatch })),
      ),
    removeRow: async (at, ifMatch) => {
      await explained(at.table, "remove", () =>
        writing(at.table, (tx) => deleteRow(tx, at, ifMatch)),
      );
    },
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
