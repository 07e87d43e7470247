import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { createModel } from "#create-model.ts";

const id = { id: { type: "integer" } };
const schemas = {
  Customer: {
    type: "object",
    properties: { ...id, name: { type: "string" }, city: {}, vip: {}, note: {} },
  },
  Tag: { type: "object", properties: { ...id, name: { type: "string" } } },
  Country: { type: "object", properties: { code: { type: "string" }, name: { type: "string" } } },
  User: { type: "object", properties: { ...id, username: { type: "string" } } },
  Status: { type: "object", properties: { ...id, title: { type: "string" } } },
  IdName: { type: "object", properties: { ...id, name: { type: "string" } } },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});

function pair(path: string, key: string, schema: object, type = "integer") {
  return {
    [path]: { get: json({ type: "array", items: schema }) },
    [`${path}/{${key}}`]: {
      parameters: [{ name: key, in: "path", required: true, schema: { type } }],
      get: json(schema),
    },
  };
}

async function relate(properties: object, links?: object): Promise<Field | undefined> {
  const order = { type: "object", properties: { ...id, ...properties } };
  const read = pair("/orders", "id", order);
  const paths = {
    ...pair("/customers", "customer_id", ref("Customer")),
    ...pair("/tags", "id", ref("Tag")),
    ...pair("/countries", "code", ref("Country"), "string"),
    ...pair("/users", "id", ref("User")),
    ...pair("/order_statuses", "id", ref("Status")),
    ...pair("/roles", "id", ref("IdName")),
    ...read,
  };
  if (links !== undefined) {
    Object.assign(read["/orders/{id}"]?.get.responses["200"] ?? {}, { links });
  }
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths, components: { schemas } }),
  );
  return model.resources.find(({ name }) => name === "orders")?.fields.at(-1);
}

const number = { type: "integer" };

const keyOrCustomer = { oneOf: [{ type: "integer" }, ref("Customer")] };
const orNull = { anyOf: [{ type: "integer" }, ref("User"), { type: "null" }] };

// Directus (oneOf), Pydantic (anyOf with null), and a list of both.
test.each<readonly [object, object]>([
  [{ buyer: keyOrCustomer }, { kind: "reference", to: "customers", keyPath: [], isInteger: true }],
  [{ seller: orNull }, { kind: "reference", to: "users", isNullable: true }],
  [
    { labels: { type: "array", items: { oneOf: [{ type: "integer" }, ref("Tag")] } } },
    { kind: "references", to: "tags", keyPath: [] },
  ],
  [{ size: { oneOf: [{ type: "integer" }, { type: "object" }] } }, { kind: "json" }],
])("a key or the record itself is a reference: %j", async (properties, expected) => {
  expect(await relate(properties)).toMatchObject(expected);
});

test("a body that takes a key or a record has a reference too", async () => {
  const body = {
    content: {
      "application/json": { schema: { type: "object", properties: { buyer: keyOrCustomer } } },
    },
  };
  const { operations } = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        ...pair("/customers", "id", ref("Customer")),
        "/orders": { post: { requestBody: body, responses: {} } },
      },
      components: { schemas },
    }),
  );
  const create = operations.find(({ method }) => method === "post")?.body?.field;
  expect(create).toMatchObject({
    fields: [{ kind: "reference", to: "customers", isInteger: true }],
  });
});

test.each<readonly [object, object]>([
  [
    { customer_id: number },
    { kind: "reference", to: "customers", keyPath: [], label: "Customer", isInteger: true },
  ],
  [{ customerId: number }, { to: "customers" }],
  [{ billing_customer_id: number }, { to: "customers", label: "Billing customer" }],
  [{ customer: number }, { to: "customers" }],
  [{ country_code: { type: "string" } }, { to: "countries" }],
  [
    { tag_ids: { type: "array", items: number } },
    { kind: "references", to: "tags", label: "Tags" },
  ],
  [{ tags: { type: "array", items: number } }, { kind: "references", to: "tags" }],
  [{ customer: ref("Customer") }, { kind: "reference", keyPath: ["id"], titlePath: ["name"] }],
  [{ buyer: ref("Customer") }, { kind: "reference", to: "customers" }],
  [
    { tags: { type: "array", items: ref("Tag") } },
    { kind: "references", keyPath: ["id"], titlePath: ["name"] },
  ],
  [{ customer: ref("IdName") }, { to: "customers" }],
  [{ status: ref("IdName") }, { to: "order_statuses" }],
  [{ assigned_to: ref("IdName") }, { to: "users" }],
  [{ created_by_id: number }, { to: "users" }],
  [{ parent_id: number }, { to: "orders" }],
  [{ parent_order_id: number }, { to: "orders" }],
  [
    { customer: { anyOf: [{ type: "string" }, ref("Customer")] } },
    { kind: "reference", keyPath: [] },
  ],
  [
    { x: { type: "integer", "x-quarterdeck-references": { resource: "tags", field: "id" } } },
    { to: "tags" },
  ],
  [
    { x: { type: "integer", "x-quarterdeck-references": { path: "/users/{id}" } } },
    { to: "users" },
  ],
])("%j is %j", async (properties, expected) => {
  expect(await relate(properties)).toMatchObject({
    kind: expect.stringMatching(/^references?$/),
    ...expected,
  });
});

