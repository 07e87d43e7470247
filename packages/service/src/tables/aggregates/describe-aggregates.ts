import type { PathItem } from "#tables/open-api.ts";
import type { Table } from "#tables/table.ts";
import { aggregateFunctions, periods } from "./read-aggregates.ts";

/** First segment of the addresses of aggregates. */
export const aggregatesSegment = "aggregates";

export function aggregatesPath({ path }: Table): string {
  return `/${aggregatesSegment}/${encodeURIComponent(path)}`;
}

/** Describes `/aggregates/{table}` for all tables at once. */
export function describeAggregates(tables: readonly Table[]): {
  readonly [path: string]: PathItem;
} {
  if (tables.length === 0) return {};
  return {
    [`/${aggregatesSegment}/{table}`]: {
      get: {
        operationId: "read_aggregates",
        summary: "Read aggregates",
        description:
          "Numbers over all rows of a table that match. It also takes the filters, `q` and `or` of its list.",
        "x-quarterdeck-role": "action",
        parameters: [
          {
            name: "table",
            in: "path",
            required: true,
            schema: { type: "string", enum: tables.map(({ path }) => path) },
          },
          {
            name: "aggregate",
            in: "query",
            description: `count (of rows), or ${aggregateFunctions.join(", ")} of a column, such as sum(total).`,
            style: "form",
            explode: false,
            schema: { type: "array", items: { type: "string" }, default: ["count"] },
          },
          {
            name: "groupBy",
            in: "query",
            description: `A column, or ${periods.join(", ")} of one, such as month(placed_at). A period is its first day.`,
            schema: { type: "string" },
          },
          {
            name: "timeZone",
            in: "query",
            description: "Time zone of the days of an instant.",
            schema: { type: "string", default: "UTC" },
          },
          {
            name: "perPage",
            in: "query",
            description: "Maximum number of groups: the largest, or the newest periods.",
            schema: { type: "integer", minimum: 1, maximum: 1000, default: 100 },
          },
        ],
        responses: {
          "200": {
            description: "The numbers by name, for each group",
            content: { "application/json": { schema: resultSchema } },
          },
          default: { $ref: "#/components/responses/Problem" },
        },
      },
    },
  };
}

const resultSchema = {
  type: "object",
  required: ["data", "total"],
  properties: {
    data: {
      type: "array",
      items: {
        type: "object",
        properties: { value: { description: "Value of the group" } },
        additionalProperties: true,
      },
    },
    groups: { type: "integer", description: "All groups, also those that are missing here" },
    total: { type: "integer", description: "All rows that match" },
  },
};
