import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { ServiceError } from "#problem/problems.ts";
import type { Role } from "./account.ts";
import { accountMigrations } from "./account-migrations.ts";
import { hasAccounts } from "./account-store.ts";
import type { AccountsView } from "./describe-accounts.ts";
import { createGuard } from "./guard.ts";
import type { Guard } from "./guard.ts";
import type { PageAddresses } from "./invitation-routes.ts";
import { preparePlaceholder } from "./hash-password.ts";
import type { RegistrationRules } from "./register-account.ts";
import { prepareSetupCode } from "./setup-code.ts";
import { createSteadyClock } from "./steady-clock.ts";
import type { SteadyClock } from "./steady-clock.ts";

export interface Accounts {
  readonly database: Database;
  readonly guard: Guard;
  readonly rules: RegistrationRules;
  readonly pages: PageAddresses;
  readonly clock: SteadyClock;
  /** Code that the first account must send; undefined if there was an account at start. */
  readonly setupCode: string | undefined;
  /** Describes the account operations for a role in the current state. */
  view(role: Role | undefined): Promise<AccountsView>;
}

export interface AccountsOptions {
  readonly rules: RegistrationRules;
  readonly pages: PageAddresses;
  readonly clock?: SteadyClock | undefined;
}

export async function openAccounts(
  database: Database,
  { rules, pages, clock = createSteadyClock() }: AccountsOptions,
): Promise<Accounts> {
  await migrate(database, accountMigrations);
  await preparePlaceholder();
  const setupCode = await prepareSetupCode(database);
  let isOwned = setupCode === undefined;
  return {
    database,
    guard: createGuard(database.urgent, clock),
    clock,
    pages,
    rules,
    setupCode,
    async view(role) {
      // The last owner is never deleted, so this changes once. The page loads even while the database is unreachable.
      const isKnownOwned = isOwned || (await hasAccounts(database).catch(ignoreOutage));
      isOwned = isKnownOwned === true;
      return {
        role,
        registration: isKnownOwned === false ? "first" : rules.registration,
      };
    },
  };
}

function ignoreOutage(error: unknown): undefined {
  if (error instanceof ServiceError && error.code === "database-unavailable") return undefined;
  throw error;
}
