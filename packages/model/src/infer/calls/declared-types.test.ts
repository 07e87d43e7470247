import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const rows = { type: "array", items: { type: "object", properties: { id: { type: "integer" } } } };
const json = (schema: object) => ({ "application/json": { schema } });

async function readShape(responses: object) {
  const paths = { "/orders": { get: { responses } } };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const { list } = model.resources[0] ?? {};
  return { response: model.operations[0]?.response, isEmptyNull: list?.isNullable };
}

test("one status with one type has no further types", async () => {
  const { response, isEmptyNull } = await readShape({
    "200": { content: json(rows) },
    "404": { content: { "text/html": {} } },
  });
  expect(response).not.toHaveProperty("mediaTypes");
  expect(response).not.toHaveProperty("isNullable");
  expect(isEmptyNull).toBeUndefined();
});

test("media types are known by success status", async () => {
  const { response, isEmptyNull } = await readShape({
    "200": { content: { ...json(rows), "text/csv": {} } },
    "204": {},
    "2xx": { content: { "text/plain": {} } },
  });
  expect(response?.mediaTypes).toEqual({
    "200": ["application/json", "text/csv"],
    "204": [],
    "2XX": ["text/plain"],
  });
  expect(isEmptyNull).toBe(true);
});

test.each([
  ["the list", { ...rows, type: ["array", "null"] }, true],
  ["its envelope", { type: ["object", "null"], properties: { items: rows } }, true],
  [
    "its member",
    { type: "object", properties: { items: { ...rows, type: ["array", "null"] } } },
    true,
  ],
  ["an alternative", { anyOf: [rows, { type: "null" }] }, true],
  [
    "another member",
    { type: "object", properties: { items: rows, next: { type: ["string", "null"] } } },
    undefined,
  ],
])("null is declared for %s", async (_, schema, want) => {
  expect((await readShape({ "200": { content: json(schema) } })).isEmptyNull).toBe(want);
});
