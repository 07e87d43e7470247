import { beforeEach, expect, test, vi } from "vitest";
import type { HttpResponse, PasswordMethod, SignIn } from "@quarterdeck/model";
import { ACCEPTED_BY_KEY, PLACEHOLDER_TOKEN, SET_COOKIE_HEADER } from "#config/contract.ts";
import { BadResponseError, HttpError } from "#http/errors.ts";
import type { Http } from "#http/http.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

const send = vi.fn<Http["send"]>();
const http = fakeHttp(send);
const field = (name: string) => ({ name, label: name, isRequired: true, kind: "text" as const });

const method: PasswordMethod = {
  kind: "password",
  id: "login",
  call: { method: "post", path: "/login", mediaType: "application/json" },
  username: { path: ["name"], field: field("name") },
  password: { path: ["password"], field: field("password") },
  constants: {},
  tokenPaths: [],
  userPaths: [],
  credential: { in: "session" },
  evidence: { pointer: "", reason: { code: "no-security" }, confidence: 1 },
};

const typed = { username: "ada", password: "open sesame" };
const ok = (body: unknown, headers: Record<string, string> = {}): HttpResponse => ({
  status: 200,
  headers,
  body,
});

/** Replies by path; a number is a refusal. */
function serve(replies: Readonly<Record<string, HttpResponse | number>>, more?: Partial<SignIn>) {
  http.session.setDescribedSignIn({
    methods: [method],
    checks: [{ operation: "listItems", path: "/items" }],
    ...more,
  });
  send.mockImplementation((request) => {
    const reply = replies[request.path] ?? 404;
    if (typeof reply !== "number") return Promise.resolve(reply);
    const response = { status: reply, headers: {}, body: undefined };
    return Promise.reject(new HttpError(request, response, { message: "No", fields: [] }));
  });
}

const sent = (path: string) =>
  send.mock.calls.map(([request]) => request).filter((request) => request.path === path);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  send.mockReset();
  http.session.end("signed-out");
});

test("a cookie that a read accepts is a session without a token", async () => {
  serve({ "/login": ok(undefined, { [SET_COOKIE_HEADER]: "sid" }), "/items": ok([]) });
  await signIn(() => http, method, typed);
  expect(http.session.stored()?.token).toBe(PLACEHOLDER_TOKEN);
});

test("a cookie that reads refuse is not a session, and the error has the read", async () => {
  serve({ "/login": ok({ id: 1 }, { [SET_COOKIE_HEADER]: "tracking" }), "/items": 401 });
  await expect(signIn(() => http, method, typed)).rejects.toMatchObject({
    name: "NoTokenError",
    searched: { members: ["id"], cookies: ["tracking"], refusal: { status: 401, path: "/items" } },
  });
  expect(http.session.stored()).toBeNull();
});

test("a read that this user may not call does not end the sign-in", async () => {
  serve({ "/login": ok(undefined, { [SET_COOKIE_HEADER]: "sid" }), "/items": 403 });
  await signIn(() => http, method, typed);
  expect(http.session.stored()).not.toBeNull();
});

test("an API that fails during the check is shown as such", async () => {
  serve({ "/login": ok(undefined, { [SET_COOKIE_HEADER]: "sid" }), "/items": 502 });
  await expect(signIn(() => http, method, typed)).rejects.toMatchObject({ status: 502 });
  expect(http.session.stored()).toBeNull();
});

test.each([
  ["the refusal", "/login"],
  ["a safe read", "/items"],
])("a sign-in without its CSRF token is sent again with the cookie of %s", async (_, setter) => {
  document.cookie = "XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT";
  send.mockReset();
  http.session.setDescribedSignIn({
    methods: [method],
    checks: [{ operation: "listItems", path: "/items" }],
  });
  const requests: string[] = [];
  send.mockImplementation((request) => {
    const isGuarded = document.cookie.includes("XSRF-TOKEN=");
    requests.push(`${request.path} ${isGuarded}`);
    if (request.path === setter) document.cookie = "XSRF-TOKEN=t1";
    if (isGuarded) return Promise.resolve(ok(undefined, { [SET_COOKIE_HEADER]: "sid" }));
    const response = { status: 419, headers: {}, body: undefined };
    const problem = { message: "CSRF token mismatch.", fields: [] };
    return Promise.reject(new HttpError(request, response, problem));
  });
  await signIn(() => http, method, typed);
  expect(requests.filter((line) => line.startsWith("/login"))).toEqual([
    "/login false",
    "/login true",
  ]);
  expect(http.session.storage.tab.read(ACCEPTED_BY_KEY)).toBe("listItems");
  expect(http.session.stored()).not.toBeNull();
  document.cookie = "XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT";
});

test.each<readonly [string, HttpResponse | number, number | undefined]>([
  ["that a read accepts is a session", ok([]), undefined],
  ["that a read refuses is not a session", 401, 401],
  ["that a read forbids is not a session", 403, 403],
])("a form that leads to a page, with a cookie %s", async (_, reply, status) => {
  serve({ "/items": reply });
  const others = send.getMockImplementation();
  send.mockImplementation(async (request, options) => {
    if (request.path !== "/login") return others?.(request, options) ?? ok([]);
    throw new BadResponseError("a redirect", request, { responseError: "redirect" });
  });
  const result = signIn(() => http, method, typed);
  if (status === undefined) await result;
  else await expect(result).rejects.toMatchObject({ status });
  expect(http.session.stored() === null).toBe(status !== undefined);
});

test("a wrong password is not sent twice", async () => {
  serve({ "/login": 422 });
  await expect(signIn(() => http, method, typed)).rejects.toMatchObject({ status: 422 });
  expect(sent("/login")).toHaveLength(1);
});

test("sign-out sends the refresh token of the sign-in and constants, once", async () => {
  const body = { mediaType: "application/json", tokenPath: ["refresh"], constants: { all: true } };
  serve(
    { "/login": ok({ token: "t", refresh_token: "r1" }), "/out": ok(undefined) },
    { checks: [], signOut: { method: "post", path: "/out", body } },
  );
  const bearer = { in: "header", name: "Authorization", prefix: "Bearer " } as const;
  await signIn(() => http, { ...method, tokenPaths: [["token"]], credential: bearer }, typed);
  signOut(http);
  expect(sent("/out")[0]?.body?.content).toBe('{"all":true,"refresh":"r1"}');
  signOut(http);
  expect(sent("/out")[1]?.body?.content).toBe('{"all":true}');
});
