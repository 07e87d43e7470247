import { expect, test } from "vitest";
import type { AdminModel } from "#types/admin-model.ts";
import { createModel } from "#create-model.ts";
import { problemText } from "#testing/test-messages.ts";

const response = (schema: object) => ({
  responses: { "200": { description: "", content: { "application/json": { schema } } } },
});
const row = { $ref: "#/components/schemas/Order" };
const query = (name: string, type: string) => ({ name, in: "query", schema: { type } });

const shop = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  paths: {
    "/orders": {
      get: {
        operationId: "listOrders",
        parameters: [
          query("page", "integer"),
          query("von", "string"),
          query("anzahl", "string"),
          query("was", "string"),
        ],
        ...response({
          type: "object",
          properties: { data: { type: "array", items: row }, alle: { type: "integer" } },
        }),
      },
      post: { requestBody: { content: { "application/json": { schema: row } } }, ...response(row) },
    },
    "/orders/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      get: { operationId: "readOrder", ...response(row) },
      delete: { responses: { "204": { description: "" } } },
    },
    "/customers": {
      get: response({ type: "array", items: { $ref: "#/components/schemas/Customer" } }),
    },
    "/customers/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      get: response({ $ref: "#/components/schemas/Customer" }),
    },
  },
  components: {
    schemas: {
      Base: { type: "object", properties: { note: { type: "string" } } },
      Order: {
        allOf: [{ $ref: "#/components/schemas/Base" }],
        type: "object",
        properties: {
          id: { type: "integer" },
          no: { type: "integer" },
          name: { type: "string" },
          ref: { type: "string" },
          buyer: { type: "integer" },
          customer_id: { type: "integer" },
        },
      },
      Customer: {
        type: "object",
        properties: { id: { type: "integer" }, name: { type: "string" } },
      },
    },
  },
};

/** The model after these corrections, each a target and its update. */
async function modelWith(...updates: readonly (readonly [string, object])[]): Promise<AdminModel> {
  const actions = updates.map(([target, update]) => ({ target, update }));
  const text = JSON.stringify({ overlay: "1.1.0", info: { title: "x", version: "1" }, actions });
  return createModel(JSON.stringify(shop), { overlays: [{ text, address: "fixes.yaml" }] });
}

const orders = "$.paths['/orders']";
const order = "$.components.schemas.Order.properties";
const resourceOf = (model: AdminModel, name = "orders") =>
  model.resources.find((resource) => resource.name === name);
const fieldOf = (model: AdminModel, name: string) =>
  resourceOf(model)?.fields.find((field) => field.name === name);
const evidenceAbout = (model: AdminModel, fact: string) =>
  resourceOf(model)?.evidence.filter((one) => one.about === fact);

test("labels, title field and key of a resource are those that the description declares", async () => {
  const resource = { one: "Deal", many: "Deals", title: "ref", key: "no" };
  const model = await modelWith([orders, { "x-quarterdeck-resource": resource }]);
  expect(resourceOf(model)).toMatchObject({
    labels: { one: "Deal", many: "Deals" },
    title: ["ref"],
    key: [{ field: ["no"], parameter: "id" }],
  });
  expect(model.operations[0]?.label).toBe("List deals");
  for (const fact of ["labels", "title", "key"]) {
    expect(evidenceAbout(model, fact)).toEqual([
      {
        about: fact,
        pointer: "/paths/~1orders/x-quarterdeck-resource",
        reason: { code: "declared", params: { extension: "x-quarterdeck-resource" } },
        confidence: 1,
      },
    ]);
  }
  expect(model.problems).toEqual([]);
});

test("the extension may be in the path item of the records", async () => {
  const model = await modelWith([
    "$.paths['/orders/{id}']",
    { "x-quarterdeck-resource": { title: "ref" } },
  ]);
  expect(resourceOf(model)?.title).toEqual(["ref"]);
});

