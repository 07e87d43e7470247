import { createRights } from "#rights/rights.ts";
import type { Rights } from "#rights/rights.ts";
import type { Database } from "#database/database.ts";
import { introspect } from "./introspect.ts";
import type { Introspected } from "./introspect.ts";
import { restrictFunction } from "./restrict-function.ts";
import { restrictTable } from "./restrict-table.ts";
import type { TableRole } from "./table-role.ts";
import type { Table } from "./table.ts";

/** The current tables, at most a minute old (only this process changes the embedded database). */
export interface TableCatalog {
  /** Reads the tables that a role of the console may read. */
  read(role: TableRole): Promise<Introspected>;
  findTable(path: string, role: TableRole): Promise<Table | undefined>;
  /** Makes the next call read the catalog again. */
  forget(): void;
}

/** Roles of the database by role of the console. */
export type DatabaseRoles = ReadonlyMap<TableRole, string>;

export interface TableCatalogOptions {
  readonly databaseRoles?: DatabaseRoles;
  readonly readRights?: () => Promise<Rights>;
}

interface CatalogReader {
  read(): Promise<Introspected>;
  forget(): void;
}

/** Tables of a role under rights; both are compared by identity. */
interface Restricted {
  readonly whole: Introspected;
  readonly rights: Rights;
  readonly tables: Introspected;
  readonly byPath: ReadonlyMap<string, Table>;
}

const defaultRights = createRights([]);

export function createTableCatalog(
  database: Database,
  { databaseRoles = new Map(), readRights = async () => defaultRights }: TableCatalogOptions = {},
): TableCatalog {
  const readers = new Map<string | undefined, CatalogReader>();
  const restricted = new Map<TableRole, Restricted>();

  const readerOf = (role: TableRole): CatalogReader => {
    const databaseRole = databaseRoles.get(role);
    const reader = readers.get(databaseRole) ?? createReader(database, databaseRole);
    readers.set(databaseRole, reader);
    return reader;
  };
  const restrictFor = async (role: TableRole): Promise<Restricted> => {
    const [whole, rights] = await Promise.all([readerOf(role).read(), readRights()]);
    const previous = restricted.get(role);
    if (previous?.whole === whole && previous.rights === rights) return previous;
    const tables = restrictAll(whole, role, rights);
    const byPath = new Map(tables.tables.map((table) => [table.path, table]));
    const next = { whole, rights, tables, byPath };
    restricted.set(role, next);
    return next;
  };
  return {
    read: async (role) => (await restrictFor(role)).tables,
    findTable: async (path, role) => (await restrictFor(role)).byPath.get(path),
    forget: () => {
      for (const reader of readers.values()) reader.forget();
    },
  };
}

function restrictAll(whole: Introspected, role: TableRole, rights: Rights): Introspected {
  if (role === "owner") return whole;
  const tables = whole.tables.flatMap((table) => restrictTable(table, role, rights) ?? []);
  const functions = whole.functions.flatMap(
    (one) => restrictFunction(one, { role, rights, tables }) ?? [],
  );
  return { ...whole, tables, functions };
}

const freshMs = { embedded: Infinity, remote: 60_000 } as const;

function createReader(database: Database, databaseRole: string | undefined): CatalogReader {
  let previous: Introspected | undefined;
  let lookedAt = 0;
  let looking: Promise<Introspected> | undefined;

  const look = async (): Promise<Introspected> => {
    try {
      previous = await introspect(database, databaseRole);
      lookedAt = Date.now();
      return previous;
    } finally {
      looking = undefined;
    }
  };
  return {
    read: async () => {
      if (previous && lookedAt > 0 && Date.now() - lookedAt < freshMs[database.kind]) {
        return previous;
      }
      looking ??= look();
      // Callers do not wait for a refresh: the previous tables are used until it is done.
      if (previous && lookedAt > 0) {
        looking.catch(() => undefined);
        return previous;
      }
      return looking;
    },
    forget: () => {
      lookedAt = 0;
    },
  };
}
