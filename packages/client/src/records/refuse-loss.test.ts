import { createModel, takeChunk, type KeyedRecordRef, type RecordRef } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { testClient } from "#queries/testing/test-client.ts";
import { acceptUnseenFields } from "./unseen-fields.ts";
import { changeRecord, createRecord } from "./write-record.ts";

const text = { type: "string" };
const shown = {
  type: "object",
  properties: {
    id: { type: "integer", readOnly: true },
    title: text,
    lines: { type: "array", items: { type: "object", properties: { name: text } } },
  },
};
const lines = {
  type: "array",
  items: { type: "object", properties: { name: text, code: text } },
};
const content = (schema: object, mediaType = "application/json") => ({
  content: { [mediaType]: { schema } },
});

interface Body {
  readonly method?: "put" | "patch";
  readonly mediaType?: string;
  readonly extra?: object;
}

async function openNotes({ method = "put", mediaType, extra = {} }: Body = {}) {
  const written = { type: "object", properties: { title: text, ...extra } };
  const responses = { "200": { description: "", ...content(shown) } };
  const requestBody = content(written, mediaType);
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/notes": {
          get: {
            responses: { "200": { description: "", ...content({ type: "array", items: shown }) } },
          },
          post: { requestBody, responses: { "201": responses["200"] } },
        },
        "/notes/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          get: { responses },
          [method]: { requestBody, responses },
        },
      },
    }),
  );
  const chunk = takeChunk(model, "resource:notes");
  if (chunk?.resource === undefined) throw new Error("no notes");
  const collection: RecordRef = { chunk, resource: chunk.resource, parents: {} };
  return { collection, target: { ...collection, key: "5" } satisfies KeyedRecordRef };
}

/** Methods of the requests so far. */
const sent: string[] = [];
/** Body of the responses, in Latin-1. */
let stored = "";

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", (_: string, { method = "GET" }: RequestInit) => {
    sent.push(method);
    const headers = { "content-type": "application/json; charset=utf-8" };
    return Promise.resolve(new Response(Buffer.from(stored, "latin1"), { headers }));
  });
});

const edit = (record: object) => ({ before: record, after: { ...record, title: "New" } });
const unseen = { responseError: "unseen-fields" };
const memo = { memo: text };

test.each([
  ["a field", memo, { title: "Tea" }],
  ["a field of list items", { lines }, { title: "Tea", lines: [{ name: "a" }] }],
])("a full update is refused where the record lacks %s", async (_, extra, members) => {
  const record = { id: 5, ...members };
  stored = JSON.stringify(record);
  const { target } = await openNotes({ extra });
  await expect(changeRecord(testClient(), target, edit(record))).rejects.toMatchObject(unseen);
  expect(sent).toEqual(["GET"]);
});

test("a full update is sent where the user accepted its loss, and by methods that change members", async () => {
  const record = { id: 5, title: "Tea" };
  stored = JSON.stringify(record);
  const { target } = await openNotes({ extra: memo });
  await changeRecord(testClient(), target, edit(record), { allowsUnseen: true });
  const client = testClient();
  acceptUnseenFields(client, target.resource);
  await changeRecord(client, target, edit(record));
  const { target: patched } = await openNotes({ extra: memo, method: "patch" });
  await changeRecord(testClient(), patched, edit(record));
  expect(sent).toEqual(["GET", "PUT", "GET", "PUT", "GET", "PATCH"]);
});

test.each(["application/json", "multipart/form-data", "application/x-www-form-urlencoded"])(
  "a full update by %s sends back no text that could not be decoded",
  async (mediaType) => {
    const { target } = await openNotes({ mediaType, extra: { note: text } });
    const read = (note: string): void => {
      stored = `{"id":5,"title":"Tea","note":"${note}"}`;
    };
    read("caf\u00E9");
    const change = edit({ id: 5, title: "Tea", note: "caf\uFFFD" });
    await expect(changeRecord(testClient(), target, change)).rejects.toMatchObject({
      responseError: "undecodable",
    });
    expect(sent).toEqual(["GET"]);
    // The character itself, in UTF-8.
    read("caf\u00EF\u00BF\u00BD");
    await changeRecord(testClient(), target, change);
    expect(sent).toEqual(["GET", "GET", "PUT"]);
  },
);

test("a record is not restored with text that could not be decoded", async () => {
  const { collection } = await openNotes();
  stored = '{"id":6,"title":"x"}';
  const record = { title: "caf\uFFFD" };
  await expect(
    createRecord(testClient(), collection, record, { isRestored: true }),
  ).rejects.toMatchObject({ responseError: "undecodable" });
  await createRecord(testClient(), collection, record);
  expect(sent).toEqual(["POST"]);
});
