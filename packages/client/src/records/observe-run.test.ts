import { createSessionStore } from "#session/session-store.ts";
import {
  buildListRequest,
  buildReadRequest,
  createModel,
  type Operation,
  takeChunk,
  writeJson,
} from "@quarterdeck/model";
import type { QueryKey } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { onWrite, type WriteEvent } from "./write-events.ts";
import { storePermission } from "#queries/permission-cache.ts";
import { queryKeys } from "#queries/keys.ts";
import { chunkOptions } from "#queries/model/model-chunk.ts";
import { findUndo } from "#undo/find-undo.ts";
import { createHttp } from "#http/http.ts";
import { createQueryClient } from "#queries/query-client.ts";
import {
  type OperationTarget,
  type OperationValues,
  emitRun,
  readBeforeRun,
} from "./observe-run.ts";

const session = createSessionStore();

const itemSchema = {
  type: "object",
  properties: {
    id: { type: "integer", readOnly: true },
    title: { type: "string" },
    pin: { type: "string", format: "password", writeOnly: true },
  },
};
const createBody = { type: "object", properties: { title: { type: "string" } } };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const responses = { "200": { description: "", ...json(itemSchema) } };
const list = { "200": { description: "", ...json({ type: "array", items: itemSchema }) } };
const reason = { name: "reason", in: "query", required: true, schema: { type: "string" } };

const model = await createModel(
  JSON.stringify({
    openapi: "3.0.3",
    paths: {
      "/books": {
        get: { operationId: "list", responses: list },
        post: { operationId: "make", requestBody: json(createBody), responses },
      },
      "/books/{id}": {
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
        get: { operationId: "read", responses },
        patch: { operationId: "change", requestBody: json(itemSchema), responses },
        put: { operationId: "replace", requestBody: json(itemSchema), responses },
        delete: { operationId: "remove", parameters: [reason], responses: { "204": {} } },
      },
      "/jobs/{id}": {
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        get: {
          operationId: "job",
          responses: {
            "200": {
              description: "",
              ...json({
                type: "object",
                properties: { id: { type: "string" }, status: { enum: ["running", "done"] } },
              }),
            },
          },
        },
      },
      "/books/{id}/lend": {
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
        post: { operationId: "lend", responses },
      },
    },
  }),
);
const chunk = takeChunk(model, "resource:books");
if (chunk === undefined) throw new Error("no books");
const operationOf = (id: string): Operation => {
  const operation = chunk.operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(id);
  return operation;
};

const tea = { id: 5, title: "Tea" };
const coffee = { id: 5, title: "Coffee" };
const events: WriteEvent[] = [];
onWrite((event) => events.push(event));
/** Bodies of the reads, in order. */
let reads: readonly unknown[] = [];

beforeEach(() => {
  events.length = 0;
  storePermission("read", true);
  let calls = 0;
  vi.stubGlobal(
    "fetch",
    vi.fn(() => {
      const body = reads[Math.min(calls, reads.length - 1)];
      calls += 1;
      const headers = { "content-type": "application/json" };
      return Promise.resolve(new Response(writeJson(body), { status: 200, headers }));
    }),
  );
});

async function run(
  id: string,
  {
    values,
    target = {},
    body,
    cached = [],
  }: {
    readonly values: OperationValues;
    readonly target?: OperationTarget;
    /** Body of the response. */
    readonly body?: unknown;
    /** Data that screens have read, by query key. */
    readonly cached?: readonly (readonly [key: QueryKey, data: unknown])[];
  },
) {
  const client = createQueryClient(createHttp(session));
  client.setQueryData(chunkOptions("resource:books").queryKey, chunk ?? null);
  for (const [key, data] of cached) client.setQueryData(key, data);
  const call = { operation: operationOf(id), values, target };
  const record = await readBeforeRun(client, call, new AbortController().signal);
  await emitRun(client, call, { record, response: { status: 200, headers: {}, body } });
  const [event] = events;
  if (event === undefined || chunk === undefined) throw new Error("no event");
  return { event, inverse: findUndo(model, chunk, event) };
}

