import { createModel, guessMapping, listImportPlans } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { testClient } from "#queries/testing/test-client.ts";
import { checkedRows, checkImport } from "./check-import.ts";
import { inspectFile } from "./import-file.ts";

const goods = {
  type: "object",
  properties: { name: { type: "string" }, price: { type: "number" } },
};
const content = { "application/json": { schema: goods } };
const document = {
  openapi: "3.1.0",
  paths: {
    "/goods": {
      get: {
        responses: {
          "200": {
            content: { "application/json": { schema: { type: "array", items: goods } } },
          },
        },
      },
      post: { requestBody: { content }, responses: { "201": { content } } },
    },
  },
};

/** Price that each row sends, or the code of its first error. */
async function readPrices(text: string, more: object = {}): Promise<readonly unknown[]> {
  const model = await createModel(JSON.stringify(document));
  const [resource] = model.resources;
  const [plan] = resource === undefined ? [] : listImportPlans(model, resource);
  if (resource === undefined || plan === undefined) throw new Error("no import plan");
  const source = await inspectFile(new File([text], "goods.csv"));
  const mapping = guessMapping(source.columns, plan.columns);
  const chunk = { resource, operations: model.operations, shapes: {}, referrers: [] };
  const order = {
    source,
    chunk,
    resource,
    parents: {},
    plan,
    mapping,
    isPointLocale: false,
    ...more,
  };
  const { signal } = new AbortController();
  const checking = { client: testClient(), signal, onProgress: () => {} };
  const { order: checked, lookups } = await checkImport(order, checking);
  const prices: unknown[] = [];
  for await (const rows of checkedRows(checked, lookups)) {
    for (const row of rows) {
      const { price } = row.checked.record as { readonly price?: unknown };
      const [error] = row.checked.errors;
      prices.push(error?.kind ?? String(price));
    }
  }
  return prices;
}

const german = "Name;Price\nLamp;12,5\nChair;1.234\nTable;1.234,50\n";

test("a file with decimal commas is read, except ambiguous numbers", async () => {
  expect(await readPrices(german)).toEqual(["12.5", "number-either", "1234.50"]);
  expect(await readPrices(german, { isPointLocale: true })).toEqual([
    "12.5",
    "number-either",
    "1234.50",
  ]);
});

test("a selected number format overrides detection", async () => {
  expect(await readPrices(german, { numbers: "comma" })).toEqual(["12.5", "1234", "1234.50"]);
  expect(await readPrices(german, { numbers: "point" })).toEqual(["number", "1.234", "number"]);
});

test("an export is imported with the same numbers in every locale", async () => {
  for (const isPointLocale of [true, false]) {
    const own = "\uFEFFname,price\r\nLamp,1.234\r\nChair,12.500\r\n";
    expect(await readPrices(own, { isPointLocale })).toEqual(["1.234", "12.500"]);
  }
});
