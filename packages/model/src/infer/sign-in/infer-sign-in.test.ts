import { expect, test } from "vitest";
import type { SignIn } from "#types/sign-in.ts";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const object = (...names: readonly string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const post = (schema: object, response: object = object("token"), more: object = {}) => ({
  post: {
    requestBody: { content: { "application/json": { schema } } },
    responses: { "200": { content: { "application/json": { schema: response } } } },
    ...more,
  },
});
const bearer = { bearer: { type: "http", scheme: "bearer" } };
const guarded = { security: [{ bearer: [] }], components: { securitySchemes: bearer } };

async function signInOf(document: object): Promise<SignIn> {
  return (await createModel(JSON.stringify({ openapi: "3.1.0", paths: {}, ...document }))).signIn;
}

test("without security the first method needs no credential, the others do", async () => {
  const { methods } = await signInOf({});
  expect(methods.map(({ kind }) => kind)).toEqual(["none", "basic", "token"]);
});

test.each<readonly [string, object, object]>([
  [
    "/login",
    object("username", "password"),
    { username: { path: ["username"] }, password: { path: ["password"] } },
  ],
  [
    "/auth/login",
    object("access_key_id", "secret_access_key"),
    { username: { path: ["access_key_id"] }, password: { path: ["secret_access_key"] } },
  ],
  ["/sessions", object("email", "password"), { username: { path: ["email"] } }],
  ["/auth/local", object("identifier", "password"), { username: { path: ["identifier"] } }],
  // An office suite, a shop and a museum: the other text that a login requires is the user.
  ["/method/login", object("usr", "pwd"), { username: { path: ["usr"] } }],
  [
    "/anmelden/login",
    { ...object("benutzer", "password"), required: ["benutzer", "password"] },
    { username: { path: ["benutzer"] } },
  ],
  [
    "/sign-in",
    { ...object("staff_number", "password", "remember"), required: ["staff_number", "password"] },
    { username: { path: ["staff_number"] } },
  ],
  [
    "/users/login",
    { properties: { user: object("email", "password") } },
    { username: { path: ["user", "email"] } },
  ],
])("POST %s of %j signs in", async (path, body, want) => {
  const { methods } = await signInOf({ ...guarded, paths: { [path]: post(body) } });
  expect(methods.map(({ kind }) => kind)).toEqual(["password", "token"]);
  expect(methods[0]).toMatchObject({
    call: { method: "post", path, mediaType: "application/json" },
    tokenPaths: [["token"]],
    credential: { in: "header", name: "Authorization", prefix: "Bearer " },
    ...want,
  });
});

test.each<readonly [string, object]>([
  ["/users", object("email", "password", "name")],
  ["/password/reset", object("email", "password")],
  ["/account/password", object("password", "new_password")],
  ["/login/{id}", object("email", "password")],
  ["/cloud-tokens", object("name", "token")],
])("POST %s of %j is not a sign-in", async (path, body) => {
  const { methods } = await signInOf({ ...guarded, paths: { [path]: post(body, object("id")) } });
  expect(methods.map(({ kind }) => kind)).toEqual(["token"]);
});

test("a login without a token in its response has a session cookie", async () => {
  const { methods } = await signInOf({
    paths: { "/login": post(object("username", "password"), object("id", "email")) },
  });
  expect(methods).toMatchObject([
    { kind: "password", credential: { in: "session" }, userPaths: [[]] },
  ]);
});

const flow = (tokenUrl: string) => ({
  components: {
    securitySchemes: { o: { type: "oauth2", flows: { password: { tokenUrl, scopes: {} } } } },
  },
  security: [{ o: [] }],
});

test.each([
  ["login/token", [], "/login/token"],
  ["/login/token", [], "/login/token"],
  ["/api/token", [{ url: "/api" }], "/token"],
  ["https://h/api/token", [{ url: "https://h/api" }], "/token"],
])(
  "the token URL %s of a flow with the servers %j has the path %s",
  async (tokenUrl, servers, path) => {
    const { methods } = await signInOf({ ...flow(tokenUrl), servers });
    expect(methods[0]).toMatchObject({
      kind: "password",
      call: { method: "post", path, mediaType: "application/x-www-form-urlencoded" },
      constants: { grant_type: "password" },
      tokenPaths: [["access_token"]],
    });
  },
);

test("a token URL on another host is used as declared", async () => {
  const { methods } = await signInOf({
    ...flow("https://other/token"),
    servers: [{ url: "https://h/api" }],
  });
  expect(methods[0]).toMatchObject({
    kind: "password",
    call: { path: "" },
    tokenUrl: "https://other/token",
  });
});

test.each<readonly [object, object]>([
  [
    { type: "http", scheme: "bearer" },
    { in: "header", name: "Authorization", prefix: "Bearer " },
  ],
  [
    { type: "apiKey", in: "header", name: "X-Key" },
    { in: "header", name: "X-Key", prefix: "" },
  ],
  [
    { type: "apiKey", in: "query", name: "key" },
    { in: "query", name: "key" },
  ],
  [
    { type: "apiKey", in: "cookie", name: "sid" },
    { in: "cookie", name: "sid" },
  ],
  [{ type: "apiKey", in: "header", name: "Authorization" }, { prefix: "Bearer " }],
  [
    {
      type: "apiKey",
      in: "header",
      name: "Authorization",
      description: "A JWT token.\n\n    Token xxxx.yyy",
    },
    { prefix: "Token " },
  ],
  [
    {
      type: "apiKey",
      in: "header",
      name: "Authorization",
      description: 'Authentication with required prefix "Key"',
    },
    { prefix: "Key " },
  ],
  [
    {
      type: "apiKey",
      in: "header",
      name: "Authorization",
      description: "Enter a token with the `SSWS` prefix.",
    },
    { prefix: "SSWS " },
  ],
  [{ type: "openIdConnect" }, { prefix: "Bearer " }],
])("a pasted token for %j goes to %j", async (scheme, credential) => {
  const { methods } = await signInOf({
    components: { securitySchemes: { s: scheme } },
    security: [{ s: [] }],
  });
  expect(methods).toMatchObject([{ kind: "token", id: "token-s", credential }]);
});

test("undefined and incomplete schemes are ignored", async () => {
  const { methods } = await signInOf({
    security: [{ missing: [] }, { broken: [] }, null, 7],
    components: {
      securitySchemes: { broken: { type: "apiKey", in: "cookie" }, odd: 3, ...bearer },
    },
  });
  expect(methods).toMatchObject([{ kind: "token", id: "token-bearer" }]);
});

test("registration, the user and sign-out are found", async () => {
  const signIn = await signInOf({
    ...guarded,
    paths: {
      "/auth/register": post(
        { ...object("name", "email", "password"), required: ["email"] },
        object("token"),
        { security: [] },
      ),
      "/auth/login": post(
        object("email", "password"),
        { properties: { token: text, user: object("id") } },
        { security: [] },
      ),
      "/auth/logout": { post: { responses: { "204": {} } } },
      "/auth/me": {
        get: {
          responses: {
            "200": { content: { "application/json": { schema: object("id", "email") } } },
          },
        },
      },
    },
  });
  expect(signIn).toMatchObject({
    methods: [
      { kind: "password", call: { path: "/auth/login" }, userPaths: [["user"]] },
      { kind: "token" },
    ],
    registration: { call: { method: "post", path: "/auth/register" } },
    me: { path: "/auth/me", record: [] },
    signOut: { method: "post", path: "/auth/logout" },
  });
  expect(signIn.registration?.fields.map(({ path, field }) => [path, field.kind])).toEqual([
    [["name"], "text"],
    [["email"], "email"],
    [["password"], "secret"],
  ]);
});

test("creating users after sign-in is not a registration", async () => {
  const signIn = await signInOf({
    ...guarded,
    paths: {
      "/users": post(object("email", "password")),
      "/login": post(object("email", "password"), object("token"), { security: [] }),
    },
  });
  expect(signIn.registration).toBeUndefined();
});
