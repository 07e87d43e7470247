import { createSessionStore } from "#session/session-store.ts";
import type { LocatedField, SignIn, SignInMethod } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { createHttp } from "#http/http.ts";
import { readRequested } from "./stored-form.ts";
import { signIn } from "./sign-in.ts";
import { register } from "./sign-in-calls.ts";
import { signOut } from "./sign-out.ts";

const session = createSessionStore();

const evidence = { pointer: "", reason: { code: "seen" } as const, confidence: 1 };
const bearer = { in: "header", name: "Authorization", prefix: "Bearer " } as const;
const field = (name: string) => ({ name, label: name, isRequired: true, kind: "text" as const });

const password: Extract<SignInMethod, { kind: "password" }> = {
  kind: "password",
  id: "login",
  call: { method: "post", path: "/login", mediaType: "application/json" },
  username: { path: ["user", "email"], field: field("email") },
  password: { path: ["user", "password"], field: field("password") },
  constants: {},
  tokenPaths: [["data", "secret"]],
  userPaths: [["data", "who"]],
  credential: bearer,
  evidence,
};
const registration = {
  call: { method: "post" as const, path: "/register", mediaType: "application/json" },
  fields: [{ path: ["name"], field: field("name") }],
  tokenPaths: [["token"]],
  userPaths: [["user"]],
  evidence,
};

let replies: Record<string, () => Response> = {};
const sent: { path: string; body: unknown; authorization: string | null }[] = [];

function json(body: unknown, status = 200): Response {
  const headers = { "content-type": "application/json" };
  return new Response(JSON.stringify(body), { status, headers });
}

function describe(more: Partial<SignIn> = {}): void {
  session.setDescribedSignIn({ methods: [password], registration, ...more });
}

const http = createHttp(session);

beforeEach(() => {
  session.end("signed-out");
  describe();
  sent.length = 0;
  replies = {};
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const path = url.replace(`${location.origin}/api`, "");
    const authorization = new Headers(init.headers).get("authorization");
    sent.push({ path, body: init.body, authorization });
    return Promise.resolve(replies[path]?.() ?? json({ message: "Not here" }, 404));
  });
});

const typed = { username: "ada@x.y", password: "secret" };

test("the body has the described values, and the session the values of the response", async () => {
  replies["/login"] = () => json({ data: { secret: "tok", who: { id: 7, name: "Ada" } } });
  await signIn(() => http, password, typed);
  expect(sent[0]?.body).toBe('{"user":{"email":"ada@x.y","password":"secret"}}');
  expect(session.stored()).toEqual({ token: "tok", user: '{"id":7,"name":"Ada"}' });
});

test("a body that is not described has an email address twice", async () => {
  replies["/login"] = () => json({ token: "tok" });
  const open = {
    ...password,
    username: { ...password.username, path: ["username"] },
    password: { ...password.password, path: ["password"] },
    emailPath: ["email"],
  };
  await signIn(() => http, open, { username: "ada@x.y", password: "p" });
  await signIn(() => http, open, { username: "ada", password: "p" });
  const bodies = sent.filter(({ path }) => path === "/login").map(({ body }) => body);
  expect(bodies).toEqual([
    '{"email":"ada@x.y","username":"ada@x.y","password":"p"}',
    '{"username":"ada","password":"p"}',
  ]);
});

test("a key is tried with a list by POST, which may refuse it inside a 200", async () => {
  const token = {
    kind: "token",
    id: "key",
    label: "api-key",
    credential: bearer,
    evidence,
  } as const;
  describe({ methods: [token], checks: [{ operation: "", method: "post", path: "/users.list" }] });
  replies["/users.list"] = () => json({ ok: false, error: "invalid_auth" });
  await expect(signIn(() => http, token, { token: "wrong" })).rejects.toThrow("invalid_auth");
  expect(session.stored()).toBeNull();
  replies["/users.list"] = () => json({ ok: true, users: [] });
  await signIn(() => http, token, { token: "right" });
  expect(sent.at(-1)).toMatchObject({ body: "{}", authorization: "Bearer right" });
  expect(session.stored()?.token).toBe("right");
});

test("a form is sent as a form, with its constants", async () => {
  replies["/login"] = () => json({ access_token: "tok" });
  const call = { ...password.call, mediaType: "application/x-www-form-urlencoded" };
  const form = {
    ...password,
    call,
    username: { ...password.username, path: ["username"] },
    password: { ...password.password, path: ["password"] },
    constants: { grant_type: "password" },
  };
  await signIn(() => http, form, { username: "a b", password: "&" });
  expect(sent[0]?.body).toBe("grant_type=password&username=a+b&password=%26");
  expect(session.stored()?.token).toBe("tok");
});