test.each([
  [{ title: "nothing" }, /names “nothing”, which is not a field of the record/],
  [{ key: ["id", "no"] }, /has 2 key fields, but the path needs 1/],
])("%j is a problem, and the rest is inferred", async (resource, message) => {
  const model = await modelWith([
    orders,
    { "x-quarterdeck-resource": { ...resource, one: "Deal" } },
  ]);
  expect(resourceOf(model)).toMatchObject({
    labels: { one: "Deal" },
    title: ["name"],
    key: [{ field: ["id"] }],
  });
  expect(model.problems).toMatchObject([
    { code: "extension-unclear", pointer: "/paths/~1orders/x-quarterdeck-resource" },
  ]);
  expect(problemText(model.problems[0])).toMatch(message);
});

test("resources have an order, and may be hidden", async () => {
  const before = await modelWith();
  expect(before.resources.map(({ name }) => name)).toEqual(["orders", "customers"]);
  const model = await modelWith(
    ["$.paths['/customers']", { "x-quarterdeck-resource": { order: 1 } }],
    [orders, { "x-quarterdeck-resource": { hidden: true } }],
  );
  expect(model.resources.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ["customers", undefined],
    ["orders", true],
  ]);
  expect(model.figures.operations.count).toBe(model.operations.length);
});

test("a field has the declared label, position and kind", async () => {
  const model = await modelWith(
    [`${order}.ref`, { "x-quarterdeck-label": "our reference", format: "email" }],
    [`${order}.no`, { "x-quarterdeck-order": 1 }],
    [`${order}.name`, { "x-quarterdeck-hidden": true }],
  );
  expect(fieldOf(model, "ref")).toMatchObject({ label: "our reference", kind: "email" });
  expect(resourceOf(model)?.fields.map(({ name }) => name)).toEqual([
    "no",
    "note",
    "id",
    "ref",
    "buyer",
    "customer_id",
  ]);
  // Hidden in records; request bodies may still need it.
  const body = model.operations.find(({ role }) => role === "create")?.body?.field;
  expect(body?.kind === "group" ? body.fields.map(({ name }) => name) : []).toContain("name");
});

test("a relation can be declared or removed", async () => {
  const before = await modelWith();
  expect(fieldOf(before, "buyer")).toMatchObject({ to: "customers", isGuess: true });
  expect(fieldOf(before, "customer_id")?.kind).toBe("reference");
  const model = await modelWith(
    [`${order}.buyer`, { "x-quarterdeck-references": { resource: "customers" } }],
    [`${order}.customer_id`, { "x-quarterdeck-references": false }],
  );
  expect(fieldOf(model, "buyer")).toMatchObject({
    kind: "reference",
    to: "customers",
    evidence: { confidence: 1 },
  });
  expect(fieldOf(model, "customer_id")?.kind).toBe("number");
});

const PAGE = { style: "page", page: { parameter: "page" }, first: 1 };

test.each([
  ["an empty extension", {}, { paging: PAGE }],
  [
    "offset and size",
    { offset: "von", size: "anzahl", first: 0 },
    {
      paging: {
        style: "offset",
        offset: { parameter: "von" },
        size: { at: { parameter: "anzahl" } },
      },
    },
  ],
  [
    "another page parameter, counted from 0",
    { page: "von", size: "anzahl", first: 0 },
    {
      paging: {
        style: "page",
        page: { parameter: "von" },
        first: 0,
        size: { at: { parameter: "anzahl" } },
      },
    },
  ],
  ["a cursor", { cursor: "von" }, { paging: { style: "cursor", cursor: { parameter: "von" } } }],
  ["no paging", { paging: "none" }, { paging: { style: "none" } }],
  ["the search", { search: "was" }, { paging: PAGE, search: { parameter: "was" } }],
  ["the total in the body", { total: "alle" }, { total: { in: "body", path: ["alle"] } }],
  [
    "the total in a header",
    { total: { header: "X-All" } },
    { total: { in: "header", name: "x-all" } },
  ],
  ["aggregates", { aggregates: "/totals/orders" }, { aggregates: "/totals/orders" }],

  ["names without a match", { page: "gone", search: "gone" }, { paging: PAGE }],
])("a list with declared facts: %s", async (_title, extension, expected) => {
  const model = await modelWith([`${orders}.get`, { "x-quarterdeck-list": extension }]);
  expect(resourceOf(model)?.list).toMatchObject(expected);
  const used = Object.values(extension).filter((name) => name !== "gone");
  const filters = resourceOf(model)?.list?.filters.map(({ name }) => name) ?? [];
  expect(filters.filter((name) => used.some((one) => one === name))).toEqual([]);
});

