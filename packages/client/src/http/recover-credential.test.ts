import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSessionStore } from "#session/session-store.ts";
import { createHttp } from "./http.ts";

const session = createSessionStore();
const { send } = createHttp(session);
const sent: string[] = [];

/** An API that accepts one form of the token. */
function accept(form: string, challenge?: string, isOpen = (_method: string) => false): void {
  vi.stubGlobal("fetch", (_url: string, init: RequestInit) => {
    const authorization = new Headers(init.headers).get("authorization") ?? "";
    sent.push(`${init.method ?? ""} ${authorization}`);
    if (authorization === form || isOpen(init.method ?? ""))
      return Promise.resolve(new Response("yes"));
    const headers = challenge === undefined ? {} : { "www-authenticate": challenge };
    return Promise.resolve(new Response('{"detail":"No"}', { status: 401, headers }));
  });
}

const request = (method: string) => ({ method, path: "/a", query: "", headers: {} });
const credential = JSON.stringify({ in: "header", name: "Authorization", prefix: "Bearer " });

beforeEach(() => {
  sent.length = 0;
  session.start({ token: "k", user: "u", credential });
});

afterEach(() => session.end("signed-out"));

test.each([
  ["Token k", "Token"],
  ["ApiKey k", undefined],
  ["GenieKey k", 'GenieKey realm="alerts"'],
])("a refused read gets its response with %s", async (form, challenge) => {
  accept(form, challenge);
  expect((await send(request("get"))).body).toBe("yes");
  await send(request("get"));
  expect(sent.at(-1)).toBe(`GET ${form}`);
  expect(session.stored()).not.toBeNull();
});

test("a refused write is sent again once, in the form that the API names", async () => {
  accept("Token k", "Token", (method) => method === "GET");
  await send(request("get"));
  await send(request("post"));
  expect(sent).toEqual(["GET Bearer k", "POST Bearer k", "POST Token k"]);
});

test("a write is not tried in forms that the API does not name", async () => {
  accept("Token k", undefined, (method) => method === "GET");
  await expect(send(request("post"))).rejects.toMatchObject({ status: 401 });
  expect(sent).toEqual(["POST Bearer k"]);
  expect(session.stored()).toBeNull();
});

test("a token that no form makes valid ends the session after six attempts", async () => {
  accept("never");
  await expect(send(request("get"))).rejects.toMatchObject({ status: 401 });
  expect(sent).toHaveLength(6);
  expect(session.stored()).toBeNull();
});

test("an expired token is not tried in other forms", async () => {
  accept("never", 'Bearer error="invalid_token"');
  await expect(send(request("get"))).rejects.toMatchObject({ status: 401 });
  expect(sent).toHaveLength(1);
});
