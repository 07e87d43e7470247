import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parseJson, ownMember } from "@quarterdeck/model";
import type { Database } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import type { ListQuery } from "./list-query.ts";
import { entityTag, isNotModified } from "./entity-tag.ts";
import { readListQuery } from "./list-query.ts";
import { readParameters } from "./read-parameters.ts";
import { readRowBody } from "./read-row-body.ts";
import { hasKey, readRowKey, writeRowKey } from "./row-key.ts";
import type { TableCatalog } from "./table-catalog.ts";
import type { TableCaller } from "./table-caller.ts";
import { addAggregateRoutes } from "#tables/aggregates/aggregate-routes.ts";
import { addEffectRoutes } from "#tables/effects/effect-routes.ts";
import { addFunctionRoutes } from "./function-routes.ts";
import { addRefreshRoutes } from "./refresh-routes.ts";
import { pathOf, queryOf } from "./request-url.ts";
import { sendRow } from "./send-row.ts";
import { createTableStore } from "./table-store.ts";
import type { Page, TableCall } from "./table-store.ts";
import type { Table } from "./table.ts";

export interface TableRoutesOptions {
  readonly database: Database;
  readonly catalog: TableCatalog;
  /** Identifies the caller; rejects with 401 without a session. Called first, so that strangers learn nothing. */
  readonly authorize: (request: FastifyRequest) => Promise<TableCaller>;
}

type Allowed = keyof Table["allows"];

/** Methods that write at the address of a list, and of a row. */
const listMethods: Methods = { POST: "create" };
const rowMethods: Methods = { PATCH: "update", DELETE: "remove" };

type Methods = { readonly [method: string]: Allowed };

/** Adds `/{table}` and `/{table}/{key}` for every table; register it below `/api`. */
export async function registerTables(
  app: FastifyInstance,
  options: TableRoutesOptions,
): Promise<void> {
  const { database, catalog, authorize } = options;
  const store = createTableStore(database, catalog.forget);

  await app.register(async (scope) => {
    readBodiesAsText(scope);
    addFunctionRoutes(scope, { catalog, store, authorize });

    const enter = async (request: FastifyRequest): Promise<TableCall> => {
      const caller = await authorize(request);
      const { table: path } = request.params as { readonly table: string };
      const table = await catalog.findTable(path, caller.role);
      if (!table) throw new ServiceError("not-found", noTable(path));
      return { table, caller };
    };
    const enterToWrite = async (
      request: FastifyRequest,
      reply: FastifyReply,
      methods: Methods,
    ): Promise<TableCall> => {
      const call = await enter(request);
      const { table, caller } = call;
      const writes = ownMember(methods, request.method);
      if (writes !== undefined && table.allows[writes]) return call;
      const whole =
        caller.role === "owner" ? undefined : await catalog.findTable(table.path, "owner");
      if (writes !== undefined && whole?.allows[writes] === true) {
        throw new ServiceError(
          "forbidden",
          `The role ${caller.role} has no right to this on ${table.path}. Ask an owner.`,
        );
      }
      const previous = methodsOf(table, methods);
      reply.header("allow", previous);
      throw new ServiceError(
        "method-not-allowed",
        writes === undefined
          ? `${request.method} is not known here: ${table.path} takes ${previous}.`
          : `${table.path} cannot be ${verbs[writes]}: ${table.readOnlyReason ?? "the database role has no right or policy for this"}.`,
      );
    };

    addEffectRoutes(scope, { catalog, store, enter });
    addRefreshRoutes(scope, { store, enter });
    addAggregateRoutes(scope, { store, enter, sendJson });

    scope.get("/:table", async (request, reply) => {
      const call = await enter(request);
      const query = readListQuery(call.table, readParameters(queryOf(request)));
      const read = await store.listRows(call, query);
      const { total, estimate } = read;
      const { rows, page, perPage, isCut } = cutPage(query, read);
      const estimated = estimate === undefined ? "" : `,"estimatedTotal":${estimate}`;
      const counted = total === undefined ? estimated : `,"total":${total}`;
      const more = isCut ? `,"hasMore":true` : "";
      const isFull = estimate !== undefined && rows.length === perPage;
      if (isCut || isFull || page * perPage < (total ?? 0))
        reply.header("link", `<${nextOf(request, page + 1, perPage)}>; rel="next"`);
      const head = `"page":${page},"perPage":${perPage}${counted}${more}`;
      return sendJson(request, reply, `{"data":[${rows.join(",")}],${head}}`);
    });

    scope.get("/:table/*", async (request, reply) => {
      const call = await enter(request);
      const key = readRowKey(call.table, keyOf(request));
      return sendJson(request, reply, await store.readRow({ ...call, key }));
    });

    scope.post("/:table", async (request, reply) => {
      const call = await enterToWrite(request, reply, listMethods);
      const { table } = call;
      const row = await store.createRow(call, readRowBody(table, "create", request.body));
      if (table.key.length > 0 && hasKey(table, row))
        reply.header("location", locationOf(request, table, row));
      return sendRow(reply.code(201), row);
    });

    scope.patch("/:table/*", async (request, reply) => {
      const call = await enterToWrite(request, reply, rowMethods);
      const key = readRowKey(call.table, keyOf(request));
      const input = readRowBody(call.table, "update", request.body);
      const ifMatch = request.headers["if-match"];
      const { row, isFinal } = await store.updateRow({ ...call, key, ifMatch }, input);
      if (isFinal) reply.header("quarterdeck-undo", "none");
      return sendRow(reply, row);
    });

    scope.delete("/:table/*", async (request, reply) => {
      const call = await enterToWrite(request, reply, rowMethods);
      const key = readRowKey(call.table, keyOf(request));
      await store.removeRow({ ...call, key, ifMatch: request.headers["if-match"] });
      return reply.code(204).send();
    });

    const refuse = (methods: Methods) => (request: FastifyRequest, reply: FastifyReply) =>
      enterToWrite(request, reply, methods);
    scope.route({
      method: ["PUT", "PATCH", "DELETE"],
      url: "/:table",
      handler: refuse(listMethods),
    });
    scope.route({ method: ["PUT", "POST"], url: "/:table/*", handler: refuse(rowMethods) });
  });
}

