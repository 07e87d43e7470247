import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { createModel } from "#create-model.ts";

async function fieldOf(schema: object, required: readonly string[] = ["at"]): Promise<Field> {
  const properties = { at: schema, name: { type: "string" } };
  const body = { type: "object", properties, required };
  const requestBody = { content: { "application/json": { schema: body } } };
  const { operations } = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/boats": { post: { requestBody } } } }),
  );
  const field = operations[0]?.body?.field;
  const at = field?.kind === "group" ? field.fields.find(({ name }) => name === "at") : undefined;
  if (at === undefined) throw new Error("The body has no such field.");
  return at;
}

test.each([
  ["Zod", "2026-11-28T01:18:32.250Z"],
  ["Python", "2021-03-04T05:06:07.123456"],
  ["Python as text", "2021-03-04 05:06:07.123456+00:00"],
  [".NET", "2020-11-28T10:20:30.1234567+01:00"],
])("a default of %s that is the moment of the generation is not sent", async (_, moment) => {
  const field = await fieldOf({ type: "string", format: "date-time", default: moment });
  expect(field).toMatchObject({ isRequired: false, isGenerated: true });
  expect(field).not.toHaveProperty("default");
});

test.each([
  "2020-01-01T00:00:00Z",
  "1970-01-01T00:00:00.000Z",
  "9999-12-31T23:59:59.9999999Z",
  "2030-06-30T23:59:59.999+02:00",
  "2020-01-01",
])("the default %s is a chosen time", async (chosen) => {
  const field = await fieldOf({ type: "string", default: chosen });
  expect(field).toMatchObject({ isRequired: true, default: chosen });
});
