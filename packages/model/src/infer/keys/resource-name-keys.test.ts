import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { recordKey } from "#request/records/record-key.ts";

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });

async function booksOf(name: object, others: object) {
  const schema = { type: "object", properties: { name: { ...text, ...name }, ...others } };
  const list = { type: "object", properties: { books: { type: "array", items: schema } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/v1/publishers/{publisher}/books": { get: { responses: { "200": json(list) } } },
        "/v1/publishers/{publisher}/books/{book}": { get: { responses: { "200": json(schema) } } },
      },
    }),
  );
  const books = model.resources.find((one) => one.name === "books");
  if (books === undefined) throw new Error("no books");
  return books;
}

test.each([
  ["words", { description: "Identifier. The resource name of the book." }, "displayName"],
  ["a description", { description: "Such as publishers/{publisher}/books/{book}" }, "displayName"],
  ["a pattern", { pattern: String.raw`^publishers\/[^/]+\/books\/[^/]+$` }, "display_name"],
  ["an example", { example: "publishers/acme/books/rope" }, "title"],
])("%s: paths take the last segment of a resource name", async (_, name, title) => {
  const books = await booksOf(name, { [title]: text });
  expect(recordKey(books, { name: "publishers/1/books/a b" })).toBe("a%20b");
  expect(books.title).toEqual([title]);
});

test.each([
  ["a name with a slash", { example: "acme/rope" }],
  ["another path", { description: "Kept in notebooks/x and ../books/x" }],
])("%s is the key as it is", async (_, name) => {
  const books = await booksOf(name, { title: text });
  expect(recordKey(books, { name: "acme/rope" })).toBe("acme%2Frope");
  expect(books.title).toEqual(["name"]);
});

test("a record without another name has its resource name as title", async () => {
  const books = await booksOf({ example: "publishers/1/books/2" }, { pages: { type: "integer" } });
  expect(books.title).toEqual(["name"]);
});
