// @vitest-environment node
import { createModel, type ModelChunk, takeChunk } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { createEntry } from "./history-entry.ts";

function chunkOf(title: string): ModelChunk {
  const resource = { name: "notes", fields: [], key: [], title: [title], operations: {} };
  return { resource, operations: [] } as never;
}

const write = { resource: "notes", parents: {}, operation: "x", at: 1 };

test.each<readonly [string, string, object, string | undefined]>([
  [
    "the stored record",
    "name",
    { after: { id: 1, name: "Stored" }, sent: { name: "Sent" } },
    "Stored",
  ],
  [
    "the sent values if the response is a key",
    "comment",
    { after: { silenceID: "b2" }, sent: { comment: "Update" } },
    "Update",
  ],
  [
    "the sent values if the response is a status",
    "subject",
    { after: { status: "queued" }, sent: { subject: "Hello" } },
    "Hello",
  ],
  [
    "the earlier record if only other members were sent",
    "title",
    { after: { id: 1 }, sent: { state: "done" }, before: { id: 1, title: "Tea" } },
    "Tea",
  ],
  ["no title", "title", { after: { id: 1 }, sent: { state: "done" } }, undefined],
])("an entry is named by %s", (_, title, states, want) => {
  expect(createEntry({ ...write, kind: "create", ...states }, chunkOf(title)).name).toBe(want);
});

const text = { type: "string" };
const whole = { type: "integer" };
const list = (items: object) => ({ type: "array", items });
const object = (properties: object) => ({ type: "object", properties });
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const tag = object({ id: whole, name: text });

// Serializers with keys for writes, resources of a PHP framework, and DTOs with `authorId`.
test.each<readonly [string, object, object, object, object]>([
  [
    "keys under the same name",
    { tags: list(tag) },
    { tags: list(whole) },
    { tags: [{ id: 4, name: "Red" }] },
    { tags: [4] },
  ],
  [
    "keys under another name",
    { tags: list(tag) },
    { tag_ids: list(whole) },
    { tags: [{ id: 4, name: "Red" }] },
    { tags: [{ id: 4, name: "Red" }], tag_ids: [4] },
  ],
  ["one key", { tag }, { tagId: whole }, { tag: { id: 4 } }, { tag: { id: 4 }, tagId: 4 }],
])("both states of an entry have the shape of requests: %s", async (...values) => {
  const [, read, sent, received, joined] = values;
  const note = object({ id: whole, ...read });
  const responses = { "200": json(note) };
  const parameters = [{ name: "id", in: "path", required: true, schema: whole }];
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/tags": { get: { responses: { "200": json(list(tag)) } } },
        "/tags/{id}": { parameters, get: { responses: { "200": json(tag) } } },
        "/notes": { get: { responses: { "200": json(list(note)) } } },
        "/notes/{id}": {
          parameters,
          get: { responses },
          patch: { requestBody: json(object(sent)), responses },
        },
      },
    }),
  );
  const chunk = takeChunk(model, "resource:notes") ?? null;
  const states = { before: joined, after: received };
  expect(createEntry({ ...write, kind: "change", ...states }, chunk)).toMatchObject({
    before: joined,
    after: joined,
  });
});
