import { join } from "node:path";
import type { Database } from "./database.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";
import { openRemoteDatabase } from "./remote-database.ts";
import { ServiceStartError } from "./service-start-error.ts";

export interface ConnectOptions {
  /** Address of a PostgreSQL server. Undefined: the embedded database in `dataDir`. */
  readonly url?: string | undefined;
  readonly dataDir?: string | undefined;
  /** Fills a new embedded database with the sample business. */
  readonly sample: boolean;
  /** Prints progress, such as "Creating the database…". */
  readonly log: (message: string) => void;
}

/** Connects to the database. Rejects with a `ServiceStartError` if that is impossible. */
export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  const { url, dataDir, sample, log } = options;
  if (url !== undefined) return openRemoteDatabase(url);
  return openEmbeddedDatabase({ dataDir: requireDataDir(dataDir), sample, log });
}

/**
 * Opens the database of the accounts: the schema `quarterdeck` of the configured database, or an embedded database
 * below `dataDir` if that one is read-only. The caller closes it if it is a different one.
 */
export async function connectAccounts(
  database: Database,
  { dataDir, log }: Pick<ConnectOptions, "dataDir" | "log">,
): Promise<Database> {
  if (database.canHoldAccounts) return database;
  const path = join(requireDataDir(dataDir), "accounts");
  log(`The database cannot hold the schema quarterdeck, so accounts are stored in ${path}.`);
  return openEmbeddedDatabase({ dataDir: path, sample: false, log });
}

function requireDataDir(dataDir: string | undefined): string {
  if (dataDir !== undefined) return dataDir;
  throw new ServiceStartError("There is no data directory: set one with --data.");
}
