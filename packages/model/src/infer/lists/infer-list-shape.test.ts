import { expect, test } from "vitest";
import { at, type ListOptions, listOf, query, text } from "#testing/test-list.ts";

const token = (name: string, description = "") => query(name, { type: "string", description });

test.each<readonly [string, ListOptions, object]>([
  [
    "an offset that is a token",
    {
      parameters: [token("offset"), query("limit")],
      siblings: { next_page: { type: "object", properties: { offset: text } } },
    },
    { cursor: at("offset"), next: { in: "body", path: ["next_page", "offset"] } },
  ],
  [
    "an iterator that the response continues",
    { parameters: [token("iterator"), query("limit")], siblings: { iterator: text, done: {} } },
    { cursor: at("iterator"), next: { in: "body", path: ["iterator"] } },
  ],
  [
    "a link alone",
    {
      parameters: [query("page[size]")],
      siblings: { links: { type: "object", properties: { next: text } } },
    },
    { size: { at: at("page[size]") }, next: { in: "body", path: ["links", "next"] }, isLink: true },
  ],
])("%s is a cursor", async (_, options, expected) => {
  expect((await listOf(options)).paging).toEqual(
    expect.objectContaining({ style: "cursor", ...expected }),
  );
});

test("an offset that is text counts rows unless it is described as a token", async () => {
  const { paging } = await listOf({ parameters: [token("offset"), query("limit")] });
  expect(paging).toMatchObject({ style: "offset" });
});

test("times filter a list, they do not page it", async () => {
  const options = { parameters: [token("from", "A timestamp in milliseconds"), query("limit")] };
  const list = await listOf(options);
  expect(list.paging).toEqual({ style: "none", size: { at: { parameter: "limit" } } });
  expect(list.filters.map(({ name }) => name)).toEqual(["from"]);
});

test.each<readonly [object, object | undefined]>([
  [{ "X-Paging-TotalResults": {} }, { in: "header", name: "x-paging-totalresults" }],
  [{ "X-Page-Size": {} }, undefined],
])("the headers %j have the total %j", async (headers, expected) => {
  expect((await listOf({ headers })).total).toEqual(expected);
});

test("a count of the page is not a total", async () => {
  const count = { type: "integer", description: "Amount of items in the current page" };
  expect((await listOf({ siblings: { count } })).total).toBeUndefined();
});

test("a switch for the response content is not a filter", async () => {
  const yes = { type: "boolean" };
  const parameters = [
    token("opt_fields"),
    query("briefRepresentation", yes),
    query("archived", yes),
  ];
  const { filters } = await listOf({ parameters });
  expect(filters.map(({ name }) => name)).toEqual(["archived"]);
});

test.each([
  ["dots", "queryOptions.page", "queryOptions.pageSize", "queryOptions.orderBy"],
  ["brackets", "paging[pageNumber]", "paging[pageSize]", "paging[sort]"],
  ["a request", "SearchRequest.PageIndex", "SearchRequest.PageSize", "SearchRequest.OrderBy"],
])("members of one object with %s are paging and sort", async (_, page, size, sort) => {
  const parameters = [query(page), query(size), query(sort, text)];
  const list = await listOf({ parameters });
  expect(list.paging).toMatchObject({ style: "page", page: at(page), size: { at: at(size) } });
  expect(list.sort?.at).toEqual(at(sort));
  expect(list.filters).toEqual([]);
});
