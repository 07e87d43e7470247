import { expect, test } from "vitest";
import type { SignIn } from "#types/sign-in.ts";
import type { AdminModel } from "#types/admin-model.ts";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const object = (...names: readonly string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const answering = (schema: object) => ({
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

test("what a person would most likely use comes first", async () => {
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

test("a Basic credential that is an API key stands behind the token", async () => {
  const keyed = { ...basic, description: "Use your API key as the user name." };
  const { methods } = await signInOf(withSchemes({ keyed, bearer }));
  expect(methods.map(({ kind }) => kind)).toEqual(["token", "basic"]);
});

test("a scheme that nothing asks for stands behind one that is asked for", async () => {
  const components = { securitySchemes: { basic, bearer } };
  expect(kindsOf(await signInOf({ components, security: [{ bearer: [] }] }))).toEqual([
    "token token-bearer",
    "basic basic-basic",
  ]);
});

test("a flow asks for the scopes that requirements name", async () => {
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
  "nobody is sent to %s",
  async (authorizationUrl) => {
    const flows = { authorizationCode: { ...addresses, authorizationUrl, scopes: {} } };
    const { methods } = await signInOf(withSchemes({ o: { type: "oauth2", flows } }));
    expect(methods.map(({ kind }) => kind)).toEqual(["token"]);
  },
);

test("OpenID Connect is known by its discovery address", async () => {
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

test("a root that also lets anyone in offers to come in without a credential, last", async () => {
  const document = { components: { securitySchemes: { basic } }, security: [{ basic: [] }, {}] };
  expect(kindsOf(await signInOf(document))).toEqual(["basic basic-basic", "none none"]);
});

test("requirements that name nothing defined are told, and their names understood", async () => {
  const model = await modelOf({ security: [{ BasicAuth: [] }, { Kerberos: [] }] });
  expect(kindsOf(model.signIn)).toEqual(["basic basic-BasicAuth"]);
  expect(model.problems.map(({ code }) => code)).toEqual([
    "security-undefined",
    "security-undefined",
  ]);
});

test("a key that most operations take as a plain header is a credential", async () => {
  const parameters = [{ name: "Authorization", in: "header", required: true, schema: text }];
  const get = { parameters, ...answering(object("id")) };
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
    ...answering(object("token")),
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

test("what a login asks for besides is sent where it is known, and asked for where not", async () => {
  const schema = {
    type: "object",
    required: ["company", "email", "password", "remember", "realm", "lang"],
    properties: {
      company: text,
      email: text,
      password: text,
      remember: { type: "boolean" },
      realm: { ...text, default: "main" },
      lang: { enum: ["en", "de"] },
      captcha: text,
    },
  };
  const post = { requestBody: json(schema), ...answering(object("token")) };
  const { methods } = await signInOf({ paths: { "/login": { post } } });
  expect(methods[0]).toMatchObject({
    more: [{ path: ["company"] }],
    constants: { remember: false, realm: "main", lang: "en" },
  });
});

test.each<readonly [string, object | undefined, object]>([
  ["/auth/refresh-token", object("refresh_token"), { tokenPath: ["refresh_token"] }],
  ["/token/refresh", object("refresh"), { tokenPath: ["refresh"] }],
  ["/auth/token/refresh", undefined, { path: "/auth/token/refresh" }],
])("POST %s of %j renews a session", async (path, body, want) => {
  const login = { requestBody: json(object("email", "password")), ...answering(object("token")) };
  const post = {
    ...(body === undefined ? {} : { requestBody: json(body) }),
    ...answering(object("access_token", "refresh_token")),
  };
  const { refresh } = await signInOf({ paths: { "/login": { post: login }, [path]: { post } } });
  expect(refresh).toMatchObject({ method: "post", tokenPaths: [["access_token"]], ...want });
  if (body === undefined) expect(refresh?.tokenPath).toBeUndefined();
});

test.each<readonly [string, object]>([
  ["/caches/refresh", answering(object("token"))],
  ["/tokens/refresh", { responses: { "204": {} } }],
  ["/users/{id}/refresh-token", answering(object("token"))],
])("POST %s renews no session", async (path, operation) => {
  const login = { requestBody: json(object("email", "password")), ...answering(object("token")) };
  const document = { paths: { "/login": { post: login }, [path]: { post: operation } } };
  expect((await signInOf(document)).refresh).toBeUndefined();
});

test.each([
  ["/users/current", "get"],
  ["/me", "get"],
  ["/auth.info", "post"],
])("%s tells who is signed in", async (path, method) => {
  const { me } = await signInOf({
    paths: { [path]: { [method]: answering(object("id", "name")) } },
  });
  expect(me).toEqual({ method, path, record: [] });
});

test("somebody's current order is nobody's account", async () => {
  const { me } = await signInOf({ paths: { "/orders/current": { get: answering(object("id")) } } });
  expect(me).toBeUndefined();
});
