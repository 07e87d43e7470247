import type { Database } from "#database/database.ts";
import { introspect } from "./introspect.ts";
import type { Introspected } from "./introspect.ts";
import type { Table } from "./table.ts";

/** The current tables, at most a minute old (only this process changes the embedded database). */
export interface TableCatalog {
  /** Reads the catalog again if it is too old. */
  read(): Promise<Introspected>;
  findTable(path: string): Promise<Table | undefined>;
  /** Makes the next call read the catalog again. */
  forget(): void;
}

const freshMs = { embedded: Infinity, remote: 60_000 } as const;

export function createTableCatalog(database: Database): TableCatalog {
  let previous: Introspected | undefined;
  let byPath: ReadonlyMap<string, Table> = new Map();
  let lookedAt = 0;
  let looking: Promise<Introspected> | undefined;

  const look = async (): Promise<Introspected> => {
    try {
      previous = await introspect(database);
      byPath = new Map(previous.tables.map((table) => [table.path, table]));
      lookedAt = Date.now();
      return previous;
    } finally {
      looking = undefined;
    }
  };
  const read = async (): Promise<Introspected> => {
    if (previous && lookedAt > 0 && Date.now() - lookedAt < freshMs[database.kind]) return previous;
    looking ??= look();
    // Callers do not wait for a refresh: the previous tables are used until it is done.
    if (previous && lookedAt > 0) {
      looking.catch(() => undefined);
      return previous;
    }
    return looking;
  };
  return {
    read,
    findTable: async (path) => {
      await read();
      return byPath.get(path);
    },
    forget: () => {
      lookedAt = 0;
    },
  };
}
