import { createSessionStore } from "./session-store.ts";
import { runtimeConfig, setRuntimeConfig } from "#config/runtime-config.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "./session.ts";

const session = createSessionStore();

const ada = { token: "t1", user: '{"id":1}' };
const notified: (Session | null)[] = [];
let stop = (): void => {};

beforeEach(() => {
  localStorage.clear();
  session.check();
  notified.length = 0;
  stop = session.subscribe((current) => notified.push(current));
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
  expect(session.stored()).toEqual(want);
});

test("signing in writes the user first and notifies once", () => {
  const written: string[] = [];
  const real = localStorage;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => real.getItem(key),
    setItem: (key: string, value: string) => {
      written.push(key);
      real.setItem(key, value);
    },
  });
  session.start(ada);
  vi.unstubAllGlobals();
  expect(written).toEqual(["user", "token"]);
  expect(notified).toEqual([ada]);
});

test("the end of the session clears local storage, and the first reason stays", () => {
  session.start(ada);
  localStorage.setItem("other", "x");
  session.end("expired", { message: "Too old" });
  session.end("refused");
  expect(localStorage.length).toBe(0);
  expect(session.lastEnd()).toEqual({ reason: "expired", message: "Too old" });
  expect(notified.at(-1)).toBeNull();
});

test.each([
  ["signed-out", { "quarterdeck-language": "de", "quarterdeck-theme": "light" }],
  ["refused", {}],
] as const)("the end %s leaves the color mode and the language: %o", (reason, want) => {
  session.start(ada);
  const looks = { "quarterdeck-language": "de", "quarterdeck-theme": "light", other: "x" };
  for (const [key, value] of Object.entries(looks)) localStorage.setItem(key, value);
  session.end(reason);
  expect({ ...localStorage }).toEqual(want);
});

test.each([
  ["removes the token", () => localStorage.removeItem("token"), "token"],
  ["clears all", () => localStorage.clear(), null],
] as const)("listeners are notified if another tab %s", (_, act, key) => {
  session.start(ada);
  act();
  window.dispatchEvent(new StorageEvent("storage", { key }));
  expect(notified).toEqual([ada, null]);
  expect(session.lastEnd()).toEqual({ reason: "other-tab" });
});

test("a sign-in in another tab notifies listeners", () => {
  localStorage.setItem("user", ada.user);
  localStorage.setItem("token", ada.token);
  window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
  expect(notified).toEqual([ada]);
});

test("a return from the back-forward cache checks the session", () => {
  session.start(ada);
  localStorage.clear();
  window.dispatchEvent(pageShow(false));
  expect(notified).toEqual([ada]);
  window.dispatchEvent(pageShow(true));
  expect(notified).toEqual([ada, null]);
});

test("a token that other code of this tab removes is detected without an event", () => {
  stop();
  vi.useFakeTimers();
  stop = session.subscribe((current) => notified.push(current));
  session.start(ada);
  localStorage.removeItem("token");
  vi.advanceTimersByTime(1100);
  expect(notified).toEqual([ada, null]);
});

test("the sign-in of the model in use, which may have corrections, is before that of the page", () => {
  const page = { ...runtimeConfig() };
  const store = createSessionStore();
  setRuntimeConfig({
    ...page,
    signIn: { methods: [], checks: [{ path: "/docks", operation: "a" }] },
  });
  expect(store.describedSignIn()?.checks?.[0]?.path).toBe("/docks");
  store.setDescribedSignIn({ methods: [], checks: [{ path: "/v7/docks", operation: "a" }] });
  expect(store.describedSignIn()?.checks?.[0]?.path).toBe("/v7/docks");
  setRuntimeConfig(page);
});
