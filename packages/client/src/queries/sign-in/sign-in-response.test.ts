// @vitest-environment node
import { expect, test } from "vitest";
import { findToken, findUser } from "./sign-in-response.ts";

const none = { tokenPaths: [] };
const respond = (body: unknown, headers: Record<string, string> = {}) => ({
  status: 200,
  headers,
  body,
});

test.each<readonly [string, unknown, Record<string, string>, object]>([
  ["a usual member", { access_token: "t" }, {}, { token: "t" }],
  ["a pair", { access: "t1234567", refresh: "r1234567" }, {}, { token: "t1234567" }],
  [
    "a nested pair",
    { keys: { refresh: "r1234567", access: "t1234567" } },
    {},
    { token: "t1234567" },
  ],
  ["a value of a JWT", { result: { jwt_value: "t1234567" } }, {}, { token: "t1234567" }],
  ["a key of a session", { login: { sessionKey: "t1234567" } }, {}, { token: "t1234567" }],
  [
    "a header with the key of a session",
    {},
    { "x-plant-session-key": "t1234567" },
    { token: "t1234567" },
  ],
  ["an envelope", { data: { jwt: "t" } }, {}, { token: "t" }],
  ["a member with its scheme", { token: "Token t" }, {}, { token: "t", prefix: "Token " }],
  ["a plain text", "eyJhbGciOi.eyJzdWIi.c2ln", {}, { token: "eyJhbGciOi.eyJzdWIi.c2ln" }],
  [
    "Authorization",
    {},
    { authorization: "Bearer t" },
    { token: "t", prefix: "Bearer ", header: "authorization" },
  ],
  ["X-Auth-Token", { id: 1 }, { "x-auth-token": "t" }, { token: "t", header: "x-auth-token" }],
  ["X-Subject-Token", undefined, { "x-subject-token": "t" }, { token: "t" }],
  ["another token header", {}, { "x-sds-auth-token": "t1234567" }, { token: "t1234567" }],
  ["a header of a session", {}, { "session-ticket": "t1234567" }, { header: "session-ticket" }],
  ["a header that sets one", {}, { "set-authorization": "Bearer t1" }, { prefix: "Bearer " }],
  ...[
    'token="t1234567"',
    "t1234567",
    'realm="mill", access_token=t1234567',
    "session-id=t1234567; lifetime=60",
  ].map(
    (value) =>
      [
        `Authentication-Info: ${value}`,
        {},
        { "authentication-info": value },
        { token: "t1234567", header: "authorization" },
      ] as const,
  ),
  [
    "a scheme in Authentication-Info",
    {},
    { "authentication-info": "Bearer t1" },
    { token: "t1", prefix: "Bearer ", header: "authorization" },
  ],
  [
    "the id of a session with a lifetime",
    { id: "eJfHDEqdE8lFNzf5EsFTlNX5H0kNpb39DAsA", ttl: 1209600, userId: 1 },
    {},
    { token: "eJfHDEqdE8lFNzf5EsFTlNX5H0kNpb39DAsA" },
  ],
  ["a deep member", { a: { b: { sessionToken: "12345678" } } }, {}, { token: "12345678" }],
])("a token is found in %s", (_, body, headers, want) => {
  expect(findToken(respond(body, headers), none)).toMatchObject({ ...want, isDescribed: false });
});

test("described locations come first", () => {
  const response = respond({ token: "no", secret: "yes" }, { "x-key": "header" });
  expect(findToken(response, { tokenPaths: [["secret"]] })).toEqual({
    token: "yes",
    isDescribed: true,
  });
  expect(findToken(response, { tokenPaths: [["secret"]], tokenHeader: "X-Key" })).toEqual({
    token: "header",
    header: "x-key",
    isDescribed: true,
  });
});

test("the header of the requests is that of the response, too", () => {
  const response = respond({ welcome: "Ada" }, { "x-plant": "t1", date: "today" });
  const credential = { in: "header", name: "X-Plant", prefix: "" } as const;
  expect(findToken(response, { ...none, credential })).toMatchObject({ header: "x-plant" });
  expect(findToken(response, none)).toBeUndefined();
});

test.each([
  "x-csrf-token",
  "x-refresh-token",
  "www-authenticate",
  "access-control-allow-headers",
  "x-session-expires",
  "x-request-token-limit",
  "etag",
])("the header %s is not a token", (name) =>
  expect(findToken(respond({}, { [name]: "t1234567" }), none)).toBeUndefined(),
);

test.each(['nextnonce="47364c", qop=auth', 'rspauth="6629"', "refresh_token=t1234567"])(
  "Authentication-Info: %s is not a token",
  (value) => expect(findToken(respond({}, { "authentication-info": value }), none)).toBeUndefined(),
);

test.each([
  [{ refresh_token: "12345678" }],
  [{ message: "Welcome" }],
  [{ access: "administrator", name: "Ada" }],
  [{ token: "" }],
  [{ token: null }],
  [{ id: "eJfHDEqdE8lFNzf5EsFTlNX5H0kNpb39DAsA", name: "Ada" }],
  [{ id: "0d5a3c1e-64f2-4a6f-9c58-1f1f4c1f0a11", expiresAt: "2026-01-01" }],
  ["Welcome back"],
  [undefined],
])("%o contains no token", (body) => expect(findToken(respond(body), none)).toBeUndefined());

test.each([
  [{ user: { id: 1 } }, { id: 1 }],
  [{ data: { account: { id: 2 } } }, { id: 2 }],
  [{ user: "ada" }, undefined],
])("the user of %o", (body, want) => expect(findUser(respond(body), [])).toEqual(want));
