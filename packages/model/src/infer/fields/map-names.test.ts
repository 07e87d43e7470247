import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const whole = { type: "integer" };

async function sentField(schema: object): Promise<unknown> {
  const body = { type: "object", properties: { a: schema, b: text } };
  const requestBody = { content: { "application/json": { schema: body } } };
  const schemas = { Options: { type: "object", additionalProperties: text } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: { "/things": { post: { requestBody } } },
      components: { schemas },
    }),
  );
  const field = model.operations[0]?.body?.field;
  return field?.kind === "group" ? field.fields[0] : undefined;
}

// Feature flags, a payment API, a monitor; then plug-ins, connectors and jobs.
test.each<readonly [object, object]>([
  [
    {
      $ref: "#/components/schemas/Options",
      example: { groupId: "new", rollout: "25" },
    },
    { kind: "map", value: { kind: "text" }, names: ["groupId", "rollout"] },
  ],
  [
    { type: "object", additionalProperties: whole, examples: [{ card: 3 }, { card: 1, cash: 2 }] },
    { kind: "map", value: { kind: "number" }, names: ["card", "cash"] },
  ],
  [
    { type: "object", patternProperties: { "^x-": text }, example: { "x-team": "a" } },
    { kind: "map", names: ["x-team"] },
  ],
  [
    { type: "object", additionalProperties: {}, example: { url: "http://localhost/hook" } },
    { kind: "map", value: { kind: "text" }, names: ["url"] },
  ],
  [
    { type: "object", additionalProperties: {}, example: { host: "db", port: 5432 } },
    { kind: "json" },
  ],
  [{ type: "object", additionalProperties: {} }, { kind: "json" }],
])("%j takes the names of its examples", async (schema, expected) => {
  expect(await sentField(schema)).toMatchObject(expected);
});
