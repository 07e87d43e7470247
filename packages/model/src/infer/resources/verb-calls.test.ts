import { describe, expect, test } from "vitest";
import {
  createTestModel,
  done,
  json,
  record,
  rows,
  sent,
  summarize,
} from "#testing/sample-paths.ts";

const ofId = (operation: object = done) => ({
  parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
  ...operation,
});

const open = { responses: { "200": {} } };
const members = (...names: readonly string[]) => ({
  type: "object",
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
});

// Mail rules, dashboards, catalogs: the name of the records is a verb too.
test.each(["filter", "query", "index"])(
  "/%s with edits below its key is a collection",
  async (name) => {
    const paths = {
      "/api/apps": { get: rows(), post: sent() },
      [`/api/${name}`]: { get: rows(), post: sent() },
      [`/api/${name}/{id}`]: { get: ofId(json(record())), delete: ofId() },
    };
    expect(await summarize(paths)).toContain(`${name}: create list read remove`);
  },
);

test("a list of many by POST next to the read of one", async () => {
  const key = { type: "object", required: ["ClayId"], properties: { ClayId: { type: "integer" } } };
  const paths = {
    "/rpc/Clay/GetMany": { post: { ...sent(members("Skip")), ...rows() } },
    "/rpc/Clay/GetOne": { post: { ...sent(key), ...json(record()) } },
    "/rpc/Clay/Remove": { post: sent(key) },
  };
  expect(await summarize(paths)).toEqual(["Clay: list read remove"]);
});

describe("the path names the operation", () => {
  test.each<readonly [string, object, readonly string[]]>([
    [
      "with the key after the verb",
      {
        "/api/Customer/GetAll": { get: rows() },
        "/api/Customer/GetById/{id}": { get: ofId(json(record())) },
        "/api/Customer/Create": { post: sent() },
        "/api/Customer/Update": { put: sent() },
        "/api/Customer/Delete/{id}": { delete: ofId() },
        "/api/Customer/Activate/{id}": { post: ofId() },
      },
      ["Customer: create list read remove replace"],
    ],
    [
      "and repeats the name of the records",
      {
        "/Warehouse/GetWarehouseList": { get: rows() },
        "/Warehouse/GetWarehouseById/{id}": { get: ofId(json(record())) },
        "/Warehouse/SaveWarehouse": { post: sent() },
        "/Warehouse/DeleteWarehouse/{id}": { delete: ofId() },
      },
      ["Warehouse: create list read remove replace"],
    ],
    [
      "below the collection, next to paths of records",
      {
        "/users": { get: rows() },
        "/users/{id}": { get: ofId(json(record())) },
        "/users/create": { post: sent() },
        "/users/update/{id}": { put: ofId(sent()) },
        "/users/delete/{id}": { delete: ofId() },
        "/users/activate/{id}": { post: ofId() },
      },
      ["users: create list read remove replace"],
    ],
    [
      "below the record",
      {
        "/books": { get: rows(), post: sent() },
        "/books/{id}": { get: ofId(json(record())) },
        "/books/{id}/edit": { post: ofId(sent()) },
        "/books/{id}/delete": { post: ofId() },
        "/books/{id}/lend": { post: ofId() },
      },
      ["books: create list read remove update"],
    ],
    [
      "and a list of all, next to paths of records",
      {
        "/teams/getAll": { get: rows() },
        "/teams/{id}": { get: ofId(json(record())) },
        "/teams/edit": { put: sent() },
        "/teams/delete-many": { post: sent({ type: "object", properties: { ids: {} } }) },
      },
      ["teams: list read replace"],
    ],
    [
      "and the format of a list and of a record",
      {
        "/containers/json": { get: rows() },
        "/containers/search": { get: rows() },
        "/containers/create": { post: sent() },
        "/containers/{id}": { delete: ofId() },
        "/containers/{id}/json": { get: ofId(json(record())) },
        "/containers/{id}/update": { post: ofId(sent()) },
        "/containers/{id}/remove": { post: ofId(sent()) },
      },
      ["containers: create list read remove update"],
    ],
    [
      "by POST, with the key in the body",
      {
        "/rpc/list_invoices": { post: rows() },
        "/rpc/get_invoice": { post: { ...sent(), ...json(record()) } },
        "/rpc/create_invoice": { post: sent() },
        "/rpc/delete_invoice": { post: sent() },
      },
      ["invoices: create list read remove"],
    ],
  ])("%s", async (_, paths, expected) => {
    expect(await summarize(paths)).toEqual(expected);
  });
});

