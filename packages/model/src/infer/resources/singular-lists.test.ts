import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

test.each([
  ["/plain", ["get", "post"], "/plain/{id}", ["get", "put", "delete"], true],
  ["/staff", ["get", "post"], "/staff/{staffId}", ["get", "delete"], true],
  ["/api/inventory", ["get", "post"], "/api/inventory/{sku}", ["get", "patch", "delete"], true],
  ["/status", ["get"], "/status/{code}", ["get"], false],
  ["/login", ["get", "post"], "/login/{session}", ["delete"], false],
])("%s with %j and %s with %j, all without schemas", async (path, own, item, calls, isList) => {
  const [, name = ""] = /\{(\w+)\}/.exec(item) ?? [];
  const bare = (methods: readonly string[]) =>
    Object.fromEntries(methods.map((method) => [method, { responses: { "200": {} } }]));
  const parameters = [{ name, in: "path", required: true, schema: { type: "string" } }];
  const paths = { [path]: bare(own), [item]: { parameters, ...bare(calls) } };
  const { resources } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  expect(resources.some(({ list }) => list !== undefined)).toBe(isList);
});
