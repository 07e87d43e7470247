import { describe, expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildChange } from "./build-change.ts";
import { joinWritten } from "./join-written.ts";
import { changeOperation, writtenField } from "./written-field.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const object = (properties: object) => ({ type: "object", properties });
const list = (items: object) => ({ type: "array", items });
const tag = object({ id: integer, name: text });

interface Sample {
  readonly read: object;
  readonly written: object;
  readonly record: object;
  /** Members that are added. */
  readonly joined: object;
  readonly edit: object;
  readonly sent: object;
}

const samples: Readonly<Record<string, Sample>> = {
  "Rails: nested attributes": {
    read: {
      id: integer,
      lines: list(object({ id: integer, sku: text, total: { ...integer, readOnly: true } })),
    },
    written: { lines_attributes: list(object({ id: integer, sku: text })) },
    record: { id: 1, lines: [{ id: 5, sku: "A", total: 9 }] },
    joined: { lines_attributes: [{ id: 5, sku: "A" }] },
    edit: { lines_attributes: [{ id: 5, sku: "B" }] },
    sent: { lines_attributes: [{ id: 5, sku: "B" }] },
  },
  "Django: the key beside the object": {
    read: { id: integer, customer: tag, note: text },
    written: { customer_id: integer, note: text },
    record: { id: 1, customer: { id: 7, name: "Ada" }, note: "x" },
    joined: { customer_id: 7 },
    edit: { note: "y" },
    sent: { customer_id: 7, note: "y" },
  },
  "Spring: keys of a list": {
    read: { id: integer, tags: list(tag), name: text },
    written: { tagIds: list(integer), name: text },
    record: {
      id: 1,
      tags: [
        { id: 3, name: "a" },
        { id: 4, name: "b" },
      ],
      name: "x",
    },
    joined: { tagIds: [3, 4] },
    edit: { tagIds: [4] },
    sent: { tagIds: [4], name: "x" },
  },
  "headless CMS: the key of the embedded record": {
    read: { id: integer, author: object({ id: integer, name: text }), title: text },
    written: { author: integer, title: text },
    record: { id: 1, author: { id: 7, name: "Ada" }, title: "x" },
    joined: { author: 7 },
    edit: { title: "y" },
    sent: { author: 7, title: "y" },
  },
  "ASP.NET: a number that is written as text": {
    read: { id: integer, weight: { type: "number" }, name: text },
    written: { weight: text, name: text },
    record: { id: 1, weight: 12.5, name: "x" },
    joined: { weight: "12.5" },
    edit: { name: "y" },
    sent: { weight: "12.5", name: "y" },
  },
  "a number without a type in the body": {
    read: { id: integer, weight: { type: "number" }, name: text },
    written: { weight: {}, name: text },
    record: { id: 1, weight: 12.5, name: "x" },
    joined: {},
    edit: { name: "y" },
    sent: { weight: 12.5, name: "y" },
  },
  "a list with a record without a key": {
    read: { id: integer, tags: list(tag), name: text },
    written: { tag_ids: list(integer), name: text },
    record: { id: 1, tags: [{ id: 3, name: "a" }, { name: "b" }], name: "x" },
    joined: {},
    edit: { name: "y" },
    sent: { name: "y" },
  },
};

describe("a record joined with the body of its update", () => {
  test.each(Object.entries(samples))("%s", async (_title, sample) => {
    const content = (properties: object) => ({
      "application/json": { schema: object(properties) },
    });
    const responses = { "200": { description: "", content: content(sample.read) } };
    const id = { name: "id", in: "path", required: true, schema: integer };
    const put = { requestBody: { content: content(sample.written) }, responses };
    const model = await createModel(
      JSON.stringify({
        openapi: "3.1.0",
        paths: { "/orders/{id}": { parameters: [id], get: { responses }, put } },
      }),
    );
    const [resource] = model.resources;
    if (resource === undefined) throw new Error("not understood");
    const chunk = { operations: model.operations, referrers: [] };
    const operation = changeOperation(chunk, resource);
    if (operation === undefined) throw new Error("no update");
    const field = writtenField(chunk, resource, operation);
    const before = joinWritten(sample.record, field, resource.fields);
    expect(before).toEqual({ ...sample.record, ...sample.joined });
    expect(joinWritten(before, field, resource.fields)).toEqual(before);
    const after = { ...(before as object), ...sample.edit };
    const request = buildChange({ chunk, resource, parents: {}, key: "1" }, { before, after });
    expect(JSON.parse(String(request?.body?.content))).toEqual(sample.sent);
  });
});
