import type { Database, Queryable } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import { userOf } from "./account.ts";
import type { User } from "./account.ts";
import { hasAccounts, insertAccount, noteSignIn } from "./account-store.ts";
import { lockInvitation, markUsed } from "./invitation-store.ts";
import type { OpenInvitation } from "./invitation-store.ts";
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
  /** Code of an invitation. */
  readonly invitation: string | undefined;
  /** Shown in the list of sessions. */
  readonly device: string;
}

/** Session of the first account or of an invited one. */
export interface Registered {
  readonly token: string;
  readonly user: User;
}

/**
 * Registers an account. The first one is the owner and signed in; simultaneous registrations wait for each other. An
 * invited one has the role of the invitation and is signed in too. All others return undefined, also if the email has an
 * account already, which stays as it is.
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
    const invitation = await openInvitation(tx, clock, values);
    const isFirst = invitation === undefined && (await checkAllowed(tx, rules, values.code));
    const isTrusted = isFirst || invitation !== undefined;
    const status = isTrusted || rules.registration === "open" ? "active" : "waiting";
    const role = invitation?.role ?? (isFirst ? "owner" : "viewer");
    const account = await insertAccount(tx, { name, email, password, role, status });
    if (invitation !== undefined) {
      if (account === undefined) throw invalidBody([{ pointer: "/email", detail: takenEmail }]);
      await markUsed(tx, clock, { id: invitation.id, accountId: account.id });
    }
    if (!isTrusted || account === undefined) return undefined;
    await noteSignIn(tx, account.id);
    const token = await createToken(tx, clock, account.id, values.device);
    return { token, user: userOf(account) };
  });
}

/** Shown only with a valid invitation: its holder is trusted by an owner. */
const takenEmail = "has an account already; sign in with it";

/** One error for a wrong, a used, an expired and a deleted invitation. */
const uselessInvitation = "The link was used or has expired. Ask an owner for a new one.";

async function openInvitation(
  tx: Queryable,
  clock: SteadyClock,
  { invitation: code, email }: RegistrationValues,
): Promise<OpenInvitation | undefined> {
  if (code === undefined) return undefined;
  const invitation = await lockInvitation(tx, clock, code);
  if (invitation === undefined) {
    const items = [{ pointer: "/invitation", detail: "was used or has expired" }];
    throw new ServiceError("invalid-body", uselessInvitation, items);
  }
  if (invitation.email !== null && invitation.email !== email) {
    throw invalidBody([{ pointer: "/email", detail: "must be the email that was invited" }]);
  }
  return invitation;
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
