import { expect, test } from "vitest";
import { expectAllOperations, expectValidModel } from "./invariants.ts";

const names = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "then",
  "length",
];

test.each(names)("%s is an ordinary name", async (name) => {
  const value = { type: "object", properties: { id: { type: "integer" } } };
  const text = JSON.stringify({
    openapi: "3.1.0",
    tags: [{ name: "NAME", parent: "NAME" }],
    paths: {
      "/NAME": {
        get: {
          operationId: "NAME",
          tags: ["NAME"],
          parameters: [
            { name: "NAME", in: "query", schema: { $ref: "#/components/schemas/NAME" } },
          ],
          responses: {
            "200": {
              headers: { NAME: {} },
              links: {
                NAME: { operationId: "NAME", parameters: { NAME: "$response.body#/NAME" } },
              },
              content: {
                "application/json": {
                  schema: { type: "array", items: { $ref: "#/components/schemas/NAME" } },
                },
              },
            },
          },
        },
      },
      "/NAME/{NAME}": {
        get: {
          responses: {
            "200": {
              content: { "application/json": { schema: { $ref: "#/components/schemas/NAME" } } },
            },
          },
        },
        additionalOperations: { NAME: {} },
      },
      NAME: {
        post: {
          requestBody: { content: { NAME: { schema: { $ref: "#/components/schemas/NAME" } } } },
        },
      },
    },
    components: {
      schemas: {
        NAME: {
          type: "object",
          required: ["NAME"],
          discriminator: { propertyName: "NAME", mapping: { NAME: "NAME" } },
          properties: { id: { type: "integer" }, NAME: { type: "string" }, NAME_id: value },
        },
      },
      securitySchemes: { NAME: { type: "http", scheme: "bearer" } },
    },
    security: [{ NAME: [] }],
    servers: [{ url: "https://{NAME}", variables: { NAME: { default: "h" } } }],
  }).replaceAll("NAME", name);
  await expectAllOperations(JSON.parse(text));
  const { operations, resources, servers } = await expectValidModel(text);
  expect(operations).toHaveLength(4);
  expect(resources[0]?.fields.map((field) => field.name)).toContain(name);
  expect(servers).toEqual(["https://h"]);
});
