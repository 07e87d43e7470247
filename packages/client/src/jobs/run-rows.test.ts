import { beforeEach, expect, test } from "vitest";
import { chooseOwner } from "#storage/owner.ts";
import { readJobOutcome } from "#storage/jobs.ts";
import { HttpError, NetworkError } from "#http/errors.ts";
import type { Clock } from "./clock.ts";
import type { JobRow, RowOutcome } from "./job.ts";
import { createRowStore, openRowStore, type RowStore } from "./row-store.ts";
import { runRows, type RowWork } from "./run-rows.ts";

const call = { method: "PATCH", path: "/x" };

function refusal(status: number, headers: Readonly<Record<string, string>> = {}): HttpError {
  const response = { status, headers, body: undefined };
  return new HttpError(call, response, { message: `refused ${status}`, fields: [] });
}

let id = "";
let waited: number[] = [];
let time = 0;
const clock: Clock = {
  now: () => time,
  sleep: async (milliseconds) => {
    waited.push(milliseconds);
    time += milliseconds;
    await Promise.resolve();
  },
};

beforeEach(() => {
  chooseOwner("someone");
  id = `job-${Math.random()}`;
  waited = [];
  rests = [];
  time = 0;
});

async function bookOf(count: number): Promise<RowStore> {
  const book = createRowStore(id);
  await book.add(Array.from({ length: count }, (_, key) => ({ key: String(key) })));
  return book;
}

/** Sends by `responses`: the next one of a row's key each time; done when none is left. */
function workOf(responses: Readonly<Record<string, readonly (RowOutcome | Error)[]>> = {}) {
  const sent: string[] = [];
  const read: string[] = [];
  const left = new Map(Object.entries(responses).map(([key, list]) => [key, [...list]]));
  const work: RowWork = {
    prepare: (row, earlier) => {
      if (earlier !== undefined) read.push(row.key);
      return Promise.resolve({ kind: "ready", before: { id: row.key } });
    },
    send: ({ key }) => {
      sent.push(key);
      const response = left.get(key)?.shift() ?? { state: "done" };
      return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
    },
  };
  return { work, sent, read };
}

const never = new AbortController().signal;

/** What the API asked to wait for, as it was told. */
let rests: number[] = [];

function run(book: RowStore, work: RowWork, signal = never, restUntil = 0) {
  const onRest = (until: number): void => void rests.push(until);
  return runRows({ book, work, clock, signal, onStep: () => undefined, onRest, restUntil });
}

test("each row is sent once and its outcome told", async () => {
  const book = await bookOf(250);
  const { work, sent } = workOf({ 7: [refusal(422)], 9: [{ state: "unchanged" }] });
  expect(await run(book, work)).toEqual({});
  expect(sent.toSorted()).toEqual(Array.from({ length: 250 }, (_, key) => String(key)).toSorted());
  expect(book.counts()).toMatchObject({ done: 248, failed: 1, unchanged: 1, waiting: 0 });
  expect(await book.outcome(7)).toEqual({
    state: "failed",
    status: 422,
    message: "refused 422",
    before: { id: "7" },
  });
});

test("a row is written down as sent before it leaves", async () => {
  const book = await bookOf(1);
  const { work } = workOf();
  const kept: unknown[] = [];
  const watching: RowWork = {
    ...work,
    send: async (row: JobRow, ready) => {
      kept.push(await readJobOutcome(id, 0));
      return work.send(row, ready);
    },
  };
  await run(book, watching);
  expect(kept).toEqual([{ state: "sent", before: { id: "0" } }]);
});

test("what was on its way when the page went is looked at before it is sent again", async () => {
  const book = await bookOf(3);
  await book.mark(0, { state: "done" });
  await book.mark(1, { state: "sent", before: { id: "1" } });
  const opened = await openRowStore(id, 3);
  expect(opened.counts()).toMatchObject({ done: 1, unknown: 1, waiting: 1 });
  const { work, sent, read } = workOf();
  await run(opened, work);
  expect(read).toEqual(["1"]);
  expect(sent).toEqual(["2", "1"]);
});

