import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { flattenResponse } from "#request/responses/flatten-response.ts";

const integer = { type: "integer" };
const text = { type: "string" };
const object = (properties: object) => ({ type: "object", properties });
const lamp = object({ id: integer, name: text });
const list = (row: object) => ({ type: "array", items: row });

/** Resource `lamps` whose list has this schema. */
async function lamps(schema: object) {
  const responses = { "200": { content: { "application/json": { schema } } } };
  const one = { "200": { content: { "application/json": { schema: lamp } } } };
  const parameters = [{ name: "id", in: "path", required: true, schema: integer }];
  const { resources, operations } = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/lamps": { get: { responses } },
        "/lamps/{id}": { get: { parameters, responses: one } },
      },
    }),
  );
  const resource = resources.find(({ name }) => name === "lamps");
  const operation = operations.find(({ id }) => id === resource?.list?.operation);
  if (resource === undefined || operation === undefined) throw new Error("no list");
  return { fields: resource.fields.map(({ name }) => name), response: operation.response };
}

test.each<readonly [object, object]>([
  [list(object({ lamp })), [{ lamp: { id: 1 } }]],
  [object({ items: list(object({ data: lamp })) }), { items: [{ data: { id: 1 } }] }],
  [
    object({ total: integer, entry: list(object({ fullUrl: text, resource: lamp })) }),
    { total: 1, entry: [{ fullUrl: "/lamps/1", resource: { id: 1 } }] },
  ],
  [
    object({ edges: list(object({ cursor: text, node: lamp })) }),
    { edges: [{ cursor: "a", node: { id: 1 } }] },
  ],
  [list(object({ product: lamp })), [{ product: { id: 1 } }]],
])("the record of a row in %j is its only member with members", async (schema, body) => {
  const { fields, response } = await lamps(schema);
  expect(fields).toEqual(["id", "name"]);
  const flat = flattenResponse(
    { ...response, kind: "list" },
    { status: 200, headers: {}, body },
  ).body;
  expect(JSON.stringify(flat)).toContain('[{"id":1}]');
});

test.each<readonly [string, object]>([
  ["a key", object({ id: integer, lamp })],
  ["another value", object({ amount: integer, lamp })],
  ["a kind of event", object({ type: text, data: lamp })],
  ["another record", object({ lamp, room: lamp })],
])("a row that also has %s is the record itself", async (_, row) => {
  expect((await lamps(list(row))).response.rowMember).toBeUndefined();
});
