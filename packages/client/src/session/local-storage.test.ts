import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
});

test("storage that works is lasting", async () => {
  const {
    isStoragePersistent: isStorageLasting,
    readLocal: readStored,
    writeLocal: writeStored,
  } = await import("./local-storage.ts");
  writeStored("token", "t");
  expect(readStored("token")).toBe("t");
  expect(localStorage.getItem("token")).toBe("t");
  expect(isStorageLasting()).toBe(true);
});

const refuse = (): never => {
  throw new DOMException("No", "SecurityError");
};

test.each([
  ["blocked", { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse }],
  ["full", { getItem: () => null, setItem: refuse, removeItem: () => {}, clear: () => {} }],
])("[R8] storage that is %s falls back to memory", async (_, broken) => {
  vi.stubGlobal("localStorage", broken);
  const {
    clearLocal: clearStored,
    isStoragePersistent: isStorageLasting,
    readLocal: readStored,
    writeLocal: writeStored,
  } = await import("./local-storage.ts");
  writeStored("token", "t");
  expect(readStored("token")).toBe("t");
  expect(isStorageLasting()).toBe(false);
  clearStored();
  expect(readStored("token")).toBeNull();
});
