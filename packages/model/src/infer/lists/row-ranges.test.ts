import { expect, test } from "vitest";
import type { ListShape } from "#types/list-shape.ts";
import { at, type ListOptions, listOf, query, text } from "#testing/test-list.ts";

test.each<readonly [string, ListOptions, ListShape["paging"]]>([
  [
    "_start and _end",
    { parameters: [query("_start"), query("_end")] },
    { style: "offset", offset: at("_start"), size: { at: at("_end"), isEnd: true } },
  ],
  [
    "a first row and the row after the last one",
    { parameters: [query("startRow"), query("endRow", text)] },
    { style: "offset", offset: at("startRow"), size: { at: at("endRow"), isEnd: true } },
  ],
  [
    "numbers of items in their prose",
    {
      parameters: [
        query("from", { type: "integer" }, { description: "Index of the first item" }),
        query("to", { type: "integer" }, { description: "Index after the last item" }),
      ],
    },
    { style: "offset", offset: at("from"), size: { at: at("to"), isEnd: true } },
  ],
  ["a range of values", { parameters: [query("from"), query("to")] }, { style: "none" }],
  [
    "a first result and a maximum that are described as text",
    {
      parameters: [
        query("firstResult", text, { description: "Offset of the first result" }),
        query("max", text, { description: "Number of results per page" }),
      ],
    },
    { style: "offset", offset: at("firstResult"), size: { at: at("max") } },
  ],
  [
    "p and ps",
    { parameters: [query("p"), query("ps")] },
    { style: "page", page: at("p"), first: 1, size: { at: at("ps") } },
  ],
])("paging by %s", async (_, options, expected) => {
  expect((await listOf(options)).paging).toEqual(expected);
});
