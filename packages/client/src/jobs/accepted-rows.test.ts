import { beforeEach, expect, test, vi } from "vitest";
import type { Http } from "#http/http.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { queryKeys } from "#queries/keys.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { onWrite } from "#records/write-events.ts";
import type { JobRow, JobTask, RowOutcome } from "./job.ts";
import { createRowHandler } from "./row-handler.ts";
import type { RowRun } from "./run-rows.ts";
import { chunk, resource } from "./testing/crates.ts";
import { rowRun } from "./testing/row-run.ts";

const send = vi.fn<Http["send"]>();
const client = testClient(fakeHttp(send));
client.setQueryData(queryKeys.model(), {
  operations: [],
  servers: ["http://api.test"],
  resources: [],
});

let states: unknown[] = [];
let accepted: unknown;
let location = "";

beforeEach(() => {
  states = [{ status: "running" }, { status: "succeeded" }];
  accepted = undefined;
  location = "http://api.test/work/5";
  send.mockReset();
  send.mockImplementation(({ method, path }) => {
    if (path.startsWith("/work/"))
      return Promise.resolve({ status: 200, headers: {}, body: states.shift() });
    return Promise.resolve(
      method === "GET"
        ? { status: 200, headers: {}, body: { id: "7", label: "old" } }
        : { status: 202, headers: { location }, body: accepted },
    );
  });
});

const tasks: readonly (readonly [string, JobTask, JobRow])[] = [
  ["an edit", { kind: "edit", values: { label: "new" } }, { key: "7" }],
  ["a removal", { kind: "remove" }, { key: "7" }],
  ["an action", { kind: "act", operation: "seal", label: "Seal", parameters: {} }, { key: "7" }],
  [
    "a new record",
    { kind: "create", parameters: { notify: true } },
    { key: "", given: { label: "n" } },
  ],
];

async function runRow(task: JobTask, row: JobRow, run: RowRun = rowRun, earlier?: RowOutcome) {
  const context = { chunk, resource, parents: {}, client, batch: "b" };
  const handler = createRowHandler(context, task);
  const prepared = await handler.prepare(row, earlier);
  return prepared.kind === "settled" ? prepared.outcome : handler.send(row, prepared, run);
}

const writes = () => send.mock.calls.filter(([{ method }]) => method !== "GET").length;
const reads = () => send.mock.calls.filter(([{ path }]) => path === "/work/5").length;

test.each(tasks)(
  "%s that the API accepted is done when its job has ended",
  async (_, task, row) => {
    const events: string[] = [];
    const stop = onWrite(({ kind }) => void events.push(kind));
    const outcome = await runRow(task, row);
    stop();
    expect(outcome).toMatchObject({ state: "done" });
    expect([writes(), reads(), events.length]).toEqual([1, 2, 1]);
  },
);

test.each(tasks)(
  "%s whose job failed has failed with the words of the API",
  async (_, task, row) => {
    const events: string[] = [];
    const stop = onWrite(({ kind }) => void events.push(kind));
    states = [{ status: "failed", error: { message: "The disk is full" } }];
    const outcome = await runRow(task, row);
    stop();
    expect(outcome).toEqual({ state: "failed", message: "The disk is full" });
    expect(events).toEqual([]);
  },
);

test.each(tasks)(
  "%s is stored with its job, which is followed without a second request",
  async (_, task, row) => {
    const stop = new AbortController();
    const stored: Partial<RowOutcome>[] = [];
    const paused = await runRow(task, row, {
      ...rowRun,
      signal: stop.signal,
      sleep: () => Promise.resolve(stop.abort()),
      onJob: (outcome) => Promise.resolve(void stored.push(outcome)),
    });
    expect(paused).toMatchObject({ state: "unknown", note: "accepted" });
    expect(stored).toEqual([
      { ...(paused.key !== undefined && { key: paused.key }), job: paused.job },
    ]);
    const before = { id: "7", label: "old" };
    expect(await runRow(task, row, rowRun, { ...paused, before })).toMatchObject({ state: "done" });
    expect([writes(), reads()]).toEqual([1, 2]);
  },
);

test("a job at another server has an unknown end", async () => {
  location = "http://other.test/jobs/1";
  const outcome = await runRow({ kind: "remove" }, { key: "7" });
  expect(outcome).toMatchObject({ state: "unknown", note: "accepted" });
});

test("an accepted request without a job is done", async () => {
  location = "";
  expect(await runRow({ kind: "remove" }, { key: "7" })).toMatchObject({ state: "done" });
});

test("the key of a job is not that of the new record", async () => {
  accepted = { id: "5", status: "queued" };
  const [, , , [, task, row]] = tasks as [unknown, unknown, unknown, (typeof tasks)[number]];
  const outcome = await runRow(task, row);
  expect(outcome).toEqual({ state: "done" });
});
