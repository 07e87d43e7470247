import { expect, test } from "vitest";
import type { AdminModel } from "#types/admin-model.ts";
import { createModel } from "#create-model.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";

const text = { type: "string" };
const header = (name: string, more: object = {}) => ({
  name,
  in: "header",
  required: true,
  schema: { type: "string" },
  ...more,
});
const rows = { type: "array", items: { type: "object", properties: { id: { type: "string" } } } };
const get = (...parameters: readonly object[]) => ({
  get: {
    parameters,
    responses: { "200": { content: { "application/json": { schema: rows } } } },
  },
});

async function modelOf(paths: object): Promise<AdminModel> {
  return createModel(JSON.stringify({ openapi: "3.1.0", paths }));
}

const state = { search: "", filters: {}, page: 1, sort: [] };

test("a header that most operations require is entered once and sent where it is declared", async () => {
  const model = await modelOf({
    "/a": get(header("X-Tenant")),
    "/b": get(header("x-tenant")),
    "/c": get(),
  });
  expect(model.signIn.settings).toMatchObject([{ in: "header", name: "X-Tenant" }]);
  const requests = model.resources.map((resource) => buildListRequest(model, resource, state));
  expect(requests.map(({ path, settings }) => [path, settings?.map(({ name }) => name)])).toEqual([
    ["/a", ["X-Tenant"]],
    ["/b", ["x-tenant"]],
    ["/c", undefined],
  ]);
  const [operation] = model.operations;
  expect(operation?.parameters).toMatchObject([{ isRequired: false, isSetting: true }]);
});

test("calls of a sign-in have settings too", async () => {
  const me = {
    ...get(header("X-Tenant")).get,
    responses: { "200": { content: { "application/json": { schema: rows.items } } } },
  };
  const model = await modelOf({ "/me": { get: me }, "/a": get(header("X-Tenant")) });
  expect(model.signIn.me).toMatchObject({ path: "/me", settings: [{ name: "X-Tenant" }] });
});

// A framework for web APIs, a payment service, a directory: each operation requires its version.
test.each([
  [
    {
      name: "api-version",
      in: "query",
      required: true,
      schema: { type: "string", default: "2.0" },
    },
    "2.0",
  ],
  [header("Payment-Version", { schema: { type: "integer", default: 3 } }), "3"],
  [
    { name: "format", in: "query", required: true, schema: { enum: ["json"], default: "json" } },
    "json",
  ],
])("the calls of a sign-in have the required default of %j", async (parameter, value) => {
  const { name, in: location } = parameter;
  const settings = [{ in: location, name, default: value }];
  const credentials = { type: "object", properties: { email: text, password: text } };
  const body = { content: { "application/json": { schema: credentials } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      security: [{ key: [] }],
      components: { securitySchemes: { key: { type: "http", scheme: "bearer" } } },
      paths: {
        "/login": {
          post: { parameters: [parameter], requestBody: body, responses: { "200": {} } },
        },
        "/a": get(parameter),
      },
    }),
  );
  expect(model.signIn.methods).toMatchObject([{ call: { path: "/login", settings } }, {}]);
  expect(model.signIn.checks).toMatchObject([{ path: "/a", settings }]);
});

test.each([
  ["a key", header("X-API-Key")],
  ["a header with a default", header("X-Version", { schema: { type: "string", default: "1" } })],
  ["a header of a single call", header("Idempotency-Key")],
  ["a trace header", header("X-Request-ID")],
  ["a conditional header", header("If-Match")],
  ["an optional key without a scheme", header("X-Vault-Token", { required: false })],
  ["a token against forged requests", header("X-CSRF-Token")],
])("%s is not a setting", async (_, parameter) => {
  const model = await modelOf({ "/a": get(parameter), "/b": get(parameter) });
  expect(model.signIn.settings).toBeUndefined();
});

test("a parameter that few operations require is not a setting", async () => {
  const model = await modelOf({
    "/a": get(header("X-Tenant")),
    "/b": get(header("X-Tenant")),
    "/c": get(),
    "/d": get(),
  });
  expect(model.signIn.settings).toBeUndefined();
  expect(model.operations[0]?.parameters).toMatchObject([{ isRequired: true }]);
});

test.each(["text", "image_url", "q"])(
  "the input %s of each operation is not a setting",
  async (name) => {
    const input = { name, in: "query", required: true, schema: { type: "string" } };
    const model = await modelOf({ "/a": get(input), "/b": get(input), "/c": get(input) });
    expect(model.signIn.settings).toBeUndefined();
    expect(model.operations[0]?.parameters).toMatchObject([{ isRequired: true }]);
  },
);

test("a query parameter that most operations require is a setting", async () => {
  const tenant = { name: "tenant", in: "query", required: true, schema: { type: "string" } };
  const model = await modelOf({ "/a": get(tenant), "/b": get(tenant) });
  expect(model.signIn.settings).toMatchObject([{ in: "query", name: "tenant" }]);
});

test.each([
  ["X-Tenant", "text"],
  ["X-API-Version", "text"],
  ["X-Organization-Token", "secret"],
])("an optional header %s of most operations is a setting", async (name, kind) => {
  const parameter = header(name, { required: false });
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      security: [{ key: [] }],
      components: { securitySchemes: { key: { type: "http", scheme: "bearer" } } },
      paths: { "/a": get(parameter), "/b": get(parameter), "/c": get() },
    }),
  );
  expect(model.signIn.settings).toMatchObject([{ name, field: { kind, isRequired: false } }]);
});

test.each(["account_auth", "tenantId", "api-version"])(
  "the setting %s in the query is not a filter",
  async (name) => {
    const setting = { name, in: "query", required: true, schema: { type: "string" } };
    const state = { name: "state", in: "query", schema: { type: "string" } };
    const { resources } = await modelOf({ "/a": get(setting, state), "/b": get(setting) });
    const filters = resources.map(({ list }) => list?.filters.map((filter) => filter.name));
    expect(filters).toEqual([["state"], []]);
  },
);

test.each(["X-CSRF-Token", "X-Antiforgery", "RequestVerificationToken", "X-Crumb"])(
  "the token against forged requests in %s is not an input of a form, nor entered at sign-in",
  async (name) => {
    const model = await modelOf({ "/a": { post: get(header(name)).get }, "/b": get(header(name)) });
    expect(model.signIn.settings).toBeUndefined();
    expect(model.signIn.csrf).toMatchObject({ header: name });
    const parameters = model.operations.flatMap((operation) => operation.parameters);
    expect(parameters.filter(({ isRequired, isSetting }) => isRequired || !isSetting)).toEqual([]);
  },
);

test("the calls of a sign-in have the defaults of optional parameters, which the API may demand", async () => {
  const version = { name: "api-version", in: "query", schema: { type: "string", default: "2.0" } };
  const { signIn } = await modelOf({ "/a": get(version, { ...version, name: "x", schema: text }) });
  const settings = [{ in: "query", name: "api-version", default: "2.0", isOptional: true }];
  expect(signIn.checks).toMatchObject([{ path: "/a", settings }]);
});
