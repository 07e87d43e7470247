import type { FastifyInstance } from "fastify";
import type { Guard } from "#accounts/guard.ts";
import type { Database } from "#database/database.ts";
import type { TableCatalog } from "#tables/table-catalog.ts";
import { readDatabaseReport } from "./database-report.ts";

export interface ReportRouteOptions {
  readonly guard: Guard;
  readonly database: Database;
  readonly catalog: TableCatalog;
}

/** Adds the route with which owners read the report on the database. */
export function addReportRoute(
  app: FastifyInstance,
  { guard, database, catalog }: ReportRouteOptions,
): void {
  app.get("/database/report", async (request) => {
    await guard.requireCaller(request, "owner");
    return readDatabaseReport(database, catalog);
  });
}
