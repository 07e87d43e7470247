import { expect, test } from "vitest";
import type { ListShape } from "#types/list-shape.ts";
import { parseJson } from "#json/parse-json.ts";
import { readLinkHeader, readLinkPath, readLinkQuery } from "./read-link.ts";
import { MissingRowsError } from "./missing-rows-error.ts";
import { readListPage } from "./read-list-page.ts";
import { isCertainPage } from "./read-rows.ts";
import { readObservedPage } from "./read-observed-page.ts";
import { sampleModel, sampleResponse, sampleList, sampleState } from "#testing/sample-orders.ts";

const size = { at: { parameter: "size" } };
const page = { style: "page", page: { parameter: "page" }, size, first: 1 } as const;
const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

function read(
  list: Partial<ListShape>,
  body: unknown,
  headers: Record<string, string> = {},
  number = 1,
) {
  return readObservedPage(
    sampleModel(),
    sampleList(list),
    sampleResponse(body, headers),
    sampleState({ page: number }),
  );
}

test.each([
  [["data"], { data: [1, 2] }, [1, 2]],
  [["data", "items"], { data: { items: [1] } }, [1]],
  [["data"], [1, 2], [1, 2]],
  [[], { orders: [3], count: 1 }, [3]],
])("rows at %j of %j are %j", (rows, body, want) => {
  expect(read({ rows }, body).rows).toEqual(want);
});

test.each([
  [[], { a: [1], b: [2] }],
  [["data"], "<html>"],
  [["data"], undefined],
  [["__proto__"], {}],
  [["length"], "text"],
])("there are no rows at %j of %j", (rows, body) => {
  expect(() => read({ rows }, body)).toThrow(MissingRowsError);
});

const bodyTotal = { in: "body", path: ["meta", "total"] } as const;

test.each([
  ["body", bodyTotal, { meta: { total: 60 } }, {}, 60],
  ["body, as text", bodyTotal, { meta: { total: "60" } }, {}, 60],
  ["body, not a number", bodyTotal, { meta: { total: {} } }, {}, undefined],
  ["body, negative", bodyTotal, { meta: { total: -1 } }, {}, undefined],
  [
    "header that is declared",
    { in: "header", name: "X-Count" } as const,
    {},
    { "x-count": "60" },
    60,
  ],
  ["undeclared header", undefined, {}, { "x-total-count": "60" }, 60],
  ["range", undefined, {}, { "content-range": "orders 0-24/60" }, 60],
  ["unknown range", undefined, {}, { "content-range": "orders 0-24/*" }, undefined],
  ["the page's own length", bodyTotal, { meta: { total: 10 } }, {}, undefined],
  [
    "the page length next to a true total",
    bodyTotal,
    { meta: { total: 10 } },
    { "x-total": "60" },
    60,
  ],
])("total: %s", (_, total, body, headers, want) => {
  const list = { paging: page, rows: ["data"], ...(total && { total }) };
  expect(read(list, { data: rowsOf(25), ...body }, headers).total).toBe(want);
});

test("an exact number is read as a total", () => {
  const list = { paging: page, rows: ["data"], total: { in: "body", path: ["n"] } as const };
  expect(read(list, parseJson('{"data":[],"n":12.0}')).total).toBe(12);
});

test.each([
  ["a full page has no evidence", 25, {}, {}, undefined],
  ["a short page is the last", 24, {}, {}, false],
  ["an empty page is the last", 0, {}, {}, false],
  ["a flag that more follow", 25, { has_more: true }, {}, true],
  ["a flag that this is the last", 25, { last: true }, {}, false],
  ["a nested flag", 25, { pageInfo: { hasNextPage: true } }, {}, true],
  ["a Link header with next", 25, {}, { link: '</orders?page=2>; rel="next"' }, true],
  ["a Link header without next", 25, {}, { link: '</orders?page=1>; rel="prev"' }, false],
  ["a total", 25, {}, { "x-total-count": "26" }, true],
  ["a total that is reached", 25, {}, { "x-total-count": "25" }, false],
])("next page: %s", (_, count, extra, headers, want) => {
  expect(
    read({ paging: page, rows: ["data"] }, { data: rowsOf(count), ...extra }, headers).hasNext,
  ).toBe(want);
});

test("a page with the default size of the API may not be the last", () => {
  const own = { ...page, size: { ...size, default: 10 } };
  expect(read({ paging: own }, rowsOf(10)).hasNext).toBeUndefined();
  expect(read({ paging: own }, rowsOf(9)).hasNext).toBe(false);
});

test("the total shows the last page", () => {
  expect(read({ paging: page }, rowsOf(10), { "x-total-count": "60" }, 3).hasNext).toBe(false);
  expect(read({ paging: page }, rowsOf(25), { "x-total-count": "60" }, 2).hasNext).toBe(true);
});

