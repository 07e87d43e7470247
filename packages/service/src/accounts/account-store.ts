import type { Queryable } from "#database/database.ts";
import type { Account, Role, Status } from "./account.ts";
import { utcTime } from "./utc-time.ts";

export const accountColumns = `id, name, email, role, status, ${utcTime("created_at")}, ${utcTime("signed_in_at")}`;

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  /** Password hash. */
  readonly password: string;
  readonly role: Role;
  readonly status: Status;
}

/** Inserts an account; undefined if the email is taken. */
export async function insertAccount(
  tx: Queryable,
  account: NewAccount,
): Promise<Account | undefined> {
  const { name, email, password, role, status } = account;
  const { rows } = await tx.query<Account>(
    `insert into quarterdeck.accounts (name, email, password, role, status)
     values ($1, $2, $3, $4, $5) on conflict (email) do nothing returning ${accountColumns}`,
    [name, email, password, role, status],
  );
  return rows[0];
}

export async function hasAccounts(database: Queryable): Promise<boolean> {
  const { rows } = await database.query("select 1 from quarterdeck.accounts limit 1");
  return rows.length > 0;
}

export async function findAccount(database: Queryable, id: number): Promise<Account | undefined> {
  const { rows } = await database.query<Account>(
    `select ${accountColumns} from quarterdeck.accounts where id = $1`,
    [id],
  );
  return rows[0];
}

/** Finds an account with its password hash; only sign-in uses it. */
export async function findByEmail(
  database: Queryable,
  email: string,
): Promise<(Account & { readonly password: string }) | undefined> {
  const { rows } = await database.query<Account & { readonly password: string }>(
    `select ${accountColumns}, password from quarterdeck.accounts where email = $1`,
    [email],
  );
  return rows[0];
}

export async function noteSignIn(database: Queryable, id: number): Promise<void> {
  await database.query("update quarterdeck.accounts set signed_in_at = now() where id = $1", [id]);
}

export async function setPassword(database: Queryable, id: number, hashed: string): Promise<void> {
  await database.query("update quarterdeck.accounts set password = $2 where id = $1", [id, hashed]);
}

/** Updates the members that are defined. */
export async function updateAccount(
  tx: Queryable,
  id: number,
  changes: { readonly name?: string | undefined; readonly role?: Role; readonly status?: Status },
): Promise<Account | undefined> {
  const { rows } = await tx.query<Account>(
    `update quarterdeck.accounts
     set name = coalesce($2, name), role = coalesce($3, role), status = coalesce($4, status)
     where id = $1 returning ${accountColumns}`,
    [id, changes.name, changes.role, changes.status],
  );
  return rows[0];
}

/** Deletes an account with its sessions; false if there is none. */
export async function deleteAccount(tx: Queryable, id: number): Promise<boolean> {
  const { rows } = await tx.query("delete from quarterdeck.accounts where id = $1 returning id", [
    id,
  ]);
  return rows.length > 0;
}

/** Locks the owners until the transaction ends: if two owners disable each other at once, one is refused. */
export async function lockOwners(tx: Queryable): Promise<readonly number[]> {
  const { rows } = await tx.query<{ id: number }>(
    "select id from quarterdeck.accounts where role = 'owner' and status = 'active' order by id for update",
  );
  return rows.map(({ id }) => id);
}
