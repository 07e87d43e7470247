import { parseJson, writeJson } from "@quarterdeck/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cleanDrafts } from "./clean-drafts.ts";
import { createDraftSaver, removeDrafts, readDrafts } from "./drafts.ts";
import { type FormDraft, listFormDrafts, readFormDrafts } from "./form-drafts.ts";
import { readManyStored, writeStored } from "./object-store.ts";
import { chooseOwner, ownKey } from "./owner.ts";

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
  values: { parameters: {}, body: { title: resource } },
  shown: {},
});

async function readDraft(name: string): Promise<unknown> {
  const [newest] = await readDrafts(name);
  return newest && parseJson(newest.text);
}

test("continuous typing loses less than a second", async () => {
  const saver = createDraftSaver("typed");
  for (let count = 0; count < 18; count += 1) {
    saver.save({ count });
    vi.advanceTimersByTime(100);
  }
  expect(await readDraft("typed")).toEqual({ count: 15 });
  vi.advanceTimersByTime(400);
  expect(await readDraft("typed")).toEqual({ count: 17 });
});

test("a removed draft stays removed, also with a pending change", async () => {
  const saver = createDraftSaver("dropped");
  void saver.saveNow({ a: 1 });
  saver.save({ a: 2 });
  saver.remove();
  vi.advanceTimersByTime(1000);
  expect(await readDraft("dropped")).toBeUndefined();
});

test("all drafts of a form are removed, and none of another form", async () => {
  await createDraftSaver("gone").saveNow({ a: 1 });
  await createDraftSaver("gone").saveNow({ a: 2 });
  await createDraftSaver("gone too").saveNow({ a: 3 });
  await removeDrafts("gone");
  expect(await readDrafts("gone")).toEqual([]);
  expect(await readDraft("gone too")).toEqual({ a: 3 });
});

test("a late draft is stored for its user, not for the next one", async () => {
  const saver = createDraftSaver("late");
  saver.save({ secret: "of ada" });
  chooseOwner("bob");
  void saver.saveNow();
  expect(await readDraft("late")).toBeUndefined();
  chooseOwner("ada");
  expect(await readDraft("late")).toEqual({ secret: "of ada" });
});

test("drafts of a user are listed once per record, newest first, without those of other users", async () => {
  vi.setSystemTime(10);
  await createDraftSaver("one").saveNow(draft(1, "orders"));
  await createDraftSaver("two").saveNow(draft(2, "customers"));
  await createDraftSaver("one").saveNow(draft(3, "orders"));
  await createDraftSaver("operation x").saveNow({ parameters: {} });
  expect((await listFormDrafts()).map(({ resource, at }) => [resource, at])).toEqual([
    ["orders", 3],
    ["customers", 2],
  ]);
  expect(await readFormDrafts("operation x")).toEqual([]);
  chooseOwner("bob");
  expect(await listFormDrafts()).toEqual([]);
});

const titlesOf = async (name: string) => (await readFormDrafts(name)).map(({ title }) => title);

test("two tabs with the same form each store their draft", async () => {
  const [one, other] = [createDraftSaver("tabs"), createDraftSaver("tabs")];
  await one.saveNow(draft(5, "ada"));
  await other.saveNow(draft(6, "grace"));
  expect(await titlesOf("tabs")).toEqual(["grace", "ada"]);
  other.remove();
  expect(await titlesOf("tabs"), "removes only its own draft").toEqual(["ada"]);
});

test("a form that continues a draft replaces it, unless its own tab continues it", async () => {
  const first = createDraftSaver("on");
  await first.saveNow(draft(7, "first"));
  const continueDraft = async (title: string, at: number) => {
    const next = createDraftSaver("on");
    const [newest] = await readDrafts("on");
    if (newest !== undefined) next.adopt(newest);
    return () => next.saveNow(draft(at, title));
  };
  const writeSecond = await continueDraft("second", 8);
  await writeSecond();
  expect(await titlesOf("on")).toEqual(["second"]);

  await first.saveNow(draft(9, "first again"));
  const writeThird = await continueDraft("third", 7);
  await first.saveNow(draft(10, "still here"));
  await writeThird();
  expect(await titlesOf("on")).toEqual(["still here", "second", "third"]);
});

test("a message of another tab is received, and a removed draft is stored again", async () => {
  vi.useRealTimers();
  const [mine, theirs] = [createDraftSaver("heard"), createDraftSaver("heard")];
  const listener = vi.fn();
  const stops = [mine.onOtherTab(listener), theirs.onOtherTab(() => undefined)];
  await mine.saveNow(draft(1, "mine"));
  const [stored] = await readDrafts("heard");
  theirs.adopt(stored ?? { text: "" });
  await theirs.saveNow(draft(2, "theirs"));
  await vi.waitFor(async () => {
    expect(listener).toHaveBeenCalled();
    expect(await titlesOf("heard")).toEqual(["theirs", "mine"]);
  });
  for (const stop of stops) stop();
});

test("drafts older than 90 days and above 200 are removed, except those of open forms", async () => {
  chooseOwner("cleaner");
  const day = 86_400_000;
  const now = 1000 * day;
  const put = (at: number) =>
    writeStored(`${ownKey("draft", `n${at}`)} ${at}-x`, writeJson(draft(at, "old")));
  const ages = async () =>
    (await readManyStored(ownKey("draft", "")))
      .map(([, text]) => (now - (parseJson(text) as FormDraft).at) / day)
      .toSorted((one, other) => other - one);
  await put(now - 91 * day);
  await put(now - 89 * day);
  const inUse = createDraftSaver("used");
  await inUse.saveNow(draft(now - 365 * day, "used"));
  await cleanDrafts(now);
  expect(await ages()).toEqual([365, 89]);
  for (let index = 0; index < 200; index += 1) await put(now - index);
  await cleanDrafts(now);
  expect(await ages()).toHaveLength(201);
  expect((await ages()).filter((age) => age >= 1)).toEqual([365]);
});
