import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database, Queryable } from "#database/database.ts";
import { hasAccounts } from "./account-store.ts";

/**
 * Returns the code that the first account must send, or undefined once there is an account. It has 192 random bits and
 * is stored, so that all processes over one database print the same one.
 */
export function prepareSetupCode(database: Database): Promise<string | undefined> {
  return database.transaction(async (tx) => {
    await tx.query("lock table quarterdeck.accounts in share row exclusive mode");
    if (await hasAccounts(tx)) return undefined;
    await tx.query(
      "insert into quarterdeck.setup_code (code) values ($1) on conflict (is_only) do nothing",
      [randomBytes(24).toString("base64url")],
    );
    return findSetupCode(tx);
  });
}

/** True if the code is the stored one. Without a stored code, no code is right. */
export async function isSetupCode(database: Queryable, typed: string): Promise<boolean> {
  const code = await findSetupCode(database);
  return code !== undefined && timingSafeEqual(digest(typed), digest(code));
}

/** Makes the code useless; the transaction of the first account calls it. */
export async function removeSetupCode(tx: Queryable): Promise<void> {
  await tx.query("delete from quarterdeck.setup_code");
}

async function findSetupCode(database: Queryable): Promise<string | undefined> {
  const { rows } = await database.query<{ code: string }>(
    "select code from quarterdeck.setup_code",
  );
  return rows[0]?.code;
}

function digest(code: string): Buffer {
  return createHash("sha256").update(code.trim()).digest();
}
