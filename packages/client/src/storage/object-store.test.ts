// @vitest-environment node
import { beforeEach, expect, test, vi } from "vitest";
import type * as ObjectStore from "./object-store.ts";
import type * as StorageState from "./storage-state.ts";
import { type FakeDatabase, fakeDatabase } from "./testing/fake-database.ts";

let database: FakeDatabase;
let stored: typeof ObjectStore;
let state: typeof StorageState;

beforeEach(async () => {
  vi.useFakeTimers();
  database = fakeDatabase();
  // The database is opened once per page.
  vi.resetModules();
  stored = await import("./object-store.ts");
  state = await import("./storage-state.ts");
  return () => vi.useRealTimers();
});

/** Result of a call that waits for the time limit. */
async function late<Result>(call: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(2000);
  return call;
}

test("a text is stored, listed and removed", async () => {
  await stored.writeStored("a 1", "one");
  await stored.writeManyStored([["a 2", "two"]]);
  expect(await stored.readManyStored("a ")).toEqual([
    ["a 1", "one"],
    ["a 2", "two"],
  ]);
  await stored.removeStored("a 1");
  expect([...database.texts]).toEqual([["a 2", "two"]]);
  expect(state.storageProblem()).toBeUndefined();
});

test("a database that never responds is replaced by memory after 2 seconds, once", async () => {
  database.failures.open = "silent";
  expect(await late(stored.readStored("a"))).toBeUndefined();
  expect(state.storageProblem()).toBe("silent");
  // No further call waits.
  await stored.writeStored("a", "text");
  expect(await stored.readStored("a")).toBe("text");
});

test("a late response ends the problem, and the memory is stored", async () => {
  database.failures.open = "silent";
  await late(stored.writeStored("a", "text"));
  database.respond();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.storageProblem()).toBeUndefined();
  expect(database.texts.get("a")).toBe("text");
});

test("a database that did not respond is tried again after a while", async () => {
  database.failures.open = "silent";
  await late(stored.writeStored("a", "text"));
  database.failures.open = undefined;
  await vi.advanceTimersByTimeAsync(10_000);
  await stored.readStored("b");
  await vi.advanceTimersByTimeAsync(0);
  expect(state.storageProblem()).toBeUndefined();
  expect(database.texts.get("a")).toBe("text");
});

test("a transaction that never ends is replaced by memory", async () => {
  database.failures.transaction = "silent";
  await late(stored.writeStored("a", "text"));
  expect(state.storageProblem()).toBe("silent");
  expect(await stored.readStored("a")).toBe("text");
});

test("a refused database is replaced by memory until it opens", async () => {
  database.failures.open = "throws";
  await stored.writeStored("a", "text");
  expect(state.storageProblem()).toBe("blocked");
  expect(await stored.readManyStored("")).toEqual([["a", "text"]]);
  database.failures.open = undefined;
  await stored.writeStored("b", "text");
  expect(state.storageProblem()).toBeUndefined();
  expect([...database.texts.keys()].toSorted()).toEqual(["a", "b"]);
});

test("on a full disk the newer text in memory hides the stored one, until a write succeeds", async () => {
  await stored.writeStored("a", "old");
  database.failures.transaction = "full";
  await stored.writeStored("a", "new");
  expect(state.storageProblem()).toBe("full");
  expect(await stored.readStored("a")).toBe("new");
  expect(await stored.readManyStored("")).toEqual([["a", "new"]]);
  expect(state.storageProblem(), "a read does not make room").toBe("full");
  database.failures.transaction = undefined;
  await stored.writeStored("b", "text");
  expect(state.storageProblem()).toBeUndefined();
  expect(database.texts.get("a")).toBe("new");
});

test("a removal that fails stays removed", async () => {
  await stored.writeStored("a", "old");
  database.failures.transaction = "full";
  await stored.removeStored("a");
  expect(await stored.readStored("a")).toBeUndefined();
  expect(await stored.listStored("")).toEqual([]);
});

test("a model that is too large is not a problem of drafts", async () => {
  database.failures.transaction = "full";
  await stored.replaceStored("model ", [["model a", "large"]]);
  expect(state.storageProblem()).toBeUndefined();
});

test("a database deleted by another tab is opened again, after a notification", async () => {
  const onClosed = vi.fn<() => void>();
  stored.onStorageClosed(onClosed);
  await stored.writeStored("a", "text");
  database.remove();
  expect(onClosed).toHaveBeenCalledOnce();
  await stored.writeStored("b", "text");
  expect([...database.texts.keys()]).toEqual(["b"]);
  expect(state.storageProblem()).toBeUndefined();
});
