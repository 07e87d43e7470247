import { createSessionStore } from "#session/session-store.ts";
import type { SignIn } from "@quarterdeck/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeRenewal, createRenewal, readRenewal } from "#session/renewal.ts";
import { createHttp } from "./http.ts";
import { UNKNOWN_EXPIRY } from "./read-lifetime.ts";
import { createRenewalTimer } from "./renewal.ts";

const session = createSessionStore();

const evidence = { pointer: "", reason: { code: "seen" } as const, confidence: 1 };
const refresh = {
  method: "post" as const,
  path: "/auth/refresh",
  mediaType: "application/json",
  tokenPath: ["data", "refreshToken"],
  tokenPaths: [["token"]],
  evidence,
};
let { send } = createHttp(session);
const signIn: SignIn = { methods: [{ kind: "none", id: "none", evidence }], refresh };
const user = '{"id":1}';
const by = { method: "", clientId: "" };
const list = { method: "GET", path: "/orders", query: "", headers: {} };

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly authorization: string | null;
}
let replies: Record<string, () => Response | Promise<Response>> = {};
const sent: Sent[] = [];
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json" },
  });
const paths = () => sent.map(({ path }) => path);

function begin(token: string, lastsMs: number): void {
  session.start({ token, user });
  storeRenewal(
    session.storage.tab,
    createRenewal(
      token,
      { refreshToken: "r1", expiresAt: Math.min(Date.now() + lastsMs, UNKNOWN_EXPIRY) },
      by,
    ),
  );
}

beforeEach(() => {
  ({ send } = createHttp(session));
  session.end("signed-out");
  session.setDescribedSignIn(signIn);
  sent.length = 0;
  replies = { "/orders": () => json([]) };
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const path = url.replace(`${location.origin}/api`, "");
    const authorization = new Headers(init.headers).get("authorization");
    sent.push({ path, body: init.body, authorization });
    return (await replies[path]?.()) ?? json({}, 404);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a token with a long lifetime is not renewed", async () => {
  begin("t1", 3_600_000);
  await send(list);
  expect(paths()).toEqual(["/orders"]);
});

test("a token that expires soon is renewed before the call", async () => {
  replies["/auth/refresh"] = () => json({ token: "t2", expiresIn: 3600, refreshToken: "r2" });
  begin("t1", 90_000);
  vi.setSystemTime(Date.now() + 70_000);
  const notified = vi.fn();
  const stop = session.subscribe(notified);
  await send(list);
  expect(sent).toMatchObject([
    {
      path: "/auth/refresh",
      body: '{"data":{"refreshToken":"r1"}}',
      authorization: "Bearer t1",
    },
    { path: "/orders", authorization: "Bearer t2" },
  ]);
  expect(notified).not.toHaveBeenCalled();
  expect(readRenewal(session)).toMatchObject({ refreshToken: "r2" });
  expect(Object.values(localStorage).join()).not.toMatch(/r1|r2/);
  stop();
});

test.each([
  ["the usual header", { authorization: "Bearer t2" }, refresh],
  ["a described header", { "x-auth-token": "t2" }, { ...refresh, tokenHeader: "x-auth-token" }],
  ["another scheme", { authorization: "JWT t2" }, { ...refresh, tokenPaths: [] }],
])("a renewed token is taken from %s", async (_, headers, described) => {
  session.setDescribedSignIn({ ...signIn, refresh: described });
  replies["/auth/refresh"] = () => {
    const own = { "content-type": "application/json", ...headers };
    return new Response('{"success":true}', { headers: own });
  };
  begin("t1", 90_000);
  vi.setSystemTime(Date.now() + 70_000);
  await send(list);
  expect(sent.map(({ authorization }) => authorization)).toEqual(["Bearer t1", "Bearer t2"]);
});

test("ten calls at once renew once", async () => {
  replies["/auth/refresh"] = () => json({ token: "t2", expiresIn: 3600 });
  begin("t1", 30_000);
  vi.setSystemTime(Date.now() + 25_000);
  await Promise.all(Array.from({ length: 10 }, () => send(list)));
  expect(paths().filter((path) => path === "/auth/refresh")).toHaveLength(1);
  // Without a new refresh token the old one stays.
  expect(readRenewal(session)).toMatchObject({ refreshToken: "r1" });
});

