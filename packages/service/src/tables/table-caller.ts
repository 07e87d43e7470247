import type { Queryable } from "#database/database.ts";
import type { TableRole } from "./table-role.ts";

/** Signed-in user of a request to the tables. */
export interface TableCaller {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: TableRole;
  /** Role of the database for this role of the console; absent: that of the connection. */
  readonly databaseRole?: string | undefined;
}

const settingsSql = `
  select set_config('quarterdeck.user', $1, true), set_config('quarterdeck.user_id', $2, true),
    set_config('quarterdeck.user_role', $3, true), set_config('request.jwt.claims', $4, true)`;

/**
 * Sets the user of a transaction, for policies, triggers and defaults: `quarterdeck.user` is the email, and
 * `request.jwt.claims` has the form of PostgREST. Ends with the transaction.
 */
export async function setCaller(tx: Queryable, caller: TableCaller): Promise<void> {
  const { id, name, email, role, databaseRole } = caller;
  const claims = { sub: String(id), email, name, role: databaseRole ?? role, user_role: role };
  await tx.query(settingsSql, [email, String(id), role, JSON.stringify(claims)]);
  await setDatabaseRole(tx, databaseRole);
}

/** Sets the role of the database until the transaction ends (`SET LOCAL ROLE`). */
export async function setDatabaseRole(tx: Queryable, role: string | undefined): Promise<void> {
  if (role !== undefined) await tx.query("select set_config('role', $1, true)", [role]);
}
