import { createModel } from "@quarterdeck/model";
import { afterEach, expect, test, vi } from "vitest";
import { createHttp } from "#http/http.ts";
import { createSessionStore } from "#session/session-store.ts";
import { signIn } from "./sign-in.ts";
import type { TypedMethod } from "./sign-in-calls.ts";

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const returns = (schema?: object) => ({
  responses: { "200": { description: "", ...(schema && json(schema)) } },
});
const inQuery = { type: "apiKey", in: "query", name: "api_key" };
const inHeader = { type: "apiKey", in: "header", name: "X-Auth-Token" };
const bearer = { type: "http", scheme: "bearer" };

afterEach(() => vi.unstubAllGlobals());

test.each<readonly [string, object, Record<string, string>, object]>([
  ["a query key", inQuery, { "x-token": "t1234567" }, { api_key: "t1234567" }],
  ["a query key", inQuery, { authorization: "Bearer t1234567" }, { api_key: "t1234567" }],
  ["a query key", inQuery, { "authentication-info": 'token="t1234567"' }, { api_key: "t1234567" }],
  ["a query key", inQuery, { "x-token": "t1234567" }, { "x-token": "t1234567" }],
  ["a query key", inQuery, { authorization: "Bearer t1" }, { authorization: "Bearer t1" }],
  ["a bearer token", bearer, { "x-auth-token": "t1234567" }, { authorization: "Bearer t1234567" }],
  ["a bearer token", bearer, { "access-token": "t1234567" }, { "access-token": "t1234567" }],
  ["a header", inHeader, { "x-subject-token": "t1234567" }, { "x-auth-token": "t1234567" }],
  [
    "a bearer token",
    bearer,
    { "authentication-info": 'token="t1234567"' },
    { authorization: "Bearer t1234567" },
  ],
])("%s %j that the response has in %j is sent as %j", async (_, scheme, headers, accepted) => {
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      security: [{ key: [] }],
      paths: {
        "/login": {
          post: {
            security: [],
            requestBody: json({
              type: "object",
              required: ["email", "password"],
              properties: { email: text, password: text },
            }),
            ...returns(),
          },
        },
        "/items": {
          get: returns({ type: "array", items: { type: "object", properties: { id: text } } }),
        },
      },
      components: { securitySchemes: { key: scheme } },
    }),
  );
  const session = createSessionStore();
  session.end("signed-out");
  session.setDescribedSignIn(model.signIn);
  const http = createHttp(session);
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, location.origin);
    const sent = new Headers(init.headers);
    if (pathname.endsWith("/login"))
      return Promise.resolve(Response.json({}, { status: 200, headers }));
    const isAccepted = Object.entries(accepted).every(
      ([name, value]) => (searchParams.get(name) ?? sent.get(name)) === value,
    );
    return Promise.resolve(Response.json([], { status: isAccepted ? 200 : 401 }));
  });
  const method = model.signIn.methods.find(({ kind }) => kind === "password") as TypedMethod;
  await signIn(() => http, method, { username: "ada@example.org", password: "open sesame" });
  const response = await http.sendInSession({
    method: "get",
    path: "/items",
    query: "",
    headers: {},
  });
  expect(response.status).toBe(200);
});
