import { expect, test } from "vitest";
import type { AdminModel } from "#types/admin-model.ts";
import { createModel } from "#create-model.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";

const rows = { type: "array", items: { type: "object", properties: { id: { type: "string" } } } };
const content = { "application/json": { schema: rows } };
const get = (...security: readonly object[]) => ({
  get: { ...(security.length > 0 && { security }), responses: { "200": { content } } },
});
const bearer = { type: "http", scheme: "bearer" };
const basic = { type: "http", scheme: "basic" };
const key = { type: "apiKey", in: "header", name: "X-Api-Key", description: "Key of a bouncer" };
const oauth2 = { type: "oauth2", flows: {} };

async function modelOf(
  securitySchemes: object,
  paths: object,
  security: readonly object[] = [],
): Promise<AdminModel> {
  const document = { openapi: "3.1.0", security, paths, components: { securitySchemes } };
  return createModel(JSON.stringify(document));
}

const state = { search: "", filters: {}, page: 1, sort: [] };

// A security engine, a store whose document requires OAuth, a service with an admin part.
test.each([
  [
    "an API key next to a bearer token",
    { jwt: bearer, bouncer: key },
    { "/users": get({ jwt: [] }), "/decisions": get({ bouncer: [] }) },
    [],
    [["jwt"], ["bouncer"]],
  ],
  [
    "an operation with its own requirement next to that of the document",
    { auth: oauth2, api_key: key },
    { "/pets": get(), "/inventory": get({ api_key: [] }), "/orders": get({ auth: [] }) },
    [{ auth: ["read"] }],
    [["auth"], ["api_key"], ["auth"]],
  ],
  [
    "Basic next to a bearer token in the same header",
    { user: bearer, admin: basic },
    { "/items": get({ user: [] }), "/config": get({ admin: [] }) },
    [],
    [["user"], ["admin"]],
  ],
  [
    "an operation with alternatives takes each of them",
    { jwt: bearer, bouncer: key },
    { "/users": get({ jwt: [] }), "/both": get({ jwt: [] }, { bouncer: [] }), "/open": get({}) },
    [],
    [["jwt"], undefined, undefined],
  ],
  [
    "two names of one credential are alike",
    { jwt: bearer, other: { ...bearer, bearerFormat: "JWT" } },
    { "/users": get({ jwt: [] }), "/decisions": get({ other: [] }) },
    [],
    [undefined, undefined],
  ],
  [
    "the bearer tokens of a user and of an administrator",
    { userToken: bearer, adminToken: bearer },
    { "/users": get({ userToken: [] }), "/tenants": get({ adminToken: [] }) },
    [],
    [["userToken"], ["adminToken"]],
  ],
  [
    "two keys in one header, one of which belongs to a service",
    { ApiKeyAuth: key, service_key: key },
    { "/users": get({ ApiKeyAuth: [] }), "/jobs": get({ service_key: [] }), "/all": get() },
    [{ ApiKeyAuth: [] }, { service_key: [] }],
    [["ApiKeyAuth"], ["service_key"], undefined],
  ],
  [
    "two keys in different headers",
    { a: { ...key, name: "X-A" }, b: { ...key, name: "X-B" } },
    { "/users": get({ a: [] }), "/logs": get({ b: [] }) },
    [],
    [["a"], ["b"]],
  ],
  [
    "a bearer token whose operations declare OAuth, too",
    { bearerAuth: bearer, adminOAuth: oauth2 },
    { "/users": get({ bearerAuth: [] }), "/tenants": get({ adminOAuth: [] }) },
    [],
    [undefined, undefined],
  ],
  [
    "all operations take the same scheme",
    { jwt: bearer, unused: key },
    { "/users": get({ jwt: [] }), "/decisions": get() },
    [{ jwt: [] }],
    [undefined, undefined],
  ],
] as const)("%s", async (_, schemes, paths, security, want) => {
  const model = await modelOf(schemes, paths, security);
  expect(model.operations.map((operation) => operation.schemes)).toEqual(want);
  const requests = model.resources.map((resource) => buildListRequest(model, resource, state));
  const byPath = new Map(requests.map((request) => [request.path, request.schemes]));
  expect(model.operations.map(({ path }) => byPath.get(path))).toEqual(want);
  expect(model.signIn.schemes === undefined).toBe(want.every((names) => names === undefined));
});

const open = get().get;
const closed = get({ bouncer: [] }).get;

test.each([
  ["a GET without a requirement takes that of its HEAD", { get: open, head: closed }, ["bouncer"]],
  ["a HEAD without a requirement takes that of its GET", { head: open, get: closed }, ["bouncer"]],
  ["a GET takes none of its POST", { get: open, post: closed }, undefined],
  ["a GET that declares no credential takes none", { get: get({}).get, head: closed }, undefined],
])("%s", async (_, path, want) => {
  const paths = { "/users": get({ jwt: [] }), "/decisions": path };
  const components = { securitySchemes: { jwt: bearer, bouncer: key } };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths, components }));
  const [method] = Object.keys(path);
  const operation = model.operations.find(
    (one) => one.path === "/decisions" && one.method === method,
  );
  expect(operation?.schemes).toEqual(want);
});

test("the sign-in has each scheme with the location of its credential", async () => {
  const paths = { "/users": get({ jwt: [] }), "/decisions": get({ bouncer: [] }) };
  const { signIn } = await modelOf({ jwt: bearer, bouncer: key }, paths);
  expect(signIn.schemes).toEqual([
    { name: "jwt", credential: { in: "header", name: "Authorization", prefix: "Bearer " } },
    {
      name: "bouncer",
      credential: { in: "header", name: "X-Api-Key", prefix: "" },
      description: "Key of a bouncer",
    },
  ]);
});
