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

test("someone who types without a pause loses less than a second", async () => {
  const keeper = createDraftSaver("typed");
  for (let count = 0; count < 18; count += 1) {
    keeper.save({ count });
    vi.advanceTimersByTime(100);
  }
  expect(await readDraft("typed")).toEqual({ count: 15 });
  vi.advanceTimersByTime(400);
  expect(await readDraft("typed")).toEqual({ count: 17 });
});

test("what is dropped stays dropped, whatever was still waiting", async () => {
  const keeper = createDraftSaver("dropped");
  void keeper.saveNow({ a: 1 });
  keeper.save({ a: 2 });
  keeper.remove();
  vi.advanceTimersByTime(1000);
  expect(await readDraft("dropped")).toBeUndefined();
});

test("all that was typed into a form goes at once, and nothing of another form", async () => {
  await createDraftSaver("gone").saveNow({ a: 1 });
  await createDraftSaver("gone").saveNow({ a: 2 });
  await createDraftSaver("gone too").saveNow({ a: 3 });
  await removeDrafts("gone");
  expect(await readDrafts("gone")).toEqual([]);
  expect(await readDraft("gone too")).toEqual({ a: 3 });
});

test("a late draft goes to whom it belongs, not to who came next", async () => {
  const keeper = createDraftSaver("late");
  keeper.save({ secret: "of ada" });
  chooseOwner("bob");
  void keeper.saveNow();
  expect(await readDraft("late")).toBeUndefined();
  chooseOwner("ada");
  expect(await readDraft("late")).toEqual({ secret: "of ada" });
});

test("a person's unfinished records are listed once each, the newest first, and nobody else's", async () => {
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

test("two tabs on one form each keep what is typed in them", async () => {
  const [one, other] = [createDraftSaver("tabs"), createDraftSaver("tabs")];
  await one.saveNow(draft(5, "ada"));
  await other.saveNow(draft(6, "grace"));
  expect(await titlesOf("tabs")).toEqual(["grace", "ada"]);
  other.remove();
  expect(await titlesOf("tabs"), "who saves drops only what they typed").toEqual(["ada"]);
});

test("a form that goes on with a draft takes its place, unless its own tab goes on with it", async () => {
  const first = createDraftSaver("on");
  await first.saveNow(draft(7, "first"));
  const goOn = async (title: string, at: number) => {
    const next = createDraftSaver("on");
    const [newest] = await readDrafts("on");
    if (newest !== undefined) next.adopt(newest);
    return () => next.saveNow(draft(at, title));
  };
  const writeSecond = await goOn("second", 8);
  await writeSecond();
  expect(await titlesOf("on")).toEqual(["second"]);

  await first.saveNow(draft(9, "first again"));
  const writeThird = await goOn("third", 7);
  await first.saveNow(draft(10, "still here"));
  await writeThird();
  expect(await titlesOf("on")).toEqual(["still here", "second", "third"]);
});

test("another tab is heard, and what it took away is kept once more", async () => {
  vi.useRealTimers();
  const [mine, theirs] = [createDraftSaver("heard"), createDraftSaver("heard")];
  const heard = vi.fn();
  const stops = [mine.onOtherTab(heard), theirs.onOtherTab(() => undefined)];
  await mine.saveNow(draft(1, "mine"));
  const [kept] = await readDrafts("heard");
  theirs.adopt(kept ?? { text: "" });
  await theirs.saveNow(draft(2, "theirs"));
  await vi.waitFor(async () => {
    expect(heard).toHaveBeenCalled();
    expect(await titlesOf("heard")).toEqual(["theirs", "mine"]);
  });
  for (const stop of stops) stop();
});

test("drafts of 90 days and the oldest of more than 200 are let go, but none that stands in a form", async () => {
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
