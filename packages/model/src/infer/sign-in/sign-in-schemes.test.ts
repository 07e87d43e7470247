import { expect, test } from "vitest";
import type { SignIn } from "#types/sign-in.ts";
import type { AdminModel } from "#types/admin-model.ts";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const object = (...names: readonly string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const respondWith = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});
const json = (schema: object) => ({ content: { "application/json": { schema } } });

async function modelOf(document: object): Promise<AdminModel> {
  return createModel(JSON.stringify({ openapi: "3.1.0", paths: {}, ...document }));
}
async function signInOf(document: object): Promise<SignIn> {
  return (await modelOf(document)).signIn;
}
const kindsOf = ({ methods }: SignIn) => methods.map(({ kind, id }) => `${kind} ${id}`);
const withSchemes = (schemes: { readonly [name: string]: object }, more: object = {}) => ({
  components: { securitySchemes: schemes },
  security: Object.keys(schemes).map((name) => ({ [name]: [] })),
  ...more,
});

const basic = { type: "http", scheme: "basic" };
const bearer = { type: "http", scheme: "bearer" };
const addresses = { authorizationUrl: "https://id.test/auth", tokenUrl: "https://id.test/token" };

test("the method that users most probably use is first", async () => {
  const schemes = {
    cookie: { type: "apiKey", in: "cookie", name: "sid" },
    query: { type: "apiKey", in: "query", name: "key" },
    oauth: {
      type: "oauth2",
      flows: {
        authorizationCode: { ...addresses, scopes: {} },
        clientCredentials: { tokenUrl: addresses.tokenUrl, scopes: {} },
      },
    },
    header: { type: "apiKey", in: "header", name: "X-Key" },
    bearer,
    basic,
  };
  expect(kindsOf(await signInOf(withSchemes(schemes)))).toEqual([
    "basic basic-basic",
    "token token-bearer",
    "token token-header",
    "authorization-code code-oauth",
    "token token-query",
    "client-credentials client-oauth",
    "token token-cookie",
  ]);
});

test("a Basic credential for an API key comes after the token", async () => {
  const keyed = { ...basic, description: "Use your API key as the user name." };
  const { methods } = await signInOf(withSchemes({ keyed, bearer }));
  expect(methods.map(({ kind }) => kind)).toEqual(["token", "basic"]);
});

test("a scheme that no operation requires comes last", async () => {
  const components = { securitySchemes: { basic, bearer } };
  expect(kindsOf(await signInOf({ components, security: [{ bearer: [] }] }))).toEqual([
    "token token-bearer",
    "basic basic-basic",
  ]);
});

test("a flow has the scopes that requirements name", async () => {
  const scopes = { read: "Read", write: "Write", admin: "All" };
  const flows = { authorizationCode: { ...addresses, scopes } };
  const { methods } = await signInOf({
    components: { securitySchemes: { o: { type: "oauth2", flows } } },
    security: [{ o: ["read"] }],
    paths: { "/things": { post: { security: [{ o: ["write", "unheard-of"] }] } } },
  });
  expect(methods[0]).toMatchObject({
    kind: "authorization-code",
    ...addresses,
    scopes: ["read", "write"],
  });
});

test.each(["javascript:alert(1)", "data:text/html,x", "ht tp://x", "\\\\evil", undefined])(
  "a flow with the URL %s is not offered",
  async (authorizationUrl) => {
    const flows = { authorizationCode: { ...addresses, authorizationUrl, scopes: {} } };
    const { methods } = await signInOf(withSchemes({ o: { type: "oauth2", flows } }));
    expect(methods.map(({ kind }) => kind)).toEqual(["token"]);
  },
);

test("OpenID Connect has its discovery URL", async () => {
  const openIdConnectUrl = "https://id.test/.well-known/openid-configuration";
  const { methods } = await signInOf(
    withSchemes({ o: { type: "openIdConnect", openIdConnectUrl } }),
  );
  expect(methods).toMatchObject([
    {
      kind: "openid-connect",
      discoveryUrl: openIdConnectUrl,
      scopes: ["openid", "profile", "email"],
    },
    { kind: "token" },
  ]);
});

