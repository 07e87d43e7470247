/**
 * Migrations of the accounts, run by `migrate` after it created the schema `quarterdeck`. Never change a released
 * one.
 */
export const accountMigrations = [
  {
    name: "accounts-1",
    sql: `
      create table quarterdeck.accounts (
        id integer generated always as identity primary key,
        name text not null,
        email text not null unique,
        password text not null,
        role text not null check (role in ('viewer', 'editor', 'owner')),
        status text not null check (status in ('waiting', 'active', 'disabled')),
        created_at timestamptz not null default now(),
        signed_in_at timestamptz
      );
      create table quarterdeck.tokens (
        hash text primary key,
        account_id integer not null references quarterdeck.accounts (id) on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index on quarterdeck.tokens (account_id);
    `,
  },
  {
    name: "accounts-2",
    sql: `
      create table quarterdeck.setup_code (
        is_only boolean primary key default true check (is_only),
        code text not null,
        created_at timestamptz not null default now()
      );
    `,
  },
  {
    name: "accounts-3",
    sql: `
      create table quarterdeck.invitations (
        id integer generated always as identity primary key,
        hash text not null unique,
        role text not null check (role in ('viewer', 'editor', 'owner')),
        email text,
        invited_by integer references quarterdeck.accounts (id) on delete set null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        account_id integer references quarterdeck.accounts (id) on delete set null
      );
      alter table quarterdeck.tokens
        add column id integer generated always as identity unique,
        add column device text not null default '';
    `,
  },
] as const;
