import { expect, test } from "vitest";
import type { AdminModel } from "#nouns/admin-model.ts";
import { createModel } from "#create-model.ts";

const record = (more: object = {}) => ({
  type: "object",
  properties: { id: { type: "integer" }, name: { type: "string" }, ...more },
});
const json = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});
const rows = (schema: object = record()) => json({ type: "array", items: schema });
const sent = (schema: object = record()) => ({
  requestBody: { content: { "application/json": { schema } } },
  responses: { "204": {} },
});
const done = { responses: { "204": {} } };

function understand(paths: object, components: object = {}): Promise<AdminModel> {
  return createModel(JSON.stringify({ openapi: "3.1.0", paths, components }));
}

/** Each resource in one line: name, paths, roles. */
async function summarise(paths: object, components: object = {}) {
  const model = await understand(paths, components);
  return model.resources.map(({ name, operations, isSingleton }) => {
    const roles = Object.keys(operations).toSorted().join(" ");
    return `${name}${isSingleton ? "!" : ""}: ${roles}`;
  });
}

test("a collection and its records are one resource with every role", async () => {
  expect(
    await summarise({
      "/orders": { get: rows(), post: sent() },
      "/orders/{id}": { get: json(record()), put: sent(), patch: sent(), delete: done },
    }),
  ).toEqual(["orders: create list read remove replace update"]);
});

