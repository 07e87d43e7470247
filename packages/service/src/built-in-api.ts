import type { FastifyInstance } from "fastify";
import { addAccountRoutes } from "#accounts/account-routes.ts";
import { userOf } from "#accounts/account.ts";
import type { Role } from "#accounts/account.ts";
import { addAuthRoutes } from "#accounts/auth-routes.ts";
import { checkXsrf } from "#accounts/check-xsrf.ts";
import type { Accounts } from "#accounts/open-accounts.ts";
import { addReportRoute } from "#administration/report-route.ts";
import { addRightsRoutes } from "#administration/rights-routes.ts";
import type { RightsStore } from "#rights/rights-store.ts";
import type { Database } from "#database/database.ts";
import { handleNotFound } from "#problem/handle-error.ts";
import { registerTables } from "#tables/register-tables.ts";
import type { DatabaseRoles, TableCatalog } from "#tables/table-catalog.ts";
import { addSecurityHeaders, dataPolicy } from "#web/security-headers.ts";

export interface BuiltInApi {
  readonly database: Database;
  readonly catalog: TableCatalog;
  readonly databaseRoles: DatabaseRoles;
  readonly rights: RightsStore;
  readonly accounts: Accounts;
  readonly describe: (role: Role | undefined) => Promise<object>;
}

/** Registers everything below `/api` except the tables; register it with that prefix. */
export async function addBuiltInApi(api: FastifyInstance, parts: BuiltInApi): Promise<void> {
  const { database, catalog, accounts, databaseRoles, rights, describe } = parts;
  const { guard } = accounts;
  // Rejected by its type instead of being parsed as JSON.
  api.removeContentTypeParser("text/plain");
  addSecurityHeaders(api);
  api.addHook("onRequest", async (request, reply) => {
    void reply.headers({ "content-security-policy": dataPolicy, "cache-control": "no-store" });
    checkXsrf(request);
  });

  addAuthRoutes(api, accounts);
  await api.register(async (scope) => addAccountRoutes(scope, accounts));
  api.get("/openapi.json", async (request) => describe((await guard.readCaller(request))?.role));
  addRightsRoutes(api, { guard, catalog, rights });
  addReportRoute(api, { guard, database, catalog });
  await registerTables(api, {
    database,
    catalog,
    authorize: async (request) => {
      const caller = await guard.requireCaller(request);
      return { ...userOf(caller), databaseRole: databaseRoles.get(caller.role) };
    },
  });
  // Unknown addresses below `/api` must not return the page.
  for (const url of ["", "/*"]) api.all(url, handleNotFound);
}
