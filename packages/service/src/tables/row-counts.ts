import type { Database, QueryResult } from "#database/database.ts";
import { DatabaseError } from "#database/database-error.ts";
import { setCaller } from "./table-caller.ts";
import type { TableCaller } from "./table-caller.ts";

/** Cache of exact totals: counting costs more than a page. */
export interface RowCounts {
  /** Undefined: counting took too long. */
  count(caller: TableCaller, statement: CountStatement): Promise<number | undefined>;
  /** Clears the cache after a write: references and triggers may change other tables. */
  forget(): void;
}

interface CountStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** True: the user waits for the total. */
  readonly isRequested: boolean;
}

interface Remembered {
  readonly total: number | undefined;
  readonly until: number;
}

const mostRemembered = 500;
const countMs = 2_000;
const requestedMs = 9_000;
const queryCanceled = "57014";

/** Only this process writes to the embedded database. Other databases have other writers, and a total is valid for some seconds. */
const believedMs = { embedded: Infinity, remote: 15_000 } as const;
const hopelessMs = 60_000;

export function createRowCounts(database: Database): RowCounts {
  const remembered = new Map<string, Remembered>();
  let generation = 0;

  return {
    async count(caller, { sql, parameters, isRequested }) {
      // Policies may show other rows to other users.
      const key = JSON.stringify([caller, sql, parameters, isRequested]);
      const match = remembered.get(key);
      if (match && match.until > Date.now()) return match.total;
      const requested = generation;
      const total = await countRows(() =>
        database.read(
          async (tx) => {
            await setCaller(tx, caller);
            return tx.query<{ total: number }>(sql, parameters);
          },
          isRequested ? requestedMs : countMs,
        ),
      );
      const life = total === undefined ? hopelessMs : believedMs[database.kind];
      remembered.delete(key);
      if (requested === generation) remembered.set(key, { total, until: Date.now() + life });
      const [oldest] = remembered.keys();
      if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
      return total;
    },
    forget() {
      generation += 1;
      remembered.clear();
    },
  };
}

async function countRows(
  count: () => Promise<QueryResult<{ readonly total: number }>>,
): Promise<number | undefined> {
  try {
    const { rows } = await count();
    return rows[0]?.total;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === queryCanceled) return undefined;
    throw error;
  }
}
