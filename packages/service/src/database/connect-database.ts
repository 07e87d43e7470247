import { join } from "node:path";
import type { Database } from "./database.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";
import { openRemoteDatabase } from "./remote-database.ts";
import { ServiceStartError } from "./service-start-error.ts";

export interface ConnectOptions {
  /** A PostgreSQL address: remote. Without it: embedded in `dataDir`. */
  readonly url?: string | undefined;
  readonly dataDir?: string | undefined;
  /** Fill a new embedded database with the sample business. */
  readonly sample: boolean;
  /** For people: "Making the database…". */
  readonly log: (message: string) => void;
}

/** Rejects with a `ServiceStartError` when it cannot go on. */
export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  const { url, dataDir, sample, log } = options;
  if (url !== undefined) return openRemoteDatabase(url);
  return openEmbeddedDatabase({ dataDir: requireDataDir(dataDir), sample, log });
}

/**
 * Where accounts live: in the schema `quarterdeck` of the given database; where that one can only be read, in an embedded
 * one of their own below `dataDir`. Close it too when it is another one.
 */
export async function connectAccounts(
  database: Database,
  { dataDir, log }: Pick<ConnectOptions, "dataDir" | "log">,
): Promise<Database> {
  if (database.canHoldAccounts) return database;
  const path = join(requireDataDir(dataDir), "accounts");
  log(`The database cannot hold the schema quarterdeck, so accounts are kept in ${path}.`);
  return openEmbeddedDatabase({ dataDir: path, sample: false, log });
}

function requireDataDir(dataDir: string | undefined): string {
  if (dataDir !== undefined) return dataDir;
  throw new ServiceStartError("There is no place to keep data in: give a directory with --data.");
}
