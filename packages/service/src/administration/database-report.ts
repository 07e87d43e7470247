import type { Database } from "#database/database.ts";
import { explainSearch, mostUnindexedRows } from "#tables/explain-search.ts";
import { literalExamples } from "#tables/literal-examples.ts";
import { quoteName } from "#tables/quote-name.ts";
import type { TableCatalog } from "#tables/table-catalog.ts";
import { hasAddress } from "#tables/introspect.ts";
import type { Column, Table } from "#tables/table.ts";
import { readRemarkRows } from "./report-queries.ts";
import type { RemarkRow } from "./report-queries.ts";

/** Object of the database that the console hides, limits or shows slowly. */
export interface Remark {
  /** Table, column or function, as PostgreSQL writes its name. */
  readonly object: string;
  readonly kind: RemarkKind;
  readonly text: string;
  /** Statement that mends it, if there is one for all cases. */
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
  return {
    tables: tables.length,
    withKey: tables.filter(({ key }) => key.length > 0).length,
    writable: tables.filter(({ allows }) => Object.values(allows).some(Boolean)).length,
    remarks: [
      ...rows.map((row) => rowRemark(row)),
      ...tables.flatMap((table) => listRemarks(table)),
    ].toSorted((a, b) => compare(a.kind, b.kind) || compare(a.object, b.object)),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

type WriteRemark = (row: RemarkRow) => Omit<Remark, "kind" | "object">;

const rowRemarks: { readonly [kind in RemarkRow["kind"]]: WriteRemark } = {
  "hidden-table": ({ object, role }) => ({
    text: "The database role may not read it, so it is not shown.",
    sql: `grant select on ${object} to ${role};`,
  }),
  unfilled: ({ object }) => ({
    text: "It is a materialized view that was not filled, so it cannot be read.",
    sql: `refresh materialized view ${object};`,
  }),
  "no-index": ({ object, columns }) => ({
    text: `Rows are found by ${columns} without an index, which is slow in a large table.`,
    sql: `create index concurrently on ${object} (${columns});`,
  }),
  "no-policy": ({ object, role }) => ({
    text: "Row level security is enabled without a policy, so its rows are hidden.",
    sql: `create policy all_rows on ${object} to ${role} using (true);`,
  }),
  "hidden-function": ({ object, role }) => ({
    text: "The database role may not call it, so it is not offered.",
    sql: `grant execute on routine ${object} to ${role};`,
  }),
  "no-form": () => ({ text: "Its arguments or its result have types without an input." }),
};

function rowRemark(row: RemarkRow): Remark {
  const kind = row.kind === "unfilled" ? "hidden-table" : row.kind;
  return { object: row.object, kind, ...rowRemarks[row.kind](row) };
}

function keyRemark(table: Table, object: string): Pick<Remark, "text" | "sql"> {
  const text = "Its rows have no key, so they cannot be opened, changed or deleted.";
  if (table.kind === "table") {
    const sql = `alter table ${object} add column id bigint generated always as identity primary key;`;
    return { text, sql };
  }
  const column = table.isMaterialized ? suggestKey(table) : undefined;
  if (column === undefined) {
    return { text: `${text} A comment "quarterdeck: key" on its columns declares one.` };
  }
  return {
    text: `${text} A unique index on the columns that identify a row is its key.`,
    sql: `create unique index concurrently on ${object} (${quoteName(column.name)});`,
  };
}

/** The column that most probably identifies a row. */
function suggestKey({ columns }: Table): Column | undefined {
  const candidates = columns.filter(({ name }) => hasAddress(columns, name));
  return candidates.find(({ name }) => name.toLowerCase() === "id") ?? candidates[0];
}

function listRemarks(table: Table): readonly Remark[] {
  const object = `${quoteName(table.schema)}.${quoteName(table.name)}`;
  const { readOnlyReason, key, columns } = table;
  const search = explainSearch(table);
  return [
    ...(key.length > 0 ? [] : [{ object, kind: "no-key" as const, ...keyRemark(table, object) }]),
    ...(readOnlyReason === undefined || key.length === 0
      ? []
      : [{ object, kind: "read-only" as const, text: `Read only: ${readOnlyReason}.` }]),
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
