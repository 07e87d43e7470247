import { createModel, takeChunk, type KeyedRecordRef } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "#http/errors.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { changeRecord } from "./write-record.ts";

const note = {
  type: "object",
  properties: {
    id: { type: "integer", readOnly: true },
    title: { type: "string" },
    text: { type: "string" },
    views: { type: "integer", readOnly: true },
  },
};
const before = { id: 5, title: "One", text: "x", views: 1 };
const after = { ...before, title: "Two" };
const replace = '{"op":"replace","path":"/title","value":"Two"}';
const tested = `PATCH [{"op":"test","path":"/title","value":"One"},${replace}]`;
const plain = `PATCH [${replace}]`;

/** Each test has another operation id: support for `test` is remembered by operation. */
let count = 0;

async function openTarget({ hasIfMatch = false } = {}): Promise<KeyedRecordRef> {
  count += 1;
  const content = { "application/json": { schema: note } };
  const patch = { "application/json-patch+json": { schema: { type: "array", items: {} } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/notes": {
          get: {
            responses: {
              "200": {
                description: "",
                content: { "application/json": { schema: { type: "array", items: note } } },
              },
            },
          },
          post: { requestBody: { content }, responses: { "201": { description: "", content } } },
        },
        "/notes/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          get: { responses: { "200": { description: "", content } } },
          patch: {
            operationId: `change${count}`,
            parameters: hasIfMatch ? [{ name: "If-Match", in: "header", schema: {} }] : [],
            requestBody: { content: patch },
            responses: { "200": { description: "", content } },
          },
        },
      },
    }),
  );
  const chunk = takeChunk(model, "resource:notes");
  if (chunk?.resource === undefined) throw new Error("no notes");
  return { chunk, resource: chunk.resource, key: "5", parents: {} };
}

const sent: string[] = [];
let now: object = before;
/** Statuses of the responses to each change, in order. */
let statuses: (() => number)[] = [];

const client = testClient();

beforeEach(() => {
  sent.length = 0;
  now = before;
  statuses = [];
  vi.stubGlobal("fetch", (_: string, { method, body }: RequestInit) => {
    sent.push(typeof body === "string" ? `${method} ${body}` : String(method));
    const status = method === "PATCH" ? (statuses.shift()?.() ?? 200) : 200;
    const headers = { "content-type": "application/json" };
    const content = status === 200 ? now : { message: `refused ${status}` };
    return Promise.resolve(new Response(JSON.stringify(content), { status, headers }));
  });
});

test("a patch tests the old value and then replaces it", async () => {
  expect((await changeRecord(client, await openTarget(), { before, after })).kind).toBe("done");
  expect(sent).toEqual(["GET", tested]);
});

test("an operation with If-Match gets no test steps", async () => {
  const target = await openTarget({ hasIfMatch: true });
  await changeRecord(client, target, { before, after, etag: '"1"' });
  expect(sent).toEqual([plain]);
});

test.each([400, 409, 412, 422, 500])(
  "a failed test (%s) after a change by another user is a conflict",
  async (status) => {
    const theirs = { ...before, title: "Theirs" };
    statuses = [
      () => {
        now = theirs;
        return status;
      },
    ];
    const outcome = await changeRecord(client, await openTarget(), { before, after });
    expect(outcome).toEqual({ kind: "conflict", theirs });
    expect(sent).toEqual(["GET", tested, "GET"]);
  },
);

test.each([400, 415, 422, 501])(
  "an API that refuses tests (%s) gets the change alone, also the next time",
  async (status) => {
    statuses = [() => status];
    const target = await openTarget();
    expect((await changeRecord(client, target, { before, after })).kind).toBe("done");
    expect(sent).toEqual(["GET", tested, "GET", plain]);
    sent.length = 0;
    await changeRecord(client, target, { before, after });
    expect(sent).toEqual(["GET", plain]);
  },
);

test("a refused value is reported, and the next change has tests", async () => {
  statuses = [() => 422, () => 422];
  const target = await openTarget();
  await expect(changeRecord(client, target, { before, after })).rejects.toThrow(HttpError);
  expect(sent).toEqual(["GET", tested, "GET", plain]);
  sent.length = 0;
  await changeRecord(client, target, { before, after });
  expect(sent).toEqual(["GET", tested]);
});

test("a 500 is not retried, and the next save has no tests", async () => {
  statuses = [() => 500];
  const target = await openTarget();
  await expect(changeRecord(client, target, { before, after })).rejects.toThrow("refused 500");
  expect(sent).toEqual(["GET", tested, "GET"]);
  sent.length = 0;
  expect((await changeRecord(client, target, { before, after })).kind).toBe("done");
  expect(sent).toEqual(["GET", plain]);
});
