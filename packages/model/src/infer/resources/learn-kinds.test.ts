import { describe, expect, test } from "vitest";
import { createTestModel, json, record, rows, sent } from "#testing/sample-paths.ts";
import { takeChunk } from "#partition/model-chunk.ts";

const text = { type: "string" };
const object = (properties: object) => ({ type: "object", properties });
const state = { type: "string", enum: ["open", "closed"] };
const instant = { type: "string", format: "date-time" };

async function kindsOf(read: object, written: object) {
  const { operations } = await createTestModel({
    "/tickets": { get: rows(read), post: sent(written) },
    "/tickets/{id}": { get: json(read), patch: sent(written) },
    "/tickets/{id}/close": { post: sent(written) },
  });
  return operations
    .filter(({ body }) => body !== undefined)
    .map(({ body }) => {
      const field = body?.field;
      const [inner] = field?.kind === "group" ? field.fields : [];
      const own = body?.path === undefined ? field : inner;
      return own?.kind === "group" ? own.fields.map(({ name, kind }) => `${name}: ${kind}`) : [];
    });
}

describe("members of a body learn their kind from the fields that are read", () => {
  test.each<readonly [string, object, object, readonly string[]]>([
    [
      "Nest: a plain DTO",
      record({ state, dueDate: { type: "string", format: "date" } }),
      object({ state: text, dueDate: text, name: text }),
      ["state: choice", "dueDate: date", "name: text"],
    ],
    [
      "Rails: the record in an envelope, names in other case",
      record({ published_at: instant, home_page: { type: "string", format: "uri" } }),
      object({ ticket: object({ publishedAt: text, homePage: text }) }),
      ["publishedAt: date-time", "homePage: url"],
    ],
    [
      "ASP.NET: a number that is written as text",
      record({ weight: { type: "number" }, floor: { type: "integer" } }),
      object({ weight: text, floor: text }),
      ["weight: number", "floor: number"],
    ],
    [
      "Strapi: texts that a generator lists for a boolean",
      record({ featured: { type: "boolean" }, level: { type: "boolean" } }),
      object({
        featured: {
          anyOf: [{ ...text, enum: ["0", "1", "t", "true", "f", "false"] }, { type: "null" }],
        },
        level: { ...text, enum: ["true", "false", "maybe"] },
      }),
      ["featured: boolean", "level: choice"],
    ],
    [
      "its own rule is retained",
      record({ state, code: instant, at: { type: "integer", format: "unix-time" } }),
      object({
        state: { ...text, enum: ["open"] },
        code: { ...text, pattern: "^\\d+$" },
        at: text,
      }),
      ["state: choice", "code: text", "at: text"],
    ],
  ])("%s", async (_, read, written, kinds) => {
    const [create, update] = await kindsOf(read, written);
    expect([create, update]).toEqual([kinds, kinds]);
  });

  test("not of an action", async () => {
    const bodies = await kindsOf(record({ state }), object({ state: text }));
    expect(bodies.at(-1)).toEqual(["state: text"]);
  });
});

describe("a record lists the records that embed it", () => {
  test.each([
    ["customerId", "id"],
    ["customer_id", "id"],
    ["customerCode", "code"],
  ])("by the filter %s", async (filter, key) => {
    const customer = object({ [key]: text, name: text });
    const parameters = [{ name: filter, in: "query", schema: text }];
    const model = await createTestModel({
      "/tickets": { get: { ...rows(record({ customer })), parameters } },
      "/customers": { get: rows(customer) },
      [`/customers/{${key}}`]: { get: json(customer) },
    });
    expect(takeChunk(model, "resource:customers")?.referrers).toEqual([
      { resource: "tickets", field: { name: "customer", label: "Customer" }, filter },
    ]);
  });
});

test("records below a parent and at their own path are one resource, also without a described read", async () => {
  const { resources } = await createTestModel({
    "/tickets": { get: rows() },
    "/tickets/{id}": { get: json(record()) },
    "/tickets/{id}/attachments": { get: rows(record({ size: {} })), post: sent() },
    "/attachments/{id}": {
      get: { responses: { "200": {} } },
      delete: { responses: { "204": {} } },
    },
  });
  const attachments = resources.find(({ name }) => name === "attachments");
  expect(Object.keys(attachments?.operations ?? {}).toSorted()).toEqual(
    ["list", "create", "read", "remove"].toSorted(),
  );
  expect(attachments?.itemPath).toBe("/attachments/{id}");
});
