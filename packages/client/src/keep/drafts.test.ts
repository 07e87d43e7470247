import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createDraftKeeper,
  type FormDraft,
  listFormDrafts,
  readDraft,
  readFormDraft,
} from "./drafts.ts";
import { chooseOwner } from "./owner.ts";

beforeEach(() => {
  vi.useFakeTimers();
  chooseOwner("ada");
});
afterEach(() => vi.useRealTimers());

const draft = (at: number, resource: string): FormDraft => ({
  at,
  resource,
  parents: {},
  title: resource,
  values: { parameters: {}, body: { a: 1 } },
  shown: {},
});

test("someone who types without a pause loses less than a second", async () => {
  const keeper = createDraftKeeper("typed");
  for (let count = 0; count < 18; count += 1) {
    keeper.keep({ count });
    vi.advanceTimersByTime(100);
  }
  expect(await readDraft("typed")).toEqual({ count: 15 });
  vi.advanceTimersByTime(400);
  expect(await readDraft("typed")).toEqual({ count: 17 });
});

test("what is dropped stays dropped, whatever was still waiting", async () => {
  const keeper = createDraftKeeper("dropped");
  keeper.keepNow({ a: 1 });
  keeper.keep({ a: 2 });
  keeper.drop();
  vi.advanceTimersByTime(1000);
  expect(await readDraft("dropped")).toBeUndefined();
});

test("a late draft goes to whom it belongs, not to who came next", async () => {
  const keeper = createDraftKeeper("late");
  keeper.keep({ secret: "of ada" });
  chooseOwner("bob");
  keeper.keepNow();
  expect(await readDraft("late")).toBeUndefined();
  chooseOwner("ada");
  expect(await readDraft("late")).toEqual({ secret: "of ada" });
});

test("a person's unfinished records are listed, the newest first, and nobody else's", async () => {
  createDraftKeeper("one").keepNow(draft(1, "orders"));
  createDraftKeeper("two").keepNow(draft(2, "customers"));
  createDraftKeeper("operation x").keepNow({ parameters: {} });
  expect((await listFormDrafts()).map(({ resource }) => resource)).toEqual(["customers", "orders"]);
  expect(await readFormDraft("operation x")).toBeUndefined();
  chooseOwner("bob");
  expect(await listFormDrafts()).toEqual([]);
});
