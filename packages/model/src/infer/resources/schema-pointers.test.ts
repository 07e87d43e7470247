import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const response = (schema: object) => ({
  responses: { "200": { description: "", content: { "application/json": { schema } } } },
});

test("a schema pointer in Swagger 2.0 refers to the source document", async () => {
  const text = JSON.stringify({
    swagger: "2.0",
    info: { title: "x", version: "1" },
    paths: {
      "/a": {
        get: {
          responses: {
            "200": {
              schema: {
                type: "array",
                items: { type: "object", properties: { id: { type: "string" } } },
              },
            },
          },
        },
      },
    },
  });
  const { resources } = await createModel(text);
  expect(resources[0]?.schema).toBe("/paths/~1a/get/responses/200/schema/items");
});

test("schemas that refer to themselves many times are read fast", async () => {
  const self = { $ref: "#/components/schemas/Knot" };
  const knot = { anyOf: [self, self, self], allOf: [self, self, { oneOf: [self, self] }] };
  const document = {
    openapi: "3.1.0",
    paths: { "/knots": { get: response({ type: "array", items: self }) } },
    components: { schemas: { Knot: { ...knot, properties: { id: { type: "integer" } } } } },
  };
  const { resources } = await createModel(JSON.stringify(document));
  expect(resources[0]?.schema).toBe("/components/schemas/Knot");
  const rows = { type: "object", properties: { data: { allOf: [self] } } };
  const missing = { ...document, paths: { "/knots": { get: response(rows) } } };
  expect((await createModel(JSON.stringify(missing))).operations).toHaveLength(1);
}, 5_000);
