import { expect, test } from "vitest";
import type { ListShape } from "#types/list-shape.ts";
import { at, type ListOptions, listOf, query, text } from "#testing/test-list.ts";

const header = (name: string, schema: object = text, more: object = {}) => ({
  ...query(name, schema, more),
  in: "header",
});

test.each<readonly [string, ListOptions, ListShape["paging"]]>([
  [
    "a range in a header with another name",
    { parameters: [header("REST-Range", text, { example: "resources=0-10" })] },
    {
      style: "offset",
      offset: { in: "range", parameter: "REST-Range", unit: "resources" },
      size: { at: { in: "range", parameter: "REST-Range", unit: "resources" } },
    },
  ],
  [
    "the number of the page in a header",
    { parameters: [header("X-Page", { type: "integer" }), header("X-Per-Page")] },
    { style: "page", page: at("X-Page"), first: 1, size: { at: at("X-Per-Page") } },
  ],
  [
    "an offset in a header",
    {
      parameters: [
        header("X-Pagination-Offset", { type: "integer" }),
        header("X-Pagination-Limit", { type: "integer" }),
      ],
    },
    {
      style: "offset",
      offset: at("X-Pagination-Offset"),
      size: { at: at("X-Pagination-Limit") },
    },
  ],
])("paging by %s", async (_name, options, expected) => {
  const { paging, filters } = await listOf(options);
  expect(paging).toEqual(expected);
  expect(filters).toEqual([]);
});
