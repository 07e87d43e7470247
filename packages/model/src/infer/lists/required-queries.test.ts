import { expect, test } from "vitest";
import { createTestModel, rows } from "#testing/sample-paths.ts";

async function searchOf(name: string, description: string, required: boolean) {
  const parameter = { name, in: "query", required, description, schema: { type: "string" } };
  const { resources } = await createTestModel({
    "/addresses": { get: { parameters: [parameter], ...rows() } },
    "/addresses/{id}": { get: rows() },
  });
  return resources[0]?.list;
}

// A firewall, a registry of companies, a timetable.
test.each([
  ["query", "The origin site to query"],
  ["term", "School year"],
  ["q", "Code of the region"],
])("the required %s “%s” is a filter", async (name, description) => {
  const list = await searchOf(name, description, true);
  expect(list?.search).toBeUndefined();
  expect(list?.filters).toMatchObject([{ name, isRequired: true }]);
});

test.each([
  ["query", "Search term", true],
  ["q", "", true],
  ["text", "Text that the rows contain", true],
  ["query", "The origin site to query", false],
])("%s “%s” is a search", async (name, description, required) => {
  expect((await searchOf(name, description, required))?.search?.parameter).toBe(name);
});
