// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FRESH_MS } from "#config/contract.ts";
import { createTitleStore, type ReadTitle } from "./title-store.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Returns the responses in turn, then the last one again. */
function respondWith(...responses: readonly (string | null | undefined | Error)[]) {
  const rest = [...responses];
  return vi.fn<ReadTitle>(async () => {
    const response = rest.length > 1 ? rest.shift() : rest[0];
    if (response instanceof Error) throw response;
    return response;
  });
}

const settle = () => vi.advanceTimersByTimeAsync(0);
/** Starts the reads without waiting for them. */
const send = () => vi.advanceTimersByTime(0);

test("a title with several viewers is read once, and listeners are notified", async () => {
  const read = respondWith("Ada");
  const store = createTitleStore(read);
  const listener = vi.fn();
  store.subscribe(listener);
  store.watch("authors", "1");
  store.watch("authors", "1");
  expect(store.get("authors", "1")).toBeUndefined();
  await settle();
  store.watch("authors", "1");
  await settle();
  expect(store.get("authors", "1")).toBe("Ada");
  expect(read).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(1);
});

test("an outdated title is read again by the next viewer", async () => {
  const read = respondWith("Ada", "Ada Lovelace");
  const store = createTitleStore(read);
  const leave = store.watch("authors", "1");
  await settle();
  leave();
  await vi.advanceTimersByTimeAsync(FRESH_MS);
  expect(read).toHaveBeenCalledTimes(1);
  store.watch("authors", "1");
  await settle();
  expect(store.get("authors", "1")).toBe("Ada Lovelace");
});

test("a viewer that closes at once causes no read", async () => {
  const read = respondWith("Ada");
  createTitleStore(read).watch("authors", "1")();
  await settle();
  expect(read).not.toHaveBeenCalled();
});

test("a refresh reads the visible titles again", async () => {
  const read = respondWith("Ada");
  const store = createTitleStore(read);
  store.watch("authors", "1");
  const leave = store.watch("authors", "2");
  await settle();
  leave();
  read.mockClear();
  store.refresh();
  await settle();
  expect(read.mock.calls).toEqual([["authors", "1"]]);
});

test.each([
  { result: "is not allowed yet", first: undefined },
  { result: "fails", first: new Error("no response") },
])("a title whose read $result is unknown until a retry", async ({ first }) => {
  const store = createTitleStore(respondWith(first, "Ada"));
  store.watch("authors", "1");
  await settle();
  expect(store.get("authors", "1")).toBeUndefined();
  store.retry();
  await settle();
  expect(store.get("authors", "1")).toBe("Ada");
});

test("a record without a title is read once", async () => {
  const read = respondWith(null);
  const store = createTitleStore(read);
  store.watch("authors", "1");
  await settle();
  store.retry();
  store.watch("authors", "1");
  await settle();
  expect(read).toHaveBeenCalledTimes(1);
});

test("a title that is set during a read stays", async () => {
  const store = createTitleStore(respondWith("Old"));
  store.watch("authors", "1");
  send();
  store.set("authors", "1", "New");
  await settle();
  expect(store.get("authors", "1")).toBe("New");
});

test("a read that runs during a write is repeated", async () => {
  const read = respondWith("Old", "New");
  const store = createTitleStore(read);
  store.watch("authors", "1");
  send();
  store.refresh();
  await settle();
  expect(store.get("authors", "1")).toBe("New");
  expect(read).toHaveBeenCalledTimes(2);
});

test("invisible titles are removed above the limit", async () => {
  const store = createTitleStore(respondWith("One"));
  store.watch("authors", "seen");
  for (let key = 0; key < 5000; key += 1) store.watch("authors", String(key))();
  await settle();
  store.watch("authors", "last");
  expect(store.get("authors", "seen")).toBe("One");
  expect(store.get("authors", "0")).toBeUndefined();
});
