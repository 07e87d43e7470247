// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FRESH_MS } from "#config/contract.ts";
import { createTitleStore, type ReadTitle } from "./title-store.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Answers by these, in turn, then by the last of them. */
function answering(...responses: readonly (string | null | undefined | Error)[]) {
  const rest = [...responses];
  return vi.fn<ReadTitle>(async () => {
    const response = rest.length > 1 ? rest.shift() : rest[0];
    if (response instanceof Error) throw response;
    return response;
  });
}

const settle = () => vi.advanceTimersByTimeAsync(0);
/** What is wanted is on its way, and not there yet. */
const send = () => vi.advanceTimersByTime(0);

test("a title that shows several times is read once, and told", async () => {
  const read = answering("Ada");
  const store = createTitleStore(read);
  const listen = vi.fn();
  store.subscribe(listen);
  store.watch("authors", "1");
  store.watch("authors", "1");
  expect(store.get("authors", "1")).toBeUndefined();
  await settle();
  store.watch("authors", "1");
  await settle();
  expect(store.get("authors", "1")).toBe("Ada");
  expect(read).toHaveBeenCalledTimes(1);
  expect(listen).toHaveBeenCalledTimes(1);
});

test("what is no longer fresh is read again by who shows it next", async () => {
  const read = answering("Ada", "Ada Lovelace");
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

test("who goes on at once has asked for nothing", async () => {
  const read = answering("Ada");
  createTitleStore(read).watch("authors", "1")();
  await settle();
  expect(read).not.toHaveBeenCalled();
});

test("a refresh reads anew what shows, and nothing else", async () => {
  const read = answering("Ada");
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
  { given: "is not allowed yet", first: undefined },
  { given: "fails", first: new Error("no answer") },
])("a title whose reading $given stays unknown until it is tried again", async ({ first }) => {
  const store = createTitleStore(answering(first, "Ada"));
  store.watch("authors", "1");
  await settle();
  expect(store.get("authors", "1")).toBeUndefined();
  store.retry();
  await settle();
  expect(store.get("authors", "1")).toBe("Ada");
});

test("a record without a title is not asked for again and again", async () => {
  const read = answering(null);
  const store = createTitleStore(read);
  store.watch("authors", "1");
  await settle();
  store.retry();
  store.watch("authors", "1");
  await settle();
  expect(read).toHaveBeenCalledTimes(1);
});

test("a title that was set while another was being read stays", async () => {
  const store = createTitleStore(answering("Old"));
  store.watch("authors", "1");
  send();
  store.set("authors", "1", "New");
  await settle();
  expect(store.get("authors", "1")).toBe("New");
});

test("what was on its way while something was written is read once more", async () => {
  const read = answering("Old", "New");
  const store = createTitleStore(read);
  store.watch("authors", "1");
  send();
  store.refresh();
  await settle();
  expect(store.get("authors", "1")).toBe("New");
  expect(read).toHaveBeenCalledTimes(2);
});

test("what nobody looks at goes when there is too much", async () => {
  const store = createTitleStore(answering("One"));
  store.watch("authors", "seen");
  for (let key = 0; key < 5000; key += 1) store.watch("authors", String(key))();
  await settle();
  store.watch("authors", "last");
  expect(store.get("authors", "seen")).toBe("One");
  expect(store.get("authors", "0")).toBeUndefined();
});
