import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { compileSql } from "#database/compile-sql.ts";
import type { Database } from "#database/database.ts";
import { DatabaseError } from "#database/database-error.ts";
import { tableName } from "#tables/row-sql.ts";
import { setDatabaseRole } from "#tables/table-caller.ts";
import { listShown } from "#tables/table.ts";
import type { Column, JsonPath, Table } from "#tables/table.ts";

const sampledRows = 100;
const mostPaths = 8;
const mostTables = 40;
/** Time for one table, and for all of them: the description waits for it. */
const tableMs = 300;
const allMs = 1_500;

/** Adds the paths of scalar values in the first rows of each column of JSON. */
export async function addJsonPaths(
  database: Database,
  tables: readonly Table[],
  databaseRole: string | undefined,
): Promise<readonly Table[]> {
  const end = Date.now() + allMs;
  const added: Table[] = [];
  let count = 0;
  for (const table of tables) {
    const columns = listShown(table).filter(({ type }) => type.kind === "json");
    const isSampled = table.kind === "table" && columns.length > 0 && count < mostTables;
    if (!isSampled || Date.now() > end) {
      added.push(table);
      continue;
    }
    count += 1;
    // One after the other: other requests need the connections.
    // oxlint-disable-next-line no-await-in-loop
    added.push(await sampleTable(database, { table, columns, databaseRole }));
  }
  return added;
}

interface Sampled {
  readonly table: Table;
  readonly columns: readonly Column[];
  readonly databaseRole: string | undefined;
}

interface PathRow {
  readonly name: string;
  /** Array of keys as JSON. */
  readonly keys: string;
  readonly type: string;
}

async function sampleTable(
  database: Database,
  { table, columns, databaseRole }: Sampled,
): Promise<Table> {
  const { sql: text, parameters } = compileSql(sampleSql(table, columns));
  try {
    const { rows } = await database.read(async (tx) => {
      await setDatabaseRole(tx, databaseRole);
      await tx.query("set local lock_timeout = '100ms'");
      return tx.query<PathRow>(text, parameters);
    }, tableMs);
    return {
      ...table,
      columns: table.columns.map((column) => ({ ...column, jsonPaths: readPaths(column, rows) })),
    };
  } catch (error) {
    // A locked table, or values that jsonb does not store: filters take any path.
    if (error instanceof DatabaseError) return table;
    throw error;
  }
}

const kinds: ReadonlyMap<string, JsonPath["kind"]> = new Map([
  ["string", "text"],
  ["number", "number"],
  ["boolean", "boolean"],
]);

function readPaths({ name }: Column, rows: readonly PathRow[]): readonly JsonPath[] {
  return rows.flatMap((row) => {
    const kind = kinds.get(row.type);
    if (row.name !== name || kind === undefined) return [];
    return [{ keys: JSON.parse(row.keys) as readonly string[], kind }];
  });
}

/** Selects the most frequent paths of one or two keys, each with its most frequent type. */
function sampleSql(table: Table, columns: readonly Column[]): RawBuilder<unknown> {
  const names = columns.map(({ name }) => sql`(${name}::text, ${sql.id("t", name)}::jsonb)`);
  const list = sql.join(columns.map(({ name }) => sql.id("t", name)));
  return sql`
    with t as materialized (select ${list} from ${tableName(table)} as t limit ${sql.lit(sampledRows)}),
    v as (select c.name, c.value from t cross join lateral (values ${sql.join(names)}) c(name, value) where jsonb_typeof(c.value) = 'object'),
    one as (select v.name, array[e.key] as keys, e.value from v cross join lateral jsonb_each(v.value) e),
    two as (select o.name, o.keys || e.key as keys, e.value from one o
      cross join lateral jsonb_each(case when jsonb_typeof(o.value) = 'object' then o.value else '{}' end) e),
    counted as (
      select p.name, p.keys, jsonb_typeof(p.value) as type, count(*) as number from (select * from one union all select * from two) p
      where jsonb_typeof(p.value) in ('string', 'number', 'boolean') and not exists (select from unnest(p.keys) k where k !~ '^[[:alpha:]_][[:alnum:]_-]{0,40}$')
      group by 1, 2, 3
    ),
    best as (select distinct on (name, keys) * from counted order by name, keys, number desc, type),
    ranked as (select b.*, row_number() over (partition by name order by number desc, array_length(keys, 1), keys) as position from best b)
    select name, to_json(keys) as keys, type from ranked where position <= ${sql.lit(mostPaths)} order by ranked.name, ranked.keys`;
}
