import { aggregatesPath } from "#tables/aggregates/describe-aggregates.ts";
import { describeColumn } from "./describe-column.ts";
import type { LearnSources } from "./describe-column.ts";
import { describeListParameters } from "./describe-parameters.ts";
import { explainSearch } from "./explain-search.ts";
import { joinNotes } from "./join-notes.ts";
import { isWritable } from "./read-row-body.ts";
import { listFilters } from "#tables/filters/filters.ts";
import { schemaName } from "./schema-name.ts";
import { isEstimated } from "#tables/paging/estimate-total.ts";
import type { PathItem } from "./open-api.ts";
import { isEscaped } from "./row-key.ts";
import { keyColumns } from "./table.ts";
import type { Table } from "./table.ts";

const entityTagHeader = {
  ETag: { description: "Changes with every change of the row", schema: { type: "string" } },
};
/** Last segment of the address with the effects of a deletion, and of a new key. */
export const effectSegments = { remove: "effects", update: "key-effects" } as const;
/** Last segment of the address that refreshes a materialized view. */
export const refreshSegment = "refresh";
const failure = { default: { $ref: "#/components/responses/Problem" } };

/** Describes `/orders` and, for rows with a key, `/orders/{id}`, with the writes that are possible. */
export function describePaths(surroundings: LearnSources): { readonly [path: string]: PathItem } {
  const { table } = surroundings;
  const collection = `/${encodeURIComponent(table.path)}`;
  const hasKey = table.key.length > 0;
  return {
    [collection]: {
      get: describeList(surroundings),
      ...(table.allows.create && { post: describeCreate(table) }),
    },
    ...(hasKey && {
      [rowPath(table)]: describeItem(surroundings),
    }),
    ...(table.canRefresh && {
      [`${collection}/${refreshSegment}`]: { post: describeRefresh(table) },
    }),
  };
}

function describeList(surroundings: LearnSources): object {
  const { table } = surroundings;
  const page = {
    type: "object",
    required: ["data", "page", "perPage"],
    properties: {
      data: { type: "array", items: rowReference(table) },
      page: { type: "integer" },
      perPage: {
        type: "integer",
        description: "Rows a page; fewer than requested if the page would be too large",
      },
      hasMore: { type: "boolean", description: "True on a page with fewer rows than requested" },
      total: {
        type: "integer",
        description: "All rows that match; missing when counting takes too long",
      },
      ...(isEstimated(table) && {
        estimatedTotal: { type: "integer", description: "Estimate of all rows, instead of total" },
      }),
    },
  };
  return {
    operationId: operationId("list", table),
    "x-quarterdeck-list": {
      ...(listFilters(table).length > 0 && { or: "or" }),
      aggregates: aggregatesPath(table),
    },
    tags: [table.schema],
    ...describeTable(table),
    parameters: describeListParameters(surroundings),
    responses: { "200": response("A page of rows", page), ...failure },
  };
}

/** Comment of a table, and the reasons that its rows cannot be changed or searched. */
export function describeTable(table: Table): { readonly description?: string } {
  const { comment, readOnlyReason } = table;
  const search = explainSearch(table)?.reason;
  const description = joinNotes(comment, [
    ...(readOnlyReason === undefined ? [] : [`Read only: ${readOnlyReason}.`]),
    ...(search === undefined ? [] : [`Not searched: ${search}.`]),
  ]);
  return description === "" ? {} : { description };
}

function describeRefresh(table: Table): object {
  return {
    operationId: operationId("refresh", table),
    "x-quarterdeck-label": "Refresh view",
    tags: [table.schema],
    description: "Computes the rows of the materialized view again.",
    responses: { "204": { description: "The rows are new" }, ...failure },
  };
}

function describeCreate(table: Table): object {
  const location = { Location: { schema: { type: "string", format: "uri-reference" } } };
  const headers = table.key.length > 0 ? { ...entityTagHeader, ...location } : entityTagHeader;
  return {
    operationId: operationId("create", table),
    tags: [table.schema],
    requestBody: body(table, "create"),
    responses: { "201": { ...response("The new row", rowReference(table)), headers }, ...failure },
  };
}

function describeItem(surroundings: LearnSources): PathItem {
  const { table } = surroundings;
  const ifMatch = {
    name: "If-Match",
    in: "header",
    description: "The ETag that was read: refuses (412) when the row has changed since.",
    schema: { type: "string" },
  };
  const row = { ...response("The row", rowReference(table)), headers: entityTagHeader };
  return {
    parameters: describeKey(surroundings),
    get: {
      operationId: operationId("read", table),
      tags: [table.schema],
      responses: { "200": row, ...failure },
    },
    ...(table.allows.update && {
      patch: {
        operationId: operationId("update", table),
        ...(keyColumns(table).some((column) => isWritable(table, column, "update")) && {
          "x-quarterdeck-effects": `${rowPath(table)}/${effectSegments.update}`,
        }),
        tags: [table.schema],
        parameters: [ifMatch],
        requestBody: body(table, "update"),
        responses: { "200": row, ...failure },
      },
    }),
    ...(table.allows.remove && {
      delete: {
        operationId: operationId("delete", table),
        "x-quarterdeck-effects": `${rowPath(table)}/${effectSegments.remove}`,
        "x-quarterdeck-bulk-effects": `/${encodeURIComponent(table.path)}/${effectSegments.remove}`,
        tags: [table.schema],
        parameters: [ifMatch],
        responses: { "204": { description: "The row is gone" }, ...failure },
      },
    }),
  };
}

/** Describes the parts of a key as parameters of a path. */
export function describeKey(surroundings: LearnSources): readonly object[] {
  return keyColumns(surroundings.table).map((column, index) => ({
    name: keyParameter(column.name, index),
    in: "path",
    required: true,
    schema: {
      ...describeColumn(column, surroundings),
      ...(isEscaped(column) && { "x-quarterdeck-escape": true }),
      ...(keyParameter(column.name, index) !== column.name && { "x-quarterdeck-key": column.name }),
    },
  }));
}

/** Path of a row, as a template. */
export function rowPath(table: Table): string {
  return `/${encodeURIComponent(table.path)}/${itemSegment(table)}`;
}

function rowReference(table: Table): object {
  return { $ref: `#/components/schemas/${schemaName(table)}` };
}

function body(table: Table, kind: "create" | "update"): object {
  const schema = { $ref: `#/components/schemas/${schemaName(table)}.${kind}` };
  return { required: true, content: { "application/json": { schema } } };
}

function response(description: string, schema: object): object {
  return { description, content: { "application/json": { schema } } };
}

function operationId(verb: string, table: Table): string {
  return `${verb}_${schemaName(table)}`;
}

/** Composite keys: `{order_id},{line_no}`. */
function itemSegment(table: Table): string {
  return table.key.map((name, index) => `{${keyParameter(name, index)}}`).join(",");
}

/** Parameter name without the characters of template syntax. */
function keyParameter(column: string, index: number): string {
  return /^[\w.-]+$/.test(column) ? column : `key${index + 1}`;
}
