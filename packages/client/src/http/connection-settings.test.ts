import { createSessionStore } from "#session/session-store.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { removeSettings, storeSetting } from "./connection-settings.ts";
import { createHttp } from "./http.ts";

const session = createSessionStore();

const sent: { readonly url: string; readonly headers: Headers; readonly body: unknown }[] = [];
const request = { method: "GET", path: "/orders", query: "page=1", headers: {} };
const header = { in: "header", name: "X-Tenant" };

const { send } = createHttp(session);

beforeEach(() => {
  session.end("signed-out");
  session.start({ token: "t", user: "u" });
  sent.length = 0;
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    sent.push({ url: url.replace(location.origin, ""), headers, body: init.body });
    return Promise.resolve(new Response("{}"));
  });
});

test("a setting is sent with requests that declare it only", async () => {
  await storeSetting("x-tenant", " blue ");
  await send({ ...request, settings: [header] });
  await send(request);
  expect(sent.map(({ headers }) => headers.get("x-tenant"))).toEqual(["blue", null]);
});

test("a query setting is added to the query", async () => {
  await storeSetting("Tenant", "a&b");
  await send({ ...request, settings: [{ in: "query", name: "tenant" }] });
  expect(sent[0]?.url).toBe("/api/orders?page=1&tenant=a%26b");
});

test("a default is sent until the user enters another value", async () => {
  const settings = [{ in: "query", name: "api-version", default: "2.0" }];
  await send({ ...request, settings });
  await storeSetting("api-version", "3.0");
  await send({ ...request, settings });
  expect(sent.map(({ url }) => url.split("&")[1])).toEqual(["api-version=2.0", "api-version=3.0"]);
});

test.each([
  ["application/json", '{"total":1.50}', '{"key":"s3c\\"ret","total":1.50}'],
  ["application/json", "{}", '{"key":"s3c\\"ret"}'],
  ["application/json", "[1]", "[1]"],
  [undefined, undefined, '{"key":"s3c\\"ret"}'],
  ["application/x-www-form-urlencoded", "total=1.50", "key=s3c%22ret&total=1.50"],
])("a setting is a member of the %s body %s", async (mediaType, content, expected) => {
  await storeSetting("key", 's3c"ret');
  const body = mediaType === undefined ? {} : { body: { mediaType, content } };
  const settings = [{ in: "body", name: "key" }];
  await send({ ...request, method: "POST", ...body, settings });
  expect(sent[0]?.body).toBe(expected);
});

test("a setting is a part of a multipart body", async () => {
  await storeSetting("key", "s3cret");
  const content = { parts: [{ name: "total", value: "1.50" }] };
  const body = { mediaType: "multipart/form-data", content };
  await send({ ...request, method: "POST", body, settings: [{ in: "body", name: "key" }] });
  const form = sent[0]?.body instanceof FormData ? [...sent[0].body.entries()] : [];
  expect(form).toEqual([
    ["key", "s3cret"],
    ["total", "1.50"],
  ]);
});

test("a value of the request wins, and an empty setting is not sent", async () => {
  await storeSetting("x-tenant", "blue");
  await send({ ...request, headers: { "x-tenant": "red" }, settings: [header] });
  await storeSetting("x-tenant", "");
  await send({ ...request, settings: [header] });
  expect(sent.map(({ headers }) => headers.get("x-tenant"))).toEqual(["red", null]);
});

test("a setting outlives the session", async () => {
  await storeSetting("x-tenant", "blue");
  session.end("expired");
  await send({ ...request, settings: [header] });
  expect(sent[0]?.headers.get("x-tenant")).toBe("blue");
});

test("settings with any name are stored, two at once", async () => {
  await Promise.all([storeSetting("x-tenant", "blue"), storeSetting("X Key/1", "s3cret")]);
  await send({ ...request, settings: [header, { in: "query", name: "X Key/1" }] });
  expect(sent[0]?.headers.get("x-tenant")).toBe("blue");
  expect(sent[0]?.url).toContain("s3cret");
});

test("a secret is removed, and other settings are not", async () => {
  await storeSetting("x-tenant", "blue");
  await storeSetting("X-Key", "s3cret");
  await removeSettings(["x-key"]);
  await send({ ...request, settings: [header, { in: "header", name: "X-Key" }] });
  expect([sent[0]?.headers.get("x-tenant"), sent[0]?.headers.get("x-key")]).toEqual(["blue", null]);
});
