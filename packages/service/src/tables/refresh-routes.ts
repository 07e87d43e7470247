import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { compileSql } from "#database/compile-sql.ts";
import type { Queryable } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import { refreshSegment } from "./describe-paths.ts";
import { tableName } from "./row-sql.ts";
import type { TableCall, TableStore } from "./table-store.ts";
import type { Table } from "./table.ts";

export interface RefreshRoutesOptions {
  readonly store: TableStore;
  readonly enter: (request: FastifyRequest) => Promise<TableCall>;
}

/** Time to compute the rows, longer than that of other statements. */
const refreshSeconds = 60;

/** Adds `POST /{view}/refresh`, which computes the rows of a materialized view again. */
export function addRefreshRoutes(
  app: FastifyInstance,
  { store, enter }: RefreshRoutesOptions,
): void {
  app.post(`/:table/${refreshSegment}`, async (request, reply) => {
    const call = await enter(request);
    const { table, caller } = call;
    if (!table.canRefresh) {
      reply.header("allow", "GET, HEAD");
      throw new ServiceError(
        "method-not-allowed",
        `${table.path} cannot be refreshed: it is not a materialized view, or the role ${caller.role} has no right to it.`,
      );
    }
    await store.runFunction(call, false, (tx) => refreshView(tx, table));
    return reply.code(204).send();
  });
}

/** A view with rows and a unique index of all rows can be read in the meantime. */
const concurrentQuery = `
  select c.relispopulated and exists (
    select from pg_catalog.pg_index i
    where i.indrelid = c.oid and i.indisunique and i.indisvalid and i.indpred is null and i.indexprs is null
  ) as is_concurrent
  from pg_catalog.pg_class c where c.oid = to_regclass(format('%I.%I', $1::text, $2::text))`;

async function refreshView(tx: Queryable, table: Table): Promise<void> {
  const { rows } = await tx.query<{ is_concurrent: boolean }>(concurrentQuery, [
    table.schema,
    table.name,
  ]);
  const mode = rows[0]?.is_concurrent === true ? sql`concurrently` : sql``;
  await tx.query(`set local statement_timeout = '${refreshSeconds}s'`);
  await tx.query(compileSql(sql`refresh materialized view ${mode} ${tableName(table)}`).sql);
}
