import { expect, test } from "vitest";
import { createTestModel, done, record, sent } from "#testing/sample-paths.ts";

const schemas = { Supermaster: record({ ip: { type: "string" } }), Rule: record(), Page: record() };
const responding = (schema: keyof typeof schemas, summary: string) => ({
  summary,
  responses: {
    "200": {
      content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
    },
  },
});

test.each<readonly [string, string, object, string]>([
  [
    "/servers/{server}/supermasters",
    "/servers/{server}/supermasters/{ip}/{name}",
    responding("Supermaster", "Get a list of supermasters"),
    "rows",
  ],
  ["/rules", "/rules/{id}", responding("Rule", "List rules"), "rows"],
  ["/rules", "/rules/{id}", responding("Page", "List rules"), "record"],
  ["/rules", "/rules/{id}", responding("Rule", "Current rule"), "record"],
  ["/rule", "/rule/{id}", responding("Rule", "List rule"), "record"],
  ["/rules/search", "/rules/{id}", responding("Rule", "Search rules"), "rows"],
  ["/pages/all", "/pages/{id}", responding("Page", "Get a list of pages"), "rows"],
  ["/supermasters/list", "/supermasters/{ip}", responding("Supermaster", "List all"), "rows"],
  ["/rules/search", "/rules/{id}", responding("Page", "Search rules"), "record"],
  ["/rules/random", "/rules/{id}", responding("Rule", "Search one rule"), "record"],
])(
  "%s with %s is a list only if its words and its schema agree",
  async (path, item, get, shape) => {
    const paths = { [path]: { get, post: sent() }, [item]: { delete: done } };
    const { operations } = await createTestModel(paths, { schemas });
    expect(operations[0]?.response.shape).toBe(shape);
  },
);
