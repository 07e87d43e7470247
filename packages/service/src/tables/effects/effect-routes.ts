import type { FastifyInstance, FastifyRequest } from "fastify";
import { parseJson } from "@quarterdeck/model";
import { ServiceError } from "#problem/problems.ts";
import { effectSegments } from "#tables/describe-paths.ts";
import { readListQuery } from "#tables/list-query.ts";
import { readParameters } from "#tables/read-parameters.ts";
import { pathOf } from "#tables/request-url.ts";
import { readRowKey } from "#tables/row-key.ts";
import { sendRow } from "#tables/send-row.ts";
import type { TableCatalog } from "#tables/table-catalog.ts";
import type { TableCall, TableStore } from "#tables/table-store.ts";
import type { Table } from "#tables/table.ts";
import type { RowEffect } from "./row-effects.ts";
import type { RowSelection } from "./row-selection.ts";
import { readCopies } from "./write-back.ts";

export interface EffectRoutesOptions {
  readonly catalog: TableCatalog;
  readonly store: TableStore;
  readonly enter: (request: FastifyRequest) => Promise<TableCall>;
}

/** Maximum number of keys in the body of a request for effects. */
const mostKeys = 5_000;

/** Adds the routes for the effects of deletions and new keys, and for writing deleted rows back. */
export function addEffectRoutes(
  app: FastifyInstance,
  { catalog, store, enter }: EffectRoutesOptions,
): void {
  for (const cause of ["remove", "update"] as const) {
    app.get(`/:table/:key/${effectSegments[cause]}`, async (request) => {
      const call = await enter(request);
      const key = keyOf(request, call.table);
      const { tables } = await catalog.read(call.caller.role);
      const effects = await store.listEffects(call, { kind: "some", keys: [key] }, cause);
      const isCopied = cause === "remove" && canDelete(call.table, effects);
      const copies = isCopied ? await store.copyRows({ ...call, key }, tables) : undefined;
      return { effects: effects.map((effect) => showEffect(effect, tables)), copies };
    });
  }

  // A read whose keys or query may be too long for an address.
  app.post(`/:table/${effectSegments.remove}`, async (request) => {
    const call = await enter(request);
    const { tables } = await catalog.read(call.caller.role);
    const selection = readSelection(call.table, request.body);
    const effects = await store.listEffects(call, selection, "remove");
    const isRestored =
      canDelete(call.table, effects) && (await store.canCopyRows(call, tables, effects));
    return { effects: effects.map((effect) => showEffect(effect, tables)), isRestored };
  });

  app.post(`/:table/:key/${effectSegments.remove}`, async (request, reply) => {
    const call = await enter(request);
    const key = keyOf(request, call.table);
    const { tables } = await catalog.read(call.caller.role);
    const copies = readCopies(request.body);
    const row = await store.writeBack({ ...call, key }, tables, copies);
    return sendRow(reply.code(201), row);
  });
}

function keyOf(request: FastifyRequest, table: Table): readonly string[] {
  return readRowKey(table, pathOf(request).split("/").at(-2) ?? "");
}

function canDelete({ allows }: Table, effects: readonly RowEffect[]): boolean {
  return allows.remove && !effects.some(({ action }) => action === "prevent");
}

/** Reads `{"keys": […]}`, or the query of a list and keys without: `{"query": "status=open", "except": […]}`. */
function readSelection(table: Table, body: unknown): RowSelection {
  const { keys, query, except = [] } = readObject(body);
  if (query === undefined && isTexts(keys) && keys.length > 0) {
    return { kind: "some", keys: keys.map((key) => readRowKey(table, key)) };
  }
  if (keys !== undefined || typeof query !== "string" || !isTexts(except)) throw badSelection();
  return {
    kind: "matching",
    query: readListQuery(table, readParameters(query)),
    except: except.map((key) => readRowKey(table, key)),
  };
}

function readObject(body: unknown): { readonly [name: string]: unknown } {
  try {
    const value: unknown = parseJson(typeof body === "string" ? body : "");
    if (typeof value === "object" && value !== null) return { ...value };
  } catch {
    // Reported as a selection in another form.
  }
  throw badSelection();
}

function isTexts(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length <= mostKeys &&
    value.every((one) => typeof one === "string")
  );
}

function badSelection(): ServiceError {
  return new ServiceError(
    "invalid-body",
    `The body must have the keys of at most ${mostKeys} rows, or the query of a list.`,
  );
}

/** A table that the caller may not read has no name. */
function showEffect({ schema, name, ...effect }: RowEffect, tables: readonly Table[]): object {
  const table = tables.find((one) => one.schema === schema && one.name === name);
  return { ...(table && { resource: table.path }), ...effect };
}
