import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const rows = { type: "array", items: { type: "object", properties: { id: { type: "string" } } } };
const get = (parameters: readonly object[] = [], more: object = {}) => ({
  get: {
    parameters,
    ...more,
    responses: { "200": { content: { "application/json": { schema: rows } } } },
  },
});
const key = (name: string, location = "header") => ({ type: "apiKey", in: location, name });
const basic = { type: "http", scheme: "basic" };

/** One text each for the methods, the settings and the parameters of the first operation. */
async function summarize(securitySchemes: object, security: unknown, paths: object) {
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths, security, components: { securitySchemes } }),
  );
  const { methods, settings = [] } = model.signIn;
  return [
    methods.map(({ id }) => id).join(" "),
    settings.map((one) => `${one.in} ${one.name} ${one.field.kind}`).join(" "),
    model.operations[0]?.parameters
      .map(({ name, isSetting }) => `${name}${isSetting ? "*" : ""}`)
      .join(" "),
  ];
}

const plain = { "/a": get(), "/b": get() };

test.each<readonly [string, object, unknown, readonly string[]]>([
  [
    "an application id with a key",
    { id: key("X-App-Id"), secret: key("X-App-Key") },
    [{ id: [], secret: [] }],
    ["token-secret", "header X-App-Id text", "X-App-Id*"],
  ],
  [
    "a query key with a password",
    { basic, key: key("api_key", "query") },
    [{ basic: [], key: [] }],
    ["basic-basic", "query api_key secret", "api_key*"],
  ],
  [
    "a project with a key or a session",
    { jwt: key("X-Jwt"), key: key("X-Key"), project: key("X-Project") },
    [
      { jwt: [], project: [] },
      { key: [], project: [] },
    ],
    ["token-jwt token-key", "header X-Project text", "X-Project*"],
  ],
  [
    "a project with a key, a session or both",
    { jwt: key("X-Jwt"), key: key("X-Key"), project: key("X-Project") },
    [
      { project: [], key: [], jwt: [] },
      { key: [], project: [] },
      { jwt: [], project: [] },
    ],
    ["token-jwt token-key", "header X-Project text", "X-Project*"],
  ],
  [
    "an account with one of two certificates",
    { account: key("X-Account"), user: key("X-User-Cert"), machine: key("X-Machine-Cert") },
    [
      { account: [], user: [] },
      { account: [], machine: [] },
    ],
    ["token-user token-machine", "header X-Account text", "X-Account*"],
  ],
  [
    "no setting if one of them is enough",
    { basic, key: key("X-Key") },
    [{ basic: [] }, { key: [] }],
    ["basic-basic token-key", "", ""],
  ],
  [
    "no setting for a scheme that is also required alone",
    { basic, key: key("X-Key") },
    [{ basic: [], key: [] }, { key: [] }],
    ["basic-basic token-key", "", ""],
  ],
])(
  "schemes that are required together are sent together: %s",
  async (...[, schemes, security, expected]) => {
    expect(await summarize(schemes, security, plain)).toEqual(expected);
  },
);

test("a call that needs one of them alone is sent one", async () => {
  const schemes = { id: key("X-App-Id"), secret: key("X-App-Key") };
  const paths = { "/a": get(), "/b": get([], { security: [{ secret: [] }] }), "/c": get() };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths,
      security: [{ id: [], secret: [] }],
      components: { securitySchemes: schemes },
    }),
  );
  expect(model.operations.map(({ parameters }) => parameters.length)).toEqual([1, 0, 1]);
});

const required = (name: string, location: string) => ({
  name,
  in: location,
  required: true,
  schema: { type: "string" },
});

test.each([
  ["X-API-Key", "header", { key: key("X-API-Key") }, "token-key"],
  ["x-api-key", "header", { key: key("X-API-Key") }, "token-key"],
  ["X-Auth-Token", "header", {}, "token-X-Auth-Token none"],
  ["api_key", "query", { key: key("api_key", "query") }, "token-key"],
  ["api_key", "query", {}, "token-api_key none"],
])(
  "%s in the %s is entered at sign-in, not with each call",
  async (name, location, schemes, expected) => {
    const one = get([required(name, location)]);
    const security = Object.keys(schemes).map((scheme) => ({ [scheme]: [] }));
    expect(await summarize(schemes, security, { "/a": one, "/b": one, "/c": one })).toEqual([
      expected,
      "",
      "",
    ]);
  },
);

test("a parameter with the name of a query key is retained", async () => {
  const schemes = { key: key("token", "query") };
  const paths = { "/verify": get([required("token", "query")]), "/a": get(), "/b": get() };
  expect((await summarize(schemes, [{ key: [] }], paths))[2]).toBe("token");
});
