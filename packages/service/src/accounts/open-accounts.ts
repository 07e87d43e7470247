import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
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
  /** What someone of this role is told of accounts, as things stand. */
  view(role: Role | undefined): Promise<AccountsView>;
}

export interface AccountsOptions {
  readonly registration: RegistrationRules["registration"];
  /** Others than the owner can reach the service. */
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
      // Accounts are never deleted, so the answer changes once.
      isOwned ||= await hasAccounts(database);
      return {
        role,
        canRegister: !isOwned || registration !== "closed",
        asksSetupCode: !isOwned && setupCode !== undefined,
      };
    },
  };
}
