// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readLifetime, UNKNOWN_EXPIRY } from "./read-lifetime.ts";

const now = Date.parse("2030-01-01T00:00:00Z");
const jwt = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
const inAnHour = now + 3_600_000;

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

test.each<readonly [unknown, string]>([
  [{ expires_in: 3600, refresh_token: "r" }, "t"],
  [{ expires_in: "3600", refresh_token: "r" }, "t"],
  [{ data: { expiresIn: 3600, refreshToken: "r" } }, "t"],
  [{ expiresAt: "2030-01-01T01:00:00Z", refresh: "r" }, "t"],
  [{ accessTokenExpiresAt: "2030-01-01T02:00:00+01:00", refreshToken: "r" }, "t"],
  [{ expires_at: inAnHour / 1000, refresh_token: "r" }, "t"],
  [{ expires_at: inAnHour, refresh_token: "r" }, "t"],
  [{ jwt: "t", refresh_jwt: "r", expires_in: 3600 }, "t"],
  [{ tokens: { renewalToken: "r", expires_in: 3600 } }, "t"],
  [{ refreshToken: "", "refresh-key": "r", expires_in: 3600 }, "t"],
  [{ meta: { access: "t", refresh: "r", expires_in: 3600 } }, "t"],
  [{ refresh: "r" }, jwt({ exp: inAnHour / 1000 })],
  [{ data: { expires: 3_600_000, refresh_token: "r" } }, "t"],
  [{ expiresIn: "3600000", refreshToken: "r" }, "t"],
  [{ expires: 7_200_000, refresh: "r" }, jwt({ exp: inAnHour / 1000 })],
])("%j of %s lasts an hour", (body, token) => {
  const response = { status: 200, headers: {}, body };
  expect(readLifetime(response, token, [["meta", "access"]])).toEqual({
    expiresAt: inAnHour,
    refreshToken: "r",
  });
});

test.each([
  [{}, "t"],
  ["text", "a.b.c"],
  [{ expires_in: -1 }, "t"],
  [{ expires_in: "soon" }, "t"],
  [{ expires_in: null, expires: "" }, "t"],
  [{}, jwt({ exp: 12 })],
])("%j and %s have no expiry", (body, token) => {
  expect(readLifetime({ status: 200, headers: {}, body }, token)).toBeUndefined();
});

test.each([86_400, 604_800, 2_592_000, 31_536_000])("%d is a number of seconds", (seconds) => {
  const response = { status: 200, headers: {}, body: { expires_in: seconds } };
  expect(readLifetime(response, "t")?.expiresAt).toBe(now + seconds * 1000);
});

test("a refresh token without an expiry is retained for a refused call", () => {
  const response = { status: 200, headers: {}, body: { token: "t", refreshToken: "r" } };
  expect(readLifetime(response, "t")).toEqual({ expiresAt: UNKNOWN_EXPIRY, refreshToken: "r" });
});
