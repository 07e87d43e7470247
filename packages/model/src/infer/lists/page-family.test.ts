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
  [
    "a text next to a size with choices",
    { parameters: [query("page", text), query("items", { enum: ["10", "50"] })], siblings },
    { style: "page", page: at("page"), first: 1, size: { at: at("items"), maximum: 50 } },
  ],
  [
    "a text next to a limit",
    { parameters: [query("page", text), query("limit")], siblings },
    { style: "page", page: at("page"), first: 1, size: { at: at("limit") } },
  ],
  [
    "a text next to a size that is a text",
    { parameters: [query("page", text), query("per_page", text)], siblings },
    { style: "page", page: at("page"), first: 1, size: { at: at("per_page") } },
  ],
])("a page that is %s", async (_, options, expected) => {
  expect((await listOf(options)).paging).toEqual(expected);
});
