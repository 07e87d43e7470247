import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { readRecord } from "#request/responses/read-record.ts";

const text = { type: "string" };
const account = { type: "object", properties: { AccountID: text, Code: text, Name: text } };
const rows = { type: "array", items: account };

test.each([
  [
    "a list in an envelope",
    { type: "object", properties: { Accounts: rows } },
    { Accounts: [{ Code: "200" }] },
  ],
  ["a list", rows, [{ Code: "200" }]],
  ["the record", account, { Code: "200" }],
])("a record in the response as %s is read", async (_title, schema, body) => {
  const responses = { "200": { description: "", content: { "application/json": { schema } } } };
  const parameters = [{ name: "AccountID", in: "path", required: true, schema: text }];
  const listed = schema === account ? rows : schema;
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/Accounts": {
          get: {
            summary: "Lists accounts",
            responses: {
              "200": { description: "", content: { "application/json": { schema: listed } } },
            },
          },
        },
        "/Accounts/{AccountID}": { get: { summary: "Gets an account", parameters, responses } },
      },
    }),
  );
  const [resource, ...others] = model.resources;
  expect(others).toEqual([]);
  expect(resource?.operations.read).toBeDefined();
  const response = { status: 200, headers: {}, body };
  expect(resource && readRecord(resource, response)).toEqual({ Code: "200" });
});

const listed = (query: readonly string[], more: object = {}) => ({
  parameters: query.map((name) => ({ name, in: "query", schema: text })),
  responses: { "200": { content: { "application/json": { schema: rows } } } },
  ...more,
});

// A weather service, a container host, a music library: keys with the name of their records.
test.each([
  ["/stations", "stationId", ["limit", "page", "sort"], true],
  ["/registries", "registry", [], true],
  ["/albums", "albumIds", [], true],
  ["/images", "imageDigest", [], true],
  ["/registries", "registry", ["limit"], false],
  ["/payments", "customerId", ["limit"], false],
  ["/readings", "year", [], false],
])("%s/{%s} with %j reads one record: %s", async (path, key, query, isRead) => {
  const parameters = [{ name: key, in: "path", required: true, schema: text }];
  const paths = {
    [path]: { get: listed(query) },
    [`${path}/{${key}}`]: { parameters, get: listed(query) },
  };
  const { resources } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  expect(resources.map(({ operations }) => operations.read !== undefined)).toEqual([isRead]);
});

// A bakery, a registry of companies, a help desk: their only lists are searches by POST.
test.each([
  ["/recipes/paginate", "/recipes/{recipe_id}", { page: text, limit: text, q: text }],
  ["/companies/search", "/companies/{companyNumber}", { query: text, offset: text }],
  ["/tickets:query", "/tickets/{ticketKey}", { filter: text, pageToken: text }],
])("next to the list of POST %s, %s reads one record", async (search, path, properties) => {
  const [, key = ""] = /\{(.*)\}/.exec(path) ?? [];
  const schema = { type: "object", properties };
  const paths = {
    [search]: {
      post: { ...listed([]), requestBody: { content: { "application/json": { schema } } } },
    },
    [path]: {
      parameters: [{ name: key, in: "path", required: true, schema: text }],
      get: listed([]),
    },
  };
  const { resources } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  expect(resources.map(({ operations: { list, read } }) => [list, read].every(Boolean))).toEqual([
    true,
  ]);
});

test("the rows of a list of one may be undescribed", async () => {
  const open = { type: "object", properties: { results: { type: "array", items: {} } } };
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Page" } } };
  const get = { responses: { "200": { content } } };
  const parameters = [{ name: "sensorId", in: "path", required: true, schema: text }];
  const paths = { "/sensors": { get }, "/sensors/{sensorId}": { parameters, get } };
  const components = { schemas: { Page: open } };
  const { resources } = await createModel(JSON.stringify({ openapi: "3.1.0", paths, components }));
  expect(resources[0]?.operations.read).toBeDefined();
});

// Alerting, a shop and a forum: the only list of an object that is written back whole is a part of it.
test.each([
  ["/settings", "notifications", "patch", "record"],
  ["/preferences", "channels", "put", "record"],
  ["/options", "items", "patch", "rows"],
  ["/settings", "notifications", "post", "rows"],
])("%s with %s and %s is read as %s", async (path, member, method, shape) => {
  const items = {
    type: "array",
    items: { type: "object", properties: { topic: { type: "string" } } },
  };
  const components = { schemas: { Whole: { type: "object", properties: { [member]: items } } } };
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Whole" } } };
  const get = { responses: { "200": { content } } };
  const paths = {
    [path]: { get, [method]: { requestBody: { content }, responses: { "200": { content } } } },
  };
  const { operations } = await createModel(JSON.stringify({ openapi: "3.1.0", paths, components }));
  expect(operations[0]?.response.shape).toBe(shape);
});

test.each([
  ["a field of the rows with a write at the path", "hull", true, true],
  ["a field of the rows that selects some", "berth", false, false],
])("the rows at a path with %s", async (_title, name, isWritten, isRead) => {
  const boat = { type: "object", properties: { hull: text, berth: text, name: text } };
  const json = (schema: object) => ({ content: { "application/json": { schema } } });
  const schema = { type: "object", properties: { boats: { type: "array", items: boat } } };
  const responses = { "200": { description: "", ...json(schema) } };
  const parameters = [{ name, in: "path", required: true, schema: text }];
  const put = { requestBody: json(schema), responses };
  const paths = {
    "/boats": { get: { responses }, post: { requestBody: json(schema), responses } },
    [`/boats/{${name}}`]: { parameters, get: { responses }, ...(isWritten && { put }) },
  };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const resource = model.resources.find(({ collectionPath }) => collectionPath === "/boats");
  expect(resource?.operations.read !== undefined).toBe(isRead);
});

// Flags, a shop and a network.
test.each([
  ["/events", "featureName", "Get all events related to a specific flag.", false],
  ["/payments", "customerCode", "Returns all payments of a customer", false],
  ["/hosts", "networkId", "All hosts of a network", false],
  ["/events", "featureName", "Get an event", true],
  ["/events", "eventId", "Get all events", true],
])("%s/{%s} with “%s” reads one record: %s", async (path, key, summary, isRead) => {
  const parameters = [{ name: key, in: "path", required: true, schema: text }];
  const paths = {
    [path]: { get: listed([]) },
    [`${path}/{${key}}`]: { parameters, get: listed([], { summary }) },
  };
  const { resources } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  expect(resources.map(({ operations }) => operations.read !== undefined)).toEqual([isRead]);
});

// Groups of servers, shelves of a library, routes of a bus: the API reads and writes them, but does not list them.
test.each([
  ["/groups/categories", "groupCategoryId", "post", "Get group category details"],
  ["/shelves", "shelfId", "put", "A shelf"],
  ["/routes", "route_number", "patch", "Get a route"],
])("%s/{%s} without a list reads one record", async (path, key, method, summary) => {
  const envelope = { type: "object", properties: { data: rows, result: text } };
  const responses = { "200": { content: { "application/json": { schema: envelope } } } };
  const requestBody = { content: { "application/json": { schema: account } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        [path]: { post: { summary: "Create one", requestBody, responses } },
        [`${path}/{${key}}`]: {
          parameters: [{ name: key, in: "path", required: true, schema: text }],
          get: { summary, responses },
          [method]: { summary: "Update it", requestBody, responses },
          delete: { summary: "Delete it", responses },
        },
      },
    }),
  );
  expect(model.resources[0]?.operations.read).toBeDefined();
});
