import { describe, expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };

test.each([
  ["/issues/{issue_id}", "id"],
  ["/members/{user_id}", "id"],
  ["/issues/{iid}", "iid"],
])("the key of %s is found although its type differs", async (path, expected) => {
  const schema = { type: "object", properties: { id: text, iid: text, title: text } };
  const name = path.split(/[{}]/)[1];
  const parameters = [{ name, in: "path", required: true, schema: { type: "integer" } }];
  const responses = { "200": { content: { "application/json": { schema } } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: { [`/projects/{id}${path}`]: { get: { parameters, responses } } },
    }),
  );
  expect(model.resources[0]?.key[0]?.field).toEqual([expected]);
});

test.each([
  ["/files/{file_key}", ["name", "key"], "key"],
  ["/files/{file_key}", ["name", "file_key"], "file_key"],
  ["/files/{file_key}", ["name", "id"], "id"],
  ["/countries/{code}", ["name", "iso_code"], "iso_code"],
  ["/users/{username}", ["id", "name", "login"], "login"],
  // Property management, a store of objects and an HR system.
  ["/areas/{areaID}", ["ETag", "Name", "OID"], "OID"],
  ["/blobs/{blobId}", ["name", "objectId"], "objectId"],
  ["/staff/{staffId}", ["Title", "Surname"], undefined],
  // A database, a map and a list of currencies: the record's own name is its key.
  ["/collections/{id}", ["collection", "icon", "note"], "collection"],
  ["/regions/{id}", ["region", "population"], "region"],
  ["/currencies/{currency_id}", ["currency", "symbol"], "currency"],
  ["/addresses/{id}", ["address", "name"], "name"],
  ["/upload-tokens/{uploadToken}", ["token", "ttl"], "token"],
  ["/gift_cards/{gift_card}", ["balance", "card"], undefined],
  ["/country-codes/{countryCode}", ["label", "code"], "code"],
  ["/bank-accounts/{bankAccount}", ["number", "account"], undefined],
])("the key of %s with %j is %s", async (path, names, expected) => {
  const properties = Object.fromEntries(names.map((name) => [name, text]));
  const schema = { type: "object", properties };
  const parameters = [{ name: path.split(/[{}]/)[1], in: "path", required: true, schema: text }];
  const responses = { "200": { content: { "application/json": { schema } } } };
  const paths = { [path]: { get: { parameters, responses } } };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  expect(model.resources[0]?.key[0]?.field).toEqual(
    expected === undefined ? undefined : [expected],
  );
});

test("a key that is the key of another resource refers to it", async () => {
  const rows = (properties: object) => ({
    get: {
      responses: {
        "200": {
          content: {
            "application/json": {
              schema: { type: "array", items: { type: "object", properties } },
            },
          },
        },
      },
    },
  });
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/items": rows({ id: text }),
        "/items/{id}": rows({ id: text }),
        "/bookmarks": rows({ itemId: text }),
        "/bookmarks/{itemId}": rows({ itemId: text }),
        "/dags": rows({ dag_id: text }),
        "/dags/{dag_id}": rows({ dag_id: text }),
      },
    }),
  );
  expect(
    model.resources.flatMap(({ name, fields }) =>
      fields.map((field) => `${name} ${field.kind === "reference" ? field.to : field.kind}`),
    ),
  ).toEqual(["items text", "bookmarks items", "dags text"]);
});

describe("a key that the schema of the path parameter declares", () => {
  const documentId = { type: "string", format: "uuid", description: "The document ID" };
  const slug = { type: "string", pattern: "^[a-z-]+$", description: "Short name of the team." };
  const uuid = { type: "string", format: "uuid" };
  const number = { type: "integer" };

  test.each([
    [
      "the same schema",
      documentId,
      { id: { type: ["string", "number"] }, documentId },
      "documentId",
    ],
    ["the same pattern", slug, { id: number, handle: slug, name: text }, "handle"],
    ["the only UUID", uuid, { id: number, public_id: uuid, customer_id: uuid }, "public_id"],
    ["a reference", uuid, { id: number, customer_id: uuid }, "id"],
    ["the named field", documentId, { id: documentId, parent: documentId }, "id"],
  ])("%s", async (_title, schema, properties, expected) => {
    const record = { type: "object", properties };
    const parameters = [{ name: "id", in: "path", required: true, schema }];
    const responses = { "200": { content: { "application/json": { schema: record } } } };
    const model = await createModel(
      JSON.stringify({
        openapi: "3.1.0",
        paths: { "/things/{id}": { get: { parameters, responses } } },
      }),
    );
    expect(model.resources[0]?.key[0]?.field).toEqual([expected]);
  });
});

test.each([
  ["/incidents", "incidentNumber"],
  ["/invoices", "number"],
  ["/org/routing-keys", "routingKey"],
  ["/promo_codes", "promo_code"],
])("rows of %s without a record path have the identity %s", async (path, name) => {
  const schema = {
    type: "array",
    items: { type: "object", properties: { state: text, [name]: text } },
  };
  const responses = { "200": { content: { "application/json": { schema } } } };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { [path]: { get: { responses } } } }),
  );
  expect(model.resources[0]?.identity).toEqual([name]);
});

// Campaigns, products of a catalog, cases of a court.
test.each([
  ["campaigns", "id", "info", "id"],
  ["products", "productId", "general", "uuid"],
  ["cases", "case_id", "header", "id"],
])("the key of %s may be in an object of the record", async (name, parameter, outer, inner) => {
  const inside = { type: "object", properties: { [inner]: text, title: text } };
  const schema = { type: "object", properties: { version: { type: "integer" }, [outer]: inside } };
  const responses = { "200": { content: { "application/json": { schema } } } };
  const parameters = [{ name: parameter, in: "path", required: true, schema: text }];
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: { [`/${name}/{${parameter}}`]: { get: { parameters, responses } } },
    }),
  );
  expect(model.resources[0]?.key[0]?.field).toEqual([outer, inner]);
});

// Tips of orders, seats of flights, comments on tasks: the API creates and deletes them, and does not return their key.
test.each([
  ["tips", "orders", "order_id"],
  ["seats", "flights", "flightId"],
  ["comments", "tasks", "task_id"],
])("the key of %s is not that of %s", async (name, other, field) => {
  const schema = {
    type: "object",
    required: [field],
    properties: { done: { type: "boolean" }, [field]: text },
  };
  const responses = { "200": { content: { "application/json": { schema } } } };
  const requestBody = { content: { "application/json": { schema } } };
  const parameters = [{ name: "id", in: "path", required: true, schema: text }];
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        [`/${other}/{id}`]: { get: { parameters, responses } },
        [`/${name}`]: { post: { requestBody, responses } },
        [`/${name}/{id}`]: { delete: { parameters, responses: { "204": {} } } },
      },
    }),
  );
  const resource = model.resources.find((one) => one.name === name);
  expect(resource?.key.map((part) => part.field[0])).not.toContain(field);
});
