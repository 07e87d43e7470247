import { expect, test } from "vitest";
import { createTestModel, json } from "#testing/sample-paths.ts";

const text = { type: "string" };
test.each<readonly [string, object, boolean]>([
  ["a text", { data: text }, false],
  ["a list of texts", { public: { type: "boolean" }, data: { type: "array", items: text } }, false],
  ["a number", { result: { type: "integer" } }, false],
  ["a record", { data: { type: "object", properties: { name: text, zone: text } } }, true],
  ["a record with a text of that name", { name: text, result: text }, true],
  ["a record without an envelope", { name: text, zone: text }, true],
])("a path that is only read with %s", async (_, properties, isResource) => {
  const { resources } = await createTestModel({
    "/tools/harbor": { get: json({ type: "object", properties }) },
  });
  expect(resources.length > 0).toBe(isResource);
});
