import type { SettingLocation, SignIn, SignInMethod } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { createHttp } from "#http/http.ts";
import { readDefaults } from "#http/stored-defaults.ts";
import { createSessionStore } from "#session/session-store.ts";
import { checkCredential } from "./check-credential.ts";
import { signIn } from "./sign-in.ts";

const evidence = { pointer: "", reason: { code: "seen" } as const, confidence: 1 };
const bearer = { in: "header", name: "Authorization", prefix: "Bearer " } as const;
const field = (name: string) => ({ name, label: name, isRequired: true, kind: "text" as const });
const optional = (location: string, name: string, value: string): SettingLocation => ({
  in: location,
  name,
  default: value,
  isOptional: true,
});

const session = createSessionStore();
const http = createHttp(session);
let sent: string[] = [];

beforeEach(() => {
  session.end("signed-out");
  sent = [];
});

/** An API that refuses each call without a query parameter or a header, and a false credential after that. */
function serve(status: number, message: string, name: string): void {
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const { pathname, search, searchParams } = new URL(url, location.origin);
    const headers = new Headers(init.headers);
    const value = headers.get(name);
    sent.push(`${init.method} ${pathname}${search}${value === null ? "" : ` ${name}: ${value}`}`);
    if (!searchParams.has(name) && value === null) return Response.json({ message }, { status });
    const isFalse = headers.get("authorization") === "Bearer wrong";
    return isFalse
      ? Response.json({ message: "Bad token" }, { status: 401 })
      : Response.json({ token: "t", user: { id: 1 } });
  });
}

const version = optional("query", "api-version", "2024-05-01");

test("a sign-in is sent with the default of an optional parameter that its refusal names", async () => {
  const method: SignInMethod = {
    kind: "password",
    id: "login",
    call: { method: "post", path: "/login", mediaType: "application/json", settings: [version] },
    username: { path: ["name"], field: field("name") },
    password: { path: ["password"], field: field("password") },
    constants: {},
    tokenPaths: [["token"]],
    userPaths: [["user"]],
    credential: bearer,
    evidence,
  };
  session.setDescribedSignIn({ methods: [method] });
  serve(400, "The api-version query parameter is required.", "api-version");
  await signIn(() => http, method, { username: "ada", password: "secret" });
  expect(sent).toEqual(["POST /api/login", "POST /api/login?api-version=2024-05-01"]);
  expect(session.token()).toBe("t");
  expect(readDefaults(session.storage.local)).toEqual(["query api-version"]);
});

const check = (token: string) =>
  checkCredential(http, { token, credential: bearer }, { method: { id: "key" }, isFixed: true });

test.each<readonly [number, string, SettingLocation]>([
  [422, "Unspecified ApiVersion", version],
  [400, "Missing header X-Tenant", optional("header", "X-Tenant", "main")],
])("a key is checked with a default that a %i demands: %s", async (status, message, setting) => {
  const described: SignIn = {
    methods: [],
    checks: [{ operation: "users", path: "/users", settings: [setting] }],
  };
  session.setDescribedSignIn(described);
  serve(status, message, setting.name.toLowerCase());
  await expect(check("wrong")).rejects.toThrow("Bad token");
  expect(sent).toHaveLength(2);
  expect(await check("right")).toMatchObject({ isChecked: true, operation: "users" });
  expect(sent).toHaveLength(4);
});

test("another refusal is not sent again", async () => {
  const checks = [{ operation: "users", path: "/users", settings: [version] }];
  session.setDescribedSignIn({ methods: [], checks });
  serve(400, "No such filter", "api-version");
  expect(await check("right")).toMatchObject({ isChecked: false });
  expect(sent).toEqual(["GET /api/users"]);
});
