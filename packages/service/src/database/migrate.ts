import type { Database } from "./database.ts";

export interface Migration {
  /** Unique and never changed: it records which migrations ran. */
  readonly name: string;
  /** One or more statements. */
  readonly sql: string;
}

/** Runs pending migrations in order, in one transaction each. Creates the schema `quarterdeck`. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  // Two processes that start at once over one database wait for each other on this lock.
  await database.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(4400)");
    const { rows: existing } = await tx.query(
      "select 1 from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace where n.nspname = 'quarterdeck' and c.relname = 'migrations'",
    );
    if (existing.length === 0) {
      await tx.query("create schema if not exists quarterdeck");
      await tx.query(
        "create table quarterdeck.migrations (name text primary key, ran_at timestamptz not null default now())",
      );
    }
    const { rows } = await tx.query<{ name: string }>("select name from quarterdeck.migrations");
    const ran = new Set(rows.map((row) => row.name));
    for (const { name, sql } of migrations.filter((migration) => !ran.has(migration.name))) {
      await tx.query(sql);
      await tx.query("insert into quarterdeck.migrations (name) values ($1)", [name]);
    }
  });
}
