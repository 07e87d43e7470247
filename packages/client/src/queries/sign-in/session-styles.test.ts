import {
  buildCreate,
  buildListRequest,
  createModel,
  type HttpBody,
  readListPage,
} from "@quarterdeck/model";
import { afterEach, expect, test, vi } from "vitest";
import { SET_COOKIE_HEADER } from "#config/contract.ts";
import { HttpError } from "#http/errors.ts";
import { createHttp } from "#http/http.ts";
import { createSessionStore } from "#session/session-store.ts";
import { signIn } from "./sign-in.ts";
import type { TypedMethod } from "./sign-in-calls.ts";
import { signOut } from "./sign-out.ts";

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const object = (properties: Record<string, object>, isRequired = true) => ({
  type: "object",
  properties,
  ...(isRequired ? { required: Object.keys(properties) } : {}),
});
const takes = (schema: object, returns?: object) => ({
  requestBody: json(schema),
  responses: { "200": { description: "", ...(returns && json(returns)) } },
});
const credentials = object({ email: text, password: text });
const bearer = { type: "http", scheme: "bearer" };

interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

interface Style {
  readonly scheme: object;
  readonly paths: object;
  /** Replies by method and path. */
  readonly login: readonly [string, Reply];
  /** Header that later requests have. */
  readonly credential: readonly [string, string] | undefined;
  /** Reply to a refused write, and its message. */
  readonly refusal: Reply;
  readonly message: string;
  /** Method, path and body of the sign-out. */
  readonly out: readonly [string, object | undefined];
}

const authorized = ["authorization", "Bearer t1"] as const;

const styles: Readonly<Record<string, Style>> = {
  "Laravel Sanctum": {
    scheme: bearer,
    paths: {
      "/login": {
        post: takes(
          object({ email: text, password: text, device_name: text }),
          object({ token: text }),
        ),
      },
      "/logout": { post: { responses: { "204": { description: "" } } } },
    },
    login: ["POST /login", { body: { token: "t1" } }],
    credential: authorized,
    refusal: {
      status: 422,
      body: {
        message: "The name field is required.",
        errors: { name: ["The name field is required."] },
      },
    },
    message: "The name field is required.",
    out: ["POST /logout", undefined],
  },
  "Devise with JWT": {
    scheme: bearer,
    paths: {
      "/users/sign_in": { post: takes(object({ user: credentials })) },
      "/users/sign_out": { delete: { responses: { "204": { description: "" } } } },
    },
    login: ["POST /users/sign_in", { headers: { authorization: "Bearer t1" }, body: { id: 1 } }],
    credential: authorized,
    refusal: { status: 422, body: { errors: ["Name can't be blank"] } },
    message: "Name can't be blank",
    out: ["DELETE /users/sign_out", undefined],
  },
  "ASP.NET Identity": {
    scheme: bearer,
    paths: {
      "/login": {
        post: takes(
          credentials,
          object({ accessToken: text, refreshToken: text, expiresIn: { type: "integer" } }),
        ),
      },
      "/refresh": { post: takes(object({ refreshToken: text }), object({ accessToken: text })) },
      "/logout": { post: takes(object({})) },
    },
    login: [
      "POST /login",
      { body: { tokenType: "Bearer", accessToken: "t1", refreshToken: "r1", expiresIn: 3600 } },
    ],
    credential: authorized,
    refusal: {
      status: 400,
      body: {
        title: "One or more validation errors occurred.",
        errors: { Name: ["'Name' must not be empty."] },
      },
    },
    message: "One or more validation errors occurred.",
    out: ["POST /logout", {}],
  },
  "Go with chi: the console is the device": {
    scheme: bearer,
    paths: {
      "/auth/login": {
        post: takes(
          object({ email: text, password: text, device_id: text }),
          object({ data: object({ access_token: text, refresh_token: text }) }),
        ),
      },
      "/auth/logout": { post: takes(object({ refresh_token: text, device_id: text })) },
    },
    login: ["POST /auth/login", { body: { data: { access_token: "t1", refresh_token: "r1" } } }],
    credential: authorized,
    refusal: { status: 200, body: { code: 1001, message: "name taken", data: null } },
    message: "name taken",
    out: ["POST /auth/logout", { refresh_token: "r1", device_id: "Quarterdeck" }],
  },
  "Go with echo": {
    scheme: bearer,
    paths: {
      "/v1/sessions": { post: takes(credentials, object({ token: text, session_id: text })) },
      "/v1/sessions/revoke": { post: takes(object({ session_id: text })) },
    },
    login: ["POST /v1/sessions", { body: { token: "t1", session_id: "s1" } }],
    credential: authorized,
    refusal: { status: 200, body: { success: false, error: "name taken" } },
    message: "name taken",
    out: ["POST /v1/sessions/revoke", { session_id: "s1" }],
  },
  NestJS: {
    scheme: bearer,
    paths: {
      "/auth/login": {
        post: takes(credentials, object({ accessToken: text, refreshToken: text })),
      },
      "/auth/logout": { post: takes(object({ refreshToken: text, accessToken: text })) },
    },
    login: ["POST /auth/login", { body: { accessToken: "t1", refreshToken: "r1" } }],
    credential: authorized,
    refusal: { status: 400, body: { message: ["name must be a string"], error: "Bad Request" } },
    message: "name must be a string",
    out: ["POST /auth/logout", { refreshToken: "r1", accessToken: "t1" }],
  },
  "dj-rest-auth": {
    scheme: { type: "apiKey", in: "header", name: "Authorization", description: "Token xxx" },
    paths: {
      "/auth/login/": {
        post: takes(
          object({ username: text, email: text, password: text }, false),
          object({ key: text }),
        ),
      },
      "/auth/logout/": { post: { responses: { "200": { description: "" } } } },
    },
    login: ["POST /auth/login/", { body: { key: "t1" } }],
    credential: ["authorization", "Token t1"],
    refusal: { status: 400, body: { name: ["This field may not be blank."] } },
    message: "name: This field may not be blank.",
    out: ["POST /auth/logout/", undefined],
  },
  "Simple JWT": {
    scheme: bearer,
    paths: {
      "/token/": { post: takes(credentials, object({ access: text, refresh: text })) },
      "/token/refresh/": { post: takes(object({ refresh: text }), object({ access: text })) },
      "/token/blacklist/": { post: takes(object({ refresh: text })) },
    },
    login: ["POST /token/", { body: { access: "t1", refresh: "r1" } }],
    credential: authorized,
    refusal: { status: 409, body: { detail: "Read only." } },
    message: "Read only.",
    out: ["POST /token/blacklist/", { refresh: "r1" }],
  },
  "django-allauth": {
    scheme: { type: "apiKey", in: "header", name: "X-Session-Token" },
    paths: {
      "/auth/v1/auth/login": {
        post: takes(credentials, object({ meta: object({ session_token: text }) })),
      },
      "/auth/v1/auth/session": {
        get: {
          responses: {
            "200": {
              description: "",
              ...json(object({ data: object({ user: object({ id: text }) }) })),
            },
          },
        },
        delete: { responses: { "401": { description: "Signed out" } } },
      },
    },
    login: ["POST /auth/v1/auth/login", { body: { status: 200, meta: { session_token: "t1" } } }],
    credential: ["x-session-token", "t1"],
    refusal: {
      status: 400,
      body: { status: 400, errors: [{ message: "Taken.", code: "unique", param: "name" }] },
    },
    message: "Taken.",
    out: ["DELETE /auth/v1/auth/session", undefined],
  },
  "a cookie session": {
    scheme: { type: "apiKey", in: "cookie", name: "sid" },
    paths: {
      "/login": { post: takes(credentials) },
      "/logout": { post: takes(object({ everywhere: { type: "boolean", default: false } })) },
    },
    login: ["POST /login", { headers: { [SET_COOKIE_HEADER]: "sid" }, body: { ok: true } }],
    credential: undefined,
    refusal: { status: 200, body: { ok: false, errors: [{ message: "name taken" }] } },
    message: "name taken",
    out: ["POST /logout", { everywhere: false }],
  },
};

