import { expect, test } from "vitest";
import { createTestModel, json, record, rows } from "#testing/sample-paths.ts";

const query = (...names: readonly string[]) =>
  names.map((name) => ({ name, in: "query", schema: { type: "integer" } }));
const filters = {
  requestBody: {
    content: {
      "application/json": {
        schema: { type: "object", properties: { filters: { type: "object" } } },
      },
    },
  },
};
const inPath = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });

test.each([
  ["/reporting/issues/", "Get list of issues", ["page", "perPage"]],
  ["/projects/{id}/history", "List all snapshots of a project", ["page", "perPage"]],
  ["/v2/invoices", "Invoices by their state", ["offset", "limit"]],
])("a POST to %s with paging in the query is a list", async (path, summary, names) => {
  const keys = path.includes("{id}") ? [inPath("id")] : [];
  const { resources, operations } = await createTestModel({
    "/projects/{id}": { parameters: [inPath("id")], get: json(record()) },
    [path]: {
      parameters: keys,
      post: { summary, parameters: query(...names), ...filters, ...rows() },
    },
  });
  const [post] = operations.filter(({ method }) => method === "post");
  expect(post?.role).toBe("list");
  const list = resources.find(({ operations: own }) => own.list === post?.id)?.list;
  expect(list?.paging).toMatchObject({ size: { at: { parameter: names[1] } } });
});

test.each(["Create an issue", "Import issues"])("“%s” is not a list", async (summary) => {
  const { operations } = await createTestModel({
    "/issues": { post: { summary, parameters: query("page", "perPage"), ...filters, ...rows() } },
  });
  expect(operations[0]?.role).not.toBe("list");
});

test.each(["entity_id", "objectId", "record_id"])(
  "%s is the key of records without another one",
  async (name) => {
    const schema = {
      type: "object",
      properties: {
        name: { type: "string" },
        [name]: { type: "string" },
        proxy_id: { type: "string" },
      },
    };
    const { resources } = await createTestModel({
      "/hosts": { get: rows(schema) },
      "/hosts/{id}": { parameters: [inPath("id")], get: json(schema) },
    });
    expect(resources[0]?.key).toEqual([{ parameter: "id", field: [name] }]);
  },
);

test("the id is the key of records that also refer to an object", async () => {
  const schema = record({ object_id: { type: "integer" } });
  const { resources } = await createTestModel({
    "/hosts": { get: rows(schema) },
    "/hosts/{id}": { parameters: [inPath("id")], get: json(schema) },
  });
  expect(resources[0]?.key).toEqual([{ parameter: "id", field: ["id"] }]);
});

// Alerts of a duty roster, parcels, entries of a log: the body has a token and filters.
test.each(["paged", "page", "paginated"])("POST …/%s lists the records", async (segment) => {
  const body = { type: "object", properties: { token: { type: "object" }, teamId: {} } };
  const requestBody = { content: { "application/json": { schema: body } } };
  const { resources } = await createTestModel({
    "/alerts/{alertId}": { parameters: [inPath("alertId")], get: json(record()) },
    [`/alerts/${segment}`]: { post: { summary: "Gets alerts", requestBody, ...rows() } },
  });
  expect(resources[0]?.operations.list).toBeDefined();
});
