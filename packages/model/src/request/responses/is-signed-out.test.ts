import { expect, test } from "vitest";
import type { ExpectedResponse, HttpResponse } from "#types/http.ts";
import { isSignedOut } from "./is-signed-out.ts";
import { readProblem } from "./read-problem.ts";

function check(kind: ExpectedResponse["kind"], path: string, body: unknown): boolean {
  const response: HttpResponse = { status: 200, headers: {}, body };
  return isSignedOut(body, readProblem(response).message, { kind, path });
}

test.each<readonly [string, unknown]>([
  ["a text next to a flag", { success: false, error: "Session expired" }],
  ["a code", { code: 401, msg: "Please log in" }],
  ["a code in Chinese", { code: 401, msg: "认证失败，无法访问系统资源", data: null }],
  ["a code as text", { statusCode: "401", message: "Unauthorized" }],
  ["Slack", { ok: false, error: "token_revoked" }],
  ["Slack, without a token", { ok: false, error: "not_authed" }],
  ["Salesforce", [{ message: "Session expired or invalid", errorCode: "INVALID_SESSION_ID" }]],
  ["Odoo", { jsonrpc: "2.0", error: { code: 100, message: "Odoo Session Expired" } }],
  ["an error object", { error: { code: 401, message: "Nope" } }],
  ["JSON:API", { errors: [{ status: "401", detail: "Sign in." }] }],
  ["a status and a text", { status: "error", message: "Your session has timed out." }],
  ["a key", { success: false, message: "Invalid API key" }],
  ["a missing token", { ok: 0, message: "No token provided" }],
  ["a JWT", { status: "fail", message: "jwt expired" }],
  ["a hint", { success: false, message: "Please sign in again" }],
  ["an exception", { status: "error", errorCode: "AuthenticationException", message: "x" }],
  ["a name", { error: { name: "TokenExpiredError", message: "x" } }],
  ["vtiger", { success: false, error: { code: "INVALID_SESSIONID", message: "x" } }],
])("the response to a read with %s means a session that has ended", (_, body) => {
  expect(check("list", "/orders", body)).toBe(true);
});

test.each<readonly [string, unknown]>([
  ["another error", { success: false, error: "Out of stock" }],
  ["a missing right", { code: 403, message: "Forbidden" }],
  ["a missing right as a text", { ok: false, error: "missing_scope" }],
  ["another code", { code: 40101, message: "Amount too low" }],
  ["an expired record", { success: false, message: "The offer has expired" }],
  ["a required field", { success: false, message: "A name is required" }],
  ["a failed login of another system", { status: "error", message: "Login to the mail server" }],
  [
    "a long text",
    { ok: false, error: `${"The import of this file failed. ".repeat(4)}Token expired` },
  ],
  ["a count of sessions", { success: false, message: "Session is full" }],
])("the response to a read with %s does not end the session", (_, body) => {
  expect(check("list", "/orders", body)).toBe(false);
});

test.each<readonly [string, string, unknown]>([
  ["sessions", "/sessions/7", { success: false, error: "Session expired" }],
  ["tokens", "/invitation-tokens/7", { ok: false, error: "The token has expired, ask again" }],
  ["keys", "/api_keys/3", { status: "error", message: "Invalid API key ID 3" }],
])("a text about one of the %s of the API does not end the session", (_, path, body) => {
  expect(check("read", path, body)).toBe(false);
});

test("a write needs a code", () => {
  const text = { success: false, error: "The session has expired, choose another" };
  expect(check("write", "/bookings", text)).toBe(false);
  expect(check("write", "/bookings", { code: 401, message: "x" })).toBe(true);
  expect(check("write", "/bookings", { ok: false, error: "invalid_auth" })).toBe(true);
  expect(check("write", "/bookings", { ok: false, error: "invalid_token" })).toBe(false);
});
