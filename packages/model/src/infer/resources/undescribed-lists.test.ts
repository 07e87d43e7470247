import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const order = { type: "object", properties: { id: text, total: { type: "number" } } };
const respondWith = (schema?: object) => ({
  responses: { "200": schema ? { content: { "application/json": { schema } } } : {} },
});
const paged = {
  parameters: ["page", "limit"].map((name) => ({ name, in: "query", schema: text })),
};

const required = (name: string) => ({ name, in: "query", required: true, schema: text });

/** One line for each resource: name, list, item path, parents, key. */
async function resourcesOf(paths: object): Promise<readonly string[]> {
  const components = { schemas: { Order: order } };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths, components }));
  return model.resources.map(({ name, labels, operations, itemPath, parents, key }) =>
    [
      `${name} (${labels.many}):`,
      `list ${operations.list ?? "-"}`,
      `item ${itemPath ?? "-"}`,
      `parents ${parents.map(({ parameter }) => parameter).join() || "-"}`,
      `key ${key.map(({ parameter }) => parameter).join() || "-"}`,
    ].join(" "),
  );
}

const get = (operationId: string, rest: object) => ({ get: { operationId, ...rest } });

const one = respondWith({ $ref: "#/components/schemas/Order" });
const oneOfTwo = respondWith({
  oneOf: [{ $ref: "#/components/schemas/Order" }, { type: "object", properties: { full: order } }],
});

test.each<readonly [string, boolean, object]>([
  ["described as one record, paged", true, { "/orders": get("list", { ...one, ...paged }) }],
  [
    "described as one record, called a list",
    true,
    { "/orders": get("x", { ...one, summary: "List orders" }) },
  ],
  [
    "described as one record, paged, next to records of several kinds",
    true,
    { "/orders": get("x", { ...one, ...paged }), "/orders/{id}": get("read", oneOfTwo) },
  ],
  ["described as one record, without hints", false, { "/orders": get("orders", one) }],
  ["not described, above records", true, { "/orders": get("x", respondWith()) }],
  [
    "not described, paged, not plural",
    true,
    { "/order": get("x", { ...respondWith(), ...paged }) },
  ],
  ["not described, not plural", false, { "/order": get("x", respondWith()) }],
])("a read is a list: %s: %s", async (_, expected, paths) => {
  const [path = ""] = Object.keys(paths);
  const [resource] = await resourcesOf({ [`${path}/{id}`]: get("read", one), ...paths });
  expect(resource?.includes("list -")).toBe(!expected);
});

test("a paged operation that is called a list is a list without a response schema", async () => {
  const paths = { "/entries": get("listEntries", { ...respondWith(), ...paged }) };
  expect(await resourcesOf(paths)).toEqual([
    "entries (Entries): list listEntries item - parents - key -",
  ]);
});

// Market data, documents and sports: reads without a response schema and without records.
test.each<readonly [string, boolean, object]>([
  ["/indices", true, { operationId: "indices", ...respondWith(), ...paged }],
  ["/dictionaries", true, { summary: "Get your list of dictionaries", ...respondWith() }],
  ["/games", true, { summary: "Returns the full list of games", ...respondWith() }],
  ["/games", false, { summary: "Games of a week", ...respondWith() }],
  ["/price", true, { operationId: "price", ...respondWith(), ...paged }],
  ["/price", false, { operationId: "price", ...respondWith() }],
  ["/tokens", true, { summary: "Tokens", ...respondWith() }],
  ["/public/search", true, { summary: "Search", ...respondWith(), ...paged }],
])("the read of %s is a list: %s: %j", async (path, expected, get) => {
  expect((await resourcesOf({ [path]: { get } })).length > 0).toBe(expected);
});

const schemaOf = (...names: readonly string[]) =>
  respondWith({
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, text])),
  });

// Broadcasts, jobs, sports: the description contains the paging or one record in place of the rows.
test.each<readonly [string, boolean, object]>([
  ["/follows", true, { ...schemaOf("$schema", "limit", "offset", "total"), ...paged }],
  ["/matches", true, { ...schemaOf("totalCount", "nextPage"), ...paged }],
  ["/summaries", true, { ...schemaOf("status", "page_count", "has_more"), ...paged }],
  ["/matches", false, { ...schemaOf("total", "won"), ...paged }],
])("the paged read of %s is a list: %s: %j", async (path, expected, get) => {
  const [line = ""] = await resourcesOf({ [path]: { get } });
  expect(line !== "" && !line.includes("list -")).toBe(expected);
});