test.each([
  ["seconds", 429, { "retry-after": "7" }, 7000],
  ["a date", 503, { "retry-after": new Date(Date.now() + 9000).toUTCString() }, 8000],
  ["nothing", 429, {}, 1000],
])("a refusal for now that names %s is waited for", async (_, status, headers, atLeast) => {
  const book = await bookOf(1);
  const { work, sent } = workOf({ 0: [refusal(status, headers)] });
  await run(book, work);
  expect(sent).toEqual(["0", "0"]);
  expect(book.counts().done).toBe(1);
  expect(waited.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(atLeast - 1000);
});

test("a rest that the API asked for holds for whoever goes on", async () => {
  const stop = new AbortController();
  const book = await bookOf(1);
  const { work } = workOf({ 0: [refusal(429, { "retry-after": "7" })] });
  const end = await runRows({
    book,
    work,
    clock: { ...clock, sleep: () => Promise.resolve(stop.abort()) },
    signal: stop.signal,
    onStep: () => undefined,
    onRest: (until) => void rests.push(until),
  });
  expect([end, rests, book.counts().waiting]).toEqual([{}, [7000], 1]);
  await run(book, work, never, rests[0]);
  expect(time).toBe(7000);
  expect(book.counts().done).toBe(1);
});

test("while the API rests no other row is sent, and each is read anew after it", async () => {
  const book = await bookOf(3);
  const { work } = workOf({ 0: [refusal(429, { "retry-after": "7" })] });
  const calls: string[] = [];
  const noting: RowWork = {
    prepare: async (row, earlier) => {
      calls.push(`read ${row.key} at ${time}`);
      // Slow to be read: the wish to rest comes in between.
      while (row.key !== "0" && rests.length === 0) await pass();
      return work.prepare(row, earlier);
    },
    send: (row, ready) => {
      calls.push(`send ${row.key} at ${time}`);
      return work.send(row, ready);
    },
  };
  const sleep = async (milliseconds: number): Promise<void> => {
    const until = time + milliseconds;
    await pass();
    time = Math.max(time, until);
  };
  const resting = { ...clock, sleep };
  const onRest = (until: number): void => void rests.push(until);
  const options = { book, work: noting, clock: resting, signal: never, onRest };
  await runRows({ ...options, onStep: () => undefined });
  const at = (key: string) => calls.filter((one) => one.includes(` ${key} `));
  expect(at("0")).toEqual(["read 0 at 0", "send 0 at 0", "send 0 at 7000"]);
  for (const key of ["1", "2"]) {
    expect(at(key)).toEqual([`read ${key} at 0`, `read ${key} at 7000`, `send ${key} at 7000`]);
  }
});

function pass(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1);
  });
}

test("a refusal for good is not sent again", async () => {
  const book = await bookOf(1);
  const { work, sent } = workOf({ 0: [refusal(500), { state: "done" }] });
  await run(book, work);
  expect(sent).toEqual(["0"]);
  expect(book.counts().failed).toBe(1);
});

test("a dropped connection leaves the row unknown, and it is looked at once more at the end", async () => {
  const book = await bookOf(2);
  const { work, sent, read } = workOf({ 0: [new NetworkError("no answer", call)] });
  await run(book, work);
  expect(sent).toEqual(["0", "1", "0"]);
  expect(read).toEqual(["0"]);
  expect(book.counts().done).toBe(2);
});

test("no network: the job pauses instead of making every row unknown", async () => {
  const book = await bookOf(100);
  const lost = [new NetworkError("no answer", call)];
  const { work, sent } = workOf(
    Object.fromEntries(Array.from({ length: 100 }, (_, key) => [key, lost])),
  );
  const end = await run(book, {
    ...work,
    send: async (row, ready) => {
      try {
        return await work.send(row, ready);
      } catch (error) {
        return { state: "unknown", message: String(error) };
      }
    },
  });
  expect(end.reason).toBe("offline");
  expect(sent.length).toBeLessThan(12);
  expect(book.counts().waiting).toBeGreaterThan(85);
});

test("the end of the session pauses; the refused row waits", async () => {
  const book = await bookOf(1);
  const { work } = workOf({ 0: [refusal(401)] });
  expect(await run(book, work)).toEqual({ reason: "signed-out" });
  expect(book.counts()).toMatchObject({ waiting: 1, failed: 0, unknown: 0 });
});

test("asked to pause, it ends what is under way and begins nothing more", async () => {
  const book = await bookOf(50);
  const { work, sent } = workOf();
  const stop = new AbortController();
  const pausing: RowWork = {
    ...work,
    send: (row, ready) => {
      if (sent.length === 10) stop.abort();
      return work.send(row, ready);
    },
  };
  expect(await run(book, pausing, stop.signal)).toEqual({});
  const { done, waiting } = book.counts();
  expect(done).toBe(sent.length);
  expect(done).toBeLessThan(20);
  expect(done + waiting).toBe(50);
});

test("where the first rows are all refused, a person is asked once before the rest follows", async () => {
  const book = await bookOf(100);
  const refused = Object.fromEntries(
    Array.from({ length: 100 }, (_, key) => [key, [refusal(422)]]),
  );
  const { work } = workOf(refused);
  expect(await run(book, work)).toEqual({ reason: "refused", message: "refused 422" });
  expect(book.counts().waiting).toBeGreaterThan(60);
  expect(await run(book, work)).toEqual({});
  expect(book.counts().failed).toBe(100);
});
