import type { ExpectedResponse, HttpRequest } from "@quarterdeck/model";
import { createSessionStore } from "#session/session-store.ts";
import { afterEach, expect, test, vi } from "vitest";
import { BadResponseError, HttpError } from "./errors.ts";
import { createHttp } from "./http.ts";

afterEach(() => vi.unstubAllGlobals());

const { send } = createHttp(createSessionStore());
const json = "application/json";
const page = "<!doctype html><title>Sign in</title>";

function request(method: string, over: Partial<ExpectedResponse> = {}): HttpRequest {
  const kind = method === "GET" ? "list" : "write";
  const expected = { kind, status: "200", mediaType: json, shape: "rows", path: [] } as const;
  return { method, path: "/a", query: "", headers: {}, expected: { ...expected, ...over } };
}

function respondWith(body: BodyInit | null, type?: string, status = 200): void {
  const headers = type === undefined ? {} : { "content-type": type };
  vi.stubGlobal("fetch", async () => {
    const response = new Response(body, { status });
    response.headers.delete("content-type");
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  });
}

test.each([
  ["text/plain", `[{"a":1.50}]`],
  ["text/json", "[]"],
  ["text/html", "[]"],
  ["application/octet-stream", "[]"],
  ["application/javascript", "[]"],
  ["application/vnd.api+json", "[]"],
  [undefined, "[]"],
  ["text/plain", "\uFEFF[]"],
  [json, "\uFEFF[]"],
])("JSON under %s is parsed", async (type, text) => {
  respondWith(text, type);
  const { body } = await send(request("GET"));
  expect(Array.isArray(body)).toBe(true);
});

test.each([
  ["GET", "text/html", page, "html"],
  ["GET", json, page, "html"],
  ["GET", undefined, page, "html"],
  ["GET", "text/plain", "busy", "type"],
  ["GET", "image/png", "PNG", "type"],
  ["PATCH", "text/html", page, "html"],
  ["POST", "text/plain", "busy", "type"],
  ["DELETE", "text/html", page, "html"],
])("%s: %s %s is not a response of the API", async (method, type, text, responseError) => {
  respondWith(text, type);
  const error: unknown = await send(request(method)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BadResponseError);
  expect(error).toMatchObject({ responseError });
});

test.each([
  ["GET", `{"success":false,"message":"No."}`],
  ["PATCH", `{"status":"fail","data":{"name":"No."}}`],
  ["POST", `{"errors":[{"message":"No."}]}`],
  ["DELETE", `{"ok":false,"error":"No."}`],
  ["GET", `{"meta":{"code":403,"error_message":"No."}}`],
  ["GET", `[{"errorCode":"QUERY_TIMEOUT","message":"No."}]`],
  ["PUT", `{"fault":{"faultstring":"No."}}`],
  ["POST", `{"code":"E1001","message":"No."}`],
  ["DELETE", `{"type":"error","message":"No."}`],
])("%s: %s is an error in a success", async (method, text) => {
  respondWith(text, json);
  const error: unknown = await send(request(method)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 200 });
  expect(String(error)).toContain("No.");
});

test("a page after a write without a declared body is not its response", async () => {
  const { mediaType: _, ...none } = { ...request("DELETE").expected, shape: "none" };
  respondWith(page, "text/html");
  const remove = { ...request("DELETE"), expected: none as ExpectedResponse };
  await expect(send(remove)).rejects.toMatchObject({ responseError: "html" });
  for (const [body, type] of [
    ["", "text/html"],
    ["", undefined],
    ["{}", json],
    ["true", json],
  ] as const) {
    respondWith(body, type);
    expect((await send(remove)).status).toBe(200);
  }
});

test("a request without a description accepts any response", async () => {
  respondWith(page, "text/html");
  const { expected: _, ...open } = request("GET");
  expect((await send(open)).body).toBe(page);
});

test.each([
  ["a form with a password", `<form><input name=p type="password"></form>`, { status: 401 }],
  ["another form", `<INPUT id="p" TYPE=Password required>`, { status: 401 }],
  ["a page without a password", "<input type=text>", { responseError: "html" }],
])("a read that is redirected to %s", async (_kind, text, expected) => {
  vi.stubGlobal("fetch", async (_url: string, { redirect }: RequestInit) =>
    redirect === "manual"
      ? Object.defineProperty(new Response(), "type", { value: "opaqueredirect" })
      : new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } }),
  );
  await expect(send(request("GET"))).rejects.toMatchObject(expected);
});

test("a redirected write is sent once", async () => {
  const calls: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    calls.push(init);
    return Object.defineProperty(new Response(), "type", { value: "opaqueredirect" });
  });
  await expect(send(request("PATCH"))).rejects.toMatchObject({ responseError: "redirect" });
  expect(calls.map(({ redirect }) => redirect)).toEqual(["manual"]);
});

test.each([
  ["GET", `{"success":false,"error":"Session expired"}`],
  ["GET", `{"code":401,"msg":"Please log in","data":null}`],
  ["GET", `[{"message":"Session expired or invalid","errorCode":"INVALID_SESSION_ID"}]`],
  ["PATCH", `{"ok":false,"error":"not_authed"}`],
])("%s: %s in a success ends the session", async (method, text) => {
  const session = createSessionStore();
  session.start({ token: "t", user: "{}" });
  respondWith(text, json);
  const error: unknown = await createHttp(session)
    .send(request(method))
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ status: 401, response: { status: 200 } });
  expect(session.token()).toBeNull();
  expect(session.lastEnd()).toMatchObject({ reason: "expired", call: `${method} /a · 200` });
});

test("another error in a success does not end the session", async () => {
  const session = createSessionStore();
  session.start({ token: "t", user: "{}" });
  respondWith(`{"success":false,"error":"Out of stock"}`, json);
  await expect(createHttp(session).send(request("GET"))).rejects.toThrow("Out of stock");
  expect(session.token()).toBe("t");
});

test.each([
  [`{"@odata.etag":"W/\\"08D\\"","id":1}`, 'W/"08D"'],
  [`{"@odata.etag":7}`, undefined],
  [`{"id":1}`, undefined],
  ["[]", undefined],
])("the body %s has the ETag %s", async (text, etag) => {
  respondWith(text, json);
  expect((await send(request("GET"))).headers["etag"]).toBe(etag);
});
