import { expect, test } from "vitest";
import type { ListShape } from "#types/list-shape.ts";
import { at, type ListOptions, listOf, query, text } from "#testing/test-list.ts";

const siblings = { links: { type: "object", properties: { next: { type: "string" } } } };

test.each<readonly [string, ListOptions, ListShape["paging"]]>([
  [
    "a family by its prose",
    { parameters: [query("page", text, { description: "Pagination namespace" })] },
    { style: "none" },
  ],
  [
    "a family by its members",
    { parameters: [query("page", text, { description: "Use page[offset] and page[limit]." })] },
    { style: "none" },
  ],
  [
    "a text next to the URL of the next page",
    { parameters: [query("page", text)], siblings },
    { style: "cursor", next: { in: "body", path: ["links", "next"] }, isLink: true },
  ],
  [
    "a text with a number as example next to the URL of the next page",
    { parameters: [query("page", { ...text, example: "2" })], siblings },
    { style: "page", page: at("page"), first: 1 },
  ],
])("a page that is %s", async (_, options, expected) => {
  expect((await listOf(options)).paging).toEqual(expected);
});