test.each([
  [{ token: "tok" }],
  [{ accessToken: "tok" }],
  [{ data: { access_token: "tok" } }],
  [{ user: { token: "tok", name: "x" } }],
  [{ token: { access_token: "tok" } }],
])("a token is found where APIs put it: %o", async (response) => {
  replies["/login"] = () => json(response);
  await signIn(() => http, password, typed);
  expect(session.stored()?.token).toBe("tok");
});

test("[H3] a user missing in the response is requested with the new token", async () => {
  describe({ me: { method: "get", path: "/me", record: ["data"] } });
  replies["/login"] = () => json({ token: "tok" });
  replies["/me"] = () => json({ data: { id: 1, email: "ada@x.y" } });
  await signIn(() => http, password, typed);
  expect(sent[1]).toMatchObject({ path: "/me", authorization: "Bearer tok" });
  expect(JSON.parse(session.stored()?.user ?? "")).toMatchObject({ id: 1, email: "ada@x.y" });
});

test("the form that the API accepted is tried first at the next sign-in", async () => {
  describe({ me: { method: "get", path: "/me", record: [] } });
  replies["/login"] = () => json({ token: "tok" });
  replies["/me"] = () =>
    sent.at(-1)?.authorization === "Token tok"
      ? json({ id: 1 })
      : json({ detail: "No credential." }, 401);
  await signIn(() => http, { ...password, id: "prefixed", isAssumed: true }, typed);
  const first = sent.map(({ authorization }) => authorization).filter((value) => value !== null);
  expect(first).toEqual(["Bearer tok", "Token tok"]);
  session.end("signed-out");
  describe({ me: { method: "get", path: "/me", record: [] } });
  sent.length = 0;
  await signIn(() => http, { ...password, id: "prefixed", isAssumed: true }, typed);
  const second = sent.map(({ authorization }) => authorization).filter((value) => value !== null);
  expect(second).toEqual(["Token tok"]);
});

test("[H3] without a user the entered name is stored", async () => {
  replies["/login"] = () => json({ token: "tok" });
  await signIn(() => http, password, typed);
  expect(session.stored()?.user).toBe('{"name":"ada@x.y"}');
});

test("a refusal rejects with the API's message and starts no session", async () => {
  replies["/login"] = () => json({ message: "Wrong password" }, 401);
  await expect(signIn(() => http, password, typed)).rejects.toMatchObject({
    problem: { message: "Wrong password" },
  });
  expect(session.stored()).toBeNull();
});

test("a response without a token starts no session", async () => {
  replies["/login"] = () => json({ ok: true });
  await expect(signIn(() => http, password, typed)).rejects.toMatchObject({ name: "NoTokenError" });
  expect(session.stored()).toBeNull();
});

test.each([
  [{ success: false, message: "Wrong password" }],
  [{ ok: false, error: "Wrong password" }],
  [{ errors: [{ message: "Wrong password" }] }],
  [{ status: "error", message: "Wrong password", data: null }],
])("an error inside a 200 is the API's message: %o", async (response) => {
  replies["/login"] = () => json(response);
  await expect(signIn(() => http, password, typed)).rejects.toMatchObject({
    problem: { message: "Wrong password" },
  });
  replies["/register"] = () => json(response);
  await expect(register(() => http, registration, { name: "Ada" })).rejects.toMatchObject({
    problem: { message: "Wrong password" },
  });
  expect(session.stored()).toBeNull();
});

test("a page instead of a sign-in response is not one of the API", async () => {
  const headers = { "content-type": "text/html" };
  replies["/login"] = () => new Response("<!doctype html><title>Shop</title>", { headers });
  await expect(signIn(() => http, password, typed)).rejects.toMatchObject({
    responseError: "html",
  });
  expect(session.stored()).toBeNull();
});

test("an entered token is verified if the description has an operation for the user", async () => {
  const method = { kind: "token", id: "t", label: "token", credential: bearer, evidence } as const;
  describe({ me: { method: "get", path: "/me", record: [] } });
  replies["/me"] = () => json({ message: "No" }, 401);
  await expect(signIn(() => http, method, { token: "Bearer  bad " })).rejects.toMatchObject({
    status: 401,
  });
  expect(session.stored()).toBeNull();
  replies["/me"] = () => json({ id: 3, name: "Ada" });
  await signIn(() => http, method, { token: "Bearer  good " });
  expect(session.stored()).toEqual({ token: "good", user: '{"id":3,"name":"Ada"}' });
});

test("[H2] the placeholder token of an API without security is never sent", async () => {
  await signIn(() => http, { kind: "none", id: "none", evidence }, {});
  expect(session.stored()).not.toBeNull();
  expect(sent).toEqual([]);
});

