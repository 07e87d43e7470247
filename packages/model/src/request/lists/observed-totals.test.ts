import { expect, test } from "vitest";
import { listOf, query, text } from "#testing/test-list.ts";
import type { ListOptions } from "#testing/test-list.ts";
import type { Resource } from "#types/resource.ts";
import { readListPage } from "./read-list-page.ts";
import { isCertainPage } from "./read-rows.ts";
import { readObservedPage } from "./read-observed-page.ts";

const integer = { type: "integer" };
const rows = Array.from({ length: 25 }, (_, id) => ({ id }));
const pages = [query("page"), query("limit")];

/** Total and further pages of the first page of a list. */
async function firstPage(options: ListOptions, body: object, headers = {}) {
  const list = await listOf(options);
  const resource = { list, collectionPath: "/orders", key: [], fields: [] } as unknown as Resource;
  const state = { page: 1, sort: [], search: "", filters: {} };
  const { total, hasNext } = readObservedPage(
    { operations: [] },
    resource,
    { status: 200, headers, body },
    state,
  );
  return [total, hasNext];
}

test.each<readonly [ListOptions, object, readonly unknown[]]>([
  [{ parameters: pages, siblings: { count: integer } }, { count: 25 }, [undefined, undefined]],
  [
    { parameters: [query("offset"), query("limit")], siblings: { size: integer, count: integer } },
    { size: 25, count: 25 },
    [undefined, undefined],
  ],
  [
    { parameters: pages, siblings: { meta: { properties: { resultCount: integer } } } },
    { meta: { resultCount: 25 } },
    [undefined, undefined],
  ],
  [
    { parameters: pages, siblings: { count: integer, has_more: { type: "boolean" } } },
    { count: 25, has_more: true },
    [undefined, true],
  ],
  [{ parameters: pages, siblings: { count: integer } }, { count: 90 }, [90, true]],
  [
    { parameters: pages, siblings: { count: integer, next: text } },
    { count: 25, next: null },
    [25, false],
  ],
  [{ parameters: pages, siblings: { total: integer } }, { total: 25 }, [25, false]],
])("%j: the total and the next page of %j are %j", async (options, members, want) => {
  expect(await firstPage(options, { data: rows, ...members })).toEqual(want);
});

test("a count of the rows next to a token in a header is not a total", async () => {
  const options = { parameters: [query("$top")], siblings: { count: integer } };
  const headers = { "x-ms-continuationtoken": "b2" };
  expect((await firstPage(options, { data: rows, count: 25 }, headers))[0]).toBeUndefined();
});

test.each<readonly [object, number | undefined]>([
  [{ result_info: { count: 25, total_count: 90 } }, 90],
  [{ meta: { pagination: { total: 90 } } }, 90],
  [{ listMeta: { totalItems: 90 } }, 90],
  [{ pageInfo: { totalResults: "90" } }, 90],
  [{ total: { value: 90, relation: "eq" } }, 90],
  [{ totals: { total: 90 } }, undefined],
])("%j has an undescribed total", async (members, want) => {
  const [total] = await firstPage({ siblings: {} }, { data: rows, ...members });
  expect(total).toBe(want);
});

test.each<readonly [Readonly<Record<string, string>>, number | undefined]>([
  [{ "x-total-count": "35" }, 35],
  [{ "x-wp-total": "35", "x-wp-totalpages": "4" }, 35],
  [{ "x-pagination": '{"CurrentPage":1,"TotalPages":4,"TotalCount":35}' }, 35],
  [{ "pagination-total": "35" }, 35],
  [{ "x-total-pages": "40" }, undefined],
  [{ "x-page-info": "total 35" }, undefined],
])("the headers %j have the total %j", async (headers, want) => {
  const [total] = await firstPage({ parameters: pages }, rows, headers);
  expect(total).toBe(want);
});

test("a page whose count may be the number of its rows is uncertain", async () => {
  const state = { page: 1, sort: [], search: "", filters: {} };
  for (const [name, isCertain] of [
    ["count", false],
    ["total", true],
  ] as const) {
    const list = await listOf({ parameters: pages, siblings: { [name]: integer } });
    const resource = {
      list,
      collectionPath: "/orders",
      key: [],
      fields: [],
    } as unknown as Resource;
    const response = { status: 200, headers: {}, body: { data: rows, [name]: 25 } };
    const page = readListPage(resource, response, state);
    expect(isCertainPage(list, response, state, page)).toBe(isCertain);
  }
});
