import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { correctLearned } from "./correct-learned.ts";
import { applyLearnedCalls, applyLearnedFacts } from "./learned-facts.ts";
import { mayWithdraw } from "./withdraw-references.ts";

const integer = { type: "integer" };
const text = { type: "string" };
const ok = (schema: object) => ({
  "200": { content: { "application/json": { schema } } },
});

/** Records of a list with a field that may refer to another list. */
async function readOrders(target: string, name: string, schema: object, id: object = integer) {
  const record = { type: "object", properties: { id: integer, [name]: schema } };
  const other = { type: "object", properties: { id, name: text } };
  const parameters = [{ name: "id", in: "path", required: true, schema: id }];
  const model = await createModel(
    JSON.stringify({
      openapi: "3.0.3",
      paths: {
        [`/${target}`]: { get: { responses: ok({ type: "array", items: other }) } },
        [`/${target}/{id}`]: { parameters, get: { responses: ok(other) } },
        "/orders": {
          get: {
            parameters: [{ name, in: "query", schema: text }],
            responses: ok({ type: "array", items: record }),
          },
          post: {
            requestBody: { content: { "application/json": { schema: record } } },
            responses: ok(record),
          },
        },
      },
    }),
  );
  const orders = model.resources.find((resource) => resource.name === "orders");
  const field = orders?.fields.find((one) => one.name === name);
  if (orders === undefined || field === undefined) throw new Error("no field");
  return { model, orders, field };
}

const list = (items: object) => ({ type: "array", items });
const uuid = { type: "string", format: "uuid" };

test.each([
  ["a key in its name", "customers", "customer_id", integer, integer, "number", "Customer"],
  ["an exact name and a number", "shelves", "shelf", integer, integer, "number", "Shelf"],
  ["a role with a key", "users", "ownerId", uuid, uuid, "text", "Owner"],
  ["a list of keys", "tags", "tagIds", list(text), text, "list", "Tags"],
  ["a guess", "users", "borrower", integer, integer, "number", "Borrower"],
])("a withdrawn relation by %s is a plain value", async (_, target, name, schema, id, ...want) => {
  const { model, orders, field } = await readOrders(target, name, schema, id);
  expect(field).toMatchObject({ to: target });
  expect(mayWithdraw(field)).toBe(true);
  const learned = { fields: [], withdrawn: [name], evidence: [] };

  const after = applyLearnedFacts(orders, learned);
  const own = after.fields.find((one) => one.name === name);
  expect([own?.kind, own?.label]).toEqual(want);
  expect(own?.evidence?.reason).toEqual({
    code: "seen-no-reference",
    params: { resource: target },
  });
  const filter = after.list?.filters.find(({ fieldName }) => fieldName === name);
  expect(filter?.field).not.toHaveProperty("to");

  const create = model.operations.find((one) => one.id === orders.operations.create);
  const body = create && applyLearnedCalls(create, learned).body?.field;
  expect(JSON.stringify(body)).not.toContain(`"to":`);

  const operation = model.operations.find((one) => one.id === orders.list?.operation);
  const corrections = operation && correctLearned(orders, operation, learned);
  const update = { properties: { [name]: { "x-quarterdeck-references": false } } };
  expect(corrections).toEqual([{ pointer: orders.schema, update }]);
});

test.each([
  ["words", "customers", "customer_ref", { ...integer, description: "ID of the customer" }],
  [
    "a declaration",
    "users",
    "x",
    { ...integer, "x-quarterdeck-references": { resource: "users" } },
  ],
  ["words of a role", "users", "reviewer_id", { ...integer, description: "ID of the user" }],
])("a relation by %s is not withdrawn", async (_, target, name, schema) => {
  const { orders, field } = await readOrders(target, name, schema);
  expect(field).toMatchObject({ to: target });
  expect(mayWithdraw(field)).toBe(false);
  const after = applyLearnedFacts(orders, { fields: [], withdrawn: [name], evidence: [] });
  expect(after.fields.find((one) => one.name === name)).toEqual(field);
});
