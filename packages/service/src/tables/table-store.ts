import { compileSql } from "#database/compile-sql.ts";
import type { Database, Queryable } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import type { ListQuery } from "./list-query.ts";
import { countSql } from "./list-sql.ts";
import { createPageBookmarks } from "#tables/paging/page-bookmarks.ts";
import { estimateTotal } from "#tables/paging/estimate-total.ts";
import { findStart, readPageRows } from "#tables/paging/read-page.ts";
import type { PageRows } from "#tables/paging/read-page.ts";
import { badParameter } from "./read-parameters.ts";
import { locateValues } from "./failures/locate-values.ts";
import { createRowCounts } from "./row-counts.ts";
import { explainFailure, isSchemaChange } from "./failures/table-failure.ts";
import type { Doing } from "./doing.ts";
import { aggregateSql } from "#tables/aggregates/aggregate-sql.ts";
import type { AggregateQuery } from "#tables/aggregates/read-aggregates.ts";
import { listEffects } from "#tables/effects/row-effects.ts";
import type { EffectCause, RowEffect } from "#tables/effects/row-effects.ts";
import { canCopyRows, copyRows } from "#tables/effects/row-copies.ts";
import type { RowSelection } from "#tables/effects/row-selection.ts";
import type { RowCopies } from "#tables/effects/row-copies.ts";
import { setCaller } from "./table-caller.ts";
import type { TableCaller } from "./table-caller.ts";
import { createTableLimit } from "./table-limit.ts";
import type { Table } from "./table.ts";
import type { ChangedRow } from "./write-row.ts";
import { changeRow, deleteRow, findRow, insertRow, requireRow } from "./write-row.ts";
import { writeBack } from "#tables/effects/write-back.ts";
import { readRowSql } from "./write-sql.ts";
import type { Writing } from "./write-sql.ts";

export interface Page extends PageRows {
  readonly total: number | undefined;
  /** Instead of the total of a large table. */
  readonly estimate: number | undefined;
}

/** Groups of rows, each as JSON text. */
export interface Aggregates {
  readonly rows: readonly string[];
  /** Numbers of all groups, and of all rows that match. */
  readonly groups: number;
  readonly total: number;
}

/** Table of a request, and the user who sends it. */
export interface TableCall {
  readonly table: Table;
  readonly caller: TableCaller;
}

/** Row of a request. `ifMatch`: entity tags of which it must have one. */
export interface RowCall extends TableCall {
  readonly key: readonly string[];
  readonly ifMatch?: string | undefined;
}

/** Reads and writes rows as JSON text, as the user of the request. Failures caused by the request are problems. */
export interface TableStore {
  listRows(call: TableCall, query: ListQuery): Promise<Page>;
  readAggregates(call: TableCall, query: AggregateQuery): Promise<Aggregates>;
  readRow(call: RowCall): Promise<string>;
  /** Counts the other rows that the deletion or a new key of rows concerns. */
  listEffects(
    call: TableCall,
    selection: RowSelection,
    cause: EffectCause,
  ): Promise<readonly RowEffect[]>;
  /** True if copies of rows that a deletion with these effects deletes or changes can be written back. */
  canCopyRows(
    call: TableCall,
    tables: readonly Table[],
    effects: readonly RowEffect[],
  ): Promise<boolean>;
  /** Copies of the rows that the deletion of a row deletes or changes; undefined if they cannot be written back. */
  copyRows(call: RowCall, tables: readonly Table[]): Promise<RowCopies | undefined>;
  /** Writes copies back, and returns the row. */
  writeBack(call: RowCall, tables: readonly Table[], copies: RowCopies): Promise<string>;
  createRow(call: TableCall, input: Writing): Promise<string>;
  updateRow(call: RowCall, input: Writing): Promise<ChangedRow>;
  removeRow(call: RowCall): Promise<void>;
  /** Runs work of a function. If `isReadOnly`, its transaction cannot write. */
  runFunction<T>(
    call: TableCall,
    isReadOnly: boolean,
    work: (tx: Queryable) => Promise<T>,
  ): Promise<T>;
}

/** From this page on, a page is read only if it exists by the total. */
const farOffset = 10_000;
/** Time to read aggregates, which a dashboard requests. */
const aggregatesMs = 5_000;
/** Time to count the effects of a write, for which its dialog or form waits. */
const effectsMs = 3_000;
/** A page this deep is read row by row, and the rows were not counted. */
const blindOffset = 1_000_000;

