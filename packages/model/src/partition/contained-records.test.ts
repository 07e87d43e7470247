import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { resourceChunk, takeChunk } from "./model-chunk.ts";

const text = { type: "string" };
const object = (properties: object) => ({ type: "object", properties });
const responds = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});
const list = (schema: object) => ({ get: responds({ type: "array", items: schema }) });
const keys = (...names: readonly string[]) => ({
  parameters: names.map((name) => ({ name, in: "path", required: true, schema: text })),
});

/** Resources with a reference to the records of a resource. */
async function listReferrers(paths: object, name: string): Promise<readonly string[]> {
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const chunk = takeChunk(model, resourceChunk(name));
  if (chunk === undefined) throw new Error(`The model has no resource ${name}.`);
  return chunk.referrers.map(({ resource, field }) => `${resource}.${field.name}`);
}

const part = object({ id: text, name: text, size: text });
const refs = { type: "array", items: object({ id: text, name: text }) };
const below = (owner: string, others: string) => ({
  [`/${owner}s`]: list(object({ id: text, name: text, [others]: refs })),
  [`/${owner}s/{${owner}_id}`]: { ...keys(`${owner}_id`), get: responds(part) },
  [`/${owner}s/{${owner}_id}/${others}`]: { ...keys(`${owner}_id`), ...list(part) },
  [`/${owner}s/{${owner}_id}/${others}/{id}`]: {
    ...keys(`${owner}_id`, "id"),
    get: responds(part),
  },
});

test.each([
  ["boards", "board", "columns"],
  ["flags", "flag", "environments"],
  ["invoices", "invoice", "lines"],
])("%s are not listed as records that refer to those below them", async (_, owner, others) => {
  expect(await listReferrers(below(owner, others), others)).toEqual([]);
});

test("other lists that refer to a record are listed", async () => {
  const paths = {
    "/labels": list(part),
    "/labels/{id}": { ...keys("id"), get: responds(part) },
    "/posts": list(object({ id: text, name: text, labels: refs })),
  };
  expect(await listReferrers(paths, "labels")).toEqual(["posts.labels"]);
});