test.each([
  ["/Customer/GetAll", "/Customer/GetById/{id}", "/Customer/Activate/{id}"],
  ["/users", "/users/{id}", "/users/activate/{id}"],
  ["/item/list", "/item/get/{id}", "/item/archive/{id}"],
])("next to %s and %s, the path %s is an action on a record", async (list, item, action) => {
  const { operations, resources } = await createTestModel({
    [list]: { get: rows() },
    [item]: { get: ofId(json(record())) },
    [action]: { post: ofId() },
  });
  expect(resources).toHaveLength(1);
  expect(resources[0]).toMatchObject({ itemPath: item, key: [{ field: ["id"] }] });
  expect(operations.at(-1)).toMatchObject({ role: "action", scope: "record" });
});

const named = (...names: readonly string[]) => ({
  parameters: names.map((name) => ({ name, in: "path", required: true, schema: {} })),
});

describe("keys in parentheses", () => {
  test.each<readonly [string, readonly string[]]>([
    ["/Products({id})", ["id"]],
    ["/Products('{id}')", ["id"]],
    ["/Products(guid'{id}')", ["id"]],
    ["/Products(id={id},name='{name}')", ["id", "name"]],
  ])("%s", async (item, names) => {
    const schema = record();
    const { resources, operations } = await createTestModel({
      "/Products": { get: rows(schema), post: sent(schema) },
      [item]: {
        get: { ...named(...names), ...json(schema) },
        patch: { ...named(...names), ...sent(schema) },
        delete: { ...named(...names), ...done },
      },
      [`${item}/Default.Rate`]: { post: { ...named(...names), ...done } },
    });
    expect(resources).toHaveLength(1);
    const [products] = resources;
    expect(products?.itemPath).toBe(item);
    expect(products?.key.map(({ field }) => field.join("."))).toEqual(names);
    expect(Object.keys(products?.operations ?? {}).toSorted()).toEqual(
      ["list", "read", "create", "update", "remove"].toSorted(),
    );
    expect(operations.at(-1)).toMatchObject({ role: "action", scope: "record" });
  });

  test("a function with named parameters is not a record", async () => {
    const paths = { "/NearestAirport(lat={lat},lon={lon})": { get: json(record()) } };
    expect(await summarize(paths)).toEqual([]);
  });
});

// Hosting, labels, tariffs: the list is at its own path, the writes at paths below it, and records have no path.
test.each<readonly [string, object, readonly string[]]>([
  [
    "the key in the body",
    {
      "/domains": { get: { ...open, summary: "View all domains" } },
      "/domains/add": { post: sent() },
      "/domains/delete": { post: sent(members("name")) },
    },
    ["domains: create list remove"],
  ],
  [
    "the key in the query",
    {
      "/labels": { get: rows() },
      "/labels/new": { post: sent() },
      "/labels/remove": {
        delete: { ...done, parameters: [{ name: "id", in: "query", required: true }] },
      },
    },
    ["labels: create list remove"],
  ],
  [
    "an edit with the key in the body",
    {
      "/tariffs": { get: rows() },
      "/tariffs/create": { post: sent() },
      "/tariffs/update": { post: sent(members("id", "name")) },
    },
    ["tariffs: create list update"],
  ],
])("writes below a list, %s, belong to it", async (_, paths, expected) => {
  expect(await summarize(paths)).toEqual(expected);
});
