import { joinObjects } from "@quarterdeck/model";
import { describeAggregates } from "#tables/aggregates/describe-aggregates.ts";
import { describeColumn } from "./describe-column.ts";
import type { LearnSources } from "./describe-column.ts";
import { orParameter, pagingParameters } from "./describe-parameters.ts";
import { describePaths, describeTable } from "./describe-paths.ts";
import type { Introspected } from "./introspect.ts";
import type { JsonSchema, OpenApiDocument } from "./open-api.ts";
import { isRequired, isWritable } from "./read-row-body.ts";
import type { WriteKind } from "./read-row-body.ts";
import { listShown } from "./table.ts";
import type { Column, Table } from "./table.ts";
import { problemResponse, problemSchema } from "#problem/describe-problem.ts";
import { schemaName } from "./schema-name.ts";

/** Describes tables with the operations that they allow. */
export function describeTables({ tables, schemas }: Introspected): OpenApiDocument {
  const pathOf = createPathFinder(tables);
  const described = tables.map((table) => ({ table, pathOf }));
  return {
    openapi: "3.1.1",
    info: { title: "Tables", version: "1" },
    servers: [{ url: "/api" }],
    tags: schemas.map(({ name, comment }) => ({
      name,
      ...(comment !== undefined && { description: comment }),
    })),
    security: [{ bearer: [] }],
    paths: {
      ...joinObjects(described.map((one) => describePaths(one))),
      ...describeAggregates(tables),
    },
    components: {
      schemas: {
        ...joinObjects(described.map((one) => describeSchemas(one))),
        Problem: problemSchema,
      },
      responses: { Problem: problemResponse },
      parameters: { ...pagingParameters, or: orParameter },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}

/** Finds the path of a table by its schema and name. */
export function createPathFinder(tables: readonly Table[]): LearnSources["pathOf"] {
  const paths = new Map(
    tables.map(({ schema, name, path }) => [JSON.stringify([schema, name]), path]),
  );
  return (schema, name) => paths.get(JSON.stringify([schema, name]));
}

function describeSchemas(surroundings: LearnSources): { readonly [name: string]: JsonSchema } {
  const { table } = surroundings;
  const name = schemaName(table);
  const { allows } = table;
  const shown = listShown(table);
  return {
    [name]: {
      type: "object",
      ...describeTable(table),
      required: shown.map((column) => column.name),
      properties: Object.fromEntries(
        shown.map((column) => [column.name, describeColumn(column, surroundings)]),
      ),
    },
    ...(allows.create && { [`${name}.create`]: describeBody(surroundings, "create") }),
    ...(allows.update &&
      table.key.length > 0 && { [`${name}.update`]: describeBody(surroundings, "update") }),
  };
}

/** True for a part of the key from a sequence or a function. */
function isGenerated({ key }: Table, column: Column): boolean {
  return key.includes(column.name) && column.hasDefault && column.default === undefined;
}

function describeBody(surroundings: LearnSources, kind: WriteKind): JsonSchema {
  const columns = surroundings.table.columns.filter((column) =>
    isWritable(surroundings.table, column, kind),
  );
  const required = kind === "create" ? columns.filter(isRequired).map(({ name }) => name) : [];
  return {
    type: "object",
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    ...(kind === "update" && { minProperties: 1 }),
    properties: Object.fromEntries(
      columns.map((column) => [
        column.name,
        {
          ...describeColumn(column, surroundings),
          ...(kind === "create" &&
            isGenerated(surroundings.table, column) && { "x-quarterdeck-generated": true }),
        },
      ]),
    ),
  };
}