test("a token is renewed before it expires, also without a call", async () => {
  replies["/auth/refresh"] = () => json({ token: "t2", expiresIn: 3600 });
  begin("t1", 600_000);
  await createRenewalTimer({ session, send }).renewInTime();
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(545_000);
  await vi.waitFor(() => expect(session.stored()?.token).toBe("t2"));
});

test("after a refusal nothing is renewed", async () => {
  begin("t1", 3_600_000);
  replies["/orders"] = () =>
    new Response("{}", { status: 401, headers: { "www-authenticate": "Bearer" } });
  await expect(send(list)).rejects.toMatchObject({ status: 401 });
  expect(session.stored()).toBeNull();
  await vi.advanceTimersByTimeAsync(7_200_000);
  await send({ ...list, path: "/other" }).catch(() => undefined);
  expect(paths()).toEqual(["/orders", "/other"]);
  expect(sessionStorage.length).toBe(0);
});

test.each([
  ["of a known time", 90_000, {}],
  ["that the API names", 3_600_000, { errors: [{ extensions: { code: "TOKEN_EXPIRED" } }] }],
  ["of an unknown time", Infinity, {}],
])("a call that is refused after an expiry %s is sent again", async (_name, lastsMs, refusal) => {
  replies["/auth/refresh"] = () =>
    sent.at(-1)?.authorization === null ? json({ token: "t2", refreshToken: "r2" }) : json({}, 401);
  replies["/orders"] = () =>
    sent.at(-1)?.authorization === "Bearer t2" ? json([]) : json(refusal, 401);
  begin("t1", lastsMs);
  if (lastsMs === 90_000) vi.setSystemTime(Date.now() + 100_000);
  const calls = await Promise.all([send(list), send(list)]);
  expect(calls).toMatchObject([{ status: 200 }, { status: 200 }]);
  // With the old token, and without it.
  expect(paths().filter((path) => path === "/auth/refresh")).toHaveLength(2);
  expect(session.stored()?.token).toBe("t2");
  expect(readRenewal(session)).toMatchObject({ refreshToken: "r2" });
});

test("a refused renewal is not retried, and the call is sent", async () => {
  replies["/auth/refresh"] = () => json({ message: "No" }, 400);
  begin("t1", 30_000);
  vi.setSystemTime(Date.now() + 25_000);
  await send(list);
  await send(list);
  expect(paths()).toEqual(["/auth/refresh", "/orders", "/orders"]);
  expect(session.stored()?.token).toBe("t1");
});

test("a failed renewal is retried after a pause", async () => {
  replies["/auth/refresh"] = () => json({}, 503);
  begin("t1", 300_000);
  vi.setSystemTime(Date.now() + 250_000);
  await send(list);
  await send(list);
  expect(paths()).toEqual(["/auth/refresh", "/orders", "/orders"]);
  replies["/auth/refresh"] = () => json({ token: "t2", expiresIn: 3600 });
  vi.setSystemTime(Date.now() + 11_000);
  await send(list);
  expect(sent.at(-1)?.authorization).toBe("Bearer t2");
});

test("a renewed token that arrives after the end of the session starts no session", async () => {
  replies["/auth/refresh"] = () => {
    session.end("signed-out");
    return json({ token: "t2", expiresIn: 3600 });
  };
  begin("t9", 30_000);
  vi.setSystemTime(Date.now() + 25_000);
  await send(list).catch(() => undefined);
  expect(session.stored()).toBeNull();
});

test("a refresh token that another tab has used is not used again", async () => {
  begin("t1", 30_000);
  vi.setSystemTime(Date.now() + 25_000);
  localStorage.setItem("token", "t2");
  await send(list);
  expect(paths()).toEqual(["/orders"]);
});

test("a token that another tab renewed is the same session, any other token is not", async () => {
  replies["/auth/refresh"] = () => json({ token: "t2", expiresIn: 3600 });
  begin("t1", 30_000);
  vi.setSystemTime(Date.now() + 25_000);
  await send(list);
  const renewed = { ...localStorage };
  // The view of the other tab: the old token, then the changed storage.
  session.start({ token: "t1", user });
  const notified = vi.fn();
  const stop = session.subscribe(notified);
  for (const [key, value] of Object.entries(renewed)) localStorage.setItem(key, String(value));
  session.check();
  expect(notified).not.toHaveBeenCalled();
  localStorage.setItem("token", "stranger");
  session.check();
  expect(notified).toHaveBeenCalledOnce();
  stop();
});
