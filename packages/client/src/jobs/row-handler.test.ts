import { beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "#http/errors.ts";
import type { Http } from "#http/http.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { testClient } from "#queries/testing/test-client.ts";
import type { JobRow, JobTask } from "./job.ts";
import { createRowHandler } from "./row-handler.ts";
import { chunk, operation, resource } from "./testing/crates.ts";
import { rowRun } from "./testing/row-run.ts";
import { findRowInverse } from "./undo-rows.ts";
import { storePreference } from "#storage/preferences.ts";
import { onWrite, type WriteEvent } from "#records/write-events.ts";

const send = vi.fn<Http["send"]>();
const client = testClient(fakeHttp(send));

const row: JobRow = { key: "7" };
let record: unknown;

beforeEach(() => {
  record = { id: "7", label: "old", pin: "1234" };
  send.mockReset();
  send.mockImplementation((request) => {
    if (request.method === "GET" && record === undefined) {
      const response = { status: 404, headers: {}, body: undefined };
      return Promise.reject(new HttpError(request, response, { message: "gone", fields: [] }));
    }
    return Promise.resolve({ status: 200, headers: {}, body: record });
  });
});

function handlerOf(task: JobTask) {
  const context = { chunk, resource, parents: {}, client, batch: "b" };
  return createRowHandler(context, task);
}

const edit: JobTask = { kind: "edit", values: { label: "new" } };
const remove: JobTask = { kind: "remove" };
const act: JobTask = { kind: "act", operation: "seal", label: "Seal", parameters: {} };
const upsert: JobTask = { kind: "upsert" };
const create: JobTask = { kind: "create", parameters: { notify: true } };
const newRow: JobRow = { key: "", given: { label: "new" } };
const newRowWithKey: JobRow = { key: "", given: { id: "7", label: "new" } };
const sent = { state: "unknown", before: { id: "7", label: "old" } } as const;

test.each([
  ["an edit without a difference is not sent", edit, undefined, { label: "new" }, "unchanged"],
  [
    "an edit with an unknown outcome is done if the record has its values",
    edit,
    sent,
    { label: "new" },
    "done",
  ],
  ["an edit of a missing record fails", edit, undefined, undefined, "failed"],
  ["a removal of a missing record is not sent", remove, undefined, undefined, "unchanged"],
  [
    "a removal with an unknown outcome is done if the record is gone",
    remove,
    sent,
    undefined,
    "done",
  ],
  ["an action is not sent again if the record changed", act, sent, { label: "x" }, "unknown"],
] as const)("%s", async (_, task, earlier, now, state) => {
  record = now && { id: "7", ...now };
  const prepared = await handlerOf(task).prepare(row, earlier);
  expect(prepared).toMatchObject({ kind: "settled", outcome: { state } });
});

test.each([
  ["an edit", edit, sent],
  ["a removal", remove, sent],
  ["an action", act, sent],
] as const)("%s without an effect is sent again", async (_, task, earlier) => {
  record = earlier.before;
  const prepared = await handlerOf(task).prepare(row, earlier);
  expect(prepared).toMatchObject({ kind: "ready", before: earlier.before });
});

test.each([
  [
    "without a key it stays unknown",
    newRow,
    { label: "new" },
    { state: "unknown", note: "unseen" },
  ],
  ["it is done if the record exists", newRowWithKey, { label: "new" }, { state: "done", key: "7" }],
  [
    "it stays unknown if another record has its key",
    newRowWithKey,
    {},
    { state: "unknown", note: "differs" },
  ],
  ["it is sent again if the record does not exist", newRowWithKey, undefined, undefined],
] as const)("a creation with an unknown outcome: %s", async (_, row, now, outcome) => {
  record = now && { id: "7", ...now };
  const prepared = await handlerOf(create).prepare(row, { state: "unknown" });
  expect(prepared).toMatchObject(outcome ? { kind: "settled", outcome } : { kind: "ready" });
});

test("rows with a key change their record, others create one, with the job's parameters", async () => {
  const handler = handlerOf({ ...upsert, parameters: { notify: true } });
  const changing = { key: "7", given: [{ path: ["label"], value: "new" }] };
  for (const one of [changing, newRow]) {
    const prepared = await handler.prepare(one, undefined);
    if (prepared.kind !== "ready") throw new Error("The row needs no request.");
    expect(await handler.send(one, prepared, rowRun)).toMatchObject({ state: "done" });
  }
  const calls = send.mock.calls.map(([{ method, path, query }]) =>
    [method, path, query].join(" ").trim(),
  );
  expect(calls).toEqual(["GET /crates/7", "PATCH /crates/7", "POST /crates notify=true"]);
});

test.each([
  ["is removed if the import created it", { key: "7", left: { id: "7", label: "new" } }, "remove"],
  [
    "is restored if the import changed it",
    { key: "7", given: { id: "7", label: "old" }, left: { id: "7", label: "new" } },
    "update",
  ],
] as const)("a row of an undone import %s", async (_, one, want) => {
  record = { id: "7", label: "new", pin: "1234" };
  const handler = handlerOf({ kind: "undo", of: "job", was: "upsert" });
  const prepared = await handler.prepare(one, undefined);
  if (prepared.kind !== "ready") throw new Error("The row needs no request.");
  await handler.send(one, prepared, rowRun);
  const last = send.mock.calls.at(-1)?.[0];
  expect(last?.method).toBe(want === "remove" ? "DELETE" : "PATCH");
});

test("an edit sends only changed members and reads once", async () => {
  const handler = handlerOf(edit);
  const prepared = await handler.prepare(row, undefined);
  if (prepared.kind !== "ready") throw new Error("The row needs no request.");
  expect(await handler.send(row, prepared, rowRun)).toEqual({ state: "done", key: "7" });
  const calls = send.mock.calls.map(([request]) => [request.method, request.body?.content]);
  expect(calls).toEqual([
    ["GET", undefined],
    ["PATCH", '{"id":"7","label":"new"}'],
  ]);
});

test("an edit that the API cannot undo has no record before, in the job and in its event", async () => {
  const handler = handlerOf(edit);
  const prepared = await handler.prepare(row, undefined);
  if (prepared.kind !== "ready") throw new Error("The row needs no request.");
  const headers = { "quarterdeck-undo": "none" };
  send.mockResolvedValueOnce({ status: 200, headers, body: { id: "7", label: "new" } });
  const events: WriteEvent[] = [];
  const stop = onWrite((event) => events.push(event));
  const outcome = await handler.send(row, prepared, rowRun);
  stop();
  const stored = { ...handler.toStored?.(prepared), ...outcome };
  expect(stored).toMatchObject({ state: "done", before: undefined });
  expect(events.map(({ before }) => before)).toEqual([undefined]);
  const undone = { key: "7", given: stored.before, left: { id: "7", label: "new" } };
  expect(findRowInverse(chunk, "edit", undone).kind).toBe("none");
});

test("no secret is stored", async () => {
  const handler = handlerOf(remove);
  const prepared = await handler.prepare(row, undefined);
  if (prepared.kind !== "ready") throw new Error("The row needs no request.");
  expect(handler.toStored?.(prepared)).toEqual({
    before: { id: "7", label: "old" },
    hidden: ["pin"],
  });
});

const removalWithEffects = {
  ...operation("remove", "delete", "remove"),
  effects: "/crates/{id}/effects",
};

/** Prepares a removal by an API that lists its effects. */
async function prepareRemoval(effects: unknown, task: JobTask = { kind: "remove" }) {
  send.mockImplementation(({ path }) =>
    Promise.resolve({
      status: 200,
      headers: {},
      body: path.endsWith("/effects") ? effects : { id: "7", label: "old" },
    }),
  );
  const operations = [operation("read", "get", "read"), removalWithEffects];
  const context = { chunk: { ...chunk, operations }, resource, parents: {}, client, batch: "b" };
  const handler = createRowHandler(context, task);
  return { handler, context, prepared: await handler.prepare(row, undefined) };
}

test("a removal stores the copies of its effects, and its undo writes them back", async () => {
  const copies = { deleted: [{ resource: "crates", rows: ["{}"] }], changed: [] };
  const { handler, context, prepared } = await prepareRemoval({ effects: [], copies });
  if (prepared.kind !== "ready") throw new Error("The row needs no request.");
  expect(handler.toStored?.(prepared)).toMatchObject({ copies });
  record = undefined;
  const undo = createRowHandler(context, { kind: "undo", of: "job", was: "remove" });
  const removed = { key: "7", given: { id: "7" }, copies };
  send.mockClear();
  await undo.send(removed, { kind: "ready" }, rowRun);
  const [request] = send.mock.lastCall ?? [];
  expect([request?.method, request?.path]).toEqual(["POST", "/crates/7/effects"]);
  expect(request?.body?.content).toBe(JSON.stringify({ copies }));
});

test("a record whose undo was promised is not deleted if it cannot be restored", async () => {
  const promised: JobTask = { kind: "remove", isRestored: true };
  const { prepared } = await prepareRemoval({ effects: [] }, promised);
  expect(prepared).toMatchObject({ kind: "settled", outcome: { note: "no-copies" } });
  // The API refuses and explains it.
  const prevented = { effects: [{ action: "prevent", isExact: true }] };
  expect((await prepareRemoval(prevented, promised)).prepared.kind).toBe("ready");
  expect((await prepareRemoval({ effects: [] })).prepared.kind).toBe("ready");
});

test("each removal sends its required sibling members", async () => {
  const why = { kind: "text", name: "why", label: "Why", isRequired: true } as const;
  const mediaType = "application/json";
  const field = { kind: "group", name: "", label: "", isRequired: true, fields: [why] } as const;
  const body = { isRequired: true, mediaType, mediaTypes: [mediaType], field };
  const operations = [{ ...operation("remove", "delete", "remove"), body }];
  const context = { chunk: { ...chunk, operations }, resource, parents: {}, batch: "b" };
  const task: JobTask = { kind: "remove", around: { change: { why: "Rotten" } } };
  const handler = createRowHandler({ ...context, client }, task);
  await handler.send(row, { kind: "ready", before: record }, rowRun);
  const request = send.mock.lastCall?.[0];
  expect([request?.method, request?.body?.content]).toEqual(["DELETE", '{"why":"Rotten"}']);
});

test("a row of an API that refuses partial changes reports that all values were sent", async () => {
  await storePreference("replaced update", "patch");
  const handler = handlerOf(edit);
  const prepared = await handler.prepare(row, undefined);
  if (prepared.kind !== "ready") throw new Error("The row needs no request.");
  expect(await handler.send(row, prepared, rowRun)).toMatchObject({ state: "done", note: "whole" });
  await storePreference("replaced update", false);
  expect(await handler.send(row, prepared, rowRun)).not.toHaveProperty("note");
});
