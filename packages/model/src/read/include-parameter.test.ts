import { expect, test } from "vitest";
import { includeParameter } from "./include-parameter.ts";

const author = { data: { type: "people", id: "1" } };
const article = { type: "articles", id: "7", attributes: {}, relationships: { author } };
const include = [{ name: "include", in: "query", schema: { type: "string" } }];

test.each<readonly [string, unknown, readonly object[]]>([
  ["a list of articles", { data: [article] }, include],
  ["one article", { data: article }, include],
  [
    "tags of an image",
    { data: [{ ...article, relationships: { tags: { data: [author.data] } } }] },
    include,
  ],
  [
    "relationships of links only",
    { data: [{ ...article, relationships: { a: { links: {} } } }] },
    [],
  ],
  ["an empty relationship", { data: [{ ...article, relationships: { a: { data: null } } }] }, []],
  ["rows in `data` of another format", { data: [{ id: 1, author: { id: 2 } }] }, []],
  ["an array", [article], []],
  ["no response", undefined, []],
])("include: %s", (_, value, expected) => {
  const call = {
    method: "get",
    segments: ["articles"],
    query: [],
    response: { status: 200, value },
  };
  expect(includeParameter([call])).toEqual(expected);
});

test("a parameter that was sent is described by its values", () => {
  const value = { data: [article] };
  const query = [{ name: "include", value: "author" }];
  const call = { method: "get", segments: ["articles"], query, response: { status: 200, value } };
  expect(includeParameter([call])).toEqual([]);
});
