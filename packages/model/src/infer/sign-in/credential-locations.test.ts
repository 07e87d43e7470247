import { expect, test } from "vitest";
import type { SignIn } from "#types/sign-in.ts";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const object = (...names: readonly string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const respondWith = (schema: object, headers: object = {}) => ({
  responses: { "200": { headers, content: { "application/json": { schema } } } },
});
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const rows = respondWith({ type: "array", items: object("id") });
const login = (response: object = respondWith(object("token"))) => ({
  post: { requestBody: json(object("username", "password")), ...response },
});

async function signInOf(document: object): Promise<SignIn> {
  return (await createModel(JSON.stringify({ openapi: "3.1.0", paths: {}, ...document }))).signIn;
}
const withScheme = (scheme: object, name = "key", more: object = {}) => ({
  components: { securitySchemes: { [name]: scheme } },
  security: [{ [name]: [] }],
  ...more,
});
const key = { type: "apiKey", in: "header", name: "Authorization" };

test.each<readonly [string, object, string, string]>([
  ["x-default of a generator for Django", { ...key, "x-default": "Token 9c1e" }, "auth", "Token "],
  ["an example", { ...key, example: "Api-Key 12.ab" }, "auth", "Api-Key "],
  ["prose", { ...key, description: "Send `Authorization: GenieKey {key}`." }, "auth", "GenieKey "],
  ["an example with =", { ...key, "x-default": "Token token=9c1e" }, "auth", "Token token="],
  ["an unfinished example", { ...key, "x-default": "Discogs token=" }, "auth", "Discogs token="],
  [
    "prose with =",
    { ...key, description: "`Authorization: PVEAPIToken=user!id=uuid`" },
    "auth",
    "PVEAPIToken=",
  ],
  ["a format", { ...key, description: "Format: **Acme {api_token}**" }, "auth", "Acme "],
  [
    "a word in prose",
    { ...key, description: "Prefix the key with the word AcmeKey and a space." },
    "auth",
    "AcmeKey ",
  ],
  ["a request", { ...key, description: "Enter {token} from your profile" }, "auth", "Bearer "],
  ["the name of the scheme", key, "TokenAuth", "Token "],
  ["the name of another scheme", key, "SSWS", "SSWS "],
  ["nothing", key, "auth", "Bearer "],
])("the prefix of a key in Authorization is read from %s", async (_, scheme, name, prefix) => {
  const { methods } = await signInOf(withScheme(scheme, name));
  expect(methods[0]).toMatchObject({
    kind: "token",
    credential: { name: "Authorization", prefix },
  });
});

test.each([
  ["Call it with `Authorization: Token <your token>`.", "Token "],
  ["curl -H 'Authorization: JWT eyJ0eXAi' https://shop.test", "JWT "],
  ["All keys are prefixed with `Key`.", "Key "],
])("the description %s declares how a login's token is sent", async (description, prefix) => {
  const { methods } = await signInOf({ info: { description }, paths: { "/login": login() } });
  expect(methods[0]).toMatchObject({ kind: "password", credential: { prefix }, isAssumed: true });
});

test.each([
  ["Authorization: Bearer", "Authorization", "Bearer "],
  ["Authorization: Token {token}", "Authorization", "Token "],
  ["Authorization (Bearer)", "Authorization", "Bearer "],
  ["X-API-Key: <key>", "X-API-Key", ""],
  ['"X-Key"', "X-Key", ""],
  ["`X-Key`", "X-Key", ""],
  ["'Authorization: Bearer <token>'", "Authorization", "Bearer "],
  ["Authorization Bearer", "Authorization", "Bearer "],
  ["X API Key", "X-API-Key", ""],
  ["Api Key", "Api-Key", ""],
  ["X-Key (header)", "X-Key", ""],
  ["HTTP header X-Key", "X-Key", ""],
])("the header name %s is repaired", async (written, name, prefix) => {
  const { methods } = await signInOf(withScheme({ ...key, name: written }));
  expect(methods[0]).toMatchObject({ credential: { in: "header", name, prefix } });
});

test.each(["X-Schlüssel", "鍵", "(key)"])(
  "a key in the header %s, which HTTP cannot send, is not a sign-in method",
  async (written) => {
    const { methods } = await signInOf(withScheme({ ...key, name: written }));
    expect(methods[0]).toMatchObject({
      kind: "none",
      evidence: { reason: { code: "no-security" } },
    });
  },
);

test.each([
  ["X-Auth-Token", { in: "header", name: "x-auth-token", prefix: "" }],
  ["Authorization", { in: "header", name: "Authorization", prefix: "Bearer " }],
  ["X-Session-Token", { in: "header", name: "x-session-token", prefix: "" }],
])("a token in the response header %s", async (header, credential) => {
  const response = respondWith(object("id"), { [header]: { schema: text } });
  const { methods } = await signInOf({ paths: { "/login": login(response) } });
  expect(methods[0]).toMatchObject({ tokenHeader: header.toLowerCase(), credential });
});

test("a token against forged requests in a response header is not a token", async () => {
  const response = respondWith(object("id"), { "X-CSRF-Token": { schema: text } });
  const { methods } = await signInOf({ paths: { "/login": login(response) } });
  expect(methods[0]).toMatchObject({ credential: { in: "session" } });
});

test.each<readonly [string, object, readonly string[]]>([
  [
    "lists before records",
    { "/profile": { get: respondWith(object("id")) }, "/orders": { get: rows } },
    ["/orders", "/profile"],
  ],
  [
    "a list of other records before one of accounts",
    {
      "/staff": { get: rows },
      "/staff/login": login(rows),
      "/orders": { get: rows },
    },
    ["/orders", "/staff"],
  ],
  [
    "described reads before others",
    { "/a": { get: { responses: { 200: {} } } }, "/orders": { get: rows } },
    ["/orders"],
  ],
  [
    "reads without a schema if there are no others",
    {
      "/queues": {
        get: { responses: { default: { description: "", content: { "application/json": {} } } } },
      },
      "/vhosts": { get: { responses: { 200: { description: "OK" } } } },
      "/report.pdf": { get: { responses: { 200: { content: { "application/pdf": {} } } } } },
    },
    ["/queues", "/vhosts"],
  ],
  [
    "no read without a schema that reveals nothing",
    { "/status": { get: { responses: { 200: {} } } }, "/users/{id}": { get: { responses: {} } } },
    [],
  ],
  [
    "lists by POST if no list is read by GET",
    {
      "/users.list": { post: { ...rows, requestBody: json(object("cursor")) } },
      "/tasks/search": {
        post: { ...rows, summary: "Search tasks", requestBody: json(object("limit")) },
      },
      "/listStaff": { post: rows },
      "/users.create": { post: { ...rows, requestBody: json(object("name")) } },
      "/teams.list": {
        post: { ...rows, requestBody: json({ ...object("team"), required: ["team"] }) },
      },
    },
    ["/users.list", "/listStaff"],
  ],
  ["no public read", { "/health": { get: rows }, "/public/news": { get: rows } }, []],
  [
    "no declared open read",
    { "/news": { get: { ...rows, security: [] } }, "/orders": { get: rows } },
    ["/orders"],
  ],
  [
    "no read with required input",
    {
      "/orders/{id}": { get: rows },
      "/search-orders": {
        get: { ...rows, parameters: [{ name: "q", in: "query", required: true, schema: text }] },
      },
    },
    [],
  ],
])("a credential is checked by %s", async (_, paths, want) => {
  const { checks = [] } = await signInOf(
    withScheme({ type: "http", scheme: "bearer" }, "bearer", { paths }),
  );
  expect(checks.map(({ path }) => path)).toEqual(want);
  expect(checks.map(({ operation }) => operation)).toEqual(want.map(() => expect.any(String)));
});

test.each<readonly [string, object, object | undefined]>([
  ["/auth/logout", object("refresh_token"), { tokenPath: ["refresh_token"], constants: {} }],
  ["/logout", object("refresh"), { tokenPath: ["refresh"] }],
  ["/signout", object("renewalToken"), { tokenPath: ["renewalToken"] }],
  [
    "/session/signout",
    { ...object("mode"), required: ["mode"], properties: { mode: { enum: ["all"] } } },
    { constants: { mode: "all" } },
  ],
])("the sign-out at %s sends its declared body", async (path, body, want) => {
  const out = { post: { requestBody: json(body), responses: { "204": {} } } };
  const { signOut } = await signInOf({ paths: { "/login": login(), [path]: out } });
  expect(signOut).toMatchObject({ path, body: want });
});

test.each<readonly [string, object, object]>([
  [
    "/csrf",
    { get: respondWith(object("csrfToken")) },
    { read: { path: "/csrf", tokenPaths: [["csrfToken"]] } },
  ],
  [
    "/sanctum/csrf-cookie",
    { get: { responses: { "204": {} } } },
    { read: { path: "/sanctum/csrf-cookie", tokenPaths: [] } },
  ],
  [
    "/orders",
    { get: { ...rows, parameters: [{ name: "X-CSRF-TOKEN", in: "header", schema: text }] } },
    { header: "X-CSRF-TOKEN" },
  ],
  [
    "/pumps",
    { get: { ...rows, parameters: [{ name: "X-Crumb", in: "header", schema: text }] } },
    { header: "X-Crumb" },
  ],
  [
    "/session",
    { get: respondWith(object("user", "csrf_token")) },
    { read: { path: "/session", tokenPaths: [["csrf_token"]] } },
  ],
])("%s shows the protection of cookie sessions", async (path, item, want) => {
  expect((await signInOf({ paths: { [path]: item } })).csrf).toEqual(want);
});

const account = object("email", "password", "first_name");
test.each<readonly [string, object, boolean]>([
  ["/users", { summary: "Create a user" }, false],
  ["/accounts", { summary: "Add an account" }, false],
  ["/users", { summary: "Create a user", security: [] }, true],
  ["/auth/register", { summary: "Register" }, false],
  ["/auth/register", { summary: "Register", security: [] }, true],
  ["/auth/register", { summary: "Register", security: [{}, { bearer: [] }] }, true],
  ["/auth/register", { summary: "Register", description: "No authentication required." }, true],
  ["/members", { summary: "Register a member", description: "Self-registration." }, true],
  ["/signup", { summary: "Sign up" }, true],
  ["/signup", { summary: "Sign up", security: [{ bearer: [] }] }, false],
  ["/auth/register", { summary: "Register", security: [{ bearer: [] }] }, false],
])("POST %s with %j as a registration: %s", async (path, more, isFound) => {
  const register = { post: { requestBody: json(account), responses: { "201": {} }, ...more } };
  const { registration } = await signInOf(
    withScheme({ type: "http", scheme: "bearer" }, "bearer", {
      paths: { "/login": login(), [path]: register, "/orders": { get: rows } },
    }),
  );
  expect(registration !== undefined).toBe(isFound);
});

test("without a login, a registration that requires a credential is not offered", async () => {
  const post = { requestBody: json(account), summary: "Register", responses: { "201": {} } };
  const offered = async (more: object): Promise<boolean> => {
    const parts = {
      paths: { "/register": { post: { ...post, ...more } }, "/orders": { get: rows } },
    };
    const document = withScheme({ type: "http", scheme: "bearer" }, "bearer", parts);
    return (await signInOf(document)).registration !== undefined;
  };
  expect(await offered({})).toBe(false);
  expect(await offered({ security: [] })).toBe(true);
});

test.each<readonly [string, string, string, object[] | undefined]>([
  ["query", "token", "Authentication token. Requires scope: `a:read`", undefined],
  ["header", "access_token", "The access token of the user.", undefined],
  ["query", "token", "Token of the invitation.", [{ name: "token" }]],
])("the %s parameter %s, %s: settings %o", async (location, name, description, want) => {
  const parameter = { name, in: location, required: true, description, schema: text };
  const get = { ...rows, parameters: [parameter] };
  const { settings } = await signInOf(
    withScheme({ type: "http", scheme: "bearer" }, "bearer", {
      paths: { "/a": { get }, "/b": { get } },
    }),
  );
  if (want === undefined) expect(settings).toBeUndefined();
  else expect(settings).toMatchObject(want);
});

test("without any security, creating a user is not a registration", async () => {
  const post = { requestBody: json(account), ...respondWith(object("id")) };
  const { registration } = await signInOf({ paths: { "/login": login(), "/users": { post } } });
  expect(registration).toBeUndefined();
});