test.each([
  ["/bulk/jobs", "BulkJobList", true],
  ["/invoices", "Invoice_Page", true],
  ["/items", "StockItemCollection", true],
  ["/jobs", "JobDetails", false],
])("the paged read of %s with the schema %s is a list: %s", async (path, name, expected) => {
  const response = respondWith({ $ref: `#/components/schemas/${name}` });
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: { [path]: get("read", { ...response, ...paged }) },
      components: { schemas: { [name]: order } },
    }),
  );
  expect(model.resources.some(({ list }) => list !== undefined)).toBe(expected);
});

const envelope = respondWith({
  type: "object",
  properties: { code: { type: "integer" }, msg: text, data: {} },
});

test("an envelope without a schema of its data is a list and a record by its path", async () => {
  const body = { content: { "application/json": { schema: order } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/order/list": get("list", envelope),
        "/order/{id}": get("read", envelope),
        "/order": {
          post: { operationId: "add", requestBody: body, ...envelope },
          put: { operationId: "edit", requestBody: body, ...envelope },
        },
      },
    }),
  );
  const [orders, ...others] = model.resources;
  expect(others).toEqual([]);
  expect(orders?.operations).toEqual({
    list: "list",
    read: "read",
    create: "add",
    replace: "edit",
  });
});

const anything = (more: object) =>
  respondWith({
    type: "object",
    properties: { ok: { type: "boolean" }, message: text, ...more },
  });

test.each<readonly [string, object]>([
  ["a result of anything", anything({ result: { type: "array", items: {} } })],
  ["data of anything", anything({ data: { type: "array", items: {} }, hasPrevious: {} })],
  ["a response of anything", anything({ response: { type: "array" } })],
])("an envelope with %s is a list above records", async (_, response) => {
  const paths = { "/orders": get("a", response), "/orders/{id}": get("b", respondWith()) };
  expect(await resourcesOf(paths)).toEqual([
    "orders (Orders): list a item /orders/{id} parents - key id",
  ]);
});

test.each<readonly [string, object]>([
  ["result", anything({ result: { type: "array", items: {} } })],
  ["data", anything({ data: {} })],
  ["payload", anything({ payload: { type: "object" } })],
])("members of an envelope of anything in %s are not fields", async (_, response) => {
  const body = { content: { "application/json": { schema: order } } };
  const item = { get: response, put: { requestBody: body, responses: {} } };
  const paths = { "/orders": { get: response }, "/orders/{id}": item };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths, components: { schemas: { Order: order } } }),
  );
  expect(model.resources[0]?.fields.map(({ name }) => name)).toEqual(["id", "total"]);
});

test.each([
  ["/locations", "/location/{id}"],
  ["/companies", "/company/{companyId}"],
  ["/v1/addresses", "/v1/address/{uid}"],
])("an undescribed read at %s lists the records at %s", async (path, item) => {
  const resources = await resourcesOf({
    [path]: get("a", respondWith()),
    [item]: get("b", one),
  });
  expect(resources).toHaveLength(1);
  expect(resources[0]).toContain(`list a item ${item}`);
});

test.each([
  ["/buckets/{key}/errors", "Retrieve a list of error messages"],
  ["/stations/{id}/connectors", "List connectors of a station"],
  ["/reports", "Get all reports"],
])("an undescribed read at %s that is called a list is one", async (path, summary) => {
  const [resource] = await resourcesOf({ [path]: get("a", { ...respondWith(), summary }) });
  expect(resource).toContain("list a item -");
});

test.each([
  ["/stations/{id}/refresh", "List connectors again"],
  ["/buckets/{key}/errors", "Check the errors"],
])("an undescribed read at %s, %s, is not a list", async (path, summary) => {
  expect(await resourcesOf({ [path]: get("a", { ...respondWith(), summary }) })).toEqual([]);
});

test.each<readonly [string, string, object, string]>([
  ["/users", "/users/{id}", { type: "string" }, "list a item /users/{id}"],
  ["/api/v1/invoices", "/api/v1/invoices/{invoiceId}", { type: "string" }, "list a item"],
  ["/Products", "/Products/{key}", { type: "string", nullable: true }, "list a item"],
  ["/keys", "/keys/{name}", { type: "string", format: "byte" }, ""],
  ["/secrets", "/secrets/{name}", { type: "string", description: "The secret" }, ""],
])("texts at %s and %s as %j are not known", async (path, item, schema, expected) => {
  const resources = await resourcesOf({
    [path]: get("a", respondWith(schema)),
    [item]: get("b", respondWith(schema)),
  });
  expect(resources.join()).toContain(expected);
  expect(resources).toHaveLength(expected === "" ? 0 : 1);
});