test.each<readonly [object, Field["kind"]]>([
  [{ customer_id: { type: "string", format: "uuid" } }, "text"],
  [{ order_id: number }, "number"],
  [{ id: number }, "number"],
  [{ tag_count: number }, "number"],
  [{ tags: { type: "integer" } }, "number"],
  [{ ship: ref("IdName") }, "group"],
  [{ address: { type: "object", properties: { street: { type: "string" } } } }, "group"],
  [{ x: { type: "integer", "x-quarterdeck-references": { resource: "unknown" } } }, "number"],
])("%j is not a reference", async (properties, kind) => {
  expect((await relate(properties))?.kind).toBe(kind);
});

test("a link of the response names the resource", async () => {
  const links = {
    owner: {
      $ref: "#/components/links/unknown",
    },
    contact: {
      operationRef: "#/paths/~1users~1{id}/get",
      parameters: { id: "$response.body#/contact" },
    },
  };
  expect(await relate({ contact: number }, links)).toMatchObject({
    kind: "reference",
    to: "users",
  });
});

/** Target of the last field: found by description, siblings or plain values. */
async function targetOf(properties: object): Promise<string | undefined> {
  const field = await relate(properties);
  return field !== undefined && "to" in field ? field.to : undefined;
}

const described = (description: string, type = "integer") => ({ type, description });

test.each([
  ["ID of the Customer it was made for", "customers"],
  ["The customer id that sent it", "customers"],
  ["Unique identifier for the tag", "tags"],
  ["ID of the order in the external system", undefined],
  ["Number of customers", undefined],
])("%s refers to %s", async (description, expected) => {
  expect(await targetOf({ bound_to: described(description) })).toBe(expected);
});

test("a sibling type names the target of a key", async () => {
  const type = { enum: ["customer"] };
  const typed = await relate({ assignee_type: type, assignee_id: number });
  expect(typed).toMatchObject({ kind: "reference", to: "customers" });
});

test.each([
  ["created_by_id", "users"],
  ["created_by_application_id", undefined],
  ["recipient_domain_id", undefined],
  ["code", undefined],
  ["country_code", "countries"],
])("%s refers to %s", async (name, expected) => {
  expect(await targetOf({ [name]: { type: name.endsWith("code") ? "string" : "integer" } })).toBe(
    expected,
  );
});

test("resource names refer by their pattern, and paths take their last segment", async () => {
  const name = (pattern: string) => described(`The resource name.\n Format: ${pattern}`, "string");
  const memo = {
    type: "object",
    properties: { name: name("memos/{memo}"), creator: name("users/{user}") },
  };
  const user = { type: "object", properties: { name: name("users/{user}") } };
  const paths = {
    ...pair("/api/memos", "memo", memo, "string"),
    ...pair("/api/users", "user", user, "string"),
  };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const [memos] = model.resources;
  expect(memos?.key).toEqual([{ field: ["name"], parameter: "memo", isLastSegment: true }]);
  expect(memos?.fields.at(-1)).toMatchObject({
    kind: "reference",
    to: "users",
    isLastSegment: true,
  });
});

test("a reference that is read as an object is written as its key", async () => {
  const server = { type: "object", properties: { ...id, customer: ref("Customer") } };
  const body = {
    type: "object",
    properties: { customer: described("ID or name of it", "string") },
  };
  const paths = {
    ...pair("/customers", "id", ref("Customer")),
    "/servers": {
      get: json({ type: "array", items: server }),
      post: { ...json(server), requestBody: { content: { "application/json": { schema: body } } } },
    },
  };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths, components: { schemas } }),
  );
  const field = model.operations.find(({ role }) => role === "create")?.body?.field;
  expect(field?.kind === "group" && field.fields[0]).toEqual({
    name: "customer",
    label: "Customer",
    isRequired: false,
    description: "ID or name of it",
    kind: "reference",
    to: "customers",
    keyPath: [],
  });
});

test.each<readonly [string, object, string | undefined]>([
  ["customer", { id: { type: "string" }, type: { type: "string" } }, "customers"],
  ["buyer", { id: { type: "string" }, type: { enum: ["customers"] } }, "customers"],
  ["buyer", { id: { type: "string" }, type: { type: "string" } }, undefined],
  ["customer", { type: { type: "string" } }, "customers"],
])("the relationship %s with %j leads to %s", async (name, properties, expected) => {
  const linkage = { type: "object", properties: { data: { type: "object", properties } } };
  const field = await relate({
    relationships: { type: "object", properties: { [name]: linkage } },
  });
  const reference = field?.kind === "reference" ? [field.name, field.to, field.keyPath] : undefined;
  expect(reference).toEqual(expected === undefined ? undefined : [name, expected, ["id"]]);
});

test("a field with a declared target that is missing refers to no other resource", async () => {
  const declared = { type: "integer", "x-quarterdeck-references": { resource: "/" } };
  const properties = { ...id, user_id: { type: "integer" }, author_id: declared };
  const paths = {
    ...pair("/users", "id", schemas.User),
    ...pair("/notes", "id", { type: "object", properties }),
  };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const notes = model.resources.find(({ name }) => name === "notes");
  expect(notes?.fields.map(({ kind }) => kind)).toEqual(["number", "reference", "number"]);
});
