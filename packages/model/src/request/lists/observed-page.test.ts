import { expect, test } from "vitest";
import { listOf, query } from "#testing/test-list.ts";
import type { Resource } from "#types/resource.ts";
import { readMoreFlag } from "./read-more-flag.ts";
import { findObservedNext } from "./observed-next.ts";
import { readPageCount } from "./page-count.ts";
import { suggestOtherPaging } from "./suggest-other-paging.ts";

test.each<readonly [object, boolean | undefined]>([
  [{ more: true }, true],
  [{ paging: { has_more_results: false } }, false],
  [{ truncated: true }, true],
  [{ meta: { pagination: { isLastPage: true } } }, false],
  [{ finished: false }, true],
  [{ more: "next" }, undefined],
  [{ archived: true }, undefined],
])("the flags of %j", (body, want) => {
  expect(readMoreFlag(body)).toBe(want);
});

test.each<readonly [object, Record<string, string>, object | undefined]>([
  [
    { items: [], next: { bookmark: "b2" } },
    {},
    { name: "bookmark", text: "b2", location: { in: "body", path: ["next", "bookmark"] } },
  ],
  [
    { items: [], resumeFrom: "x40" },
    {},
    { name: "resumeFrom", text: "x40", location: { in: "body", path: ["resumeFrom"] } },
  ],
  [
    [],
    { "x-next-token": "14" },
    { name: "next-token", text: "14", location: { in: "header", name: "x-next-token" } },
  ],
  [{ items: [], next: { title: "Chapter 2" } }, {}, undefined],
])("%j %j has the next token", (body, headers, want) => {
  expect(findObservedNext({ status: 200, headers, body }, ["items"]).value).toEqual(want);
});

test.each<readonly [object, string | undefined]>([
  [{ items: [], link: [{ relation: "next", url: "/patients?at=2" }] }, "/patients?at=2"],
  [{ items: [], items_links: [{ rel: "next", href: "/v2/items?marker=b" }] }, "/v2/items?marker=b"],
  [{ items: [], nextRecordsUrl: "/query?from=40" }, "/query?from=40"],
  [{ list: { items: [], more_items_url: "/latest?page=1" } }, "/latest?page=1"],
  [{ items: [], link: [{ relation: "self", url: "/patients?at=1" }] }, undefined],
  [{ items: [], more_info_url: "https://x.test/about?a=1" }, undefined],
])("%j has the next link", (body, want) => {
  const rows = "list" in body ? ["list", "items"] : ["items"];
  expect(findObservedNext({ status: 200, headers: {}, body }, rows).link).toBe(want);
});

test.each<readonly [unknown, Record<string, string>, number | undefined]>([
  [{ total_pages: 13 }, {}, 13],
  [{ meta: { lastPage: 4 } }, {}, 4],
  [[], { "x-page-count": "9" }, 9],
  [[], { "x-wp-totalpages": "3" }, 3],
  [{ count: 4 }, {}, undefined],
])("%j %j has the number of pages", (body, headers, want) => {
  expect(readPageCount({ headers, body }, ["items"])).toBe(want);
});

const rows = [{ id: 1 }, { id: 2 }];

async function suggest(body: object, headers: Record<string, string> = {}) {
  const list = await listOf({ parameters: [query("page"), query("per_page")] });
  const resource = { list, key: [{ field: ["id"], parameter: "id" }] } as unknown as Resource;
  const response = { status: 200, headers, body };
  return suggestOtherPaging(resource, undefined, response, rows).map((one) =>
    one.style === "cursor"
      ? [one.style, one.cursor?.parameter, one.next.in]
      : one.style === "offset"
        ? [one.style, one.offset.parameter]
        : [one.style, one.style === "page" && one.page.parameter],
  );
}

test("a token of the response is tried before numbers", async () => {
  const suggested = await suggest({ items: rows, cursors: { after: "c2" } });
  expect(suggested.slice(0, 2)).toEqual([
    ["cursor", "after", "body"],
    ["cursor", "cursor", "body"],
  ]);
  expect(suggested).toContainEqual(["offset", "skip"]);
});

test("the key of the last row is tried first if only a flag shows that more rows follow", async () => {
  expect((await suggest({ items: rows, has_more: true }))[0]).toEqual([
    "cursor",
    "starting_after",
    "last-row",
  ]);
});

test("a range of the response is tried as a header", async () => {
  expect((await suggest(rows, { "content-range": "items 0-1/9" }))[0]).toEqual(["offset", "Range"]);
});

test("the parameter that led to the first page again is not tried", async () => {
  expect(await suggest({ items: rows, page: 1 })).not.toContainEqual(["page", "page"]);
});
