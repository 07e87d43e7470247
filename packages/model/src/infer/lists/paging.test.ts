import { expect, test } from "vitest";
import type { ListShape } from "#types/list-shape.ts";
import { at, type ListOptions, listOf, query, text } from "#testing/test-list.ts";

const header = (name: string, schema: object = text, more: object = {}) => ({
  name,
  in: "header",
  schema,
  ...more,
});
const range = (description: string) => header("Range", text, { description });
const rangeAt = (unit?: string) =>
  ({ in: "range", parameter: "Range", ...(unit && { unit }) }) as const;

test.each<readonly [string, ListOptions, ListShape["paging"]]>([
  ["nothing", {}, { style: "none" }],
  ["a limit alone", { parameters: [query("limit")] }, { style: "none", size: { at: at("limit") } }],
  [
    "an offset alone",
    { parameters: [query("offset")] },
    { style: "cursor", cursor: at("offset"), next: { in: "row-count" } },
  ],
  [
    "an offset and a limit that are described as text",
    {
      parameters: [query("startIndex", text), query("maxResults", text)],
    },
    { style: "offset", offset: at("startIndex"), size: { at: at("maxResults") } },
  ],
  [
    "a number of 64 bits that is described as text",
    {
      parameters: [
        query("max", { ...text, format: "int64" }),
        query("offset", { ...text, format: "uint32" }),
      ],
    },
    { style: "offset", offset: at("offset"), size: { at: at("max") } },
  ],
  [
    "a page that is described as text",
    { parameters: [query("pageNumber", text), query("pageSize", text)] },
    { style: "page", page: at("pageNumber"), first: 1, size: { at: at("pageSize") } },
  ],
  [
    "a page in brackets that is described as text",
    { parameters: [query("page[number]", text), query("page[size]", text)] },
    { style: "page", page: at("page[number]"), first: 1, size: { at: at("page[size]") } },
  ],
  [
    "page and per_page",
    {
      parameters: [
        query("page"),
        query("per_page", { type: "integer", default: 30, maximum: 100 }),
      ],
    },
    {
      style: "page",
      page: at("page"),
      first: 1,
      size: { at: at("per_page"), default: 30, maximum: 100 },
    },
  ],
  [
    "page and limit",
    { parameters: [query("page"), query("limit", { type: "integer" }, { required: true })] },
    { style: "page", page: at("page"), first: 1, size: { at: at("limit"), isRequired: true } },
  ],
  [
    "page[number] and page[size]",
    { parameters: [query("page[number]"), query("page[size]")] },
    { style: "page", page: at("page[number]"), first: 1, size: { at: at("page[size]") } },
  ],
  [
    "a page that is an object",
    {
      parameters: [
        {
          ...query("page", {
            properties: { number: { type: "integer" }, size: { type: "integer" } },
          }),
          style: "deepObject",
        },
      ],
    },
    { style: "page", page: at("page", ["number"]), first: 1, size: { at: at("page", ["size"]) } },
  ],
  [
    "offset and limit",
    { parameters: [query("limit"), query("offset")] },
    { style: "offset", offset: at("offset"), size: { at: at("limit") } },
  ],
  [
    "skip and take",
    { parameters: [query("skip"), query("take")] },
    { style: "offset", offset: at("skip"), size: { at: at("take") } },
  ],
  [
    "a token",
    {
      parameters: [query("pageToken", text), query("pageSize")],
      siblings: { nextPageToken: text },
    },
    {
      style: "cursor",
      cursor: at("pageToken"),
      next: { in: "body", path: ["nextPageToken"] },
      size: { at: at("pageSize") },
    },
  ],
  [
    "the key of the last row",
    {
      parameters: [query("starting_after", text), query("limit")],
      siblings: { has_more: { type: "boolean" } },
    },
    {
      style: "cursor",
      cursor: at("starting_after"),
      next: { in: "last-row", path: ["id"] },
      size: { at: at("limit") },
    },
  ],
  [
    "a cursor in a link",
    {
      parameters: [query("cursor", text)],
      siblings: { _links: { properties: { next: { properties: { href: text } } } } },
    },
    {
      style: "cursor",
      cursor: at("cursor"),
      next: { in: "body", path: ["_links", "next", "href"] },
      isLink: true,
    },
  ],
  [
    "since, returned in paging",
    {
      parameters: [query("since"), query("limit")],
      siblings: {
        paging: { properties: { since: { type: "integer" }, size: { type: "integer" } } },
      },
    },
    {
      style: "cursor",
      cursor: at("since"),
      next: { in: "body", path: ["paging", "since"] },
      size: { at: at("limit") },
    },
  ],
  [
    "an offset that is a token",
    {
      parameters: [
        query("offset", text, { description: "An offset token, returned by an earlier request" }),
        query("limit"),
      ],
      siblings: { next_page: { properties: { offset: text, uri: text } } },
    },
    {
      style: "cursor",
      cursor: at("offset"),
      next: { in: "body", path: ["next_page", "offset"] },
      size: { at: at("limit") },
    },
  ],
  [
    "an offset written as text",
    { parameters: [query("offset", text, { description: "Rows to skip" }), query("limit")] },
    { style: "offset", offset: at("offset"), size: { at: at("limit") } },
  ],
  [
    "a cursor that the response repeats",
    {
      parameters: [query("iterator", text), query("limit")],
      siblings: { iterator: text, prevIterator: text, done: { type: "boolean" } },
    },
    {
      style: "cursor",
      cursor: at("iterator"),
      next: { in: "body", path: ["iterator"] },
      size: { at: at("limit") },
    },
  ],
  [
    "a parameter with a `next_` member",
    { parameters: [query("stream_position", text)], siblings: { next_stream_position: text } },
    {
      style: "cursor",
      cursor: at("stream_position"),
      next: { in: "body", path: ["next_stream_position"] },
    },
  ],
  [
    "only the URL of the next page",
    {
      parameters: [query("page[size]")],
      siblings: { links: { properties: { prev: text, next: text } } },
    },
    {
      style: "cursor",
      next: { in: "body", path: ["links", "next"] },
      size: { at: at("page[size]") },
      isLink: true,
    },
  ],
  [
    "the URL of the next page in HAL",
    { siblings: { _links: { properties: { next: { properties: { href: text } } } } } },
    { style: "cursor", next: { in: "body", path: ["_links", "next", "href"] }, isLink: true },
  ],
  [
    "only a Link header",
    { headers: { Link: { schema: text } } },
    { style: "cursor", next: { in: "link-header" }, isLink: true },
  ],
  ["a next that is not a link", { siblings: { next: { type: "integer" } } }, { style: "none" }],
  [
    "from, which is a time",
    {
      parameters: [
        query("from", { type: "number" }, { description: "A timestamp" }),
        query("limit"),
      ],
    },
    { style: "none", size: { at: at("limit") } },
  ],
  [
    "until, if the next value is a time",
    {
      parameters: ["since", "until"]
        .map((name) =>
          query(name, { type: "number" }, { description: `A timestamp, ${name} then` }),
        )
        .concat(query("limit")),
      siblings: {
        pagination: {
          properties: { next: { type: "number", description: "Timestamp of the next page" } },
        },
      },
    },
    {
      style: "cursor",
      cursor: at("until"),
      next: { in: "body", path: ["pagination", "next"] },
      size: { at: at("limit") },
    },
  ],
  [
    "after, a time that the response returns",
    {
      parameters: [query("after", text, { description: "A Unix timestamp" }), query("limit")],
      siblings: { cursors: { properties: { after: text } } },
    },
    {
      style: "cursor",
      cursor: at("after"),
      next: { in: "body", path: ["cursors", "after"] },
      size: { at: at("limit") },
    },
  ],
  [
    "a range of items in a header",
    { parameters: [range("Rows, for example `items=0-24`")] },
    { style: "offset", offset: rangeAt("items"), size: { at: rangeAt("items") } },
  ],
  [
    "a range without a unit",
    { parameters: [range("First and last row: 0-9"), header("Range-Unit")] },
    { style: "offset", offset: rangeAt(), size: { at: rangeAt() } },
  ],
  [
    "a range with the unit in its pattern",
    { parameters: [header("range", { type: "string", pattern: "^orders=\\d+-\\d+$" })] },
    { style: "offset", offset: rangeAt("orders"), size: { at: rangeAt("orders") } },
  ],
  ["a range of bytes", { parameters: [range("bytes=0-1023")] }, { style: "none" }],
  ["a range of keys", { parameters: [range("`id ]abc..; max=10`")] }, { style: "none" }],
  [
    "page numbers, although a range is described",
    { parameters: [query("page"), range("items=0-24")] },
    { style: "page", page: at("page"), first: 1 },
  ],
  [
    "after, which is a date",
    { parameters: [query("after", { type: "string", format: "date-time" }), query("limit")] },
    { style: "none", size: { at: at("limit") } },
  ],
])("paging by %s", async (_name, options, expected) => {
  expect((await listOf(options)).paging).toEqual(expected);
});
