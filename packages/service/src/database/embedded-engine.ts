import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { columnReaders } from "./column-value.ts";
import type { QueryResult } from "./database.ts";
import { sessionSettings } from "./session-settings.ts";

/** PGlite in this thread: one session, one statement at a time. */
export interface EmbeddedEngine {
  /** Without parameters the text may contain several statements; the last result counts. */
  run(sql: string, parameters: readonly (string | null)[]): Promise<QueryResult<unknown>>;
  close(): Promise<void>;
}

/** An engine whose running statement can be canceled from code that interrupts this thread. */
export interface CancelableEngine extends EmbeddedEngine {
  /** Cancels the running statement as `pg_cancel_backend` does: it fails with SQLSTATE 57014. */
  cancel(): void;
}

/** Opens the cluster in `directory`, or creates one there. */
export async function openEmbeddedEngine(directory: string): Promise<CancelableEngine> {
  const snapshot = existsSync(directory) ? undefined : await readSnapshot();
  const pglite = await PGlite.create(directory, {
    extensions: { pg_trgm },
    ...(snapshot && { loadDataDir: snapshot }),
  });
  // PGlite's own parsers and serializers guess; all are replaced, arrays included.
  pglite.parsers = { ...columnReaders };
  pglite.serializers = {};
  await pglite.exec(sessionSettings.embedded);
  return {
    async run(sql, parameters) {
      const response =
        parameters.length === 0
          ? (await pglite.exec(sql)).at(-1)
          : await pglite.query(sql, [...parameters]);
      const rows = response?.rows ?? [];
      return { rows, count: response?.rowCount ?? rows.length };
    },
    close: () => pglite.close(),
    cancel: () => raiseFlags(pglite),
  };
}

/** Addresses of PostgreSQL's variables, which its executor reads in each loop. */
interface Interruptible {
  readonly HEAPU8?: Uint8Array;
  readonly _QueryCancelPending?: number;
  readonly _InterruptPending?: number;
}

function raiseFlags(pglite: PGlite): void {
  const memory = pglite.Module as unknown as Interruptible;
  const { HEAPU8, _QueryCancelPending: query, _InterruptPending: any } = memory;
  if (HEAPU8 === undefined || query === undefined || any === undefined) return;
  HEAPU8[query] = 1;
  HEAPU8[any] = 1;
}

/** Candidate locations of the snapshot, from the bundle and from the sources. */
const snapshotPaths = ["empty-cluster.tar.gz", "../../dist/empty-cluster.tar.gz"];

/** An empty cluster packed by the build; without it, PGlite creates one four times slower. */
async function readSnapshot(): Promise<Blob | undefined> {
  const files = snapshotPaths.map((location) => new URL(location, import.meta.url));
  const file = files.find((one) => existsSync(one));
  return file && new Blob([await readFile(file)]);
}
