import { beforeEach, expect, test } from "vitest";
import { chooseOwner } from "#storage/owner.ts";
import { readJobOutcome } from "#storage/jobs.ts";
import { HttpError, NetworkError } from "#http/errors.ts";
import type { Clock } from "./clock.ts";
import type { JobRow, RowOutcome } from "./job.ts";
import { createRowStore, openRowStore, type RowStore } from "./row-store.ts";
import { runRows, type RowHandler } from "./run-rows.ts";

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

async function storeOf(count: number): Promise<RowStore> {
  const store = createRowStore(id);
  await store.add(Array.from({ length: count }, (_, key) => ({ key: String(key) })));
  return store;
}

/** Sends by `responses`: the next one of a row's key each time; done when none is left. */
function handlerOf(responses: Readonly<Record<string, readonly (RowOutcome | Error)[]>> = {}) {
  const sent: string[] = [];
  const read: string[] = [];
  const left = new Map(Object.entries(responses).map(([key, list]) => [key, [...list]]));
  const handler: RowHandler = {
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
  return { handler, sent, read };
}

const never = new AbortController().signal;

/** Times until which the API requested to wait. */
let rests: number[] = [];

function run(store: RowStore, handler: RowHandler, signal = never, restUntil = 0) {
  const onRest = (until: number): void => void rests.push(until);
  return runRows({
    store,
    handler,
    clock,
    signal,
    onStep: () => undefined,
    onRest,
    restUntil,
  });
}

test("a job pauses at a response with other records, which each further row may change", async () => {
  const other: RowOutcome = { state: "unknown", note: "other-records" };
  const store = await storeOf(40);
  const { handler, sent } = handlerOf(
    Object.fromEntries(Array.from({ length: 40 }, (_, key) => [key, [other]])),
  );
  const { signal } = new AbortController();
  const end = await runRows({ store, handler, clock, signal, onStep: () => {}, onRest: () => {} });
  expect(end).toEqual({ reason: "refused" });
  expect(sent.length).toBeLessThan(7);
});

test("each row is sent once and has an outcome", async () => {
  const store = await storeOf(250);
  const { handler, sent } = handlerOf({ 7: [refusal(422)], 9: [{ state: "unchanged" }] });
  expect(await run(store, handler)).toEqual({});
  expect(sent.toSorted()).toEqual(Array.from({ length: 250 }, (_, key) => String(key)).toSorted());
  expect(store.counts()).toMatchObject({ done: 248, failed: 1, unchanged: 1, waiting: 0 });
  expect(await store.outcome(7)).toEqual({
    state: "failed",
    status: 422,
    message: "refused 422",
    before: { id: "7" },
  });
});

test("a row is stored as sent before its request", async () => {
  const store = await storeOf(1);
  const { handler } = handlerOf();
  const stored: unknown[] = [];
  const watching: RowHandler = {
    ...handler,
    send: async (row: JobRow, ready, rowRun) => {
      stored.push(await readJobOutcome(id, 0));
      return handler.send(row, ready, rowRun);
    },
  };
  await run(store, watching);
  expect(stored).toEqual([{ state: "sent", before: { id: "0" } }]);
});

test("a row that was sent when the page closed is read before it is sent again", async () => {
  const store = await storeOf(3);
  await store.mark(0, { state: "done" });
  await store.mark(1, { state: "sent", before: { id: "1" } });
  const opened = await openRowStore(id, 3);
  expect(opened.counts()).toMatchObject({ done: 1, unknown: 1, waiting: 1 });
  const { handler, sent, read } = handlerOf();
  await run(opened, handler);
  expect(read).toEqual(["1"]);
  expect(sent).toEqual(["2", "1"]);
});

test.each([
  ["seconds", 429, () => "7", 7000],
  ["a date", 503, () => new Date(Date.now() + 9000).toUTCString(), 8000],
  ["nothing", 429, () => undefined, 1000],
])(
  "a temporary rejection with %s is retried after the wait",
  async (_, status, retryAfter, atLeast) => {
    const store = await storeOf(1);
    const value = retryAfter();
    const headers = value === undefined ? {} : { "retry-after": value };
    const { handler, sent } = handlerOf({ 0: [refusal(status, headers)] });
    await run(store, handler);
    expect(sent).toEqual(["0", "0"]);
    expect(store.counts().done).toBe(1);
    expect(waited.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(atLeast - 1000);
  },
);

test("a requested wait also holds for the next run", async () => {
  const stop = new AbortController();
  const store = await storeOf(1);
  const { handler } = handlerOf({ 0: [refusal(429, { "retry-after": "7" })] });
  const end = await runRows({
    store: store,
    handler,
    clock: { ...clock, sleep: () => Promise.resolve(stop.abort()) },
    signal: stop.signal,
    onStep: () => undefined,
    onRest: (until) => void rests.push(until),
  });
  expect([end, rests, store.counts().waiting]).toEqual([{}, [7000], 1]);
  await run(store, handler, never, rests[0]);
  expect(time).toBe(7000);
  expect(store.counts().done).toBe(1);
});

test("during a requested wait no other row is sent, and each is read again after it", async () => {
  const store = await storeOf(3);
  const { handler } = handlerOf({ 0: [refusal(429, { "retry-after": "7" })] });
  const calls: string[] = [];
  const noting: RowHandler = {
    prepare: async (row, earlier) => {
      calls.push(`read ${row.key} at ${time}`);
      // A slow read: the request to wait arrives before it ends.
      while (row.key !== "0" && rests.length === 0) await pass();
      return handler.prepare(row, earlier);
    },
    send: (row, ready, rowRun) => {
      calls.push(`send ${row.key} at ${time}`);
      return handler.send(row, ready, rowRun);
    },
  };
  const sleep = async (milliseconds: number): Promise<void> => {
    const until = time + milliseconds;
    await pass();
    time = Math.max(time, until);
  };
  const resting = { ...clock, sleep };
  const onRest = (until: number): void => void rests.push(until);
  const options = { store, handler: noting, clock: resting, signal: never, onRest };
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

test("a permanent rejection is not sent again", async () => {
  const store = await storeOf(1);
  const { handler, sent } = handlerOf({ 0: [refusal(500), { state: "done" }] });
  await run(store, handler);
  expect(sent).toEqual(["0"]);
  expect(store.counts().failed).toBe(1);
});

test("a dropped connection leaves the row unknown, and it is read again at the end", async () => {
  const store = await storeOf(2);
  const { handler, sent, read } = handlerOf({ 0: [new NetworkError("no response", call)] });
  await run(store, handler);
  expect(sent).toEqual(["0", "1", "0"]);
  expect(read).toEqual(["0"]);
  expect(store.counts().done).toBe(2);
});

test("without a network the job pauses before every row is unknown", async () => {
  const store = await storeOf(100);
  const lost = [new NetworkError("no response", call)];
  const { handler, sent } = handlerOf(
    Object.fromEntries(Array.from({ length: 100 }, (_, key) => [key, lost])),
  );
  const end = await run(store, {
    ...handler,
    send: async (row, ready, rowRun) => {
      try {
        return await handler.send(row, ready, rowRun);
      } catch (error) {
        return { state: "unknown", message: String(error) };
      }
    },
  });
  expect(end.reason).toBe("offline");
  expect(sent.length).toBeLessThan(12);
  expect(store.counts().waiting).toBeGreaterThan(85);
});

test("the end of the session pauses the job, and the rejected row waits", async () => {
  const store = await storeOf(1);
  const { handler } = handlerOf({ 0: [refusal(401)] });
  expect(await run(store, handler)).toEqual({ reason: "signed-out" });
  expect(store.counts()).toMatchObject({ waiting: 1, failed: 0, unknown: 0 });
});

test("a paused run ends its current requests and starts no more", async () => {
  const store = await storeOf(50);
  const { handler, sent } = handlerOf();
  const stop = new AbortController();
  const pausing: RowHandler = {
    ...handler,
    send: (row, ready, rowRun) => {
      if (sent.length === 10) stop.abort();
      return handler.send(row, ready, rowRun);
    },
  };
  expect(await run(store, pausing, stop.signal)).toEqual({});
  const { done, waiting } = store.counts();
  expect(done).toBe(sent.length);
  expect(done).toBeLessThan(20);
  expect(done + waiting).toBe(50);
});

test("a job whose first rows are all rejected pauses once", async () => {
  const store = await storeOf(100);
  const refused = Object.fromEntries(
    Array.from({ length: 100 }, (_, key) => [key, [refusal(422)]]),
  );
  const { handler } = handlerOf(refused);
  expect(await run(store, handler)).toEqual({ reason: "refused", message: "refused 422" });
  expect(store.counts().waiting).toBeGreaterThan(60);
  expect(await run(store, handler)).toEqual({});
  expect(store.counts().failed).toBe(100);
});
