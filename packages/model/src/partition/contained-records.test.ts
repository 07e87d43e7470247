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

/** Two lists whose records refer to each other. */
const pair = (first: string, one: object, second: string, other: object) => ({
  [`/${first}`]: list(object({ id: text, name: text, ...one })),
  [`/${first}/{id}`]: { ...keys("id"), get: responds(object({ id: text, name: text, ...one })) },
  [`/${second}`]: list(object({ id: text, name: text, ...other })),
  [`/${second}/{id}`]: { ...keys("id"), get: responds(object({ id: text, name: text, ...other })) },
});
const ref = object({ id: text, name: text });

test.each([
  ["articles", { author: ref }, "authors", { articles: refs }],
  ["orders", { customer_id: text, customer: ref }, "customers", { orders: refs }],
  ["sensors", { site: ref }, "sites", { sensors: refs }],
])(
  "the %s do not list the record that they refer to themselves",
  async (first, one, second, other) => {
    const paths = pair(first, one, second, other);
    expect(await listReferrers(paths, first)).toEqual([]);
    expect((await listReferrers(paths, second))[0]).toMatch(new RegExp(`^${first}\\.`));
  },
);

test.each([
  ["teams", { owner: ref }, "users", { teams: refs }],
  ["tasks", { user: ref }, "users", { watched_tasks: refs }],
])("the %s list the records that refer to them otherwise", async (first, one, second, other) => {
  const referrers = await listReferrers(pair(first, one, second, other), first);
  expect(referrers).toEqual([`${second}.${Object.keys(other)[0]}`]);
});
