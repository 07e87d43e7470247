import { expect, test } from "vitest";
import { createTestModel, done, json, record, rows, sent } from "#testing/sample-paths.ts";

const text = { type: "string" };
const key = (name: string) => ({ name, in: "path", required: true, schema: text });
const relation = (name: string, values: readonly string[], description?: string) => ({
  ...key(name),
  schema: { ...text, enum: values },
  description,
});
const tables = (base: string, name: string) => ({
  [`${base}/${name}`]: { get: rows(), post: sent() },
  [`${base}/${name}/{recordId}`]: { parameters: [key("recordId")], get: json(record()) },
});

/** The lists below a record: label, resource of the record, resource that the rows open. */
async function listRelations(paths: object) {
  const model = await createTestModel(paths);
  return model.resources
    .filter(({ parents }) => parents.length > 0)
    .map(({ labels, parents, rowTarget, collectionPath }) => [
      labels.many,
      parents.map(({ resource }) => resource).join(),
      rowTarget?.to,
      collectionPath,
    ]);
}

test("each relation of an enum is a list of the record, with its label", async () => {
  const of = (table: string, links: object) => ({
    [`/tables/${table}/links/{linkFieldId}/records/{recordId}`]: {
      parameters: [links, key("recordId")],
      get: rows({ type: "object" }),
      post: sent({ type: "object" }),
      delete: done,
    },
  });
  const orders = relation("linkFieldId", ["c1", "c2"], "Columns:\n* c1 - Products\n* c2 - Notes");
  const products = relation("linkFieldId", ["c3"], "Columns:\n* c3 - Orders");
  const paths = {
    ...tables("/tables", "orders"),
    ...of("orders", orders),
    ...tables("/tables", "products"),
    ...of("products", products),
  };
  expect(await listRelations(paths)).toEqual([
    ["Products", "orders", "products", "/tables/orders/links/c1/records/{recordId}"],
    ["Notes", "orders", undefined, "/tables/orders/links/c2/records/{recordId}"],
    ["Orders", "products", "orders", "/tables/products/links/c3/records/{recordId}"],
  ]);
});

test.each([
  ["/contacts/{contactId}/associations/{type}", "type"],
  ["/contacts/{contactId}/{relationName}", "relationName"],
  ["/contacts/{contactId}/relationships/{name}", "name"],
  ["/contacts/links/{linkField}/{contactId}", "linkField"],
])("%s has a list for each name", async (path, name) => {
  const parameters = [key("contactId"), relation(name, ["open_deals", "companies"])];
  const paths = {
    "/contacts": { get: rows() },
    "/contacts/{contactId}": { parameters: [key("contactId")], get: json(record()) },
    "/companies": { get: rows() },
    "/companies/{companyId}": { parameters: [key("companyId")], get: json(record()) },
    [path]: { parameters, get: rows({ type: "object" }), post: sent({ type: "object" }) },
  };
  const at = (value: string) => path.replace(`{${name}}`, value);
  expect(await listRelations(paths)).toEqual([
    ["Open deals", "contacts", undefined, at("open_deals")],
    ["Companies", "contacts", "companies", at("companies")],
  ]);
});

test.each([
  ["/contacts/{contactId}/reports/{format}", "format", ["csv", "json"]],
  ["/links/{linkId}", "linkId", ["a", "b"]],
])("%s is not split: it has no relations of a record", async (path, name, values) => {
  const parameters = [key("contactId"), relation(name, values)];
  const model = await createTestModel({ [path]: { parameters, get: rows() } });
  expect(model.operations.map((operation) => operation.path)).toEqual([path]);
});

test.each<readonly [string, object, string]>([
  ["an object", { type: "object", properties: { id: { type: "integer" } } }, "group"],
  ["a list", { type: "array", items: { properties: { id: text } } }, "list"],
  [
    "either",
    { oneOf: [{ type: "object" }, { type: "array", items: { properties: { id: text } } }] },
    "list",
  ],
])("%s with the key of a linked record is a reference", async (_, schema, kind) => {
  const model = await createTestModel({
    ...tables("", "orders"),
    ...tables("", "products"),
    "/orders/{recordId}/links/{link}": {
      parameters: [key("recordId"), relation("link", ["products"])],
      get: rows({ type: "object" }),
      post: sent(schema),
    },
  });
  const link = model.operations.find(
    ({ method, path }) => method === "post" && path.endsWith("/links/products"),
  );
  const field = link?.body?.field;
  expect(field?.kind).toBe(kind);
  const one = field?.kind === "list" ? field.item : field;
  expect(one?.kind === "group" && one.fields).toMatchObject([
    { kind: "reference", to: "products" },
  ]);
});

test.each([
  ["/flags/{key}/links/{linkType}", "post", "linkType"],
  ["/relations/{relationKind}/{key}", "delete", "relationKind"],
  ["/links/{linkType}/{key}/details", "get", "linkType"],
])("%s, %s stays one operation", async (path, method, name) => {
  const parameters = [key("key"), relation(name, ["trello", "jira"])];
  const operation = method === "get" ? json(record()) : { ...sent(), ...done };
  const { operations } = await createTestModel({ [path]: { parameters, [method]: operation } });
  expect(operations.map((one) => one.path)).toEqual([path]);
});
