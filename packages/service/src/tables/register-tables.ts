import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parseJson } from "@quarterdeck/model";
import type { Database } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import { entityTag, isNotModified } from "./entity-tag.ts";
import { readListQuery } from "./list-query.ts";
import { readParameters } from "./read-parameters.ts";
import { readRowBody } from "./read-row-body.ts";
import { readRowKey, writeRowKey } from "./row-key.ts";
import type { TableCatalog } from "./table-catalog.ts";
import type { TableRole } from "./table-role.ts";
import { createTableStore } from "./table-store.ts";
import type { Table } from "./table.ts";

export interface TableRoutesOptions {
  readonly database: Database;
  readonly catalog: TableCatalog;
  /** Who asks; refuses (401) who is not signed in. Asked first, so that strangers learn nothing. */
  readonly authorize: (request: FastifyRequest) => Promise<TableRole>;
}

type Allowed = keyof Table["allows"];

/** What stands at an address that is known, by the method that does it. */
const listMethods = "GET, HEAD, POST";
const rowMethods = "GET, HEAD, PATCH, DELETE";

/** `/{table}` and `/{table}/{key}` for every table; register it below `/api`. */
export async function registerTables(
  app: FastifyInstance,
  options: TableRoutesOptions,
): Promise<void> {
  const { database, catalog, authorize } = options;
  const store = createTableStore(database, catalog.forget);

  await app.register(async (scope) => {
    // The text itself is read: parsed by JavaScript, large numbers would be rounded.
    scope.removeContentTypeParser("application/json");
    scope.removeContentTypeParser("text/plain");
    const types = ["application/json", "application/merge-patch+json"];
    scope.addContentTypeParser(types, { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );

    const enter = async (request: FastifyRequest, writes?: Allowed): Promise<Table> => {
      const role = await authorize(request);
      const { table: path } = request.params as { readonly table: string };
      const table = await catalog.findTable(path);
      if (!table) throw new ServiceError("not-found", noTable(path));
      if (writes !== undefined) requireWritable(table, writes, role);
      return table;
    };

    scope.get("/:table", async (request, reply) => {
      const table = await enter(request);
      const query = readListQuery(table, readParameters(queryOf(request)));
      const { rows, total } = await store.listRows(table, query);
      const counted = total === undefined ? "" : `,"total":${total}`;
      const head = `"page":${query.page},"perPage":${query.perPage}${counted}`;
      return sendJson(request, reply, `{"data":[${rows.join(",")}],${head}}`);
    });

    scope.get("/:table/*", async (request, reply) => {
      const table = await enter(request);
      const key = readRowKey(table, keyOf(request));
      return sendJson(request, reply, await store.readRow({ table, key }));
    });

    scope.post("/:table", async (request, reply) => {
      const table = await enter(request, "create");
      const row = await store.createRow(table, readRowBody(table, "create", request.body));
      if (table.key.length > 0) reply.header("location", locationOf(request, table, row));
      return sendRow(reply.code(201), row);
    });

    scope.patch("/:table/*", async (request, reply) => {
      const table = await enter(request, "update");
      const key = readRowKey(table, keyOf(request));
      const writing = readRowBody(table, "update", request.body);
      return sendRow(
        reply,
        await store.updateRow({ table, key }, writing, request.headers["if-match"]),
      );
    });

    scope.delete("/:table/*", async (request, reply) => {
      const table = await enter(request, "remove");
      const key = readRowKey(table, keyOf(request));
      await store.removeRow({ table, key }, request.headers["if-match"]);
      return reply.code(204).send();
    });

    const refuse = (known: string) => async (request: FastifyRequest, reply: FastifyReply) => {
      const { path } = await enter(request);
      reply.header("allow", known);
      throw new ServiceError(
        "method-not-allowed",
        `${request.method} is not known here: ${path} takes ${known}.`,
      );
    };
    scope.route({
      method: ["PUT", "PATCH", "DELETE"],
      url: "/:table",
      handler: refuse(listMethods),
    });
    scope.route({ method: ["PUT", "POST"], url: "/:table/*", handler: refuse(rowMethods) });
  });
}

function noTable(path: string): string {
  return path === "" ? "The address names no table." : `There is no table ${path.slice(0, 100)}.`;
}

const verbs: { readonly [name in Allowed]: string } = {
  create: "added to",
  update: "changed",
  remove: "removed from",
};

function requireWritable(table: Table, writes: Allowed, role: TableRole): void {
  if (role === "viewer") {
    throw new ServiceError("forbidden", "A viewer reads only. Ask an owner for the role editor.");
  }
  if (!table.allows[writes]) {
    throw new ServiceError("method-not-allowed", `${table.path} cannot be ${verbs[writes]}.`);
  }
}

/** As it came, undecoded: `,` and `%2C` are two things. */
function queryOf({ raw }: FastifyRequest): string {
  return (raw.url ?? "").split("?").slice(1).join("?");
}

function pathOf({ raw }: FastifyRequest): string {
  return (raw.url ?? "").split("?", 1)[0] ?? "";
}

/** A slash in a key is written %2F; what stands behind another slash is nothing of ours. */
function keyOf(request: FastifyRequest): string {
  const steps = pathOf(request).split("/");
  const [table, key, ...rest] = steps.slice(routeDepth(request));
  if (table === undefined || key === undefined || rest.length > 0) {
    throw new ServiceError("not-found", "There is nothing at this address.");
  }
  return key;
}

/** How many steps stand before the table's name. */
function routeDepth({ routeOptions }: FastifyRequest): number {
  return (routeOptions.url ?? "").split("/").indexOf(":table");
}

function locationOf(request: FastifyRequest, table: Table, row: string): string {
  const values = parseJson(row) as { readonly [column: string]: unknown };
  return `${pathOf(request)}/${writeRowKey(table, values)}`;
}

function sendJson(request: FastifyRequest, reply: FastifyReply, json: string): FastifyReply {
  const tag = entityTag(json);
  reply
    .header("etag", tag)
    .header("cache-control", "private, no-cache")
    .header("vary", "authorization");
  if (isNotModified(request.headers["if-none-match"], tag)) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(json);
}

function sendRow(reply: FastifyReply, row: string): FastifyReply {
  return reply
    .header("etag", entityTag(row))
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(row);
}
