import type { Database } from "#database/database.ts";
import { isCreation } from "@quarterdeck/model";
import {
  explainSearch,
  listSlowSorts,
  mostUnindexedRows,
  writeSortIndex,
} from "#tables/explain-search.ts";
import { literalExamples } from "#tables/literal-examples.ts";
import { quoteName } from "#tables/quote-name.ts";
import type { TableCatalog } from "#tables/table-catalog.ts";
import type { Table } from "#tables/table.ts";
import { createKeyRemark } from "./key-remark.ts";
import { readRemarkRows } from "./report-queries.ts";
import type { RemarkRow } from "./report-queries.ts";

/** Object of the database that the console hides, limits or shows slowly. */
export interface Remark {
  /** Table, column or function, as PostgreSQL writes its name. */
  readonly object: string;
  readonly kind: RemarkKind;
  readonly text: string;
  /** Statement that fixes it, if there is one for all cases. */
  readonly sql?: string;
}

export type RemarkKind =
  | "hidden-table"
  | "no-key"
  | "read-only"
  | "no-search"
  | "no-index"
  | "no-policy"
  | "hidden-function"
  | "no-form"
  | "no-input";

export interface DatabaseReport {
  /** Tables and views that are shown, those whose records have an address, and those that can be written. */
  readonly tables: number;
  readonly withKey: number;
  readonly writable: number;
  readonly remarks: readonly Remark[];
}

/** Lists the objects of the database that the console hides, limits or shows slowly to an owner. */
export async function readDatabaseReport(
  database: Database,
  catalog: TableCatalog,
): Promise<DatabaseReport> {
  const [{ tables }, rows] = await Promise.all([
    catalog.read("owner"),
    readRemarkRows(database, mostUnindexedRows),
  ]);
  const partitions = new Map(
    rows.flatMap((row) => (row.kind === "partitioned" ? [[row.object, row.columns]] : [])),
  );
  const keys: Remark[] = [];
  for (const table of tables.filter(({ key }) => key.length === 0)) {
    const object = nameOf(table);
    const remark = await createKeyRemark(database, table, partitions.get(object));
    keys.push({ object, kind: "no-key", ...remark });
  }
  return {
    tables: tables.length,
    withKey: tables.filter(({ key }) => key.length > 0).length,
    writable: tables.filter(({ allows }) => Object.values(allows).some(Boolean)).length,
    remarks: [
      ...rows.flatMap((row) => (row.kind === "partitioned" ? [] : [rowRemark(row, row.kind)])),
      ...keys,
      ...tables.flatMap((table) => listRemarks(table)),
    ].toSorted((a, b) => compare(a.kind, b.kind) || compare(a.object, b.object)),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

type WriteRemark = (row: RemarkRow) => Omit<Remark, "kind" | "object">;

type RowKind = Exclude<RemarkRow["kind"], "partitioned">;

const rowRemarks: { readonly [kind in RowKind]: WriteRemark } = {
  "hidden-table": ({ object, role, ...row }) => ({
    text: "The database role may not read it, so it is not shown.",
    sql: `${grantUsage(row.columns, role)}grant select on ${object} to ${role};`,
  }),
  unfilled: ({ object }) => ({
    text: "It is a materialized view that was not filled, so it cannot be read.",
    sql: `refresh materialized view ${object};`,
  }),
  "no-index": ({ object, columns, ...row }) => ({
    text: `Rows are found by ${columns} without an index, which is slow in a large table.`,
    sql: `create index ${row.is_partitioned ? "" : "concurrently "}on ${object} (${columns});`,
  }),
  "no-policy": ({ object, role }) => ({
    text: "Row level security is enabled without a policy, so its rows are hidden.",
    sql: `create policy all_rows on ${object} to ${role} using (true);`,
  }),
  "hidden-function": ({ object, role, ...row }) => ({
    text: "The database role may not call it, so it is not offered.",
    sql: `${grantUsage(row.columns, role)}grant execute on routine ${object} to ${role};`,
  }),
  "no-form": () => ({ text: "Its arguments or its result have types without an input." }),
};

function grantUsage(schema: string, role: string): string {
  return schema === "" ? "" : `grant usage on schema ${schema} to ${role}; `;
}

function rowRemark(row: RemarkRow, rowKind: RowKind): Remark {
  const kind = rowKind === "unfilled" ? "hidden-table" : rowKind;
  return { object: row.object, kind, ...rowRemarks[rowKind](row) };
}

function nameOf({ schema, name }: Table): string {
  return `${quoteName(schema)}.${quoteName(name)}`;
}

function listSortRemarks(table: Table, object: string): readonly Remark[] {
  const slow = listSlowSorts(table);
  const first = slow.find((name) => isCreation({ name })) ?? slow[0];
  if (first === undefined) return [];
  const text = `A sort by ${slow.join(", ")} reads every row, because no index starts with them. An index makes one of them fast.`;
  return [{ object, kind: "no-index", text, sql: writeSortIndex(table, first) }];
}

function listRemarks(table: Table): readonly Remark[] {
  const object = nameOf(table);
  const { readOnlyReason, key, columns } = table;
  const search = explainSearch(table);
  return [
    ...(readOnlyReason === undefined || key.length === 0
      ? []
      : [{ object, kind: "read-only" as const, text: `Read only: ${readOnlyReason}.` }]),
    ...listSortRemarks(table, object),
    ...(search === undefined
      ? []
      : [
          {
            object,
            kind: "no-search" as const,
            text: `Search is not offered: ${search.reason}.`,
            sql: search.sql,
          },
        ]),
    ...columns
      .filter(({ type }) => type.kind === "literal" && !literalExamples.has(type.format))
      .map(({ name, sqlType }) => ({
        object: `${object}.${quoteName(name)}`,
        kind: "no-input" as const,
        text: `Values of the type ${sqlType} are edited as PostgreSQL writes them; the form has no example.`,
      })),
  ];
}
