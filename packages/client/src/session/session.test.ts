import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  checkSession,
  endSession,
  sessionEnd,
  readSession,
  startSession,
  subscribeSession,
} from "./session.ts";
import type { Session } from "./session.ts";

const ada = { token: "t1", user: '{"id":1}' };
const told: (Session | null)[] = [];
let stop = (): void => {};

beforeEach(() => {
  localStorage.clear();
  checkSession();
  told.length = 0;
  stop = subscribeSession((session) => told.push(session));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function pageShow(persisted: boolean): Event {
  return Object.assign(new Event("pageshow"), { persisted });
}

test.each([
  [{}, null],
  [{ token: "t" }, null],
  [{ user: "u" }, null],
  [{ token: "", user: "u" }, null],
  [{ token: "t", user: "" }, null],
  [
    { token: "t", user: "u" },
    { token: "t", user: "u" },
  ],
])("a session is a token and a user, neither empty: %o", (entries, want) => {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  expect(readSession()).toEqual(want);
});

test("signing in writes the user first and tells once", () => {
  const written: string[] = [];
  const real = localStorage;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => real.getItem(key),
    setItem: (key: string, value: string) => {
      written.push(key);
      real.setItem(key, value);
    },
  });
  startSession(ada);
  vi.unstubAllGlobals();
  expect(written).toEqual(["user", "token"]);
  expect(told).toEqual([ada]);
});

test("the session's end clears all local storage and keeps the first reason", () => {
  startSession(ada);
  localStorage.setItem("other", "x");
  endSession("expired", "Too old");
  endSession("refused");
  expect(localStorage.length).toBe(0);
  expect(sessionEnd()).toEqual({ reason: "expired", message: "Too old" });
  expect(told.at(-1)).toBeNull();
});

test.each([
  ["removes the token", () => localStorage.removeItem("token"), "token"],
  ["clears all", () => localStorage.clear(), null],
] as const)("when another tab %s, listeners hear of it", (_, act, key) => {
  startSession(ada);
  act();
  window.dispatchEvent(new StorageEvent("storage", { key }));
  expect(told).toEqual([ada, null]);
  expect(sessionEnd()).toEqual({ reason: "elsewhere" });
});

test("another tab's sign-in is heard of", () => {
  localStorage.setItem("user", ada.user);
  localStorage.setItem("token", ada.token);
  window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
  expect(told).toEqual([ada]);
});

test("a return from the back-forward cache asks again", () => {
  startSession(ada);
  localStorage.clear();
  window.dispatchEvent(pageShow(false));
  expect(told).toEqual([ada]);
  window.dispatchEvent(pageShow(true));
  expect(told).toEqual([ada, null]);
});

test("a token that other code of this tab removed is noticed without an event", () => {
  stop();
  vi.useFakeTimers();
  stop = subscribeSession((session) => told.push(session));
  startSession(ada);
  localStorage.removeItem("token");
  vi.advanceTimersByTime(1100);
  expect(told).toEqual([ada, null]);
});
