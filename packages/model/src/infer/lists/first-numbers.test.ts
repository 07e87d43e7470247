import { expect, test } from "vitest";
import type { ListShape } from "#types/list-shape.ts";
import { at, type ListOptions, listOf, query } from "#testing/test-list.ts";

test.each<readonly [string, ListOptions, ListShape["paging"]]>([
  [
    "a page counted from 0",
    { parameters: [query("PageIndex", { type: "integer", default: 0 }), query("PageSize")] },
    { style: "page", page: at("PageIndex"), first: 0, size: { at: at("PageSize") } },
  ],
  [
    "an index of the page that nothing describes",
    { parameters: [query("pageIndex"), query("pageSize")] },
    { style: "page", page: at("pageIndex"), first: 0, size: { at: at("pageSize") } },
  ],
  [
    "an index of the page in an object",
    { parameters: [query("page[index]"), query("page[size]")] },
    { style: "page", page: at("page[index]"), first: 0, size: { at: at("page[size]") } },
  ],
  [
    "an index of the page that is counted from 1",
    { parameters: [query("page_index", { type: "integer", minimum: 1 }), query("size")] },
    { style: "page", page: at("page_index"), first: 1, size: { at: at("size") } },
  ],
  [
    "a first row counted from 1, by its words",
    {
      parameters: [
        query("start", { type: "integer" }, { description: "1-based index of the first user." }),
        query("limit"),
      ],
    },
    { style: "offset", offset: at("start"), first: 1, size: { at: at("limit") } },
  ],
  [
    "a first row that is the row number 1, by its words",
    {
      parameters: [
        query("from", { type: "integer" }, { description: "Number of the first row, from 1" }),
        query("count"),
      ],
    },
    { style: "offset", offset: at("from"), first: 1, size: { at: at("count") } },
  ],
  [
    "a first row counted from 1, by its least value",
    { parameters: [query("startRow", { type: "integer", minimum: 1 }), query("pageSize")] },
    { style: "offset", offset: at("startRow"), first: 1, size: { at: at("pageSize") } },
  ],
  [
    "a first row counted from 0, by its usual value",
    { parameters: [query("startIndex", { type: "integer", default: 0 }), query("count")] },
    { style: "offset", offset: at("startIndex"), size: { at: at("count") } },
  ],
  [
    "a first row counted from 1, as in SCIM",
    {
      parameters: [query("startIndex"), query("count")],
      rowsName: "Resources",
      siblings: {
        totalResults: { type: "integer" },
        startIndex: { type: "integer" },
        itemsPerPage: { type: "integer" },
      },
    },
    { style: "offset", offset: at("startIndex"), first: 1, size: { at: at("count") } },
  ],
  [
    "a first row counted from 1, as in SCIM, whose response has only the total",
    {
      parameters: [query("startIndex"), query("count")],
      rowsName: "Resources",
      siblings: { totalResults: { type: "integer" } },
    },
    { style: "offset", offset: at("startIndex"), first: 1, size: { at: at("count") } },
  ],
  [
    "a first row whose name does not contain its first number",
    {
      parameters: [query("startIndex"), query("resultsPerPage")],
      siblings: { totalResults: { type: "integer" } },
    },
    { style: "offset", offset: at("startIndex"), size: { at: at("resultsPerPage") } },
  ],
])("paging of %s", async (_name, options, expected) => {
  expect((await listOf(options)).paging).toEqual(expected);
});
