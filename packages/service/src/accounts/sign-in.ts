import type { Database } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import { userOf } from "./account.ts";
import type { Status, User } from "./account.ts";
import { findByEmail, noteSignIn } from "./account-store.ts";
import { isPassword } from "./hash-password.ts";
import { createToken } from "./token-store.ts";

/** Shown only after the right password. */
const refusals: { readonly [status in Status]?: string } = {
  waiting: "This account waits for an owner's approval.",
  disabled: "This account is disabled. Ask an owner.",
};

export async function signIn(
  database: Database,
  email: string,
  password: string,
): Promise<{ readonly token: string; readonly user: User }> {
  const account = await findByEmail(database, email);
  if (!(await isPassword(password, account?.password)) || account === undefined) {
    throw new ServiceError("unauthenticated", "The email or the password is wrong.");
  }
  const refusal = refusals[account.status];
  if (refusal !== undefined) throw new ServiceError("forbidden", refusal);
  const token = await createToken(database, account.id);
  await noteSignIn(database, account.id);
  return { token, user: userOf(account) };
}
