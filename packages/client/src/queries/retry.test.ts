// @vitest-environment node
import { expect, test } from "vitest";
import { HttpError, NetworkError } from "#http/errors.ts";
import { retryDelay, shouldRetry } from "./retry.ts";

const call = { method: "GET", path: "/a" };

function response(status: number, headers = {}): HttpError {
  const problem = { message: "no", fields: [] };
  return new HttpError(call, { status, headers, body: undefined }, problem);
}

test.each([
  [response(500), [false, false, false, false]],
  [response(404), [false, false, false, false]],
  [response(401), [false, false, false, false]],
  [response(403), [false, false, false, false]],
  [response(502), [true, true, true, false]],
  [response(418), [true, true, true, false]],
  [new NetworkError("no response", call), [true, true, true, false]],
  [new DOMException("given up", "AbortError"), [false, false, false, false]],
  [new Error("other"), [true, true, true, false]],
  ["no error at all", [true, true, true, false]],
])("[Q3] at most three retries, none for final statuses: %#", (error, want) => {
  expect([0, 1, 2, 3].map((count) => shouldRetry(count, error))).toEqual(want);
});

test("[Q3] Retry-After sets the delay, up to 60 s", () => {
  expect(retryDelay(0, response(503, { "retry-after": "7" }))).toBe(7000);
  expect(shouldRetry(0, response(503, { "retry-after": "60" }))).toBe(true);
  expect(shouldRetry(0, response(503, { "retry-after": "61" }))).toBe(false);
  const soon = new Date(Date.now() + 5000).toUTCString();
  expect(retryDelay(0, response(503, { "retry-after": soon }))).toBeLessThanOrEqual(5000);
  expect(retryDelay(0, response(503, { "retry-after": "soon" }))).toBe(1000);
});

test("[Q3] without Retry-After the delay doubles", () => {
  expect([0, 1, 2].map((count) => retryDelay(count, response(502)))).toEqual([1000, 2000, 4000]);
});
