import type { Database } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import { userOf } from "./account.ts";
import type { User } from "./account.ts";
import { findByEmail, noteSignIn } from "./account-store.ts";
import { isPassword } from "./hash-password.ts";
import type { SteadyClock } from "./steady-clock.ts";
import { createToken } from "./token-store.ts";

export interface SignInValues {
  readonly email: string;
  readonly password: string;
  /** Shown in the list of sessions. */
  readonly device: string;
}

/**
 * One error for a wrong password, an unknown email and an account that waits: a registration with a sign-in after it must
 * not reveal whether the email had an account.
 */
const refused = "The email or the password is wrong, or the account waits for an owner's approval.";

export async function signIn(
  { database, clock }: { readonly database: Database; readonly clock: SteadyClock },
  { email, password, device }: SignInValues,
): Promise<{ readonly token: string; readonly user: User }> {
  const account = await findByEmail(database, email);
  const isRight = await isPassword(password, account?.password);
  if (!isRight || account === undefined || account.status === "waiting") {
    throw new ServiceError("unauthenticated", refused);
  }
  // Shown only after the right password.
  if (account.status === "disabled") {
    throw new ServiceError("forbidden", "This account is disabled. Ask an owner.");
  }
  const token = await createToken(database, clock, account.id, device);
  await noteSignIn(database, account.id);
  return { token, user: userOf(account) };
}
