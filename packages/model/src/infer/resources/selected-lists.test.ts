import { expect, test } from "vitest";
import { createTestModel, json, record, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };
const path = (name: string) => ({ name, in: "path", required: true, schema: text });
const selected = (name: string) => ({
  parameters: [path(name)],
  get: rows(record({ title: text, amount: { type: "number" } })),
});

test.each([
  ["events of a year", "/events/{year}", "year"],
  ["exchange rates of a currency", "/exchange-rates/{currency}", "currency"],
  ["articles of a category", "/blog/articles/{categorySlug}", "categorySlug"],
])("a list of %s takes the value of its path", async (_, template, parameter) => {
  const { resources } = await createTestModel({ [template]: selected(parameter) });
  expect(resources.map(({ collectionPath }) => collectionPath)).toEqual([template]);
  expect(resources[0]?.parents).toEqual([{ parameter }]);
});

const named = (template: string, summary: string, query = "") => {
  const parameters = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => path(name));
  const paged = query === "" ? [] : [{ name: query, in: "query", schema: text }];
  return {
    [template]: { parameters: [...parameters, ...paged], get: { ...selected("").get, summary } },
  };
};

test.each([
  ["/prices/{from}/{to}", "Prices between two days", ""],
  ["/company/search/name/{country}/{name}", "Retrieves a list of companies", ""],
  ["/history/{userId}", "List the history of a user", ""],
  ["/values/{deviceId}", "Gets all values of a device", ""],
  ["/timeline/tag/{hashtag}", "Timeline of a tag", "limit"],
])("%s is selected by its values", async (template, summary, query) => {
  const { resources } = await createTestModel(named(template, summary, query));
  expect(resources.map(({ collectionPath }) => collectionPath)).toEqual([template]);
});

test("a list that its words name may be above other paths", async () => {
  const paths = {
    ...named("/audit-logs/{account}", "Returns list of audit log events", "page"),
    ...named("/audit-logs/{account}/latest", "Returns list of the latest events"),
  };
  const { resources } = await createTestModel(paths);
  expect(resources.map(({ collectionPath }) => collectionPath)).toEqual(["/audit-logs/{account}"]);
});

test.each([
  ["/associations/{objectId}", "Retrieves an association by its id"],
  ["/filters/{filter_id}/{id}", "Get a filter"],
  ["/v1/{endpoint}", "Call an endpoint"],
])("%s reads no list", async (template, summary) => {
  const { resources } = await createTestModel(named(template, summary));
  expect(resources.filter(({ list }) => list !== undefined)).toEqual([]);
});

test.each([
  ["a record in a list of one", "/accounts/{accountId}"],
  ["a search", "/search/{term}"],
])("%s is not such a list", async (_, template) => {
  const [, parameter = ""] = /\{(\w+)\}/.exec(template) ?? [];
  const { resources } = await createTestModel({ [template]: selected(parameter) });
  expect(resources.filter(({ list }) => list !== undefined)).toEqual([]);
});

test.each([
  ["/license", { description: "Removes the license" }],
  ["/maintenance-window", { operationId: "deleteWindow" }],
  ["/avatar", {}],
])("%s is removed without an edit", async (template, words) => {
  const { resources } = await createTestModel({
    [template]: {
      get: json(record({ title: text })),
      delete: { ...words, responses: { "204": { description: "" } } },
    },
  });
  expect(resources[0]).toMatchObject({
    isSingleton: true,
    operations: { remove: expect.any(String) },
  });
});
