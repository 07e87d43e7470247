import type { Database, Queryable } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import type { Account } from "./account.ts";
import { hasAccounts, insertAccount, noteSignIn } from "./account-store.ts";
import { hashPassword } from "./hash-password.ts";
import { invalidBody, refuseEmailAsPassword } from "./read-body.ts";
import { isSetupCode } from "./setup-code.ts";
import { createToken } from "./token-store.ts";

export interface RegistrationRules {
  readonly registration: "open" | "approval" | "closed";
  /** Setup code that the first account must send; undefined: none. */
  readonly setupCode: string | undefined;
}

export interface RegistrationValues {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly code: string | undefined;
}

export interface Registered {
  readonly account: Account;
  /** Undefined: an owner has to approve first. */
  readonly token: string | undefined;
}

/** Registers an account. The first one is the owner; simultaneous registrations wait for each other. */
export async function registerAccount(
  database: Database,
  rules: RegistrationRules,
  values: RegistrationValues,
): Promise<Registered> {
  const { name, email } = values;
  refuseEmailAsPassword(email, values.password, "password");
  // Outside the transaction: hashing is slow, and the embedded engine has one session.
  const password = await hashPassword(values.password);
  return database.transaction(async (tx) => {
    await tx.query("lock table quarterdeck.accounts in share row exclusive mode");
    const isFirst = await checkAllowed(tx, rules, values.code);
    const status = isFirst || rules.registration === "open" ? "active" : "waiting";
    const role = isFirst ? "owner" : "viewer";
    const account = await insertAccount(tx, { name, email, password, role, status });
    if (account === undefined) {
      throw new ServiceError("conflict", "An account with this email exists already.", [
        { pointer: "/email", detail: "is registered already" },
      ]);
    }
    if (status === "waiting") return { account, token: undefined };
    await noteSignIn(tx, account.id);
    return { account, token: await createToken(tx, account.id) };
  });
}

/** True for the first account. */
async function checkAllowed(
  tx: Queryable,
  { registration, setupCode }: RegistrationRules,
  code: string | undefined,
): Promise<boolean> {
  if (await hasAccounts(tx)) {
    if (registration !== "closed") return false;
    throw new ServiceError("forbidden", "Registration is closed. Ask an owner for an account.");
  }
  if (setupCode !== undefined && !isSetupCode(code ?? "", setupCode)) {
    throw invalidBody([
      {
        pointer: "/code",
        detail: "must be the setup code that was printed when the service started",
      },
    ]);
  }
  return true;
}
