import { expect, test } from "vitest";
import type { ListShape } from "#types/list-shape.ts";
import { at, type ListOptions, listOf, query, text } from "#testing/test-list.ts";

test.each<readonly [string, ListOptions, ListShape["paging"]]>([
  [
    "after, a text without a description",
    { parameters: [query("after", text), query("limit", text)] },
    {
      style: "cursor",
      cursor: at("after"),
      next: { in: "last-row", path: ["id"] },
      size: { at: at("limit") },
    },
  ],
  [
    "after, the begin of a range",
    { parameters: [query("after", text), query("before", text), query("limit")] },
    { style: "none", size: { at: at("limit") } },
  ],
  [
    "after, a text with another description",
    { parameters: [query("after", text, { description: "Created later" }), query("limit")] },
    { style: "none", size: { at: at("limit") } },
  ],
  [
    "next, which is described as a cursor",
    {
      parameters: [
        query("next", text, { description: "An opaque cursor to fetch the next page" }),
        query("previous", text, { description: "An opaque cursor to fetch the previous page" }),
        query("limit"),
      ],
    },
    {
      style: "cursor",
      cursor: at("next"),
      next: { in: "link-header" },
      size: { at: at("limit") },
    },
  ],
])("paging by %s", async (_, options, expected) => {
  expect((await listOf(options)).paging).toEqual(expected);
});
