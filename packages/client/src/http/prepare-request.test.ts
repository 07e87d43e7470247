import { createSessionStore } from "#session/session-store.ts";
import type { HttpRequest } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "./errors.ts";
import { createHttp } from "./http.ts";

const session = createSessionStore();

type Reply = (url: string, init: RequestInit) => Response | Promise<Response>;

let reply: Reply = () => json({ ok: true });
const calls: { url: string; headers: Headers; init: RequestInit }[] = [];

function json(body: unknown, status = 200, headers = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", ...headers },
  });
}

function get(path: string, more: Partial<HttpRequest> = {}): HttpRequest {
  return { method: "get", path, query: "", headers: {}, ...more };
}

const { send } = createHttp(session);

beforeEach(() => {
  calls.length = 0;
  reply = () => json({ ok: true });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    calls.push({ url, headers: new Headers(init.headers), init });
    const response = Promise.resolve(reply(url, init));
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error)),
    );
    return Promise.race([response, aborted]);
  });
  session.end("signed-out");
  document.cookie = "XSRF-TOKEN=; max-age=0";
});

const ada = { token: "t1", user: '{"name":"Zoë"}' };

test("[H1] a call is sent to /api and its path", async () => {
  await send(get("/orders", { query: "page=1" }));
  expect(calls[0]?.url).toBe(`${location.origin}/api/orders?page=1`);
});

test.each(["/../secret", "/a/../../x", "/..", "/%2e%2e/x"])(
  "[H1] %s does not leave the API's base",
  async (path) => {
    await expect(send(get(path))).rejects.toThrow(/outside of the API/);
    expect(calls).toEqual([]);
  },
);

test("[H2] [H3] token and user are sent while they are stored, and read per call", async () => {
  await send(get("/a"));
  session.start(ada);
  await send(get("/b"));
  localStorage.removeItem("token");
  await send(get("/c"));
  const sent = calls.map(({ headers }) => [headers.get("authorization"), headers.get("user")]);
  const user = String.raw`{"name":"Zo\u00eb"}`;
  expect(sent).toEqual([
    [null, null],
    ["Bearer t1", user],
    [null, user],
  ]);
});

test.each([
  [{ in: "header", name: "X-Key", prefix: "" }, "x-key", ""],
  [{ in: "query", name: "api_key" }, "", "api_key=t1"],
  [{ in: "session" }, "", ""],
])(
  "[H2] the credential is sent at its described location: %o",
  async (credential, header, query) => {
    session.start({ ...ada, credential: JSON.stringify(credential) });
    await send(get("/a"));
    expect(calls[0]?.headers.get("authorization")).toBeNull();
    if (header !== "") expect(calls[0]?.headers.get(header)).toBe("t1");
    expect(new URL(calls[0]?.url ?? "").search.slice(1)).toBe(query);
  },
);

test("[H2] a placeholder token is never sent", async () => {
  session.start({ token: "quarterdeck-no-token", user: "u" });
  await send(get("/a"));
  expect(calls[0]?.headers.get("authorization")).toBeNull();
});

test("[H6] the XSRF cookie is sent as a header, also for reads", async () => {
  document.cookie = "XSRF-TOKEN=a%20b";
  await send(get("/a"));
  expect(calls[0]?.headers.get("x-xsrf-token")).toBe("a b");
});

test.each([401, 403])("[H7] %i ends the session and still rejects", async (status) => {
  session.start(ada);
  localStorage.setItem("other", "x");
  reply = () => json({ message: "No" }, status);
  const error: unknown = await send(get("/a")).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(HttpError);
  expect((error as HttpError).status).toBe(status);
  expect(session.stored()).toBeNull();
  expect(localStorage.length).toBe(0);
});

test("[H7] a late refusal of the old session does not end the next one", async () => {
  session.start(ada);
  let response: (response: Response) => void = () => {};
  reply = () => new Promise((resolve) => (response = resolve));
  const late = send(get("/slow")).catch((cause: unknown) => cause);
  session.end("signed-out");
  session.start({ token: "t2", user: "bob" });
  response(json({}, 401));
  await late;
  expect(session.stored()).toEqual({ token: "t2", user: "bob" });
});

test("[H7] running calls are aborted with their session", async () => {
  session.start(ada);
  reply = () => new Promise(() => {});
  const waiting = send(get("/slow")).catch((cause: unknown) => cause);
  session.end("signed-out");
  expect(await waiting).toMatchObject({ name: "AbortError" });
});

test.each([
  [json({ id: 1 }), { id: 1 }],
  [new Response("plain", { headers: { "content-type": "text/plain" } }), "plain"],
  [new Response(null, { status: 204 }), undefined],
  [new Response("", { headers: { "content-type": "application/json" } }), undefined],
  [new Response('{"a":1}', { headers: { "content-type": "application/vnd.x+json" } }), { a: 1 }],
])("a response body is read by its media type: %#", async (response, want) => {
  reply = () => response;
  expect((await send(get("/a"))).body).toEqual(want);
});

test("numbers stay exact", async () => {
  reply = () =>
    new Response('{"id":9007199254740993}', { headers: { "content-type": "application/json" } });
  const { body } = await send(get("/a"));
  expect(String((body as { id: unknown }).id)).toBe("9007199254740993");
});

test("a success with invalid JSON is a bad response", async () => {
  reply = () => new Response("<html>", { headers: { "content-type": "application/json" } });
  await expect(send(get("/a"))).rejects.toMatchObject({ name: "BadResponseError" });
});

test("an error status is an HTTP error with any body", async () => {
  reply = () =>
    new Response("<html>", { status: 500, headers: { "content-type": "application/json" } });
  await expect(send(get("/a"))).rejects.toMatchObject({ name: "HttpError", status: 500 });
});

test("a missing response is a network error with the call and without its query", async () => {
  reply = () => Promise.reject(new TypeError("Failed to fetch"));
  const error: unknown = await send(get("/a", { query: "api_key=secret" })).catch(
    (cause: unknown) => cause,
  );
  expect(error).toMatchObject({ name: "NetworkError" });
  expect(String(error)).toContain("get /a");
  expect(String(error)).not.toContain("secret");
});
