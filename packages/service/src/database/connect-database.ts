import type { Database } from "./database.ts";

export interface ConnectOptions {
  /** A PostgreSQL address: remote. Without it: embedded in `dataDir`. */
  readonly url?: string | undefined;
  readonly dataDir?: string | undefined;
  /** Fill a new embedded database with the sample business. */
  readonly sample: boolean;
  /** For people: "Making the sample data…". */
  readonly log: (message: string) => void;
}

/** Rejects with a `ServiceStartError` when it cannot go on. */
export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  throw new Error(`not connected: ${options.url ?? options.dataDir ?? ""}`);
}
