import type { Database } from "#database/database.ts";
import { DatabaseError } from "#database/database-error.ts";
import { ServiceStartError } from "#database/service-start-error.ts";
import { setDatabaseRole } from "./table-caller.ts";
import type { DatabaseRoles } from "./table-catalog.ts";
import type { TableRole } from "./table-role.ts";

interface PolicyRow {
  readonly role: string;
  readonly bypasses: boolean;
  /** Tables with row level security, and those of them whose policies do not apply to the role, as their owner. */
  readonly secured: number;
  readonly owned: number;
}

const policiesQuery = `
  select current_user::text as role, r.rolsuper or r.rolbypassrls as bypasses,
    count(c.oid)::int4 as secured,
    (count(c.oid) filter (where not c.relforcerowsecurity and pg_has_role(c.relowner, 'USAGE')))::int4 as owned
  from pg_catalog.pg_roles r
  left join pg_catalog.pg_class c on c.relrowsecurity and c.relkind in ('r', 'p')
  where r.rolname = current_user group by 1, 2`;

/**
 * Tries each role of the database. Rejects if the connection may not use one. Returns a warning for each role to which
 * the policies of the database do not apply.
 */
export async function checkRoles(
  database: Database,
  databaseRoles: DatabaseRoles,
): Promise<readonly string[]> {
  const roles: readonly TableRole[] = ["viewer", "editor", "owner"];
  const used = [...new Set(roles.map((role) => databaseRoles.get(role)))];
  const warnings: string[] = [];
  for (const role of used) {
    const row = await readPolicies(database, role);
    if (row === undefined || row.secured === 0) continue;
    const count = row.bypasses ? row.secured : row.owned;
    if (count === 0) continue;
    const reason = row.bypasses ? "bypasses row level security" : "owns tables";
    warnings.push(
      `The database role ${row.role} ${reason}: the policies of ${count} tables do not apply. Connect with another role, or set --database-roles.`,
    );
  }
  return warnings;
}

async function readPolicies(
  database: Database,
  role: string | undefined,
): Promise<PolicyRow | undefined> {
  try {
    return await database.read(async (tx) => {
      await setDatabaseRole(tx, role);
      return (await tx.query<PolicyRow>(policiesQuery)).rows[0];
    });
  } catch (error) {
    if (role === undefined || !(error instanceof DatabaseError)) throw error;
    throw new ServiceStartError(
      `The database role ${role} cannot be used: ${error.message}. Create it and grant it to the role of the connection, or correct --database-roles.`,
      { cause: error },
    );
  }
}
