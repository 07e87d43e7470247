import { expect, test } from "vitest";
import { createModel } from "./create-model.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { buildReadRequest } from "#request/build-read-request.ts";
import type { AdminModel } from "#types/admin-model.ts";

const document = {
  type: "object",
  properties: {
    id: { type: "integer" },
    title: { type: "string" },
    status: { enum: ["draft", "published"] },
  },
};
const ok = (schema: object) => ({ 200: { content: { "application/json": { schema } } } });
const post = (
  properties: object,
  response: object = { type: "object" },
  required: string[] = [],
) => ({
  post: {
    requestBody: {
      required: true,
      content: { "application/json": { schema: { type: "object", properties, required } } },
    },
    responses: ok(response),
  },
});
const key = { id: { type: "integer" } };
const page = {
  type: "object",
  properties: { data: { type: "array", items: document }, pagination: { type: "object" } },
};
const one = {
  type: "object",
  properties: { data: document, policies: { type: "array", items: { type: "object" } } },
};
const listInput = {
  offset: { type: "integer" },
  limit: { type: "integer", default: 25 },
  sort: { type: "string" },
  direction: { enum: ["ASC", "DESC"] },
  query: { type: "string" },
  status: { enum: ["draft", "published"] },
};

const createTestModel = (paths: object) =>
  createModel(JSON.stringify({ openapi: "3.1.0", info: { title: "x", version: "1" }, paths }));

const rpc = (separator: string) => ({
  [`/documents${separator}list`]: post(listInput, page),
  [`/documents${separator}info`]: post(key, one, ["id"]),
  [`/documents${separator}create`]: post(document.properties, one),
  [`/documents${separator}update`]: post(document.properties, one, ["id"]),
  [`/documents${separator}delete`]: post(key, { type: "object" }, ["id"]),
  [`/documents${separator}archive`]: post(key, one, ["id"]),
  [`/documents${separator}import`]: post({ file: { type: "string" } }, one),
});

function documentsOf(model: AdminModel) {
  const [resource, ...others] = model.resources;
  expect(others).toEqual([]);
  if (resource === undefined) throw new Error("no resource");
  return resource;
}

test.each([".", "/", ":"])("verbs after a%s make one resource", async (separator) => {
  const model = await createTestModel(rpc(separator));
  const resource = documentsOf(model);
  expect(resource.name).toBe("documents");
  expect(Object.keys(resource.operations).toSorted()).toEqual([
    "create",
    "list",
    "read",
    "remove",
    "update",
  ]);
  expect(resource.key).toEqual([{ field: ["id"], parameter: "id", in: "body" }]);
  expect(resource.record).toEqual(["data"]);
  expect(resource.collectionPath).toBeUndefined();
  const scopes = model.operations
    .filter(({ role }) => role === "action")
    .map(({ path, scope }) => [path.split(/[.:/]/).at(-1), scope]);
  expect(scopes).toEqual([
    ["archive", "record"],
    ["import", "collection"],
  ]);
});

test("its list is requested with typed values in the body", async () => {
  const model = await createTestModel(rpc("."));
  const resource = documentsOf(model);
  expect(resource.list).toMatchObject({
    rows: ["data"],
    paging: { style: "offset", offset: { in: "body", parameter: "offset" } },
    sort: { form: "pair", direction: { in: "body", parameter: "direction" } },
    search: { in: "body", parameter: "query" },
  });
  const request = buildListRequest(model, resource, {
    page: 3,
    size: 10,
    sort: [{ field: "title", isDescending: true }],
    search: "plan",
    filters: { status: ["draft"] },
  });
  expect(request).toMatchObject({ method: "POST", path: "/documents.list", query: "" });
  expect(JSON.parse(String(request.body?.content))).toEqual({
    offset: 20,
    limit: 10,
    sort: "title",
    direction: "DESC",
    query: "plan",
    status: "draft",
  });
});

test("a record is requested by its key in the body", async () => {
  const model = await createTestModel(rpc("."));
  const request = buildReadRequest(model, documentsOf(model), "7");
  expect(request).toMatchObject({ method: "POST", path: "/documents.info", query: "" });
  expect(request.body).toEqual({ mediaType: "application/json", content: '{"id":7}' });
});

test("a key may be in the query", async () => {
  const parameters = [{ name: "id", in: "query", required: true, schema: { type: "integer" } }];
  const model = await createTestModel({
    "/api/orders/list": { get: { responses: ok(page) } },
    "/api/orders/get": { get: { parameters, responses: ok(document) } },
    "/api/orders/delete": { post: { parameters, responses: { 204: {} } } },
  });
  const orders = documentsOf(model);
  expect(orders.operations).toMatchObject({ list: "get-api-orders-list" });
  expect(orders.collectionPath).toBe("/api/orders/list");
  expect(buildReadRequest(model, orders, "7")).toMatchObject({
    method: "GET",
    path: "/api/orders/get",
    query: "id=7",
  });
});

test("sign-in operations and single verbs are not resources", async () => {
  const model = await createTestModel({
    "/auth.info": post({}, one),
    "/auth.delete": post({}),
    "/reports.create": post({ name: { type: "string" } }),
  });
  expect(model.resources).toEqual([]);
});

// A leave of an employee, a state of an order, and records with the plain plural.
test.each([
  ["leaves", "leave"],
  ["statuses", "status"],
  ["analyses", "analysis"],
  ["people", "person"],
  ["tickets", "ticket"],
])("operations on %s and one %s are one resource", async (many, one) => {
  const record = { type: "object", properties: { id: { type: "string" }, note: {} } };
  const byId = { name: "id", in: "query", required: true, schema: { type: "string" } };
  const call = (operationId: string, schema: object, ...parameters: readonly object[]) => ({
    get: { operationId, parameters, responses: ok(schema) },
  });
  for (const path of ["/", "/api/method/hr."]) {
    const model = await createTestModel({
      [`${path}get_${many}`]: call(`get_${many}`, { type: "array", items: record }),
      [`${path}get_${one}`]: call(`get_${one}`, record, byId),
      [`${path}create_${one}`]: post(record.properties),
    });
    expect(model.resources).toHaveLength(1);
    const [resource] = model.resources;
    expect(resource?.operations).toMatchObject({ list: `get_${many}`, read: `get_${one}` });
    expect(resource?.operations.create).toBeDefined();
    expect(resource?.labels.one.toLowerCase()).toBe(one);
  }
});

test.each(["documents", "channels", "tickets"])(
  "methods of %s that write parts belong to these records",
  async (name) => {
    const record = { type: "object", properties: { id: { type: "string" }, title: {} } };
    const model = await createTestModel({
      [`/${name}.list`]: { post: { responses: ok({ type: "array", items: record }) } },
      [`/${name}.create`]: post(record.properties),
      [`/${name}.add_user`]: post({ id: { type: "string" }, userId: { type: "string" } }),
      [`/${name}.remove_user`]: post({ id: { type: "string" }, userId: { type: "string" } }),
    });
    expect(model.resources.map((resource) => resource.name)).toEqual([name]);
  },
);
