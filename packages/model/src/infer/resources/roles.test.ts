import { expect, test } from "vitest";
import {
  done,
  json,
  record,
  rows,
  sent,
  summarize,
  createTestModel,
} from "#testing/sample-paths.ts";

const jsonPatch = {
  requestBody: { content: { "application/json-patch+json": { schema: { type: "array" } } } },
  responses: { "204": {} },
};

test.each<readonly [string, object, readonly string[]]>([
  [
    "one object, read and written",
    { "/settings": { get: json(record()), put: sent() } },
    ["settings!: read replace"],
  ],
  ["one object about the service itself", { "/health": { get: json(record()) } }, []],
  [
    "a view next to the records",
    {
      "/articles": { get: rows() },
      "/articles/{id}": { get: json(record()) },
      "/articles/feed": { get: rows() },
    },
    ["articles: list read"],
  ],
  [
    "a finder without a list",
    {
      "/pet/findByStatus": { get: rows() },
      "/pet/{id}": { get: json(record()) },
      "/pet": { put: sent() },
    },
    ["pet: list read replace"],
  ],
  [
    "an update by POST",
    { "/users/{id}": { get: json(record()), post: sent() } },
    ["users: read update"],
  ],
  [
    "information about a company, not about a machine",
    {
      "/company-info": { get: json(record()) },
      "/shop_info": { get: json(record()) },
      "/server-info": { get: json(record()) },
    },
    ["company-info!: read", "shop_info!: read"],
  ],
  [
    "another form of a record below it",
    {
      "/tables/{name}/_note": { post: sent({ type: "array", items: { type: "string" } }) },
      "/notes": { get: rows() },
    },
    ["notes: list"],
  ],
  [
    "only an update by JSON Patch (RFC 6902)",
    {
      "/users": { get: rows(), post: sent() },
      "/users/{id}": { get: json(record()), patch: jsonPatch },
    },
    ["users: create list read update"],
  ],
  [
    "JSON Patch next to PUT",
    { "/users/{id}": { get: json(record()), put: sent(), patch: jsonPatch } },
    ["users: read replace update"],
  ],
  [
    "another version",
    {
      "/owners": { get: rows() },
      "/owners/{id}": { get: json(record()) },
      "/v2/owners": { get: { ...rows(), parameters: [{ name: "page", in: "query" }] } },
    },
    ["owners: list read"],
  ],
  [
    "a nested list with records at a separate path",
    {
      "/projects": { get: rows() },
      "/projects/{id}": { get: json(record()) },
      "/projects/{id}/versions": { get: rows(record({ due: {}, state: {} })) },
      "/versions/{id}": { get: json(record({ due: {}, state: {} })), delete: done },
    },
    ["projects: list read", "versions: list read remove"],
  ],
  [
    "records repeated below a parent",
    {
      "/owners/{id}": { get: json(record()) },
      "/owners/{id}/pets/{petId}": { get: json(record({ kind: {} })) },
      "/pets": { get: rows(record({ kind: {} })) },
      "/pets/{petId}": { get: json(record({ kind: {} })) },
    },
    ["pets: list read", "owners: read"],
  ],
  [
    "records two keys below their list, which are created there",
    {
      "/destinations": { get: rows() },
      "/destinations/{project}/{environment}": {
        post: { ...sent(), summary: "Create a destination" },
      },
      "/destinations/{project}/{environment}/{id}": {
        get: json(record()),
        patch: sent(),
        delete: done,
      },
    },
    ["destinations: create list read remove update"],
  ],
  [
    "records below a kind that lists some of them and creates them",
    {
      "/integrations": { get: rows() },
      "/integrations/{kind}": {
        get: rows(),
        post: { ...sent(), operationId: "createIntegration" },
      },
      "/integrations/{kind}/{id}": { get: json(record()), patch: sent() },
    },
    ["integrations: create list read update"],
  ],
  [
    "a POST that changes a record is not above others",
    {
      "/orders": { get: rows() },
      "/orders/{id}": { post: { ...sent(), summary: "Update an order" } },
      "/orders/{id}/{line}": { get: json(record()) },
    },
    ["orders: list"],
  ],
  [
    "nested writes without a read",
    { "/a/{id}/watchers": { post: sent() }, "/a/{id}/watchers/{w}": { delete: done } },
    [],
  ],
  [
    "a file is not a record",
    { "/thumbnails/{id}": { get: { responses: { "200": { content: { "image/png": {} } } } } } },
    [],
  ],
])("%s", async (_name, paths, expected) => {
  expect(await summarize(paths)).toEqual(expected);
});

test.each([
  ["/orders/{id}/pay", "record"],
  ["/orders/{id}/actions/pay", "record"],
  ["/orders/{id}/lines/{no}/split", "record"],
  ["/orders/import", "collection"],
  ["/orders:batchDelete", "collection"],
  ["/orders/{id}:archive", "record"],
  ["/maintenance", "workspace"],
])("POST %s acts on a %s", async (path, scope) => {
  const model = await createTestModel({
    "/orders": { get: rows() },
    "/orders/{id}": { get: json(record()) },
    "/orders/{id}/actions": { get: rows(record({ command: {}, progress: {} })) },
    [path]: { post: done },
  });
  const action = model.operations.at(-1);
  expect(action).toMatchObject({ role: "action", scope });
  expect(action?.resource).toBe(scope === "workspace" ? undefined : "orders");
});

test("every operation has evidence for its role", async () => {
  const model = await createTestModel({
    "/orders": { get: rows() },
    "/orders/{id}": { get: json(record()), delete: done },
    "/orders/{id}/cancel": { post: done },
    "/ping": { post: done },
  });
  expect(model.operations.map(({ evidence }) => evidence[0]?.reason)).toEqual([
    { code: "role-list", params: { method: "GET" } },
    { code: "role-read", params: { method: "GET" } },
    { code: "role-remove", params: { method: "DELETE" } },
    { code: "action-below-record" },
    { code: "action-without-resource" },
  ]);
});

// Go routers declare HEAD, API gateways OPTIONS for CORS, proxies TRACE.
test.each([
  ["head", ["get"], []],
  ["options", ["get"], []],
  ["trace", ["get"], []],
  ["head", [], ["head-orders-id"]],
  ["post", ["get"], ["post-orders-id"]],
])("a %s next to %j gives the actions %j", async (method, others, want) => {
  const reads = Object.fromEntries(others.map((name) => [name, json(record())]));
  const { resources } = await createTestModel({
    "/orders": { get: rows() },
    "/orders/{id}": { ...reads, delete: done, [method]: { responses: { "200": {} } } },
  });
  expect(resources[0]?.actions).toEqual(want);
});