test("a registration signs in with a token, else it returns the API's message", async () => {
  replies["/register"] = () => json({ message: "Wait for approval" }, 202);
  expect(await register(() => http, registration, { name: "Ada" })).toEqual({
    isSignedIn: false,
    message: "Wait for approval",
  });
  replies["/register"] = () => json({ token: "tok", user: { id: 1, name: "Ada" } }, 201);
  expect(await register(() => http, registration, { name: "Ada" })).toEqual({ isSignedIn: true });
  expect(session.stored()?.token).toBe("tok");
});

test("signing out ends the session at once and notifies the server with the old token", async () => {
  describe({ signOut: { method: "post", path: "/logout" } });
  replies["/login"] = () => json({ token: "tok" });
  await signIn(() => http, password, typed);
  signOut(http);
  expect(session.stored()).toBeNull();
  expect(sent.at(-1)).toMatchObject({ path: "/logout", authorization: "Bearer tok" });
});

test("basic credentials are verified if the description has an operation for the user", async () => {
  describe({ me: { method: "get", path: "/me", record: [] } });
  const credential = { in: "header", name: "Authorization", prefix: "Basic " } as const;
  const { username, password: secret } = password;
  const basic = {
    kind: "basic",
    id: "b",
    username,
    password: secret,
    credential,
    evidence,
  } as const;
  replies["/me"] = () => json({ message: "No" }, 401);
  await expect(signIn(() => http, basic, typed)).rejects.toMatchObject({ status: 401 });
  expect(session.stored()).toBeNull();
  replies["/me"] = () => json({ id: 3, name: "Ada" });
  await signIn(() => http, basic, { username: "adä", password: "s:é" });
  const token = Buffer.from("adä:s:é").toString("base64");
  expect(sent.at(-1)?.authorization).toBe(`Basic ${token}`);
  expect(session.stored()?.token).toBe(token);
});

test("a sign-in may take the password in a header and the rest in the body", async () => {
  replies["/login"] = () => json({ token: "tok" });
  const method = { ...password, isBasic: true, constants: { name: "Quarterdeck" } } as const;
  await signIn(() => http, method, { username: "ada", password: "secret" });
  expect(sent[0]).toMatchObject({
    body: '{"name":"Quarterdeck"}',
    authorization: `Basic ${btoa("ada:secret")}`,
  });
  expect(session.stored()?.token).toBe("tok");
});

test("a value that the API requested replaces a constant", async () => {
  replies["/login"] = () => json({ token: "tok" });
  const plan: LocatedField = {
    path: ["plan"],
    field: { ...field("plan"), kind: "choice", choices: [{ value: 2, label: "Two" }] },
  };
  const more = [{ path: ["grant"], field: field("grant") }, plan];
  await signIn(
    () => http,
    { ...password, more, constants: { grant: "password" } },
    { ...typed, more: { grant: "staff", plan: "2" } },
  );
  expect(sent[0]?.body).toBe(
    '{"grant":"staff","plan":2,"user":{"email":"ada@x.y","password":"secret"}}',
  );
});

test("of the fields that a refusal requested, no code and no secret is stored", async () => {
  replies["/login"] = () => json({ token: "tok" });
  const names = ["tenant", "otp", "client_secret", "mfaCode"];
  const more = names.map((name) => ({ path: [name], field: field(name) }));
  const entered = { tenant: "north", otp: "123456", client_secret: "s3cret", mfaCode: "9" };
  await signIn(() => http, { ...password, id: "codes", more }, { ...typed, more: entered });
  const stored = await readRequested("codes");
  expect(stored.map((one) => [one.field.name, one.field.default])).toEqual([
    ["tenant", "north"],
    ["otp", ""],
    ["client_secret", ""],
    ["mfaCode", ""],
  ]);
});

test("values for the path of a sign-in are sent in it only", async () => {
  replies["/realms/a%2Fb/login"] = () => json({ data: { secret: "tok" } });
  const call = { ...password.call, path: "/realms/{realm}/login" };
  const more = [{ path: ["realm"], field: field("realm") }];
  await signIn(() => http, { ...password, call, more }, { ...typed, more: { realm: "a/b" } });
  expect(sent[0]?.body).toBe('{"user":{"email":"ada@x.y","password":"secret"}}');
  expect(session.stored()?.token).toBe("tok");
});

test("further fields of a sign-in are sent at their paths", async () => {
  replies["/login"] = () => json({ token: "tok" });
  const more = [{ path: ["user", "company"], field: field("company") }];
  await signIn(
    () => http,
    { ...password, more, constants: { "user.lang": "en" } },
    { ...typed, more: { "user.company": "Ships" } },
  );
  expect(JSON.parse(String(sent[0]?.body))).toEqual({
    user: { lang: "en", company: "Ships", email: "ada@x.y", password: "secret" },
  });
});
