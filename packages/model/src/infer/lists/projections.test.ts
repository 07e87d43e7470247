import { expect, test } from "vitest";
import { createTestModel, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };
const row = {
  type: "object",
  properties: {
    id: { type: "integer" },
    title: text,
    random: text,
    orders: { type: "array", items: { type: "object", properties: { total: text } } },
  },
};

/** Names of the filters of a list with this parameter. */
async function filtersWith(name: string) {
  const parameters = [{ name, in: "query", schema: text }];
  const model = await createTestModel({ "/customers": { get: { parameters, ...rows(row) } } });
  return model.resources[0]?.list?.filters.map((filter) => filter.name);
}

test.each([
  "nested[orders][fields]",
  "nested[orders][where]",
  "populate[author][fields][0]",
  "relations[author][sort]",
  "orders[limit]",
  "shuffle",
  "randomize",
  "viewId",
  "view_id",
  "saved_view",
])("%s is not a filter: it does not select rows by their values", async (name) => {
  expect(await filtersWith(name)).toEqual([]);
});

test.each([
  "title",
  "random",
  "filter[orders][where]",
  "attributes[color][name]",
  "title[order]",
  "viewer_id",
])("%s is a filter", async (name) => {
  expect(await filtersWith(name)).toEqual([name]);
});

const list = { type: "array", items: text };

test.each([
  [
    "properties[]",
    list,
    "Allows you to reduce the response to contain only the properties you need. Example: properties[]=title",
  ],
  ["attributes", text, "Comma separated list of the attributes to be returned in the response"],
  ["columns", list, "Columns included in the output"],
  ["groups[]", list, "Serialization groups"],
])("%s with its description selects members of the response", async (name, schema, description) => {
  const parameters = [{ name, in: "query", schema, description }];
  const model = await createTestModel({ "/customers": { get: { parameters, ...rows(row) } } });
  expect(model.resources[0]?.list?.filters).toEqual([]);
});

test.each([
  ["properties", list, "Only customers with all of these properties"],
  ["attributes", text, "Limit the response to customers with these attributes"],
])("%s with another description is a filter", async (name, schema, description) => {
  const parameters = [{ name, in: "query", schema, description }];
  const model = await createTestModel({ "/customers": { get: { parameters, ...rows(row) } } });
  expect(model.resources[0]?.list?.filters).toHaveLength(1);
});
