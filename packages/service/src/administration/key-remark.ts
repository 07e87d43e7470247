import type { Database } from "#database/database.ts";
import { quoteName } from "#tables/quote-name.ts";
import type { Table } from "#tables/table.ts";
import { findUniqueColumns } from "./find-unique-columns.ts";

/** Remark on a table without a key. */
interface KeyRemark {
  readonly text: string;
  readonly sql?: string;
}

const noKey = "Its rows have no key, so they cannot be opened, changed or deleted.";

/** `partitionKey`: quoted names of the columns by which a table is partitioned, if it is by columns only. */
export async function createKeyRemark(
  database: Database,
  table: Table,
  partitionKey: string | undefined,
): Promise<KeyRemark> {
  if (table.kind === "table") return createTableRemark(database, table, partitionKey);
  if (!table.isMaterialized) {
    return { text: `${noKey} A comment "quarterdeck: key" on its columns declares one.` };
  }
  const names = await findUniqueColumns(database, table);
  const text = `${noKey} A unique index on the columns that identify a row is its key.`;
  return names === undefined ? { text } : { text, sql: writeIndex(table, names) };
}

function writeIndex(table: Table, names: readonly string[]): string {
  const columns = names.map((name) => quoteName(name)).join(", ");
  return `create unique index concurrently on ${nameOf(table)} (${columns});`;
}

async function createTableRemark(
  database: Database,
  table: Table,
  partitionKey: string | undefined,
): Promise<KeyRemark> {
  const name = nameOf(table);
  const isFree = (column: string): boolean => table.columns.every((one) => one.name !== column);
  // A table with a key whose values have no address has no other primary key.
  const key = table.uniques.length === 0 ? "primary key" : "unique";
  if (table.isPartitioned) {
    const column = ["id", "row_id"].find((one) => isFree(one));
    if (partitionKey === undefined || column === undefined) return { text: noKey };
    const sql = `alter table ${name} add column ${column} uuid not null default gen_random_uuid(), add ${key} (${partitionKey}, ${column});`;
    return { text: noKey, sql };
  }
  if (!isFree("id") && (await findUniqueColumns(database, table, ["id"])) !== undefined) {
    return {
      text: noKey,
      sql: `alter table ${name} alter column id set not null, add ${key} (id);`,
    };
  }
  const column = ["id", "row_id", "row_key"].find((one) => isFree(one));
  if (column === undefined) return { text: noKey };
  const identity = `add column ${column} bigint generated always as identity ${key}`;
  return { text: noKey, sql: `alter table ${name} ${identity};` };
}

function nameOf({ schema, name }: Table): string {
  return `${quoteName(schema)}.${quoteName(name)}`;
}
