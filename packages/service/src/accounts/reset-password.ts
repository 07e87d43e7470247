import { randomBytes } from "node:crypto";
import type { Database } from "#database/database.ts";
import { findByEmail, setPassword } from "./account-store.ts";
import { hashPassword } from "./hash-password.ts";
import { readEmail } from "./read-body.ts";
import { removeTokens } from "./token-store.ts";

/** Sets a new password for a locked-out owner; undefined if there is no such account. */
export async function resetPassword(
  database: Database,
  typedEmail: string,
): Promise<string | undefined> {
  const email = readEmail(typedEmail);
  const account = "value" in email ? await findByEmail(database, email.value) : undefined;
  if (account === undefined) return undefined;
  const password = randomBytes(12).toString("base64url");
  const hashed = await hashPassword(password);
  await database.transaction(async (tx) => {
    await setPassword(tx, account.id, hashed);
    await removeTokens(tx, account.id);
  });
  return password;
}