test("an optional requirement adds a method without a credential, last", async () => {
  const document = { components: { securitySchemes: { basic } }, security: [{ basic: [] }, {}] };
  expect(kindsOf(await signInOf(document))).toEqual(["basic basic-basic", "none none"]);
});

test("undefined schemes are reported, and their names are interpreted", async () => {
  const model = await modelOf({ security: [{ BasicAuth: [] }, { Kerberos: [] }] });
  expect(kindsOf(model.signIn)).toEqual(["basic basic-BasicAuth"]);
  expect(model.problems.map(({ code }) => code)).toEqual([
    "security-undefined",
    "security-undefined",
  ]);
});

test("a key that most operations take as a plain header is a credential", async () => {
  const parameters = [{ name: "Authorization", in: "header", required: true, schema: text }];
  const get = { parameters, ...respondWith(object("id")) };
  const { methods } = await signInOf({ paths: { "/a": { get }, "/b": { get } } });
  expect(methods).toMatchObject([
    { kind: "token", credential: { name: "Authorization", prefix: "Bearer " } },
    { kind: "none" },
  ]);
});

test("a login may take the password as a Basic credential", async () => {
  const post = {
    summary: "Authenticate and create a session",
    security: [{ basic: [] }],
    requestBody: json({ ...object("name"), required: ["name"] }),
    ...respondWith(object("token")),
  };
  const { methods } = await signInOf({
    components: { securitySchemes: { basic, bearer } },
    paths: { "/security/authenticate": { post } },
  });
  expect(methods[0]).toMatchObject({
    kind: "password",
    isBasic: true,
    constants: { name: "Quarterdeck" },
    tokenPaths: [["token"]],
    credential: { prefix: "Bearer " },
  });
});

test.each<readonly [string, object, object]>([
  [
    "a company, a region and a language",
    {
      company: text,
      remember: { type: "boolean" },
      realm: { ...text, default: "main" },
      lang: { enum: ["en", "de"] },
      device_id: text,
    },
    {
      constants: { remember: false, device_id: "Quarterdeck" },
      more: [
        { path: ["company"] },
        { path: ["realm"], field: { default: "main" } },
        { path: ["lang"], field: { kind: "choice" } },
      ],
    },
  ],
  [
    "a strategy with an example",
    { strategy: { ...text, example: "local" } },
    { constants: {}, more: [{ path: ["strategy"], field: { example: "local" } }] },
  ],
  [
    "a client and its grant",
    { grant_type: text, client_id: text, tenant: { enum: ["north"] } },
    { constants: { grant_type: "password", tenant: "north" }, more: [{ path: ["client_id"] }] },
  ],
])("required fields of a login, %s, are inputs if their value is open", async (_, others, want) => {
  const properties = { email: text, password: text, ...others };
  const schema = { type: "object", required: Object.keys(properties), properties };
  const optional = { ...schema, properties: { ...properties, captcha: text } };
  const post = { requestBody: json(optional), ...respondWith(object("token")) };
  const { methods } = await signInOf({ paths: { "/login": { post } } });
  expect(methods[0]).toMatchObject({ ...want, optional: [{ path: ["captcha"] }] });
});

test("the operation of a password flow has inputs for its other fields", async () => {
  const properties = { username: text, password: text, tenant: text, scope: text };
  const form = { schema: { required: ["username", "password", "tenant"], properties } };
  const post = {
    requestBody: { content: { "application/x-www-form-urlencoded": form } },
    ...respondWith(object("access_token")),
  };
  const flows = { password: { tokenUrl: "/token", scopes: {} } };
  const { methods } = await signInOf({
    components: { securitySchemes: { o: { type: "oauth2", flows } } },
    security: [{ o: [] }],
    paths: { "/token": { post } },
  });
  expect(methods[0]).toMatchObject({
    constants: { grant_type: "password" },
    more: [{ path: ["tenant"] }],
    optional: [{ path: ["scope"] }],
  });
});

