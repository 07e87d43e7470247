import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeEarlyResponse } from "./early-responses.ts";

const headers = { Accept: "application/json", Authorization: "Bearer t" };
const rows = new URL("/api/orders?page=1", document.baseURI).href;
const { signal } = new AbortController();
const response = new Response("[]");
const delayRows = vi.fn();
const abort = vi.fn();

function hold(early: Promise<Response>): void {
  const request = { headers, response: early, sentAt: performance.now(), abort };
  globalThis.quarterdeckEarly = { sent: new Map([[rows, request]]), delayRows };
}

beforeEach(() => {
  delayRows.mockClear();
  hold(Promise.resolve(response));
});
afterEach(() => {
  globalThis.quarterdeckEarly = undefined;
  vi.useRealTimers();
});

test("a response is taken once, by a request with the same headers", async () => {
  const sameHeaders = { authorization: "Bearer t", accept: "application/json" };
  expect(await takeEarlyResponse(rows, { headers: sameHeaders }, signal)).toBe(response);
  expect(takeEarlyResponse(rows, { headers }, signal)).toBeUndefined();
});

test("a request of another user is sent", () => {
  const other = { ...headers, Authorization: "Bearer other" };
  expect(takeEarlyResponse(rows, { headers: other }, signal)).toBeUndefined();
  expect(takeEarlyResponse(rows, { headers }, signal)).toBeUndefined();
});

test("a write is sent", () => {
  expect(takeEarlyResponse(rows, { headers, method: "POST" }, signal)).toBeUndefined();
});

test("an old response is not taken", () => {
  vi.spyOn(performance, "now").mockReturnValueOnce(performance.now() + 31_000);
  expect(takeEarlyResponse(rows, { headers }, signal)).toBeUndefined();
});

test("the end of a request ends the early one", async () => {
  const ended = new AbortController();
  await takeEarlyResponse(rows, { headers }, ended.signal);
  expect(abort).not.toHaveBeenCalled();
  ended.abort();
  expect(abort).toHaveBeenCalledOnce();
});

test("a request of the same list with another query delays early rows from now on", () => {
  void takeEarlyResponse(new URL("/api/other", document.baseURI).href, { headers }, signal);
  expect(delayRows).not.toHaveBeenCalled();
  void takeEarlyResponse(rows.replace("page=1", "page=1&limit=5"), { headers }, signal);
  expect(delayRows).toHaveBeenCalledOnce();
});
