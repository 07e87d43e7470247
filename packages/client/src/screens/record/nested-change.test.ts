// @vitest-environment node
import { expect, test } from "vitest";
import { createModel } from "@quarterdeck/model";
import {
  findNestedChange,
  itemOfRow,
  nameOfRow,
  oppositeBody,
  removeBody,
  replaceBody,
} from "./nested-change.ts";

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const reads = (schema: object) => ({ responses: { "200": { description: "", ...json(schema) } } });
const sent = (schema: object) => ({ requestBody: json(schema), ...reads(schema) });

const properties = { host: text, kind: text, ttl: { type: "integer" } };
const required = ["host", "kind", "ttl"];

/** A record with entries that PATCH changes one by one, next to PUT or alone. */
async function openEntries(change: object, others: object = {}) {
  const item = {
    type: "object",
    properties: { ...properties, change },
    required: [...required, "change"],
  };
  const record = {
    type: "object",
    properties: { id: text, entries: { type: "array", items: item } },
  };
  const { operations, resources } = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/hosts": { get: reads({ type: "array", items: record }) },
        "/hosts/{host}": { get: reads(record), patch: sent(record), ...others },
      },
    }),
  );
  const [resource] = resources;
  if (resource === undefined) throw new Error("not understood");
  return findNestedChange(operations, resource, ["entries"]);
}

const row = { host: "www", kind: "A", ttl: 300, change: null };

test.each([
  ["an enumeration", { enum: ["REPLACE", "DELETE"] }, "REPLACE", "DELETE"],
  ["other words", { enum: ["remove", "upsert"] }, "upsert", "remove"],
  ["prose", { ...text, description: "Must be SET or DROP." }, "SET", "DROP"],
])(
  "rows change by an update whose items have a kind of change from %s",
  async (...schemaAndWords) => {
    const [, schema, replace, remove] = schemaAndWords;
    const change = await openEntries(schema);
    if (change === undefined) throw new Error("no change");
    expect(change.item.fields.map(({ name }) => name)).toEqual(["host", "kind", "ttl"]);
    expect(itemOfRow(change, row)).toEqual({ host: "www", kind: "A", ttl: 300 });
    expect(nameOfRow(change, row)).toBe("www A");
    const edited = { host: "www", kind: "A", ttl: 60 };
    expect(replaceBody(change, edited, row)).toEqual({ entries: [{ ...edited, change: replace }] });
    const removed = { host: "www", kind: "A", change: remove };
    expect(removeBody(change, row)).toEqual({ entries: [removed] });
    const renamed = { host: "web", kind: "A", ttl: 300 };
    expect(replaceBody(change, renamed, row)).toEqual({
      entries: [removed, { ...renamed, change: replace }],
    });
    expect(replaceBody(change, renamed)).toEqual({ entries: [{ ...renamed, change: replace }] });
  },
);

test("rows without a kind of change do not change one by one", async () => {
  expect(await openEntries({ enum: ["slow", "fast"] })).toBeUndefined();
  expect(await openEntries(text)).toBeUndefined();
});

test.each([
  ["a removal", [{ host: "www", kind: "A" }], [{ host: "www", kind: "A", ttl: 300 }]],
  ["a change", [{ ...row, ttl: 60 }], [{ host: "www", kind: "A", ttl: 300 }]],
  ["a new item", [{ host: "ftp", kind: "A", ttl: 1 }], [{ host: "ftp", kind: "A" }]],
])("%s has an opposite, also by the words of its API", async (_title, sentItems, restored) => {
  for (const words of [
    ["REPLACE", "DELETE"],
    ["upsert", "remove"],
    ["SET", "DROP"],
  ]) {
    const change = await openEntries({ enum: words });
    if (change === undefined) throw new Error("no change");
    const isNew = sentItems[0]?.host === "ftp";
    expect(oppositeBody(change, { entries: sentItems }, { entries: [row] })).toEqual({
      entries: restored.map((item) => ({ ...item, change: words[isNew ? 1 : 0] })),
    });
  }
});

test("a new item of an update without removal has no opposite", async () => {
  const change = await openEntries({ enum: ["REPLACE", "KEEP"] });
  if (change === undefined) throw new Error("no change");
  const body = { entries: [{ host: "ftp", kind: "A", ttl: 1 }] };
  expect(oppositeBody(change, body, { entries: [row] })).toBeUndefined();
});
