import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const requestBody = json({ type: "object", properties: { username: text, password: text } });
const done = { responses: { "204": { description: "Done" } } };

async function kindsOf(document: object): Promise<readonly string[]> {
  const { signIn } = await createModel(JSON.stringify({ openapi: "3.1.0", ...document }));
  return signIn.methods.map(({ kind }) => kind);
}

test.each([
  [
    "a check of a credential for another service",
    {
      "/auth": {
        post: {
          operationId: "SystemAuth",
          summary: "Check auth configuration",
          requestBody,
          responses: { "200": json({ type: "object", properties: { Status: text } }) },
        },
      },
    },
    ["none", "password"],
  ],
  [
    "a local account without the words of a login",
    { "/local": { post: { summary: "Test an account", requestBody, ...done } } },
    ["none", "password"],
  ],
  [
    "a recorded account without the words of a login",
    {
      "/local": {
        post: { summary: "Local", requestBody, "x-quarterdeck-observed": true, ...done },
      },
    },
    ["password"],
  ],
  [
    "a login with a token",
    {
      "/login": {
        post: {
          requestBody,
          responses: { "200": json({ type: "object", properties: { token: text } }) },
        },
      },
    },
    ["password", "token"],
  ],
  [
    "a login with a cookie",
    { "/sessions": { post: { summary: "Log in", requestBody, ...done } } },
    ["password"],
  ],
])("the sign-in of a document without security: %s", async (_, paths, want) => {
  const list = { "/items": { get: { responses: { "200": json({ type: "array" }) } } } };
  expect(await kindsOf({ paths: { ...list, ...paths } })).toEqual(want);
});

test("a document that requires a credential does not open without one", async () => {
  const securitySchemes = { bearer: { type: "http", scheme: "bearer" } };
  const paths = { "/login": { post: { requestBody, security: [], ...done } } };
  const document = { components: { securitySchemes }, security: [{ bearer: [] }], paths };
  expect(await kindsOf(document)).not.toContain("none");
});
