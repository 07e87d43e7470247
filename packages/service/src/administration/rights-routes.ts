import type { FastifyInstance } from "fastify";
import type { Guard } from "#accounts/guard.ts";
import { readBody } from "#accounts/read-body.ts";
import type { ReadMember } from "#accounts/read-body.ts";
import { ServiceError } from "#problem/problems.ts";
import {
  columnRights,
  everyTable,
  functionRight,
  limitedRoles,
  tableRights,
} from "#rights/rights.ts";
import type { LimitedRole, Right, RightEntry, Rights } from "#rights/rights.ts";
import type { RightsStore } from "#rights/rights-store.ts";
import type { DatabaseFunction } from "#tables/database-function.ts";
import type { Introspected } from "#tables/introspect.ts";
import type { TableCatalog } from "#tables/table-catalog.ts";
import { findColumn } from "#tables/table.ts";
import type { Table } from "#tables/table.ts";

/** More than the rights of a large database. */
const mostChanges = 20_000;

export interface RightsRoutesOptions {
  readonly guard: Guard;
  readonly catalog: TableCatalog;
  readonly rights: RightsStore;
}

/** Adds the routes with which owners read and change rights. */
export function addRightsRoutes(
  app: FastifyInstance,
  { guard, catalog, rights }: RightsRoutesOptions,
): void {
  app.get("/database/rights", async (request) => {
    await guard.requireCaller(request, "owner");
    const [{ tables, functions }, current] = await Promise.all([
      catalog.read("owner"),
      rights.read(),
    ]);
    return {
      everyTable: showRows(current),
      tables: tables.map((table) => showTable(table, current)),
      functions: functions.map((one) => showFunction(one, current)),
    };
  });

  app.patch("/database/rights", async (request, reply) => {
    const { email } = await guard.requireCaller(request, "owner");
    const { changes } = readBody(request.body, { changes: readList });
    const whole = await catalog.read("owner");
    const entries = changes.map((change, index) => readChange(change, index, whole));
    await rights.write(entries, email);
    return reply.code(204).send();
  });
}

type RightsByRole = { readonly [role in LimitedRole]: { readonly [right in Right]?: boolean } };

function showTable(table: Table, rights: Rights): object {
  const { path, schema, name, key, allows } = table;
  const show = (names: readonly Right[], column: string): RightsByRole => {
    const of = (role: LimitedRole) =>
      Object.fromEntries(
        names.map((right) => [right, rights.find({ role, schema, table: name, column, right })]),
      );
    return { viewer: of("viewer"), editor: of("editor") };
  };
  return {
    path,
    schema,
    name,
    kind: table.kind,
    possible: allows,
    rights: show(tableRights, ""),
    columns: table.columns.map((column) => ({
      name: column.name,
      isKey: key.includes(column.name),
      isWritable: column.canCreate || column.canUpdate,
      rights: show(columnRights, column.name),
    })),
  };
}

/** Rights on the rows of each table without a decision. */
function showRows(rights: Rights): object {
  const show = (role: LimitedRole) =>
    Object.fromEntries(
      tableRights.map((right) => [right, rights.find({ role, ...everyTable, column: "", right })]),
    );
  return { viewer: show("viewer"), editor: show("editor") };
}

function showFunction(
  { path, schema, signature, ...one }: DatabaseFunction,
  rights: Rights,
): object {
  const of = (role: LimitedRole) => ({
    execute: rights.find({ role, schema, table: signature, column: "", right: functionRight }),
  });
  return {
    path,
    schema,
    name: signature,
    isReadOnly: one.isReadOnly,
    isDefiner: one.isDefiner,
    rights: { viewer: of("viewer"), editor: of("editor") },
  };
}

const readList: ReadMember<readonly unknown[]> = (value) => {
  if (!Array.isArray(value)) return { wrong: "must be an array" };
  return value.length > mostChanges
    ? { wrong: `must have at most ${mostChanges} members` }
    : { value: value as readonly unknown[] };
};

function readChange(
  change: unknown,
  index: number,
  { tables, functions }: Introspected,
): RightEntry {
  const entry = readMembers(change, index);
  const { role, schema, table, column, right, isAllowed } = entry;
  if (right === functionRight) {
    const isFunction = functions.some((one) => one.schema === schema && one.signature === table);
    if (isFunction && column === "") return entry;
    throw wrong(index, "table", "is not a function of this database");
  }
  const isEvery = schema === everyTable.schema && table === everyTable.table;
  if (isEvery && column === "" && tableRights.some((one) => one === right)) return entry;
  const target = tables.find((one) => one.schema === schema && one.name === table);
  if (target === undefined) throw wrong(index, "table", "is not a table of this database");
  const allowed: readonly Right[] = column === "" ? tableRights : columnRights;
  if (!allowed.includes(right)) throw wrong(index, "right", `must be ${allowed.join(" or ")}`);
  if (column !== "" && findColumn(target, column) === undefined) {
    throw wrong(index, "column", `is not a column of ${target.path}`);
  }
  if (target.key.includes(column) && right === "read" && !isAllowed) {
    throw wrong(index, "column", "is part of the key: addresses contain it");
  }
  return { role, schema, table, column, right, isAllowed };
}

function readMembers(change: unknown, index: number): RightEntry {
  const input = (typeof change === "object" && change !== null ? change : {}) as {
    readonly [name in keyof RightEntry]?: unknown;
  };
  const { role, schema, table, column = "", right, isAllowed } = input;
  const rightNames: readonly Right[] = [...tableRights, ...columnRights, functionRight];
  const knownRole = limitedRoles.find((one) => one === role);
  const knownRight = rightNames.find((one) => one === right);
  if (knownRole === undefined) throw wrong(index, "role", `must be ${limitedRoles.join(" or ")}`);
  if (knownRight === undefined) throw wrong(index, "right", `must be ${rightNames.join(", ")}`);
  if (typeof schema !== "string") throw wrong(index, "schema", "must be a text");
  if (typeof table !== "string") throw wrong(index, "table", "must be a text");
  if (typeof column !== "string") throw wrong(index, "column", "must be a text");
  if (typeof isAllowed !== "boolean") throw wrong(index, "isAllowed", "must be true or false");
  return { role: knownRole, schema, table, column, right: knownRight, isAllowed };
}

function wrong(index: number, member: string, detail: string): ServiceError {
  const pointer = `/changes/${index}/${member}`;
  return new ServiceError("invalid-body", `${pointer.slice(1)} ${detail}.`, [{ pointer, detail }]);
}