test("paths are compared by position, their parameters get one name", async () => {
  const model = await understand({
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
  ["/orders/{thing}", { colour: {}, size: {} }, []],
])("the key of %s is found in %j", async (path, properties, want) => {
  const schema = { type: "object", properties };
  const model = await understand({
    "/orders": { get: rows(schema) },
    [path]: { get: json(schema) },
  });
  expect(model.resources[0]?.key.map(({ field }) => field)).toEqual(want);
});

test("a key whose type disagrees with the path is none", async () => {
  const schema = {
    properties: { id: { type: "string", format: "uuid" }, number: { type: "integer" } },
  };
  const parameters = [{ name: "number", in: "path", required: true, schema: { type: "integer" } }];
  const model = await understand({ "/orders/{number}": { parameters, get: json(schema) } });
  expect(model.resources[0]?.key).toEqual([{ parameter: "number", field: ["number"] }]);
});

test("names are as short as they may be", async () => {
  expect(
    await summarise({
      "/api/v1/orders": { get: rows() },
      "/api/v1/orders/{id}": { get: json(record()) },
      "/api/v1/orders/{id}/lines": { get: rows(record({ amount: {}, line: {}, of: {} })) },
      "/api/v1/lines": { get: rows(record({ station: {}, train: {}, at: {} })) },
    }),
  ).toEqual(["orders: list read", "orders-lines: list", "lines: list"]);
});

test.each<readonly [string, object, readonly string[]]>([
  [
    "one object, read and written",
    { "/settings": { get: json(record()), put: sent() } },
    ["settings!: read replace"],
  ],
  ["one object of the service's own", { "/health": { get: json(record()) } }, []],
  [
    "a view beside the records",
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
    "a version's twin",
    {
      "/owners": { get: rows() },
      "/owners/{id}": { get: json(record()) },
      "/v2/owners": { get: { ...rows(), parameters: [{ name: "page", in: "query" }] } },
    },
    ["owners: list read"],
  ],
  [
    "a list below a parent and records apart",
    {
      "/projects": { get: rows() },
      "/projects/{id}": { get: json(record()) },
      "/projects/{id}/versions": { get: rows(record({ due: {}, state: {} })) },
      "/versions/{id}": { get: json(record({ due: {}, state: {} })), delete: done },
    },
    ["projects: list read", "versions: list read remove"],
  ],
  [
    "records again below a parent",
    {
      "/owners/{id}": { get: json(record()) },
      "/owners/{id}/pets/{petId}": { get: json(record({ kind: {} })) },
      "/pets": { get: rows(record({ kind: {} })) },
      "/pets/{petId}": { get: json(record({ kind: {} })) },
    },
    ["owners: read", "pets: list read"],
  ],
  [
    "what is only written below a parent",
    { "/a/{id}/watchers": { post: sent() }, "/a/{id}/watchers/{w}": { delete: done } },
    [],
  ],
  [
    "a file is no record",
    { "/thumbnails/{id}": { get: { responses: { "200": { content: { "image/png": {} } } } } } },
    [],
  ],
])("%s", async (_name, paths, want) => {
  expect(await summarise(paths)).toEqual(want);
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
  const model = await understand({
    "/orders": { get: rows() },
    "/orders/{id}": { get: json(record()) },
    "/orders/{id}/actions": { get: rows(record({ command: {}, progress: {} })) },
    [path]: { post: done },
  });
  const action = model.operations.at(-1);
  expect(action).toMatchObject({ role: "action", scope });
  expect(action?.resource).toBe(scope === "workspace" ? undefined : "orders");
});

test.each([
  [{ type: "object", properties: { article: record() } }, ["article"]],
  [{ type: "object", properties: { data: record() } }, ["data"]],
  [{ type: "object", properties: { data: record(), meta: {} } }, ["data"]],
  [record({ owner: record() }), []],
  [{ type: "object", properties: { subaccount: record() } }, ["subaccount"]],
])("the record of %j stands at %j", async (schema, path) => {
  const model = await understand({ "/articles/{id}": { get: json(schema) } });
  expect(model.resources[0]?.record).toEqual(path);
  expect(model.resources[0]?.fields[0]?.name).toBe("id");
});

test("the title is the marked field, else the one that is called so", async () => {
  const titleOf = async (schema: object) =>
    (await understand({ "/things": { get: rows(schema) } })).resources[0]?.title;
  expect(await titleOf(record())).toEqual(["name"]);
  expect(await titleOf(record({ code: { type: "string", "x-quarterdeck-title": true } }))).toEqual([
    "code",
  ]);
  expect(await titleOf({ properties: { id: { type: "integer" } } })).toBeUndefined();
  expect(await titleOf({ properties: { attributes: record() } })).toEqual(["attributes", "name"]);
});

test("operation ids are unique and safe in an address", async () => {
  const model = await understand({
    "/a": { get: { ...done, operationId: "x/y z" }, post: { ...done, operationId: "x/y z" } },
    "/ü/{b}": { get: done, delete: { ...done, operationId: "…" } },
  });
  expect(model.operations.map(({ id }) => id)).toEqual(["x-y-z", "x-y-z-2", "get-b", "delete-b"]);
});

test("each thing is done in its newest version", async () => {
  const model = await understand({
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

test("a list may stand at a path that ends in its parent's key", async () => {
  const model = await understand({
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
])("a parent that is called %s is one of %s", async (parameter, want) => {
  const model = await understand({
    "/domains": { get: rows() },
    "/domains/{domainName}": { get: json(record()) },
    [`/dns/${parameter}/records`]: { get: rows() },
  });
  expect(model.resources.at(-1)?.parents[0]?.resource).toBe(want);
});

test.each([
  ["/Company/{id}", { CompanyID: {} }, ["CompanyID"]],
  ["/rides/{id}", { ride_id: {}, name: {} }, ["ride_id"]],
  ["/bundles/{ID}", { BundleID: {} }, ["BundleID"]],
])("the key of %s is found with the record's name before it", async (path, properties, want) => {
  const schema = { type: "object", properties };
  const model = await understand({ [path]: { get: json(schema) } });
  expect(model.resources[0]?.key[0]?.field).toEqual(want);
});

test("every operation says why it is what it is", async () => {
  const model = await understand({
    "/orders": { get: rows() },
    "/orders/{id}": { get: json(record()), delete: done },
    "/orders/{id}/cancel": { post: done },
    "/ping": { post: done },
  });
  expect(model.operations.map(({ evidence }) => evidence[0]?.because)).toEqual([
    "GET at the collection's path lists",
    "GET at a record's path reads",
    "DELETE at a record's path removes",
    "its path goes on behind a record",
    "no resource stands above it in its path",
  ]);
});
