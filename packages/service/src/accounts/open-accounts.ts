import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { ServiceError } from "#problem/problems.ts";
import type { Role } from "./account.ts";
import { accountMigrations } from "./account-migrations.ts";
import { hasAccounts } from "./account-store.ts";
import type { AccountsView } from "./describe-accounts.ts";
import { createGuard } from "./guard.ts";
import type { Guard } from "./guard.ts";
import type { RegistrationRules } from "./register-account.ts";
import { createSetupCode } from "./setup-code.ts";

export interface Accounts {
  readonly database: Database;
  readonly guard: Guard;
  readonly rules: RegistrationRules;
  /** Describes the account operations for a role in the current state. */
  view(role: Role | undefined): Promise<AccountsView>;
}

export interface AccountsOptions {
  readonly registration: RegistrationRules["registration"];
  /** True if the service can be reached from other machines. */
  readonly isReachableByOthers: boolean;
}

export async function openAccounts(
  database: Database,
  { registration, isReachableByOthers }: AccountsOptions,
): Promise<Accounts> {
  await migrate(database, accountMigrations);
  let isOwned = await hasAccounts(database);
  const setupCode = isReachableByOthers && !isOwned ? createSetupCode() : undefined;
  return {
    database,
    guard: createGuard(database),
    rules: { registration, setupCode },
    async view(role) {
      // Accounts are never deleted, so this changes once. The page loads even while the database is unreachable.
      const isKnownOwned = isOwned || (await hasAccounts(database).catch(ignoreOutage));
      isOwned = isKnownOwned === true;
      return {
        role,
        canRegister: isKnownOwned === false || registration !== "closed",
        needsSetupCode: isKnownOwned === false && setupCode !== undefined,
      };
    },
  };
}

function ignoreOutage(error: unknown): undefined {
  if (error instanceof ServiceError && error.code === "database-unavailable") return undefined;
  throw error;
}
