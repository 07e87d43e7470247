import { expect, test } from "vitest";
import { createTestModel } from "#testing/sample-paths.ts";

const text = { type: "string" };
const object = (properties: object) => ({ type: "object", properties });
const link = object({ href: text });
const links = object({ self: link });
const json = (schema: object) => ({ content: { "application/hal+json": { schema } } });
const record = (properties: object) => ({ ...object({ ...properties, _links: links }) });
const novel = { $ref: "#/components/schemas/Book" };
const author = { $ref: "#/components/schemas/Author" };
const list = (name: string, items: object) =>
  json(object({ _embedded: object({ [name]: { type: "array", items } }), _links: links }));
const addresses = { "text/uri-list": { schema: text } };
const collection = {
  "application/json": {
    schema: object({
      _embedded: object({ objects: { type: "array", items: object({}) } }),
      _links: links,
    }),
  },
};

function createBooks(content: object) {
  const put = {
    description: "create-novel-by-author-Id",
    operationId: "createPropertyReference",
    requestBody: { required: true, content },
    responses: { "204": { description: "No Content" } },
  };
  const remove = { responses: { "204": { description: "No Content" } } };
  const schemas = {
    Book: record({ title: text, isbn: text, price: { type: "number" } }),
    Author: record({ firstName: text, lastName: text }),
  };
  return createTestModel(
    {
      "/authors": { get: { responses: { "200": list("authors", author) } } },
      "/authors/{id}": { get: { responses: { "200": json(author) } } },
      "/authors/{id}/books": { get: { responses: { "200": list("books", novel) } }, put },
      "/books": { get: { responses: { "200": list("books", novel) } } },
      "/books/{id}": { get: { responses: { "200": json(novel) } } },
      "/books/{id}/author": { get: { responses: { "200": json(author) } }, put, delete: remove },
      "/books/{id}/author/{propertyId}": {
        get: { responses: { "200": json(author) } },
        delete: remove,
      },
      "/books/search/findByIsbn": { get: { responses: { "200": list("books", novel) } } },
    },
    { schemas },
  );
}

test.each([
  ["addresses as text", addresses],
  ["embedded records and links", collection],
  ["addresses, else links", { ...addresses, ...collection }],
])("a PUT of %s neither creates nor edits a record", async (_, content) => {
  const { resources } = await createBooks(content);
  const at = (path: string) =>
    resources.find(({ collectionPath, itemPath }) => (collectionPath ?? itemPath) === path);
  expect(at("/authors/{id}/books")?.operations).toEqual({ list: expect.any(String) as string });
  const own = at("/books/{id}/author");
  expect(own?.isSingleton).toBe(true);
  expect(Object.keys(own?.operations ?? {}).toSorted()).toEqual(["read", "remove"]);
});

test.each(["/authors/{id}/books", "/books/search/findByIsbn"])(
  "rows at %s open the records of their schema by their own address",
  async (path) => {
    const { resources } = await createBooks(addresses);
    const rows = resources.find(({ collectionPath }) => collectionPath === path);
    expect(rows?.rowTarget).toEqual({ to: "books", parents: [] });
  },
);

test("an identifier is not a description", async () => {
  const { operations } = await createBooks(addresses);
  expect(operations.filter(({ description }) => description !== undefined)).toEqual([]);
});

test("an index of nothing but links is not a record", async () => {
  const { resources } = await createTestModel({
    "/books": { get: { responses: { "200": list("books", record({ title: text })) } } },
    "/index": { get: { responses: { "200": json(object({ _links: links })) } } },
    "/imprint": { get: { responses: { "200": json(record({ company: text })) } } },
  });
  const paths = resources.map(({ collectionPath, itemPath }) => collectionPath ?? itemPath);
  expect(paths).toEqual(["/books", "/imprint"]);
});
