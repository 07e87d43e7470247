import type { HttpRequest, Parameter } from "@quarterdeck/model";
import { afterEach, expect, test, vi } from "vitest";
import { createSessionStore } from "#session/session-store.ts";
import { createHttp } from "./http.ts";
import { restoreDefaults } from "./stored-defaults.ts";

afterEach(() => vi.unstubAllGlobals());

const version = parameterOf("query", "api-version", "2024-05-01");
const header = parameterOf("header", "X-Tenant", "main");

function parameterOf(location: "query" | "header", name: string, value: string): Parameter {
  const field = { kind: "text", name, label: name, isRequired: false, default: value } as const;
  return { in: location, name, isRequired: false, style: "form", explode: true, field };
}

function requestOf(over: Partial<HttpRequest> = {}): HttpRequest {
  return { method: "GET", path: "/a", query: "page=1", headers: {}, defaults: [version], ...over };
}

/** Network access to an API that refuses calls with `refusal` without a query parameter or a header. */
function createReader(refusal: unknown, { status = 400, name = "api-version" } = {}) {
  const session = createSessionStore();
  session.end("signed-out");
  session.start({ token: "t", user: "{}" });
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const { searchParams, search } = new URL(url, location.origin);
    const value = new Headers(init.headers).get(name);
    sent.push(search + (value === null ? "" : ` ${name}: ${value}`));
    if (searchParams.has(name) || value !== null) return Response.json([]);
    return Response.json(refusal, { status });
  });
  return { session, http: createHttp(session), sent };
}

// ASP.NET, a cloud, a framework that reports the fields.
test.each([
  [400, { error: { code: "ApiVersionUnspecified", message: "An API version is required." } }],
  [400, { message: "The api-version query parameter (?api-version=) is required." }],
  [422, { errors: { "api-version": ["can't be blank"] } }],
])(
  "a read that is refused with %i for an optional parameter is sent with its default",
  async (status, refusal) => {
    const { http, sent } = createReader(refusal, { status });
    expect((await http.send(requestOf())).status).toBe(200);
    await http.send(requestOf({ method: "POST", path: "/b", query: "" }));
    const added = "api-version=2024-05-01";
    expect(sent).toEqual(["?page=1", `?page=1&${added}`, `?${added}`]);
  },
);

test("a header that the refusal names is sent with its default, also after the next sign-in", async () => {
  const refusal = { detail: "Tenant missing: send X-Tenant." };
  const { session, http, sent } = createReader(refusal, { name: "x-tenant" });
  const request = requestOf({ query: "", defaults: [version, header] });
  await http.send(request);
  session.end("signed-out");
  await restoreDefaults(session.storage.local);
  session.start({ token: "t", user: "{}" });
  await http.send(request);
  expect(sent).toEqual(["", " x-tenant: main", " x-tenant: main"]);
});

test.each([
  ["a write", { method: "POST" }, "api-version is required"],
  ["a refusal of another parameter", {}, "page is too large"],
  ["a parameter that the request has", { defaults: [] }, "api-version is invalid"],
])("%s is not sent again", async (_, over, message) => {
  const { http, sent } = createReader({ message });
  await expect(http.send(requestOf(over))).rejects.toThrow("400");
  expect(sent).toHaveLength(1);
});

test("a default that the API refuses, too, is not sent later", async () => {
  const { session, http, sent } = createReader({ message: "invalid api-version" }, { name: "no" });
  await expect(http.send(requestOf())).rejects.toThrow("400");
  expect(sent).toHaveLength(2);
  expect(session.storage.local.read("quarterdeck-defaults")).toBeNull();
});
