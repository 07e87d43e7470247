import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { openAccounts } from "#accounts/open-accounts.ts";
import { resetPassword } from "#accounts/reset-password.ts";
import type { BuiltInConfig } from "#config/config.ts";
import { connectAccounts, connectDatabase } from "#database/connect-database.ts";
import { hasCluster, openDataDir } from "#database/data-dir.ts";
import { ServiceStartError } from "#database/service-start-error.ts";

/** Runs `--reset-password`: for a locked-out owner with access to the machine. */
export async function giveNewPassword(
  email: string,
  { databaseUrl: url, dataDir, title }: BuiltInConfig,
  print: (line: string) => void,
): Promise<string> {
  // A database created here would be empty, and would remain.
  if (url === undefined && !(existsSync(dataDir) && hasCluster(openDataDir(dataDir)))) {
    throw new ServiceStartError(
      `There is no database in ${resolve(dataDir)}. Name it with --data or --database.`,
    );
  }
  const database = await connectDatabase({ url, dataDir, sample: false, log: print });
  try {
    const accounts = await connectAccounts(database, { dataDir, log: print });
    try {
      const pages = { publicUrl: undefined, prefix: "", history: "browser" } as const;
      await openAccounts(accounts, { rules: { registration: "closed", title }, pages });
      const password = await resetPassword(accounts, email);
      if (password !== undefined) return password;
      throw new ServiceStartError(`There is no account with the email ${email}.`);
    } finally {
      if (accounts !== database) await accounts.close();
    }
  } finally {
    await database.close();
  }
}
