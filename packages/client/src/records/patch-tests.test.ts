import { createModel, takeChunk, type KeyedRecordRef } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "#http/errors.ts";
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

/** An API of its own each time: what was learned of one holds for no other. */
let count = 0;

async function openTarget({ asksForTag = false } = {}): Promise<KeyedRecordRef> {
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
            parameters: asksForTag ? [{ name: "If-Match", in: "header", schema: {} }] : [],
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
/** How the API answers each change, in their order. */
let answers: (() => number)[] = [];

beforeEach(() => {
  sent.length = 0;
  now = before;
  answers = [];
  vi.stubGlobal("fetch", (_: string, { method, body }: RequestInit) => {
    sent.push(typeof body === "string" ? `${method} ${body}` : String(method));
    const status = method === "PATCH" ? (answers.shift()?.() ?? 200) : 200;
    const headers = { "content-type": "application/json" };
    const content = status === 200 ? now : { message: `refused ${status}` };
    return Promise.resolve(new Response(JSON.stringify(content), { status, headers }));
  });
});

test("what is replaced is tested first, and stands in one patch with the change", async () => {
  expect((await changeRecord(await openTarget(), { before, after })).kind).toBe("done");
  expect(sent).toEqual(["GET", tested]);
});

test("where the API asks for its tag, nothing is tested", async () => {
  const target = await openTarget({ asksForTag: true });
  await changeRecord(target, { before, after, etag: '"1"' });
  expect(sent).toEqual([plain]);
});

test.each([400, 409, 412, 422, 500])(
  "a test that failed (%s) since somebody was quicker is a conflict",
  async (status) => {
    const theirs = { ...before, title: "Theirs" };
    answers = [
      () => {
        now = theirs;
        return status;
      },
    ];
    const outcome = await changeRecord(await openTarget(), { before, after });
    expect(outcome).toEqual({ kind: "conflict", theirs });
    expect(sent).toEqual(["GET", tested, "GET"]);
  },
);

test.each([400, 415, 422, 501])(
  "an API that refuses tests (%s) is told the change alone, at once from then on",
  async (status) => {
    answers = [() => status];
    const target = await openTarget();
    expect((await changeRecord(target, { before, after })).kind).toBe("done");
    expect(sent).toEqual(["GET", tested, "GET", plain]);
    sent.length = 0;
    await changeRecord(target, { before, after });
    expect(sent).toEqual(["GET", plain]);
  },
);

test("a value that is refused is told as the API tells it, and tests stay", async () => {
  answers = [() => 422, () => 422];
  const target = await openTarget();
  await expect(changeRecord(target, { before, after })).rejects.toThrow(HttpError);
  expect(sent).toEqual(["GET", tested, "GET", plain]);
  sent.length = 0;
  await changeRecord(target, { before, after });
  expect(sent).toEqual(["GET", tested]);
});

test("a server that breaks over it is not asked twice; whoever saves again does it without", async () => {
  answers = [() => 500];
  const target = await openTarget();
  await expect(changeRecord(target, { before, after })).rejects.toThrow("refused 500");
  expect(sent).toEqual(["GET", tested, "GET"]);
  sent.length = 0;
  expect((await changeRecord(target, { before, after })).kind).toBe("done");
  expect(sent).toEqual(["GET", plain]);
});