test("a record deleted by an operation with a required parameter can be created again", async () => {
  reads = [tea];
  const { event, inverse } = await run("remove", {
    values: { parameters: { id: "5", reason: "torn" } },
    target: { key: "5", parents: {} },
  });
  expect(event).toMatchObject({ kind: "remove", resource: "books", key: "5", before: tea });
  expect(inverse).toMatchObject({ kind: "create", record: { title: "Tea" } });
});

test("a removal that the API accepted is emitted when its job has ended", async () => {
  reads = [{ id: "j1", status: "done" }];
  const client = createQueryClient(createHttp(session));
  client.setQueryData(chunkOptions("resource:books").queryKey, chunk ?? null);
  client.setQueryData(queryKeys.model(), model);
  const call = {
    operation: operationOf("remove"),
    values: { parameters: { id: "5", reason: "torn" } },
    target: { key: "5", parents: {} },
  };
  if (chunk?.resource === undefined) throw new Error("no books");
  const record = { chunk, resource: chunk.resource, parents: {}, key: "5", before: tea };
  const response = { status: 202, headers: { location: "/jobs/j1" }, body: {} };
  const running = emitRun(client, call, { record, response });
  expect(events).toEqual([]);
  await running;
  expect(vi.mocked(fetch).mock.calls.map(([url]) => new URL(String(url)).pathname)).toEqual([
    "/api/jobs/j1",
  ]);
  expect(events).toMatchObject([{ kind: "remove", resource: "books", key: "5", before: tea }]);
});

test("a change on the operation page finds its record by the form values", async () => {
  reads = [tea];
  const { event, inverse } = await run("replace", {
    values: { parameters: { id: 5 }, body: { title: "Coffee" } },
    body: coffee,
  });
  expect(event).toMatchObject({ kind: "change", key: "5", before: tea, after: coffee });
  expect(inverse).toMatchObject({ kind: "change", key: "5", after: { title: "Tea" } });
});

test("a record that the response does not contain is read again", async () => {
  reads = [tea, coffee];
  const { event } = await run("change", {
    values: { parameters: { id: 5 }, body: { title: "Coffee", pin: "1" } },
    body: { message: "done" },
  });
  expect(event).toMatchObject({ before: tea, after: coffee, hidden: ["pin"] });
});

test("a created record is identified by the response, and its delete needs the reason", async () => {
  const { event, inverse } = await run("make", {
    values: { parameters: {}, body: { title: "Tea" } },
    body: tea,
  });
  expect(event).toMatchObject({ kind: "create", key: "5", after: tea });
  expect(inverse).toEqual({ kind: "none", reason: "requires-input", names: ["reason"] });
});

test("a refused operation is not called in the background, so the run cannot be undone", async () => {
  storePermission("read", false);
  const { event, inverse } = await run("remove", { values: { parameters: { id: 5 } } });
  expect(event).toMatchObject({ kind: "remove", key: "5" });
  expect(event.before).toBeUndefined();
  expect(inverse).toMatchObject({ kind: "none", reason: "not-read" });
});

test("an action emits an action event", async () => {
  const { inverse } = await run("lend", { values: { parameters: { id: 5 } }, body: tea });
  expect(events).toMatchObject([{ kind: "action", operation: "lend" }]);
  expect(inverse).toMatchObject({ reason: "action" });
});

const { resource: books } = chunk;
if (books === undefined) throw new Error("no resource");
const response = { status: 200, headers: {}, body: tea };
const state = { page: 1, sort: [], search: "", filters: {} };
const recordKeyOf = (key: string): QueryKey =>
  queryKeys.record(buildReadRequest(chunk, books, key), "books");
const page: readonly [QueryKey, unknown] = [
  queryKeys.page(buildListRequest(chunk, books, { ...state, search: "t" }), books),
  { rows: [{ id: 4, title: "Milk" }, tea] },
];

test.each<readonly [string, { cached: readonly (readonly [QueryKey, unknown])[] }, unknown]>([
  ["its page", { cached: [[recordKeyOf("5"), response]] }, tea],
  ["a page of its list", { cached: [page] }, tea],
  ["the page of another record", { cached: [[recordKeyOf("4"), response]] }, undefined],
])("an action has the record as shown by %s", async (_, { cached }, before) => {
  const call = { values: { parameters: { id: 5 } }, target: { key: "5", parents: {} } };
  const { event } = await run("lend", { ...call, cached });
  expect(event.before).toEqual(before);
});
