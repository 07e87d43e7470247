import { createModel, takeChunk, type KeyedRecordRef } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { testClient } from "#queries/testing/test-client.ts";
import { removeRecord } from "./write-record.ts";

const key = { type: "integer" };
const object = (properties: object) => ({ type: "object", properties });
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const person = object({ id: key, name: { type: "string" } });

/** A resource whose body takes a reference in another shape than its record. */
async function openTarget(read: object, written: object): Promise<KeyedRecordRef> {
  const record = object({ id: key, title: { type: "string" }, ...read });
  const respond = (schema: object) => ({
    responses: { "200": { description: "", ...json(schema) } },
  });
  const paths = {
    "/people": { get: respond({ type: "array", items: person }) },
    "/people/{id}": { get: respond(person) },
    "/books": { get: respond({ type: "array", items: record }) },
    "/books/{id}": {
      get: respond(record),
      put: {
        requestBody: json(object({ title: { type: "string" }, ...written })),
        ...respond(record),
      },
      delete: { responses: { "204": { description: "" } } },
    },
  };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const chunk = takeChunk(model, "resource:books");
  if (chunk?.resource === undefined) throw new Error("no books");
  return { chunk, resource: chunk.resource, key: "5", parents: {} };
}

const ann = { id: 3, name: "Ann" };

test.each([
  ["author {}, author", { author: person }, { author: key }, { author: ann }],
  ["author {}, author_id", { author: person }, { author_id: key }, { author: ann }],
  [
    "authors [], author_ids",
    { authors: { type: "array", items: person } },
    { author_ids: { type: "array", items: key } },
    { authors: [ann] },
  ],
])("an unchanged record with %s is removed without a conflict", async (_, read, written, value) => {
  const before = { id: 5, title: "One", ...value };
  const sent: string[] = [];
  vi.stubGlobal("fetch", (_url: string, { method }: RequestInit) => {
    sent.push(String(method));
    return Promise.resolve(
      method === "DELETE" ? new Response(null, { status: 204 }) : Response.json(before),
    );
  });
  const target = await openTarget(read, written);
  expect((await removeRecord(testClient(), target, { before })).kind).toBe("done");
  const changed = { ...before, title: "Two" };
  expect((await removeRecord(testClient(), target, { before: changed })).kind).toBe("conflict");
  expect(sent).toEqual(["GET", "DELETE", "GET"]);
});