test.each([
  ["https://api.test/v1/orders?cursor=x", "cursor=x"],
  ["https://evil.test/orders?cursor=x", "cursor=x"],
  ["//evil.test/api/orders/?cursor=x#y", "cursor=x"],
  ["/orders?cursor=x", "cursor=x"],
  ["orders?cursor=x", "cursor=x"],
  ["?cursor=x", "cursor=x"],
  ["https://api.test/v1/accounts?cursor=x", undefined],
  ["https://api.test/v1/orders/7?cursor=x", undefined],
  ["https://api.test/v1/reorders?cursor=x", undefined],
  ["https://api.test/v1/orders", undefined],
  ["javascript:alert(1)?x", undefined],
  ["", undefined],
])("the next link %s has the query %s", (link, want) => {
  expect(readLinkQuery(link, "/orders")).toBe(want);
});

test.each([
  ["https://api.test/v1/orders/page/2", "/page/2"],
  ["/other/base/orders/page/2/?size=5", "/page/2?size=5"],
  ["https://evil.test/orders/after/b7=", "/after/b7="],
  ["/orders/2", "/2"],
  ["https://api.test/v1/orders", undefined],
  ["https://api.test/v1/accounts/page/2", undefined],
  ["/orders/../admin/2", undefined],
  ["/orders/%2e%2e/admin", undefined],
  ["/orders/page 2", undefined],
  ["javascript:/orders/2", undefined],
])("the next link %s has the path %s below the list", (link, want) => {
  expect(readLinkPath(link, "/orders")).toBe(want);
});

test("a link below a parent matches any parent key", () => {
  expect(readLinkQuery("https://x.test/v1/shops/7/orders?a=1", "/shops/{shop}/orders")).toBe("a=1");
  expect(readLinkQuery("https://x.test/v1/orders?a=1", "/shops/{shop}/orders")).toBeUndefined();
});

test.each([
  [
    '<https://x.test/a?b=1,2>; rel="next", <https://x.test/z>; rel="last"',
    "https://x.test/a?b=1,2",
  ],
  ['<https://x.test/z>; rel=prev, <https://x.test/a>; title="a, b"; rel=next', "https://x.test/a"],
  ['<https://x.test/a>; rel="last next"', "https://x.test/a"],
  ["<https://x.test/a>", undefined],
  ["nonsense <", undefined],
  [undefined, undefined],
])("Link %s", (header, want) => {
  expect(readLinkHeader(header, "next")).toBe(want);
});

test("a malicious Link header is read fast", () => {
  const start = performance.now();
  readLinkHeader(`<a>${"; x ".repeat(5_000)}${" ".repeat(20_000)}<`, "next");
  readLinkHeader("<".repeat(20_000), "next");
  expect(performance.now() - start).toBeLessThan(500);
});

test("a cursor that is a URL gives its cursor parameter", () => {
  const paging = {
    style: "cursor",
    cursor: { parameter: "after" },
    next: { in: "body", path: ["next"] },
  } as const;
  const next = (value: unknown) =>
    read({ paging, rows: ["data"] }, { data: rowsOf(2), next: value }).next;
  expect(next("https://x.test/orders?after=a%2Bb&limit=2")).toBe("a+b");
  expect(next("https://x.test/other?after=a")).toBeUndefined();
  expect(next({ href: "/orders?after=c" })).toBe("c");
  expect(next("/base64+/==")).toBe("/base64+/==");
  expect(next(true)).toBeUndefined();
  expect(next("")).toBeUndefined();
  expect(next(12)).toBe("12");
});

const described = { rows: ["data"], paging: page, total: bodyTotal };
const facts = { data: rowsOf(25), meta: 0, total: 60 };

test.each([
  ["rows and a total", described, facts, {}, true],
  ["rows without a total", { ...described, total: undefined }, facts, {}, false],
  ["rows without paging", { ...described, paging: { style: "none" } as const }, facts, {}, false],
  ["a Link header to the next number", described, facts, { link: "<?page=2>; rel=next" }, true],
  ["a Link header to another page", described, facts, { link: "<?after=x>; rel=next" }, false],
  ["a token", described, { ...facts, next_cursor: "x" }, {}, false],
  ["an object of links", described, { ...facts, _links: {} }, {}, false],
  ["the number of the next page", described, { ...facts, nextPage: 2 }, {}, false],
  ["a page that is shorter than requested", described, { ...facts, data: rowsOf(20) }, {}, false],
])("a page with %s is certain: %#", (_, shape, body, headers, want) => {
  const total = { in: "body", path: ["total"] } as const;
  const { total: has, ...others } = shape;
  const resource = sampleList({ ...others, ...(has && { total }) });
  const response = sampleResponse(body, headers);
  const state = sampleState();
  const list = resource.list;
  const read = readListPage(resource, response, state);
  expect(list && isCertainPage(list, response, state, read)).toBe(want);
});
