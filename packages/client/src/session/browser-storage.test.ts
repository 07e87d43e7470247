import { afterEach, expect, test, vi } from "vitest";
import { createBrowserStorage } from "./browser-storage.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("working storage is persistent", () => {
  const { local } = createBrowserStorage();
  local.write("token", "t");
  expect(local.read("token")).toBe("t");
  expect(localStorage.getItem("token")).toBe("t");
  expect(local.isPersistent()).toBe(true);
});

const refuse = (): never => {
  throw new DOMException("No", "SecurityError");
};

test.each([
  ["blocked", { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse }],
  ["full", { getItem: () => null, setItem: refuse, removeItem: () => {}, clear: () => {} }],
])("[R8] local storage that is %s falls back to memory", (_, broken) => {
  vi.stubGlobal("localStorage", broken);
  const { local } = createBrowserStorage();
  local.write("token", "t");
  expect(local.read("token")).toBe("t");
  expect(local.isPersistent()).toBe(false);
  local.clear();
  expect(local.read("token")).toBeNull();
});

test("session storage that is blocked falls back to memory", () => {
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  const { tab } = createBrowserStorage();
  tab.write("renewal", "r");
  expect(tab.read("renewal")).toBe("r");
  tab.write("renewal", null);
  expect(tab.read("renewal")).toBeNull();
});
