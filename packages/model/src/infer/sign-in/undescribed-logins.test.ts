import { expect, test } from "vitest";
import type { SignIn } from "#types/sign-in.ts";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const bearer = {
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
};

async function signInOf(document: object): Promise<SignIn> {
  return (await createModel(JSON.stringify({ openapi: "3.1.0", ...document }))).signIn;
}

const login = (operation: object) => ({ post: { responses: { "200": {} }, ...operation } });

test.each<readonly [string, object, object]>([
  [
    "/Members/login",
    login({
      summary: "Log in a member with username/email and password.",
      requestBody: json({ type: "object" }),
      responses: { "200": json({ type: "object" }) },
    }),
    { username: { path: ["username"] }, emailPath: ["email"] },
  ],
  ["/auth/login", login({ operationId: "AuthController_login" }), { emailPath: ["email"] }],
  [
    "/session/sign-in",
    login({ description: "Sign in with your e-mail address.", requestBody: json({}) }),
    { username: { path: ["email"], field: { kind: "email" } } },
  ],
])("POST %s without a described body signs in", async (path, item, want) => {
  const { methods } = await signInOf({ paths: { [path]: item } });
  expect(methods.map(({ kind }) => kind)).toEqual(["password", "token", "none"]);
  expect(methods[0]).toMatchObject({ call: { path }, password: { path: ["password"] }, ...want });
});

const inPath = (name: string, more = {}) => ({
  parameters: [{ name, in: "path", required: true, schema: { ...text, ...more } }],
});
const named = json({ type: "object", description: "Members `email` and `password`." });
const described = json({ type: "object", properties: { username: text, password: text } });
const token = { responses: { "200": json({ type: "object", properties: { token: text } }) } };

test.each<readonly [string, object, readonly string[]]>([
  [
    "/auth/user/{auth_provider}",
    {
      summary: "Authenticate user",
      requestBody: named,
      ...inPath("auth_provider", { example: "local" }),
    },
    ["auth_provider"],
  ],
  ["/realms/{realm}/login", { requestBody: described, ...inPath("realm") }, ["realm"]],
  ["/{tenantName}/sessions", { requestBody: described, ...inPath("tenantName") }, ["tenantName"]],
  ["/auth/{strategy}/login", { requestBody: json({}), ...inPath("strategy") }, ["strategy"]],
])("POST %s signs in with an input for its path", async (path, operation, inputs) => {
  const { methods } = await signInOf({ paths: { [path]: login({ ...token, ...operation }) } });
  expect(methods[0]).toMatchObject({
    kind: "password",
    call: { path },
    more: inputs.map((name) => ({ path: [name], field: { isRequired: true } })),
  });
});

test.each(["/users/{userId}/login", "/rooms/{id}/sessions", "/hosts/{key}/authenticate"])(
  "%s of one record is not a sign-in",
  async (path) => {
    const [, name = ""] = /\{(\w+)\}/.exec(path) ?? [];
    const item = login({ ...token, requestBody: described, ...inPath(name) });
    const { methods } = await signInOf({ ...bearer, paths: { [path]: item } });
    expect(methods.map(({ kind }) => kind)).toEqual(["token"]);
  },
);

test("a login without an input in its path is preferred", async () => {
  const operation = { ...token, requestBody: described };
  const { methods } = await signInOf({
    paths: {
      "/realms/{realm}/login": login({ ...operation, ...inPath("realm") }),
      "/login": login(operation),
    },
  });
  expect(methods[0]).toMatchObject({ call: { path: "/login" } });
});

test("a declared scheme leaves no way in without a credential", async () => {
  const { methods } = await signInOf({ ...bearer, paths: { "/login": login({}) } });
  expect(methods.map(({ kind }) => kind)).toEqual(["password", "token"]);
});

test.each<readonly [string, object]>([
  ["/auth/google/login", login({})],
  ["/login/{provider}", login({})],
  ["/boards", login({ summary: "Log in" })],
  ["/auth/login", { get: { responses: { "200": {} } } }],
  ["/auth/login", login({ requestBody: json({ properties: { ticket: text } }) })],
])("%s is not a login with a password", async (path, item) => {
  const { methods } = await signInOf({ ...bearer, paths: { [path]: item } });
  expect(methods.map(({ kind }) => kind)).toEqual(["token"]);
});

test.each<readonly [object, object]>([
  [{ strategy: { ...text, default: "local" } }, { strategy: "local" }],
  [{ grant: { ...text, enum: ["password"] } }, { grant: "password" }],
  [{ realm: { ...text, const: "staff" } }, { realm: "staff" }],
  [{ note: text, hint: { ...text, default: "" }, kind: { ...text, enum: ["a", "b"] } }, {}],
])("optional members %j of a login are sent as %j", async (members, constants) => {
  const body = { type: "object", properties: { email: text, password: text, ...members } };
  const { methods } = await signInOf({ paths: { "/login": login({ requestBody: json(body) }) } });
  expect(methods[0]).toMatchObject({ kind: "password", constants });
  expect(methods[0]).not.toHaveProperty("more");
  expect(methods[0]).toHaveProperty("constants", constants);
});