const item = object({ id: { type: "integer" }, name: text }, false);

afterEach(() => vi.unstubAllGlobals());

test.each(Object.entries(styles))("a session of %s", async (_title, style) => {
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      security: [{ key: [] }],
      paths: {
        ...style.paths,
        "/items": {
          get: {
            responses: { "200": { description: "", ...json({ type: "array", items: item }) } },
          },
          post: takes(object({ name: text }), item),
        },
      },
      components: { securitySchemes: { key: style.scheme } },
    }),
  );
  const session = createSessionStore();
  session.end("signed-out");
  session.setDescribedSignIn(model.signIn);
  const http = createHttp(session);
  const sent: { call: string; headers: Headers; body: unknown }[] = [];
  const replies: Record<string, Reply> = {
    [style.login[0]]: style.login[1],
    "GET /items": { body: [{ id: 1, name: "One" }] },
    "POST /items": { status: 201, body: { id: 2, name: "Two" } },
  };
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const call = `${init.method} ${url.replace(`${location.origin}/api`, "")}`;
    sent.push({ call, headers: new Headers(init.headers), body: init.body });
    const {
      status = 200,
      headers,
      body,
    } = replies[call] ?? { status: 404, body: { message: call } };
    const type = { "content-type": "application/json" };
    const content = status === 204 ? null : JSON.stringify(body ?? {});
    return Promise.resolve(new Response(content, { status, headers: { ...type, ...headers } }));
  });
  const last = () => sent.at(-1);

  const method = model.signIn.methods.find(({ kind }) => kind === "password") as TypedMethod;
  await signIn(() => http, method, { username: "ada@example.org", password: "open sesame" });
  const resource = model.resources.find(({ name }) => name === "items");
  if (resource === undefined) throw new Error("no items");
  const chunk = { operations: model.operations, referrers: [] };

  const state = { page: 1, sort: [], filters: {}, search: "" };
  const listed = await http.sendInSession(buildListRequest(chunk, resource, state));
  expect(readListPage(resource, listed, state).rows).toHaveLength(1);
  const create = buildCreate({ chunk, resource, parents: {} }, { name: "Two" });
  await http.sendInSession(create);
  const [header, value] = style.credential ?? ["authorization", null];
  expect(last()?.headers.get(header)).toBe(value);

  replies["POST /items"] = style.refusal;
  const error: unknown = await http.sendInSession(create).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect((error as HttpError).problem.message).toBe(style.message);

  signOut(http);
  const [call, body] = style.out;
  await vi.waitFor(() => expect(last()?.call).toBe(call));
  expect(last()?.headers.get(header)).toBe(value);
  const written = last()?.body as HttpBody["content"] | undefined;
  expect(written === undefined ? undefined : JSON.parse(String(written))).toEqual(body);
});
