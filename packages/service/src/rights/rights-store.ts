import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { createRights } from "./rights.ts";
import type { RightEntry, Rights } from "./rights.ts";
import { rightsMigrations } from "./rights-migrations.ts";

/** Rights in the schema `quarterdeck`. A change by any process applies to the next request. */
export interface RightsStore {
  read(): Promise<Rights>;
  write(entries: readonly RightEntry[], changedBy: string): Promise<void>;
}

export async function openRights(database: Database): Promise<RightsStore> {
  await migrate(database, rightsMigrations);
  let previous: { readonly version: number; readonly rights: Rights } | undefined;
  return {
    async read() {
      const { rows } = await database.urgent.query<{ version: number }>(
        "select version from quarterdeck.rights_version",
      );
      const version = rows[0]?.version ?? 0;
      // Read after its version: newer rows under an older version are read again.
      if (previous?.version !== version) {
        previous = { version, rights: createRights(await readEntries(database)) };
      }
      return previous.rights;
    },
    write: (entries, changedBy) =>
      database.transaction(async (tx) => {
        await tx.query("update quarterdeck.rights_version set version = version + 1");
        for (const { role, schema, table, column, right, isAllowed } of entries) {
          await tx.query(writeSql, [role, schema, table, column, right, isAllowed, changedBy]);
        }
      }),
  };
}

const writeSql = `
  insert into quarterdeck.rights (role, schema_name, table_name, column_name, "right", is_allowed, changed_by)
  values ($1, $2, $3, $4, $5, $6::boolean, $7)
  on conflict (role, schema_name, table_name, column_name, "right") do update
  set is_allowed = excluded.is_allowed, changed_by = excluded.changed_by, changed_at = now()`;

async function readEntries(database: Database): Promise<readonly RightEntry[]> {
  const { rows } = await database.urgent.query<RightEntry>(`
    select role, schema_name as schema, table_name as "table", column_name as "column", "right", is_allowed as "isAllowed"
    from quarterdeck.rights`);
  return rows;
}
