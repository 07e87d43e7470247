import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildChange } from "./build-change.ts";

const text = { type: "string" };
const whole = { type: "integer" };
const object = (properties: object) => ({ type: "object", properties });
const list = (items: object) => ({ type: "array", items });
const json = (schema: object) => ({ content: { "application/json": { schema } } });

const line = { id: 1, sku: "A" };
const other = { id: 2, sku: "B" };

// Nested attributes of orders, of surveys, and of a plan whose body is the whole record.
test.each<readonly [string, "patch" | "put", object, object, object, object]>([
  [
    "a removed line",
    "patch",
    { lines_attributes: list(object({ id: whole, sku: text, _destroy: { type: "boolean" } })) },
    { lines_attributes: [line, other] },
    { lines_attributes: [line] },
    { lines_attributes: [line, { id: 2, _destroy: true }] },
  ],
  [
    "a question of a page",
    "patch",
    {
      pagesAttributes: list(
        object({
          uuid: text,
          questions: list(object({ uuid: text, _delete: text })),
          _delete: text,
        }),
      ),
    },
    { pagesAttributes: [{ uuid: "p", questions: [{ uuid: "q" }, { uuid: "r" }] }] },
    { pagesAttributes: [{ uuid: "p", questions: [{ uuid: "r" }] }] },
    { pagesAttributes: [{ uuid: "p", questions: [{ uuid: "r" }, { uuid: "q", _delete: true }] }] },
  ],
  [
    "each step",
    "put",
    { name: text, steps: list(object({ id: whole, sku: text, _destroy: whole })) },
    { name: "a", steps: [line] },
    { name: "a", steps: [] },
    { name: "a", steps: [{ id: 1, _destroy: true }] },
  ],
  [
    "a line that was removed and is added again",
    "patch",
    { lines_attributes: list(object({ id: whole, sku: text, _destroy: text })) },
    { lines_attributes: [line] },
    { lines_attributes: [line, other] },
    { lines_attributes: [line, { sku: "B" }] },
  ],
  [
    "a line of an API that replaces lists",
    "patch",
    { lines: list(object({ id: whole, sku: text })) },
    { lines: [line, other] },
    { lines: [line] },
    { lines: [line] },
  ],
])("%s", async (_, method, properties, before, after, sent) => {
  const schema = object({ id: whole, ...properties });
  const responses = { "200": json(schema) };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/orders": { get: { responses: { "200": json(list(schema)) } } },
        "/orders/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: whole }],
          get: { responses },
          [method]: { requestBody: json(object(properties)), responses },
        },
      },
    }),
  );
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("not understood");
  const chunk = { resource, operations: model.operations, referrers: [] };
  const request = buildChange(
    { chunk, resource, key: "7", parents: {} },
    { before: { id: 7, ...before }, after: { id: 7, ...after } },
  );
  expect(JSON.parse(String(request?.body?.content))).toEqual(sent);
});
