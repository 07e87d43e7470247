import { expect, test } from "vitest";
import { createTestModel, json, record, rows, sent } from "#testing/sample-paths.ts";

/** Paths of a list and its records, whose operations have these words. */
function wordedPaths(
  path: string,
  tag: string | undefined,
  words: readonly [list: object, read: object],
) {
  const tags = tag === undefined ? {} : { tags: [tag] };
  const parameters = [
    { name: "recordId", in: "path", required: true, schema: { type: "integer" } },
  ];
  return {
    [path]: { get: { ...rows(), ...tags, ...words[0] }, post: { ...sent(), ...tags, ...words[0] } },
    [`${path}/{recordId}`]: { parameters, get: { ...json(record()), ...tags, ...words[1] } },
  };
}

const named = (summary: string, read: string) => [{ summary }, { summary: read }] as const;

test.each<readonly [string, string | undefined, readonly [object, object], string, string]>([
  [
    "/api/v2/tables/mkj75glagqunulu/records",
    "Order lines",
    named("Order lines list", "Order lines read"),
    "order-lines",
    "Order lines",
  ],
  [
    "/database/rows/table/4711",
    "Table Tickets",
    named("List rows in table Tickets", "Get a row of table Tickets"),
    "table-tickets",
    "Table tickets",
  ],
  [
    "/spaces/0b6e2c54-6a0f-4a6e-9a55-d1f2c70a9b1e/entries",
    "Invoices",
    [{ operationId: "listInvoices" }, { operationId: "getInvoice" }],
    "invoices",
    "Invoices",
  ],
  [
    "/x509certificates",
    "PKI",
    named("List certificates", "Get a certificate"),
    "x509certificates",
    "X509certificates",
  ],
  [
    "/tables/mkj75glagqunulu/records",
    undefined,
    named("List records", "Get a record"),
    "records",
    "Records",
  ],
])("%s with the tag %s", async (path, tag, words, name, many) => {
  const { resources } = await createTestModel(wordedPaths(path, tag, words));
  expect(resources.map((one) => [one.name, one.labels.many])).toEqual([[name, many]]);
});

test("a field refers to the records that a tag names", async () => {
  const customers = wordedPaths(
    "/tables/mnx13hat3d6udwn/records",
    "Customers",
    named("Customers list", "Customers read"),
  );
  const list = rows(record({ customers_id: { type: "integer" } }));
  const orders = {
    "/tables/mkj75glagqunulu/records": {
      get: { ...list, tags: ["Orders"], summary: "Orders list" },
    },
  };
  const { resources } = await createTestModel({ ...customers, ...orders });
  const fields = resources.find(({ name }) => name === "orders")?.fields ?? [];
  const reference = fields.find(({ name }) => name === "customers_id");
  expect(reference?.kind === "reference" && reference.to).toBe("customers");
});

test.each([
  ["/tables/mkj75glagqunulu/records", "/tables/mkj75glagqunulu/count", "get-count"],
  ["/collections/books/documents", "/collections/books/count", "get-count"],
  ["/indexes/trees/rows", "/indexes/trees/count", "get-count"],
  ["/orders/items", "/orders/count", undefined],
  ["/shops/prices", "/shops/count", undefined],
])("the list %s next to %s has the total of %s", async (path, count, operation) => {
  const counted = { type: "object", properties: { count: { type: "integer" } } };
  const { resources } = await createTestModel({
    [path]: { get: rows() },
    [count]: { get: { ...json(counted), operationId: "get-count" } },
    ...(path.startsWith("/orders") ? { "/orders": { get: rows() } } : {}),
  });
  const list = resources.find(({ collectionPath }) => collectionPath === path)?.list;
  const total = list?.total;
  expect(total?.in === "operation" ? total.operation : undefined).toBe(operation);
});
