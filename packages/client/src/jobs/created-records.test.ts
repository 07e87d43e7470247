import { beforeEach, expect, test, vi } from "vitest";
import { chooseOwner } from "#storage/owner.ts";
import type { Http } from "#http/http.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { wallClock } from "./clock.ts";
import type { JobRow, JobTask } from "./job.ts";
import { createRowHandler } from "./row-handler.ts";
import { createRowStore, openRowStore, type RowStore } from "./row-store.ts";
import { runRows } from "./run-rows.ts";
import { chunk, resource } from "./testing/crates.ts";

let id = "";

beforeEach(() => {
  chooseOwner("someone");
  id = `job-${Math.random()}`;
});

const task: JobTask = { kind: "create", parameters: { notify: true } };

async function run(store: RowStore, respond: (label: string) => object): Promise<void> {
  const send = vi.fn<Http["send"]>(({ body }) => {
    const { label } = JSON.parse(String(body?.content)) as { label: string };
    return Promise.resolve({ status: 200, headers: {}, body: undefined, ...respond(label) });
  });
  const client = testClient(fakeHttp(send));
  const context = { chunk, resource, parents: {}, client, batch: "b" };
  const signal = new AbortController().signal;
  const handler = createRowHandler(context, task);
  const done = (): void => undefined;
  await runRows({ store, handler, clock: wallClock, signal, onStep: done, onRest: done });
}

async function storeOf(...labels: readonly string[]): Promise<RowStore> {
  const store = createRowStore(id);
  await store.add(labels.map((label): JobRow => ({ key: "", given: { label } })));
  return store;
}

const outcomesOf = async (store: RowStore) => {
  const indexes = Array.from({ length: store.total() }, (_, index) => index);
  return Promise.all(
    indexes.map(async (index) => {
      const outcome = await store.outcome(index);
      return [outcome?.state, outcome?.note].join(" ").trim();
    }),
  );
};

// An upsert by a natural key, a PUT that responds with an address only, a store that responds with nothing.
test.each([
  [
    "the key in the response",
    (label: string) => ({ body: { id: label } }),
    ["done same-record", "done", "conflict same-record"],
  ],
  [
    "the address in the response",
    (label: string) => ({ headers: { location: `/boxes/${label}` } }),
    ["done same-record", "done", "conflict same-record"],
  ],
  ["neither", () => ({}), ["done", "done", "done"]],
  [
    "the address of the list",
    () => ({ headers: { location: "/v1/crates/" } }),
    ["done", "done", "done"],
  ],
])("rows with one record are not all done: %s", async (_, respond, want) => {
  const store = await storeOf("a", "b", "a");
  await run(store, respond);
  expect(await outcomesOf(store)).toEqual(want);
});

test("a row has the record of a row before a reload", async () => {
  const store = await storeOf("a", "b", "a");
  await store.mark(0, { state: "done", key: "a" });
  const opened = await openRowStore(id, 3);
  await run(opened, (label) => ({ body: { id: label } }));
  expect(await outcomesOf(opened)).toEqual(["done same-record", "done", "conflict same-record"]);
});
