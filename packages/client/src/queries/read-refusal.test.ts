// @vitest-environment node
import type { Resource, Sort } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { HttpError } from "#http/errors.ts";
import { readDirectionWords, readLargestSize, refusesField } from "./read-refusal.ts";

function refusal(status: number, message: string): HttpError {
  const response = { status, headers: {}, body: undefined };
  return new HttpError({ method: "GET", path: "/docks" }, response, { message, fields: [] });
}

const resource = {
  list: {
    paging: {
      style: "page",
      page: { parameter: "page" },
      first: 1,
      size: { at: { parameter: "limit" } },
    },
  },
} as Resource;
const state = { page: 1, size: 1000, sort: [], search: "", filters: {} };

test.each([
  [500, "Param limit=1000 not allowed. Max accepted value 100.", 100],
  [400, "limit must not be greater than 50", 50],
  [422, "Input should be less than or equal to 250 (limit)", 250],
  [400, "1000 exceeds the maximum of 200 records", 200],
  [400, "querystring/limit must be <= 200", 200],
  [400, "limit must be a number", undefined],
  [500, "Internal Server Error", undefined],
  [500, "Connection to 10.0.0.5:5432 was lost after 100 ms, at most 20 attempts", undefined],
  [403, "limit must not be greater than 50", undefined],
])("a %i with %j has the largest page %j", (status, message, expected) => {
  expect(readLargestSize(resource, state, refusal(status, message))).toBe(expected);
});

test.each([
  ["Invalid sort order. ASC,DESC expected", { ascending: "ASC", descending: "DESC" }],
  [
    "The direction is Ascending or Descending",
    { ascending: "Ascending", descending: "Descending" },
  ],
  ["sort must end with asc or desc", undefined],
  ["Unknown field", undefined],
])("%j names the direction words %j", (message, expected) => {
  const sort = { words: { ascending: "asc", descending: "desc" } } as Sort;
  expect(readDirectionWords(refusal(400, message), sort)).toEqual(expected);
});

test.each([
  ["Invalid key author", true],
  ['column "author" does not exist', true],
  ["Cannot resolve keyword 'author' into field. Choices are: id, title", true],
  ["Cannot sort by author.", true],
  ["Attribute author is not sortable", true],
  ["author is not a valid ordering field.", true],
  ["author is not an allowed column", true],
  ["Invalid key -author", false],
  ["Unknown column 'author:asc' in 'order clause'", false],
  ["Unknown column 'author asc'", false],
  ["No property 'author.asc' found: unknown property", false],
  ["Invalid sort 'author'", false],
  ["Invalid order", false],
  ["Invalid key co_author", false],
])("%j refuses the field itself: %j", (message, expected) => {
  expect(refusesField(refusal(400, message), "author")).toBe(expected);
});
