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

test("a collection and its records are one resource with every role", async () => {
  expect(
    await summarize({
      "/orders": { get: rows(), post: sent() },
      "/orders/{id}": { get: json(record()), put: sent(), patch: sent(), delete: done },
    }),
  ).toEqual(["orders: create list read remove replace update"]);
});

test("path parameters at one position get one name", async () => {
  const model = await createTestModel({
    "/projects": { get: rows() },
    "/projects/{id}": { get: json(record()) },
    "/projects/{projectId}/tasks": { get: rows() },
    "/projects/{projectId}/tasks/{id}": { get: json(record()) },
  });
  expect(model.operations.map(({ path }) => path)).toEqual([
    "/projects",
    "/projects/{projectId}",
    "/projects/{projectId}/tasks",
    "/projects/{projectId}/tasks/{id}",
  ]);
  expect(model.resources[0]?.key).toEqual([{ parameter: "projectId", field: ["id"] }]);
  expect(model.resources[1]?.parents).toEqual([{ parameter: "projectId", resource: "projects" }]);
});

test.each([
  ["/orders/{id}", { id: {} }, [["id"]]],
  ["/orders/{order_id}", { id: {} }, [["id"]]],
  ["/orders/{orderId}", { orderId: {}, id: {} }, [["orderId"]]],
  ["/orders/{order}", { uuid: {}, name: {} }, [["uuid"]]],
  ["/orders/{name}", { id: {}, name: {} }, [["name"]]],
  ["/orders/{id_or_name}", { id: {}, name: {} }, [["id"]]],
  ["/orders/{slug}", { slug: {}, title: {} }, [["slug"]]],
  [
    "/orders/{name}",
    { metadata: { properties: { name: { type: "string" } } } },
    [["metadata", "name"]],
  ],
  ["/orders/{order_id},{line_no}", { order_id: {}, line_no: {} }, [["order_id"], ["line_no"]]],
  ["/orders/{rr_name}/{rr_type}", { name: {}, type: {} }, [["name"], ["type"]]],
  ["/orders/{thing}", { color: {}, size: {} }, []],
])("the key of %s is found in %j", async (path, properties, expected) => {
  const schema = { type: "object", properties };
  const model = await createTestModel({
    "/orders": { get: rows(schema) },
    [path]: { get: json(schema) },
  });
  expect(model.resources[0]?.key.map(({ field }) => field)).toEqual(expected);
});

test("a field whose type differs from the path parameter is not the key", async () => {
  const schema = {
    properties: { id: { type: "string", format: "uuid" }, number: { type: "integer" } },
  };
  const parameters = [{ name: "number", in: "path", required: true, schema: { type: "integer" } }];
  const model = await createTestModel({ "/orders/{number}": { parameters, get: json(schema) } });
  expect(model.resources[0]?.key).toEqual([{ parameter: "number", field: ["number"] }]);
});

test("names are as short as possible", async () => {
  expect(
    await summarize({
      "/api/v1/orders": { get: rows() },
      "/api/v1/orders/{id}": { get: json(record()) },
      "/api/v1/orders/{id}/lines": { get: rows(record({ amount: {}, line: {}, of: {} })) },
      "/api/v1/lines": { get: rows(record({ station: {}, train: {}, at: {} })) },
    }),
  ).toEqual(["orders: list read", "orders-lines: list", "lines: list"]);
});

test.each([
  [{ type: "object", properties: { article: record() } }, ["article"]],
  [{ type: "object", properties: { data: record() } }, ["data"]],
  [{ type: "object", properties: { data: record(), meta: {} } }, ["data"]],
  [record({ owner: record() }), []],
  [{ type: "object", properties: { subaccount: record() } }, ["subaccount"]],
])("the record of %j is at %j", async (schema, path) => {
  const model = await createTestModel({ "/articles/{id}": { get: json(schema) } });
  expect(model.resources[0]?.record).toEqual(path);
  expect(model.resources[0]?.fields[0]?.name).toBe("id");
});

test("the title is the marked field, else the one with a usual name", async () => {
  const titleOf = async (schema: object) =>
    (await createTestModel({ "/things": { get: rows(schema) } })).resources[0]?.title;
  expect(await titleOf(record())).toEqual(["name"]);
  expect(await titleOf(record({ code: { type: "string", "x-quarterdeck-title": true } }))).toEqual([
    "code",
  ]);
  expect(await titleOf({ properties: { id: { type: "integer" } } })).toBeUndefined();
  const size = { type: "integer" };
  expect(await titleOf({ properties: { attributes: record(), size } })).toEqual([
    "attributes",
    "name",
  ]);
});

