import fastify from "fastify";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { OpenEngine } from "./test-engines.ts";
import { handleError, handleNotFound } from "#problem/handle-error.ts";
import { registerTables } from "#tables/register-tables.ts";
import { createTableCatalog } from "#tables/table-catalog.ts";
import type { TableCatalog, TableCatalogOptions } from "#tables/table-catalog.ts";
import type { TableRole } from "#tables/table-role.ts";
import { testSchema } from "./tables-schema.ts";

/** The table routes over one engine; the headers `role` and `user` set the caller. */
export interface TestApi {
  readonly engine: OpenEngine;
  readonly catalog: TableCatalog;
  ask(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  send(
    method: "POST" | "PUT" | "PATCH" | "DELETE",
    url: string,
    body?: unknown,
    headers?: object,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Opens the API over a schema, by default the one with every shape. */
export async function openTestApi(
  engine: OpenEngine,
  schema = testSchema,
  options: TableCatalogOptions = {},
): Promise<TestApi> {
  await engine.database.query(schema);
  const catalog = createTableCatalog(engine.database, options);
  const app = fastify();
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  await app.register(
    (api) =>
      registerTables(api, {
        database: engine.database,
        catalog,
        authorize: async ({ headers }) => {
          const role = (headers["role"] ?? "editor") as TableRole;
          const name = String(headers["user"] ?? role);
          const databaseRole = options.databaseRoles?.get(role);
          return { id: name.length, name, email: `${name}@example.com`, role, databaseRole };
        },
      }),
    { prefix: "/api" },
  );
  return {
    engine,
    catalog,
    ask: (url, options = {}) => app.inject({ url: `/api${url}`, ...options }),
    send: (method, url, body, headers = {}) =>
      app.inject({
        method,
        url: `/api${url}`,
        headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
        ...(body !== undefined && {
          payload: typeof body === "string" ? body : JSON.stringify(body),
        }),
      }),
    close: async () => {
      await app.close();
      await engine.close();
    },
  };
}