/** Creates the store. `onSchemaChange`: the database no longer has a known table or column. */
export function createTableStore(database: Database, onSchemaChange: () => void): TableStore {
  const counts = createRowCounts(database);
  const bookmarks = createPageBookmarks();
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
  const reading = <T>({ table }: TableCall, work: () => Promise<T>): Promise<T> =>
    explained(table, "read", () => reads.run(table.path, work));
  const read = <T>(
    { caller }: TableCall,
    work: (tx: Queryable) => Promise<T>,
    limitMs?: number,
  ): Promise<T> =>
    database.read(async (tx) => {
      await setCaller(tx, caller);
      return work(tx);
    }, limitMs);
  const count = ({ table, caller }: TableCall, query: ListQuery): Promise<number | undefined> => {
    const { sql, parameters } = compileSql(countSql(table, query));
    return counts.count(caller, { sql, parameters, isRequested: query.isCounted });
  };
  /** Every write passes here, in a transaction of its user. */
  const write = async <T>(
    { table, caller }: TableCall,
    doing: Exclude<Doing, "read">,
    work: (tx: Queryable) => Promise<T | ServiceError>,
  ): Promise<T> =>
    explained(table, doing, async () => {
      try {
        const outcome = await writes.run(table.path, () =>
          database.transaction(async (tx) => {
            await setCaller(tx, caller);
            return work(tx);
          }),
        );
        if (outcome instanceof ServiceError) throw outcome;
        return outcome;
      } finally {
        counts.forget();
        bookmarks.forget();
      }
    });

  const located = async <T>(call: TableCall, input: Writing, written: Promise<T>): Promise<T> => {
    try {
      return await written;
    } catch (error) {
      throw await locateValues(error, input, (work) => read(call, work));
    }
  };

  return {
    listRows: (call, query) =>
      reading(call, async () => {
        const match = findStart(bookmarks, call, query);
        const readPage = () =>
          read(call, (tx) =>
            readPageRows(tx, { table: call.table, query }, { ...match, bookmarks }),
          );
        const offset = (query.page - 1) * query.perPage;
        const estimate = estimateTotal(call.table, query);
        if (estimate !== undefined && offset < estimate) {
          return { ...(await readPage()), total: undefined, estimate };
        }
        const near = match.start === undefined ? offset : match.start.skipped * query.perPage;
        if (near < farOffset) {
          const [total, rows] = await Promise.all([count(call, query), readPage()]);
          return { ...rows, total, estimate: undefined };
        }
        const total = await count(call, query);
        if (total === undefined && offset > blindOffset) {
          throw badParameter(
            "page",
            "is too far out in a table that is too large to count; narrow the list by a filter",
          );
        }
        const isBeyond = total !== undefined && offset >= total;
        const rows = isBeyond ? { rows: [], available: 0 } : await readPage();
        return { ...rows, total, estimate: total === undefined ? estimate : undefined };
      }),
    readAggregates: (call, query) =>
      reading(call, () =>
        read(
          call,
          async (tx) => {
            const { sql, parameters } = compileSql(aggregateSql(call.table, query));
            const { rows } = await tx.query<Omit<Aggregates, "rows"> & { readonly json: string }>(
              sql,
              parameters,
            );
            const { groups = 0, total = 0 } = rows[0] ?? {};
            return { rows: rows.map(({ json }) => json), groups, total };
          },
          aggregatesMs,
        ),
      ),
    readRow: (call) =>
      reading(call, () =>
        read(call, async (tx) => requireRow(await findRow(tx, readRowSql(call.table, call.key)))),
      ),
    listEffects: (call, selection, cause) =>
      reading(call, () =>
        read(call, (tx) => listEffects(tx, { table: call.table, selection }, cause), effectsMs),
      ),
    canCopyRows: (call, tables, effects) =>
      reading(call, () =>
        read(call, (tx) => canCopyRows(tx, { ...call, tables }, effects), effectsMs),
      ),
    copyRows: (call, tables) =>
      reading(call, () => read(call, (tx) => copyRows(tx, { ...call, tables }), effectsMs)),
    writeBack: (call, tables, copies) =>
      write(call, "create", async (tx) => {
        await writeBack(tx, tables, copies);
        return requireRow(await findRow(tx, readRowSql(call.table, call.key)));
      }),
    runFunction: (call, isReadOnly, work) =>
      isReadOnly
        ? explained(call.table, "create", () =>
            reads.run(call.table.path, () =>
              read(call, async (tx) => {
                await tx.query("set transaction read only");
                return work(tx);
              }),
            ),
          )
        : write(call, "create", work),
    createRow: (call, input) =>
      located(
        call,
        input,
        write(call, "create", (tx) => insertRow(tx, call.table, input)),
      ),
    updateRow: (call, input) =>
      located(
        call,
        input,
        write(call, "update", (tx) => changeRow(tx, call, { input, ifMatch: call.ifMatch })),
      ),
    removeRow: async (call) => {
      await write(call, "remove", (tx) => deleteRow(tx, call, call.ifMatch));
    },
  };
}
