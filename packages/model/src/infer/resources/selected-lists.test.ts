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
