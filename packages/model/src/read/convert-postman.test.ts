import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const schema = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";
const shop = (item: readonly object[], more: object = {}) => ({
  info: { name: "Shop", schema },
  item,
  variable: [{ key: "baseUrl", value: "https://api.test/v1" }],
  ...more,
});
const read = (collection: object) => createModel(JSON.stringify(collection));
const orders = '[{"id":"<uuid>","total":"<number>","isPaid":"<boolean>","placedAt":"<dateTime>"}]';
const list = (request: object, response: object = { code: 200, body: orders }) => ({
  name: "List orders",
  request: { method: "GET", ...request },
  response: [response],
});

test.each<readonly [string, object]>([
  ["a whole text", { raw: "{{baseUrl}}/orders?page=1&limit=5" }],
  [
    "parts, as the tools of Postman write it",
    {
      host: ["{{baseUrl}}"],
      path: ["orders"],
      query: [
        { key: "page", value: "<integer>", description: { content: "Page number" } },
        { key: "limit", value: "<integer>" },
      ],
    },
  ],
  [
    "parts with a protocol and a port",
    {
      protocol: "https",
      host: ["api", "test"],
      port: "8443",
      path: ["v1", { type: "string", value: "orders" }],
      query: [
        { key: "page", value: "1" },
        { key: "limit", value: "5" },
      ],
    },
  ],
])("an address is read from %s", async (_, url) => {
  const { resources, servers } = await read(shop([list({ url })]));
  expect(resources[0]?.list?.paging).toMatchObject({ style: "page", page: { parameter: "page" } });
  expect(servers[0]).toMatch(/^https:\/\/api\.test(?::8443)?(?:\/v1)?$/);
});

test("names of types in examples are types", async () => {
  const { resources } = await read(shop([list({ url: "{{baseUrl}}/orders" })]));
  expect(resources[0]?.fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    "id text",
    "total number",
    "isPaid boolean",
    "placedAt date-time",
  ]);
});

test("a saved success describes the response, not an error before it", async () => {
  const item = { ...list({ url: "{{baseUrl}}/orders" }) };
  const refused = { code: 401, body: '{"message":"Sign in"}' };
  const { resources } = await read(shop([{ ...item, response: [refused, ...item.response] }]));
  expect(resources[0]?.list?.operation).toBeDefined();
});

test("a collection in the envelope of the API of Postman is read", async () => {
  const { resources } = await read({ collection: shop([list({ url: "{{baseUrl}}/orders" })]) });
  expect(resources.map(({ name }) => name)).toEqual(["orders"]);
});

const bearer = { type: "bearer", bearer: [{ key: "token", value: "{{token}}" }] };
const url = "{{baseUrl}}/orders";
const header = (key: string, value: string, more: object = {}) =>
  shop([list({ url, header: [{ key, value, ...more }] })]);

test.each<readonly [string, object, object | undefined]>([
  [
    "a folder",
    shop([{ name: "Admin", auth: bearer, item: [list({ url })] }]),
    { prefix: "Bearer " },
  ],
  ["a header with a token", header("Authorization", "Bearer {{token}}"), { prefix: "Bearer " }],
  ["another word", header("Authorization", "Token {{token}}"), { prefix: "Token " }],
  ["a header with a key", header("X-API-Key", "{{key}}"), { name: "x-api-key" }],
  ["a disabled header", header("X-API-Key", "{{key}}", { disabled: true }), undefined],
])("the sign-in comes from %s", async (_, collection, expected) => {
  const { signIn } = await read(collection);
  const [first] = signIn.methods;
  if (expected === undefined) expect(first?.kind).not.toBe("key");
  else expect(first).toMatchObject({ credential: expected });
});

test("a header of the API is a parameter", async () => {
  const { operations } = await read(header("X-Tenant", "north"));
  expect(operations[0]?.parameters.map(({ name }) => name.toLowerCase())).toContain("x-tenant");
});

test.each([
  ["c_1003", "PATCH"],
  ["INV-2024.7", "DELETE"],
  ["a7f", "PUT"],
])("the code %s that a %s has below its list is a key", async (code, method) => {
  const { resources } = await read(
    shop([
      { name: "List", request: { method: "GET", url } },
      { name: "Read", request: { method: "GET", url: `${url}/${code}` } },
      { name: "Write", request: { method, url: `${url}/${code}` } },
    ]),
  );
  expect(resources.map(({ itemPath }) => itemPath)).toEqual(["/orders/{orderId}"]);
});

test.each(["theme", "v2"])("the word %s below a path is not a key", async (word) => {
  const { resources } = await read(
    shop([
      { name: "List", request: { method: "GET", url } },
      { name: "Write", request: { method: "PUT", url: `${url}/${word}` } },
    ]),
  );
  expect(resources.map(({ itemPath }) => itemPath)).not.toContain("/orders/{orderId}");
});

const sent = (method: string, to: string, value: object, code = 200) => ({
  name: method,
  request: { method, url: to, body: { mode: "raw", raw: JSON.stringify(value) } },
  response: [{ code, body: "{}" }],
});

const sentForm = (mode: string, values: Readonly<Record<string, string | object>>) => {
  const entries = Object.entries(values).map(([key, value]) =>
    typeof value === "string" ? { key, value, type: "text" } : { key, type: "file", ...value },
  );
  return { name: "POST", request: { method: "POST", url, body: { mode, [mode]: entries } } };
};

test.each([
  ["a create", [sent("POST", url, { name: "A", total: 5 }, 201)], ["state", "name", "total"]],
  ["a PUT", [sent("PUT", `${url}/:id`, { name: "A" })], ["state", "name"]],
  ["a form", [sentForm("urlencoded", { name: "A", state: "new" })], ["state", "name"]],
  [
    "a form with a file",
    [sentForm("formdata", { name: "A", scan: { src: "a.pdf" } })],
    ["state", "name"],
  ],
  ["a refused create", [sent("POST", url, { nome: "A" }, 422)], ["state"]],
  ["an action", [sent("POST", `${url}/:id/pay`, { amount: 5 })], ["state"]],
])("a recorded PATCH takes the members of %s", async (_, others, expected) => {
  const { operations } = await read(
    shop([list({ url }), sent("PATCH", `${url}/:id`, { state: "paid" }), ...others]),
  );
  const body = operations.find(({ method }) => method === "patch")?.body?.field;
  expect(body?.kind === "group" && body.fields.map(({ name }) => name)).toEqual(expected);
});
