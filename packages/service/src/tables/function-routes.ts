import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ServiceError } from "#problem/problems.ts";
import { callFunction, requireArguments } from "./call-function.ts";
import type { DatabaseFunction } from "./database-function.ts";
import { functionsSegment, isList } from "./describe-functions.ts";
import { readListQuery } from "./list-query.ts";
import { readParameters } from "./read-parameters.ts";
import type { QueryParameter } from "./read-parameters.ts";
import { readRowBody } from "./read-row-body.ts";
import { pathOf, queryOf } from "./request-url.ts";
import { readRowKey } from "./row-key.ts";
import type { TableCaller } from "./table-caller.ts";
import type { TableCatalog } from "./table-catalog.ts";
import type { TableStore } from "./table-store.ts";
import { findColumn } from "./table.ts";
import type { Table } from "./table.ts";

export interface FunctionRoutesOptions {
  readonly catalog: TableCatalog;
  readonly store: TableStore;
  readonly authorize: (request: FastifyRequest) => Promise<TableCaller>;
}

/** Maximum number of rows of a function that writes. */
const mostRows = 1_000;

/** Adds `/functions/{name}`, and `/{table}/{key}/{name}` for those that take a row of the table. */
export function addFunctionRoutes(app: FastifyInstance, options: FunctionRoutesOptions): void {
  const { catalog, store, authorize } = options;

  const enter = async (request: FastifyRequest): Promise<FunctionCall> => {
    const caller = await authorize(request);
    const params = request.params as { readonly table?: string; readonly function: string };
    const { functions } = await catalog.read(caller.role);
    const match = functions.find(
      ({ path, subject }) => path === params.function && subject?.path === params.table,
    );
    if (match === undefined) {
      throw new ServiceError(
        "not-found",
        `The function ${params.function.slice(0, 100)} does not exist, or the role ${caller.role} may not call it.`,
      );
    }
    const { subject } = match;
    const segment = pathOf(request).split("/").at(-2) ?? "";
    return { one: match, caller, key: subject && readRowKey(subject, segment) };
  };

  const post = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { one, caller, key } = await enter(request);
    const sent = request.body === undefined || request.body === "" ? "{}" : request.body;
    const input = readRowBody(one.input, "create", sent);
    requireArguments(one, input);
    const rows = await store.runFunction({ table: one.input, caller }, one.isReadOnly, (tx) =>
      callFunction(tx, one, { input, key }, { offset: 0, limit: mostRows }),
    );
    if (one.output === undefined) return reply.code(204).send();
    return sendText(reply, one.isSet ? `{"data":[${rows.join(",")}]}` : (rows[0] ?? "null"));
  };

  const list = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { one, caller, key } = await enter(request);
    if (!isList(one)) {
      throw new ServiceError("method-not-allowed", `${one.path} is called with POST.`);
    }
    const all = readParameters(queryOf(request));
    const paging = all.filter(({ name }) => name === "page" || name === "perPage");
    const { page, perPage } = readListQuery({ ...one.input, columns: [] }, paging);
    const values = all.filter((item) => !paging.includes(item));
    const body = Object.fromEntries(values.map((value) => [value.name, jsonOf(value, one.input)]));
    const input = readRowBody(one.input, "create", JSON.stringify(body));
    requireArguments(one, input);
    const rows = await store.runFunction({ table: one.input, caller }, true, (tx) =>
      callFunction(tx, one, { input, key }, { offset: (page - 1) * perPage, limit: perPage + 1 }),
    );
    const hasMore = rows.length > perPage;
    const data = rows.slice(0, perPage).join(",");
    return sendText(
      reply,
      `{"data":[${data}],"page":${page},"perPage":${perPage},"hasMore":${hasMore}}`,
    );
  };

  for (const url of [`/${functionsSegment}/:function`, "/:table/:key/:function"]) {
    app.post(url, post);
    app.get(url, list);
  }
}

interface FunctionCall {
  readonly one: DatabaseFunction;
  readonly caller: TableCaller;
  readonly key: readonly string[] | undefined;
}

/** Value of a parameter as a body has it. */
function jsonOf({ name, items }: QueryParameter, input: Table): unknown {
  const kind = findColumn(input, name)?.type.kind;
  const text = items.join(",");
  if (kind === "array") return items;
  return kind === "boolean" && (text === "true" || text === "false") ? text === "true" : text;
}

function sendText(reply: FastifyReply, json: string): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(json);
}
