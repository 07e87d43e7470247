import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
});

test("working storage is persistent", async () => {
  const { isStoragePersistent, readLocal, writeLocal } = await import("./local-storage.ts");
  writeLocal("token", "t");
  expect(readLocal("token")).toBe("t");
  expect(localStorage.getItem("token")).toBe("t");
  expect(isStoragePersistent()).toBe(true);
});

const refuse = (): never => {
  throw new DOMException("No", "SecurityError");
};

test.each([
  ["blocked", { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse }],
  ["full", { getItem: () => null, setItem: refuse, removeItem: () => {}, clear: () => {} }],
])("[R8] storage that is %s falls back to memory", async (_, broken) => {
  vi.stubGlobal("localStorage", broken);
  const { clearLocal, isStoragePersistent, readLocal, writeLocal } =
    await import("./local-storage.ts");
  writeLocal("token", "t");
  expect(readLocal("token")).toBe("t");
  expect(isStoragePersistent()).toBe(false);
  clearLocal();
  expect(readLocal("token")).toBeNull();
});
