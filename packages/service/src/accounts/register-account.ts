import type { Database, Queryable } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import { userOf } from "./account.ts";
import type { User } from "./account.ts";
import { hasAccounts, insertAccount, noteSignIn } from "./account-store.ts";
import { hashPassword } from "./hash-password.ts";
import { invalidBody, refuseWeakPassword } from "./read-body.ts";
import { isSetupCode, removeSetupCode } from "./setup-code.ts";
import type { SteadyClock } from "./steady-clock.ts";
import { createToken } from "./token-store.ts";

export interface RegistrationRules {
  readonly registration: "open" | "approval" | "closed";
  /** Name of the console, which is not a password. */
  readonly title: string;
}

export interface RegistrationParts {
  readonly database: Database;
  readonly rules: RegistrationRules;
  readonly clock: SteadyClock;
}

export interface RegistrationValues {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly code: string | undefined;
}

/** Session of the first account. */
export interface Registered {
  readonly token: string;
  readonly user: User;
}

/**
 * Registers an account. The first one is the owner and signed in; simultaneous registrations wait for each other. All
 * others return undefined, also if the email has an account already, which stays as it is.
 */
export async function registerAccount(
  { database, rules, clock }: RegistrationParts,
  values: RegistrationValues,
): Promise<Registered | undefined> {
  const { name, email } = values;
  refuseWeakPassword(values.password, { email, name, title: rules.title });
  // Outside the transaction: hashing is slow, and the embedded engine has one session.
  const password = await hashPassword(values.password);
  return database.transaction(async (tx) => {
    await tx.query("lock table quarterdeck.accounts in share row exclusive mode");
    const isFirst = await checkAllowed(tx, rules, values.code);
    const status = isFirst || rules.registration === "open" ? "active" : "waiting";
    const role = isFirst ? "owner" : "viewer";
    const account = await insertAccount(tx, { name, email, password, role, status });
    if (!isFirst || account === undefined) return undefined;
    await noteSignIn(tx, account.id);
    return { token: await createToken(tx, clock, account.id), user: userOf(account) };
  });
}

/** True for the first account. */
async function checkAllowed(
  tx: Queryable,
  { registration }: RegistrationRules,
  code: string | undefined,
): Promise<boolean> {
  if (await hasAccounts(tx)) {
    if (registration !== "closed") return false;
    throw new ServiceError("forbidden", "Registration is closed. Ask an owner for an account.");
  }
  if (!(await isSetupCode(tx, code ?? ""))) {
    throw invalidBody([
      {
        pointer: "/code",
        detail: "must be the setup code in the link that is printed when the service starts",
      },
    ]);
  }
  await removeSetupCode(tx);
  return true;
}