// Registries of organizations, exhibitions, hosting, vehicles: reads without a response schema, with plural names.
test.each<readonly [string, boolean, object]>([
  ["/organizations", true, { summary: "View all organizations under your account" }],
  ["/domains", true, { summary: "Get domains" }],
  ["/vehicles/{id}/alerts", true, { operationId: "getAlerts" }],
  ["/eventTags", true, { description: "Retrieve event tags. Sorted by name." }],
  ["/contacts", true, {}],
  ["/collections/{id}/profile", true, { summary: "Gets all the profiles of a collection" }],
  ["/collections/{id}/owner", false, { summary: "Gets all of the owner" }],
  ["/organizations/{id}/settings", false, { summary: "Get settings" }],
  ["/domains/stats", false, { operationId: "getStats" }],
  ["/vehicles/counts", false, { summary: "Get the number of vehicles" }],
  ["/invoices", false, { summary: "Send invoices again" }],
  ["/tags", false, { summary: "Get the tags of a year", parameters: [required("year")] }],
])("the undescribed read of %s is a list: %s: %j", async (path, expected, call) => {
  const resources = await resourcesOf({ [path]: { get: { ...respondWith(), ...call } } });
  expect(resources.some((line) => !line.includes("list -"))).toBe(expected);
});

test.each([
  ["/events/", "events__0_get"],
  ["/tasks", "GetTasks"],
  ["/v1/sites", "site_get_sites"],
])(
  "the read of %s as a text is a list next to writes with the same response",
  async (path, operationId) => {
    const body = { content: { "application/json": { schema: order } } };
    const resources = await resourcesOf({
      [path]: {
        ...get(operationId, respondWith(text)),
        post: { operationId: "b", requestBody: body, ...respondWith(text) },
      },
    });
    expect(resources[0]).toContain(`list ${operationId} item -`);
  },
);

// Movies, people, projects: a value of the path selects the records.
test.each([
  ["/movies/search/{title}", "Return movie search result", "movies-search"],
  ["/people/searchAll/{name}", "Read people", "people-searchAll"],
  ["/evidence/filter", "Filter available evidence", "filter"],
  ["/search/{query}", undefined, "search"],
  ["/movies/lookup/{id}", "Look up a movie", "-"],
])("the undescribed read of %s, %s, is the list %s", async (path, summary, expected) => {
  const resources = await resourcesOf({ [path]: get("a", { ...respondWith(), summary }) });
  expect(resources.join()).toContain(expected === "-" ? "list -" : "list a item -");
});

test.each<readonly [string, object, string]>([
  ["an object of anything", { type: "object" }, "list a item"],
  ["a named object of anything", { $ref: "#/components/schemas/Any" }, "list a item"],
  ["a map of numbers", { type: "object", additionalProperties: { type: "number" } }, "list -"],
])("%s above records: %s", async (_, schema, expected) => {
  const document = {
    openapi: "3.1.0",
    components: { schemas: { Any: { type: "object" } } },
    paths: {
      "/shops/{shop}/tracks": get("a", respondWith(schema)),
      "/shops/{shop}/tracks/{id}": get("b", respondWith(order)),
    },
  };
  const { resources } = await createModel(JSON.stringify(document));
  const lists = resources.map(({ operations, itemPath }) =>
    operations.list === undefined ? "list -" : `list ${operations.list} item ${itemPath ?? "-"}`,
  );
  expect(lists.join()).toContain(expected);
});

// Telephony, support, planning: the path is not the plural of the records.
test.each<readonly [string, string, boolean]>([
  ["/mobile", "List mobile accounts", true],
  ["/service-status", "List all status messages", true],
  ["/inbox", "Get the list of open cases by team", true],
  ["/inbox", "Get all open cases of the inbox", true],
  ["/sensors", "View all your monitors", true],
  ["/inbox", "Get all of it", false],
  ["/dns/{domain}", "View all your records for a domain", true],
  ["/history/{user}", "Get list of visits of a user", true],
  ["/bills/{customer}", "List open bills", true],
  ["/severity/{level}", "Used to obtain all advisories for a level. Each has a title.", true],
  ["/vendors", "Use this API to get all the products that a vendor has", true],
  ["/poiSearch/{text}", "Points of interest", true],
  ["/dns/{domain}", "View a domain", false],
  ["/balance", "List balance", false],
  ["/quota", "Get the list price", false],
])("%s without a described response, %s: a list is %s", async (path, summary, expected) => {
  const resources = await resourcesOf({ [path]: get("x", { ...respondWith(), summary }) });
  expect(resources.some((line) => !line.includes("list -"))).toBe(expected);
});