test("operation ids are unique and safe in an address", async () => {
  const model = await createTestModel({
    "/a": { get: { ...done, operationId: "x/y z" }, post: { ...done, operationId: "x/y z" } },
    "/ü/{b}": { get: done, delete: { ...done, operationId: "…" } },
  });
  expect(model.operations.map(({ id }) => id)).toEqual(["x-y-z", "x-y-z-2", "get-b", "delete-b"]);
});

test("each role has its newest version", async () => {
  const model = await createTestModel({
    "/v1/teams": { post: sent(), get: { ...rows(), deprecated: true } },
    "/v2/teams": { get: rows() },
    "/v1/teams/{id}": { delete: done },
    "/v3/teams/{teamId}": { get: json(record()) },
    "/v4/teams/{teamId}/archive": { post: done },
  });
  const [teams, ...others] = model.resources;
  expect(others).toEqual([]);
  expect(teams).toMatchObject({
    name: "teams",
    collectionPath: "/v2/teams",
    operations: {
      list: "get-v2-teams",
      create: "post-v1-teams",
      read: "get-v3-teams-teamId",
      remove: "delete-v1-teams-id",
    },
  });
  expect(teams?.actions).toContain("post-v4-teams-teamId-archive");
});

// Variables, records, hosts: a version has only the create or the deletion.
test.each(["/projects/{id}/env", "/zones/{zone}/records", "/hosts"])(
  "%s has the create and the deletion of other versions",
  async (path) => {
    const model = await createTestModel({
      [`/v3${path}`]: { get: rows() },
      [`/v3${path}/{key}`]: { get: json(record()), put: sent() },
      [`/v9${path}`]: { post: { ...sent(), summary: "Create one or more values" } },
      [`/v2${path}/{key}`]: { delete: { ...done, summary: "Delete a value" } },
    });
    const [resource] = model.resources.filter(({ operations }) => operations.list !== undefined);
    expect(Object.keys(resource?.operations ?? {}).toSorted()).toEqual([
      "create",
      "list",
      "read",
      "remove",
      "replace",
    ]);
  },
);

test("a list path may end in the key of its parent", async () => {
  const model = await createTestModel({
    "/projects": { get: rows() },
    "/projects/{project}": { get: json(record()) },
    "/flags/{project}": { get: rows(), post: sent() },
    "/flags/{project}/{flag}": { get: json(record()), delete: done },
    "/flags/{project}/{flag}/copy": { post: done },
  });
  const flags = model.resources.find(({ name }) => name === "flags");
  expect(flags).toMatchObject({
    collectionPath: "/flags/{project}",
    itemPath: "/flags/{project}/{flag}",
    parents: [{ parameter: "project", resource: "projects" }],
    key: [{ parameter: "flag", field: ["id"] }],
    operations: { list: "get-flags-project", remove: "delete-flags-project-flag" },
    actions: ["post-flags-project-flag-copy"],
  });
});

test.each([
  ["{domainName}", "domains"],
  ["{domain_name}", "domains"],
  ["{domain}", "domains"],
  ["{name}", undefined],
  ["{id}", undefined],
])("the parent parameter %s refers to %s", async (parameter, expected) => {
  const model = await createTestModel({
    "/domains": { get: rows() },
    "/domains/{domainName}": { get: json(record()) },
    [`/dns/${parameter}/records`]: { get: rows() },
  });
  expect(model.resources.at(-1)?.parents[0]?.resource).toBe(expected);
});

test.each([
  ["/Company/{id}", { CompanyID: {} }, ["CompanyID"]],
  ["/rides/{id}", { ride_id: {}, name: {} }, ["ride_id"]],
  ["/bundles/{ID}", { BundleID: {} }, ["BundleID"]],
])(
  "the key of %s is found with the record's name before it",
  async (path, properties, expected) => {
    const schema = { type: "object", properties };
    const model = await createTestModel({ [path]: { get: json(schema) } });
    expect(model.resources[0]?.key[0]?.field).toEqual(expected);
  },
);