/** The text itself is used: parsed by JavaScript, large numbers would be rounded. */
function readBodiesAsText(scope: FastifyInstance): void {
  scope.removeContentTypeParser("application/json");
  scope.removeContentTypeParser("text/plain");
  const types = ["application/json", "application/merge-patch+json"];
  scope.addContentTypeParser(types, { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
}

/** Methods that the caller may use at an address, for the header `Allow`. */
function methodsOf(table: Table, methods: Methods): string {
  const allowed = Object.entries(methods).filter(([, writes]) => table.allows[writes]);
  return ["GET", "HEAD", ...allowed.map(([method]) => method)].join(", ");
}

function noTable(path: string): string {
  return path === "" ? "The address names no table." : `There is no table ${path.slice(0, 100)}.`;
}

const verbs: { readonly [name in Allowed]: string } = {
  create: "added to",
  update: "changed",
  remove: "removed from",
};

/** Address of another page, with the other parameters as they were sent. */
function nextOf(request: FastifyRequest, page: number, perPage: number): string {
  const others = queryOf(request)
    .split("&")
    .filter((pair) => pair !== "" && !/^(?:page|perPage)=/.test(pair));
  return `${pathOf(request)}?${[...others, `page=${page}`, `perPage=${perPage}`].join("&")}`;
}

/** A slash in a key is written %2F; a path with another slash is unknown. */
function keyOf(request: FastifyRequest): string {
  const steps = pathOf(request).split("/");
  const [table, key, ...rest] = steps.slice(routeDepth(request));
  if (table === undefined || key === undefined || rest.length > 0) {
    throw new ServiceError("not-found", "There is nothing at this address.");
  }
  return key;
}

/** Number of path segments before the table's name. */
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

/** A page as it is sent. */
interface SentPage {
  readonly rows: readonly string[];
  readonly page: number;
  readonly perPage: number;
  /** True if rows of the requested page are missing: the next page starts with them. */
  readonly isCut: boolean;
}

/**
 * A page that is too large becomes a page of fewer rows: of a divisor of the requested number, so that it has a number
 * and the next page starts where it ends.
 */
function cutPage({ page, perPage }: ListQuery, { rows, available }: Page): SentPage {
  if (rows.length >= available) return { rows, page, perPage, isCut: false };
  let size = rows.length;
  while (perPage % size !== 0) size -= 1;
  const before = (page - 1) * perPage;
  return { rows: rows.slice(0, size), page: before / size + 1, perPage: size, isCut: true };
}