test.each<readonly [string, object | undefined, object]>([
  ["/auth/refresh-token", object("refresh_token"), { tokenPath: ["refresh_token"] }],
  ["/token/refresh", object("refresh"), { tokenPath: ["refresh"] }],
  ["/auth/token/refresh", undefined, { path: "/auth/token/refresh" }],
])("POST %s of %j renews a session", async (path, body, want) => {
  const login = { requestBody: json(object("email", "password")), ...respondWith(object("token")) };
  const post = {
    ...(body === undefined ? {} : { requestBody: json(body) }),
    ...respondWith(object("access_token", "refresh_token")),
  };
  const { refresh } = await signInOf({ paths: { "/login": { post: login }, [path]: { post } } });
  expect(refresh).toMatchObject({ method: "post", tokenPaths: [["access_token"]], ...want });
  if (body === undefined) expect(refresh?.tokenPath).toBeUndefined();
});

test.each([
  ["/refresh", "Refresh the token", "Authorization"],
  ["/sessions/renew-session", undefined, "X-Auth-Token"],
  ["/v1/jwt/refresh-token", undefined, "X-Access-Token"],
])("POST %s renews a session with the header of its response", async (path, summary, name) => {
  const login = { requestBody: json(object("email", "password")), ...respondWith(object("token")) };
  const responses = { "200": { headers: { [name]: { schema: { type: "string" } } } } };
  const document = {
    paths: { "/login": { post: login }, [path]: { post: { summary, responses } } },
  };
  const { refresh } = await signInOf(document);
  expect(refresh).toMatchObject({ path, tokenHeader: name.toLowerCase() });
});

test.each<readonly [string, object]>([
  ["/caches/refresh", respondWith(object("token"))],
  ["/tokens/refresh", { responses: { "204": {} } }],
  ["/users/{id}/refresh-token", respondWith(object("token"))],
])("POST %s does not renew a session", async (path, operation) => {
  const login = { requestBody: json(object("email", "password")), ...respondWith(object("token")) };
  const document = { paths: { "/login": { post: login }, [path]: { post: operation } } };
  expect((await signInOf(document)).refresh).toBeUndefined();
});

test.each([
  ["/users/current", "get"],
  ["/me", "get"],
  ["/auth.info", "post"],
  ["/user", "get"],
  ["/api/v1/profile", "get"],
  ["/account", "get"],
])("%s returns the current user", async (path, method) => {
  const { me } = await signInOf({
    paths: { [path]: { [method]: respondWith(object("id", "name")) } },
  });
  expect(me).toMatchObject({ method, path, record: [] });
});

test.each([
  ["/profile/", "/account/"],
  ["/user", "/account"],
  ["/v1/profile", "/v1/account"],
])("%s returns the current user next to %s", async (path, other) => {
  const get = respondWith(object("id", "name"));
  const { me } = await signInOf({ paths: { [other]: { get }, [path]: { get } } });
  expect(me?.path).toBe(path);
});

test.each([
  ["/user", { "/user/{id}": { get: respondWith(object("id")) } }],
  ["/jobs/user", {}],
  [
    "/api/profile",
    {
      "/api/profile/orders": { get: respondWith(object("id")) },
      "/api/orders": { get: respondWith(object("id")) },
    },
  ],
])("%s next to %j is not the current user", async (path, more) => {
  const { me } = await signInOf({ paths: { [path]: { get: respondWith(object("id")) }, ...more } });
  expect(me).toBeUndefined();
});

test("the current order is not the current user", async () => {
  const { me } = await signInOf({
    paths: { "/orders/current": { get: respondWith(object("id")) } },
  });
  expect(me).toBeUndefined();
});
