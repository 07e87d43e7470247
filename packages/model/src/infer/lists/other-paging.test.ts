import { expect, test } from "vitest";
import { at, type ListOptions, listOf, query, text } from "#testing/test-list.ts";

const filtersOf = async (options: ListOptions) =>
  (await listOf(options)).filters.map(({ name }) => name);

test.each([
  [["page[number]", "page[size]"], "page[offset]", "page[limit]"],
  [["page_number", "page_limit"], "page_offset", "page_above"],
  [["page", "page_size"], "offset", "limit"],
  [["start", "count"], "page_cursor", "page_token"],
  [["pagination[page]", "pagination[pageSize]"], "pagination[start]", "pagination[limit]"],
])("parameters of a second paging next to %o are not filters", async (used, ...others) => {
  const parameters = [...used, ...others].map((name) => query(name));
  expect(await filtersOf({ parameters })).toEqual([]);
});

test.each([
  ["from", "Number of entries to skip"],
  ["after_rows", "The zero-based index of the first record to return"],
  ["position", "Skip this many rows"],
])("a number %s next to a page with the words %s is not a filter", async (name, description) => {
  const number = query(name, { type: "integer" }, { description });
  expect(await filtersOf({ parameters: [query("page"), query("per_page"), number] })).toEqual([]);
});

test("a size of records is a filter, as is a required parameter", async () => {
  const limit = query("limit", { type: "integer" }, { required: true });
  const parameters = [query("page"), query("per_page"), query("size", text), limit];
  expect(await filtersOf({ parameters })).toEqual(["size", "limit"]);
});

test.each([
  ["searchCriteria[sortOrders][0][field]", "searchCriteria[sortOrders][0][direction]"],
  ["order[0][column]", "order[0][dir]"],
  ["sort[0].field", "sort[0].order"],
])("the first of several orders is the sort: %s and %s", async (field, direction) => {
  const { sort } = await listOf({ parameters: [query(field, text), query(direction, text)] });
  expect(sort).toMatchObject({ form: "pair", at: at(field), direction: at(direction) });
});

test.each([
  [
    query("paginate_page", text, { description: "The queried page index" }),
    query("paginate_limit"),
    "page",
  ],
  [query("limitstart"), query("limit"), "offset"],
  [query("limit_start"), query("limit_page_length"), "offset"],
])("%o and %o are paging", async (start, size, style) => {
  const { paging, filters } = await listOf({ parameters: [start, size] });
  expect(paging.style).toBe(style);
  expect(filters).toEqual([]);
});

test("an offset that is described as a number of records to return is not the start", async () => {
  const description = "Number of events to retrieve";
  const { paging } = await listOf({
    parameters: [query("offset", { type: "integer" }, { description })],
  });
  expect(paging.style).toBe("none");
});

test("an object for the page without members is not a filter next to a link", async () => {
  const siblings = { links: { type: "object", properties: { next: text } } };
  const list = await listOf({ parameters: [query("page", { type: "object" })], siblings });
  expect(list.paging).toMatchObject({ style: "cursor", isLink: true });
  expect(list.filters).toEqual([]);
});

test("a direction may be a flag with one choice", async () => {
  const parameters = [
    query("order", { enum: ["total", "note"] }),
    query("asc", { enum: ["true"] }),
  ];
  const { sort } = await listOf({ parameters });
  expect(sort).toMatchObject({ form: "pair", words: { ascending: "true", descending: "false" } });
});
