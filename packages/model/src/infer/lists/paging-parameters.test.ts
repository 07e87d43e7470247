import { expect, test } from "vitest";
import type { ListShape } from "#types/list-shape.ts";
import { at, type ListOptions, listOf, query, text } from "#testing/test-list.ts";

type Row = readonly [start: object, size: object, expected: ListShape["paging"]];
const integer = { type: "integer" };
const number = (name: string, description?: string) =>
  query(name, integer, description === undefined ? {} : { description });
const page = (name: string, size: string, first: 0 | 1 = 1): ListShape["paging"] => ({
  style: "page",
  page: at(name),
  first,
  size: { at: at(size) },
});
const offset = (name: string, size: string): ListShape["paging"] => ({
  style: "offset",
  offset: at(name),
  size: { at: at(size) },
});

test.each<Row>([
  [number("pg"), number("per"), page("pg", "per")],
  [number("current"), number("pageSize"), page("current", "pageSize")],
  [number("currPage"), number("limit"), page("currPage", "limit")],
  [number("page_nr"), number("page_len"), page("page_nr", "page_len")],
  [number("numPage"), number("sizePage"), page("numPage", "sizePage")],
  [number("requestedPage"), number("max_page_size"), page("requestedPage", "max_page_size")],
  [number("pagina"), number("tamanhoPagina"), page("pagina", "tamanhoPagina")],
  [number("list[page]"), number("list[per_page]"), page("list[page]", "list[per_page]")],
  [number("page"), number("max_per_page"), page("page", "max_per_page")],
  [number("page"), number("batchSize"), page("page", "batchSize")],
  [number("page_id", "Page number"), number("page_size"), page("page_id", "page_size")],
  [number("page"), number("show", "Entries per page"), page("page", "show")],
  [number("page"), number("quantity", "Number of items"), page("page", "quantity")],
  [number("page"), number("no_of_items", "Items per page"), page("page", "no_of_items")],
  [number("SkipCount"), number("MaxResultCount"), offset("SkipCount", "MaxResultCount")],
  [number("offset"), number("hits"), offset("offset", "hits")],
  [number("firstItem"), number("itemCount"), offset("firstItem", "itemCount")],
  [number("recordOffset"), number("recordLimit"), offset("recordOffset", "recordLimit")],
  [
    number("resultOffset"),
    number("resultRecordCount"),
    offset("resultOffset", "resultRecordCount"),
  ],
  [number("pos", "Position of the first record"), number("limit"), offset("pos", "limit")],
  [number("position", "Index of the first item"), number("count"), offset("position", "count")],
  [number("row", "Start row"), number("rows"), offset("row", "rows")],
  [number("offset", "Page number, starting at 0"), number("limit"), page("offset", "limit", 0)],
  [number("skip", "Number of the page"), number("take"), page("skip", "take", 0)],
  [number("SkipPages"), number("PageSize"), page("SkipPages", "PageSize", 0)],
  [number("offset", "Page index, from 1"), number("limit"), page("offset", "limit")],
])("%o and %o are paging", async (start, size, expected) => {
  const { paging, filters } = await listOf({ parameters: [start, size] });
  expect(paging).toEqual(expected);
  expect(filters).toEqual([]);
});

test.each([
  "Page number, first page = 0",
  "The page to fetch, counting from zero",
  "page number (beginning with 0)",
  "Results page; 0 is the first page",
  "The page of results (0 for the first page)",
  "Start counting at page 0: starts at page 0",
])("%s: the first page has the number 0", async (description) => {
  const parameters = [number("page", description), number("size")];
  expect((await listOf({ parameters })).paging).toEqual(page("page", "size", 0));
});

test("an example of 0 shows the number of the first page", async () => {
  const parameters = [query("page", integer, { example: 0 }), number("size")];
  expect((await listOf({ parameters })).paging).toEqual(page("page", "size", 0));
});

test.each<readonly [string, ListOptions]>([
  ["a number of an order", { parameters: [number("page_id"), number("limit")] }],
  ["a state", { parameters: [query("state", text), number("limit")] }],
  ["a position of a record", { parameters: [number("position", "Rank"), number("limit")] }],
  ["a count in a record", { parameters: [number("quantity", "Number of items of an order")] }],
])("%s is a filter", async (_, options) => {
  const { paging, filters } = await listOf(options);
  expect(paging.style).toBe("none");
  expect(filters).toHaveLength(1);
});
