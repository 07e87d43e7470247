import { expect, test } from "vitest";
import { createTestModel, done, json, record, sent } from "#testing/sample-paths.ts";

const schemas = {
  Supermaster: record({ ip: { type: "string" } }),
  Rule: record(),
  Page: record(),
  RepoBranch: record(),
  BasicProjectDetails: record(),
  TicketList: record(),
  Setting: record(),
  RestrictionPolicy: record(),
  Category: { type: "object", properties: { category: record() } },
};
const responding = (schema: keyof typeof schemas, summary: string) => ({
  summary,
  responses: {
    "200": {
      content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
    },
  },
});

test.each<readonly [string, object, string]>([
  ["List the clients that have used this network", record({ mac: { type: "string" } }), "rows"],
  ["Clients of this network", record({ mac: { type: "string" } }), "record"],
  ["List the clients", record({ total_count: { type: "integer" } }), "record"],
  ["Get list of clients", { type: "object", properties: { N_1: record() } }, "record"],
  ["Get all clients", record({ open_issues_count: { type: "integer" } }), "rows"],
])("the response of %s without a named schema is %s", async (summary, schema, shape) => {
  const get = { summary, ...json(schema) };
  const { operations } = await createTestModel({ "/networks/{networkId}/clients": { get } });
  expect(operations[0]?.response.shape).toBe(shape);
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
  ["/branches", "/branches/{id}", responding("RepoBranch", "Get a repository branches"), "rows"],
  ["/branches", "/branches/{id}", responding("RepoBranch", "Get the default branch"), "record"],
  ["/projects", "/projects/{id}", responding("BasicProjectDetails", "Get a projects list"), "rows"],
  [
    "/projects/owned",
    "/projects/{id}",
    responding("BasicProjectDetails", "Get an owned projects list"),
    "rows",
  ],
  [
    "/projects/last",
    "/projects/{id}",
    responding("BasicProjectDetails", "Last of projects"),
    "record",
  ],
  ["/tickets", "/tickets/{id}", responding("TicketList", "Get the tickets"), "record"],
  ["/settings", "/settings/{id}", responding("Setting", "Get the settings"), "record"],
  [
    "/restrictions",
    "/a/{id}",
    responding("RestrictionPolicy", "Get access restrictions"),
    "record",
  ],
  [
    "/categories.json",
    "/categories/{id}.json",
    responding("Category", "Get all Categories."),
    "rows",
  ],
])(
  "%s with %s is a list only if its words and its schema agree",
  async (path, item, get, shape) => {
    const paths = { [path]: { get, post: sent() }, [item]: { delete: done } };
    const { operations } = await createTestModel(paths, { schemas });
    expect(operations[0]?.response.shape).toBe(shape);
  },
);

test.each<readonly [string, object, string]>([
  [
    "a POST of the same path that responds with it",
    { post: responding("Rule", "Post a comment") },
    "rows",
  ],
  ["a POST with another response", { post: responding("Page", "Post a comment") }, "record"],
  ["no POST", {}, "record"],
])("comments with the schema of a rule are a list with %s", async (_, more, shape) => {
  const get = responding("Rule", "Get the comments of a merge request");
  const { operations } = await createTestModel(
    { "/requests/{id}/comments": { get, ...more } },
    { schemas },
  );
  expect(operations[0]?.response.shape).toBe(shape);
});

test("a POST that creates several records responds as described", async () => {
  const post = responding("Rule", "Create rules");
  const { operations } = await createTestModel({ "/rules": { post } }, { schemas });
  expect(operations[0]?.response.shape).toBe("record");
});
