/** Migrations of the rights, run by `migrate`. Never change a released one. */
export const rightsMigrations = [
  {
    name: "rights-1",
    sql: `
      create table quarterdeck.rights (
        role text not null check (role in ('viewer', 'editor')),
        schema_name text not null,
        table_name text not null,
        column_name text not null,
        "right" text not null check ("right" in ('read', 'create', 'update', 'remove', 'write')),
        is_allowed boolean not null,
        changed_at timestamptz not null default now(),
        changed_by text not null,
        primary key (role, schema_name, table_name, column_name, "right")
      );
      create table quarterdeck.rights_version (
        is_only boolean primary key default true check (is_only),
        version integer not null
      );
      insert into quarterdeck.rights_version (version) values (1);
    `,
  },
  {
    name: "rights-2",
    sql: `
      alter table quarterdeck.rights drop constraint rights_right_check;
      alter table quarterdeck.rights add constraint rights_right_check
        check ("right" in ('read', 'create', 'update', 'remove', 'write', 'execute'));
    `,
  },
] as const;
