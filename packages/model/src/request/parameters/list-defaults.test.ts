import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildOperationRequest } from "#request/build-operation-request.ts";
import { listDefaults } from "./list-defaults.ts";

const query = { name: "api-version", in: "query" };
const header = { name: "X-Tenant", in: "header" };

/** Defaults of the request of an operation with one parameter. */
async function defaultsOf(parameter: object, parameters = {}): Promise<unknown> {
  const responses = { "200": { description: "" } };
  const paths = { "/a": { get: { parameters: [parameter], responses } } };
  const { operations } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const [operation] = operations;
  return operation && listDefaults(buildOperationRequest(operation, { parameters }).defaults);
}

test.each([
  [{ ...query, schema: { type: "string", default: "2024-05-01" } }, "2024-05-01"],
  [{ ...query, required: false, schema: { type: "number", default: 2 } }, "2"],
  [{ ...header, schema: { type: "string", enum: ["main"] } }, "main"],
  [{ ...header, schema: { const: "main" } }, "main"],
])("the optional parameter %j is not sent, and its value is in the request", async (one, value) => {
  const { in: location, name } = one;
  expect(await defaultsOf(one)).toEqual([{ in: location, name, default: value }]);
});

test.each([
  [{ ...query, schema: { type: "string" } }],
  [{ ...query, schema: { type: "string", enum: ["1", "2"] } }],
  [{ ...query, schema: { type: "array", items: { type: "string" }, default: ["1"] } }],
])("the parameter %j has no value to send", async (one) => {
  expect(await defaultsOf(one)).toEqual([]);
});

test("a parameter with an entered value has no default", async () => {
  const one = { ...query, schema: { type: "string", default: "1" } };
  expect(await defaultsOf(one, { "api-version": "2" })).toEqual([]);
});