test("a declared parameter for alternatives is one filter", async () => {
  const model = await modelWith([`${orders}.get`, { "x-quarterdeck-list": { or: "von" } }]);
  const using = resourceOf(model)?.list?.filters.filter(({ at }) => at.parameter === "von");
  expect(using?.map(({ name, operator }) => [name, operator])).toEqual([["any", "any-of"]]);
});

test("declared facts of a list are certain", async () => {
  const model = await modelWith([
    `${orders}.get`,
    { "x-quarterdeck-list": { offset: "von", size: "anzahl" } },
  ]);
  const evidence = resourceOf(model)?.list?.evidence.filter((one) => one.about === "paging");
  expect(evidence).toMatchObject([{ confidence: 1, pointer: "/paths/~1orders/get" }]);
});

test("an operation has its declared role and label", async () => {
  const model = await modelWith(
    [`${orders}.post`, { "x-quarterdeck-role": "action", "x-quarterdeck-label": "Take over" }],
    ["$.paths['/orders/{id}'].delete", { "x-quarterdeck-role": "action" }],
  );
  expect(resourceOf(model)?.operations).toEqual({ list: "listOrders", read: "readOrder" });
  expect(model.operations.find(({ method }) => method === "post")).toMatchObject({
    role: "action",
    scope: "collection",
    label: "Take over",
  });
});

test("an operation has the values of the record that permit it", async () => {
  const model = await modelWith([
    "$.paths['/orders/{id}'].delete",
    { "x-quarterdeck-when": { note: ["new", null], "buyer.isOwn": false, no: { is: 1 } } },
  ]);
  expect(model.operations.find(({ method }) => method === "delete")?.when).toEqual([
    { field: ["note"], values: ["new", null] },
    { field: ["buyer", "isOwn"], values: [false] },
    { field: ["no"], values: [] },
  ]);
});

test("a resource has the filters that select records which wait", async () => {
  const attention = { von: ["new", "open"], anzahl: 1 };
  const model = await modelWith([orders, { "x-quarterdeck-resource": { attention } }]);
  expect(resourceOf(model)?.attention).toEqual({ von: ["new", "open"], anzahl: ["1"] });
  const others = await modelWith([orders, { "x-quarterdeck-resource": { attention: "new" } }]);
  expect(resourceOf(others)?.attention).toBeUndefined();
});

test("declared roles can create and remove a resource", async () => {
  const model = await modelWith(
    ["$", { paths: { "/jobs": { post: { "x-quarterdeck-role": "list", ...response({}) } } } }],
    ["$.paths['/customers','/customers/{id}'].get", { "x-quarterdeck-role": "action" }],
  );
  expect(model.resources.map(({ name }) => name)).toEqual(["orders", "jobs"]);
  expect(resourceOf(model, "jobs")?.list).toBeDefined();
  expect(model.figures.operations.count).toBe(model.operations.length);
});

test("a resource has the pointer of its schema, a field only if another schema declares it", async () => {
  const model = await modelWith();
  expect(resourceOf(model)?.schema).toBe("/components/schemas/Order");
  expect(fieldOf(model, "id")?.pointer).toBeUndefined();
  expect(fieldOf(model, "note")?.pointer).toBe("/components/schemas/Base/properties/note");
});

test("the label of an operation with an encoded path is the declared one", async () => {
  const call = { "x-quarterdeck-label": "Add", operationId: "x1", responses: {} };
  const paths = { "/functions/add(a%2C%20b)": { post: call } };
  const model = await createModel(JSON.stringify({ ...shop, paths }), {});
  expect(model.operations[0]?.label).toBe("Add");
});
