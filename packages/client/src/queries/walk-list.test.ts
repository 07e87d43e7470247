import type { ListShape, ModelChunk, Operation, Resource } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { testClient } from "#queries/testing/test-client.ts";
import { forgetLearnedFacts, learnedFacts } from "./model/learned-facts.ts";
import { walkList } from "./walk-list.ts";

type Reply = readonly [status: number, body: unknown, headers?: Readonly<Record<string, string>>];

let reply: (query: URLSearchParams) => Reply = () => [200, []];
const requested: string[] = [];

const client = testClient();

beforeEach(() => {
  forgetLearnedFacts();
  requested.length = 0;
  vi.stubGlobal("fetch", (url: string) => {
    const { search, searchParams } = new URL(url);
    requested.push(search);
    const [status, body, headers] = reply(searchParams);
    const type = { "content-type": "application/json", ...headers };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers: type }));
  });
});

const names = ["page", "offset", "size", "cursor", "sort"];

const operation: Operation = {
  id: "list",
  method: "get",
  path: "/things",
  label: "List",
  role: "list",
  scope: "collection",
  resource: "things",
  parameters: names.map((name) => ({
    name,
    in: "query",
    isRequired: false,
    style: "form",
    explode: true,
    field: { kind: "text", name, label: name, isRequired: false },
  })),
  response: { status: "200", shape: "rows", path: [] },
  needsSignIn: true,
  evidence: [],
};

const chunk: ModelChunk = { operations: [operation], referrers: [] };

function thingsOf(list: Partial<ListShape>, hasKey = true): Resource {
  return {
    name: "things",
    labels: { one: "Thing", many: "Things" },
    parents: [],
    key: hasKey ? [{ field: ["id"], parameter: "id" }] : [],
    fields: [],
    list: {
      operation: "list",
      rows: [],
      paging: { style: "none" },
      filters: [],
      evidence: [],
      ...list,
    },
    operations: { list: "list" },
    actions: [],
    evidence: [],
  };
}

const state = { page: 7, size: 25, sort: [], search: "", filters: {} };

async function walkIds(resource: Resource, expected?: number): Promise<readonly number[]> {
  const ids: number[] = [];
  const walk = { chunk, resource, parents: {}, state, expected };
  for await (const { rows } of walkList(client, walk, new AbortController().signal)) {
    ids.push(...rows.map((row) => (row as { readonly id: number }).id));
  }
  return ids;
}

const things = (from: number, to: number): readonly { readonly id: number }[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => ({ id: from + index }));

const count = (to: number): readonly number[] => things(0, to).map(({ id }) => id);

const size = { at: { parameter: "size" } };
const pages: ListShape["paging"] = { style: "page", page: { parameter: "page" }, size, first: 1 };
const offsets: ListShape["paging"] = { style: "offset", offset: { parameter: "offset" }, size };

const sort: ListShape["sort"] = {
  form: "sign",
  at: { parameter: "sort" },
  words: { ascending: "asc", descending: "desc" },
  isMultiple: true,
  evidence: { rule: "test", reason: { code: "seen" } as const, confidence: 1 } as never,
};

test.each<readonly [string, number, number | undefined, readonly string[]]>([
  ["one page with all rows keeps the order of the API", 150, 150, ["?page=1&size=200"]],
  [
    "several pages are ordered by key",
    350,
    350,
    ["?page=1&size=200&sort=id", "?page=2&size=200&sort=id"],
  ],
  [
    "a list that is longer than expected is ordered by key",
    350,
    150,
    ["?page=1&size=200", "?page=1&size=200&sort=id", "?page=2&size=200&sort=id"],
  ],
  ["a list of unknown length is ordered by key", 150, undefined, ["?page=1&size=200&sort=id"]],
])("%s", async (_, length, expected, want) => {
  reply = (query) => {
    const page = Number(query.get("page"));
    const rows = things((page - 1) * 200, Math.min(page * 200, length));
    return [200, rows, { "x-total-count": String(length) }];
  };
  const paging = { ...pages, size: { ...size, maximum: 200 } };
  const ids = await walkIds(thingsOf({ paging, sort }), expected);
  expect(ids).toEqual(count(length));
  expect(requested).toEqual(want);
});

test("a list is read from the first page in the largest pages, ordered by key", async () => {
  reply = (query) => {
    const page = Number(query.get("page"));
    return [200, things((page - 1) * 200, Math.min(page * 200, 450)), { "x-total-count": "450" }];
  };
  const paging = { ...pages, size: { ...size, maximum: 200 } };
  expect(await walkIds(thingsOf({ paging, sort }))).toEqual(count(450));
  expect(requested).toEqual([1, 2, 3].map((page) => `?page=${page}&size=200&sort=id`));
});

test.each<readonly [string, number, string]>([
  ["a refused sort by key", 422, "order_by: id is not a valid ordering field."],
  ["a sort by key that breaks the query", 400, "Unknown column id"],
  ["a refused sort by key without a reason", 400, "Bad Request"],
])("%s is left out, and the pages stay complete", async (_, status, message) => {
  reply = (query) => {
    if (query.has("sort")) return [status, { message }];
    const page = Number(query.get("page"));
    return [200, things((page - 1) * 200, Math.min(page * 200, 450)), { "x-total-count": "450" }];
  };
  const paging = { ...pages, size: { ...size, maximum: 200 } };
  expect(await walkIds(thingsOf({ paging, sort }))).toEqual(count(450));
  expect(requested).toEqual([
    "?page=1&size=200&sort=id",
    ...[1, 2, 3].map((page) => `?page=${page}&size=200`),
  ]);
  expect(learnedFacts().get("things")?.ignoredSort).toEqual(["id"]);
});

test("a refused page size does not lose the sort by key", async () => {
  reply = (query) =>
    query.get("size") === "1000"
      ? [400, { message: "Bad Request" }]
      : [200, things(0, 40), { "x-total-count": "40" }];
  expect(await walkIds(thingsOf({ paging: pages, sort }))).toEqual(count(40));
  expect(requested.at(-1)).toBe("?page=1&size=100&sort=id");
});

test("an API with smaller pages than requested and without a total loses no row", async () => {
  reply = (query) => {
    const from = Number(query.get("offset"));
    return [200, things(from, Math.min(from + 50, 120))];
  };
  expect(await walkIds(thingsOf({ paging: offsets }))).toEqual(count(120));
});

test("a page that is refused as too large is requested with a smaller size", async () => {
  reply = (query) => {
    const [page, limit] = [Number(query.get("page")), Number(query.get("size"))];
    return limit > 100
      ? [422, { message: "size is at most 100" }]
      : [200, things((page - 1) * limit, Math.min(page * limit, 130))];
  };
  expect(await walkIds(thingsOf({ paging: pages }))).toEqual(count(130));
});

test("a page size is the largest one that a refusal names", async () => {
  reply = (query) => {
    const [page, limit] = [Number(query.get("page")), Number(query.get("size"))];
    return limit > 60
      ? [500, { message: `size=${limit} is not allowed. The maximum is 60.` }]
      : [200, things((page - 1) * limit, Math.min(page * limit, 130))];
  };
  expect(await walkIds(thingsOf({ paging: pages }))).toEqual(count(130));
  expect(requested.map((search) => new URLSearchParams(search).get("size"))).toEqual([
    "1000",
    "60",
    "60",
    "60",
  ]);
});

test.each([
  ["a refusal that names it", 60, { message: "size: at most 60" }],
  ["the first shorter page that works", 25, { message: "Too many rows" }],
])("the largest page is learned from %s", async (_evidence, most, refusal) => {
  forgetLearnedFacts();
  reply = (query) => {
    const [page, limit] = [Number(query.get("page")), Number(query.get("size"))];
    return limit > most
      ? [400, refusal]
      : [200, things((page - 1) * limit, Math.min(page * limit, 130))];
  };
  expect(await walkIds(thingsOf({ paging: pages }))).toEqual(count(130));
  expect(learnedFacts().get("things")?.largestPage).toBe(most);
});

test("the largest page is learned from a first page that was cut", async () => {
  forgetLearnedFacts();
  reply = (query) => {
    const from = Number(query.get("offset"));
    return [200, things(from, Math.min(from + 50, 120)), { "x-total-count": "120" }];
  };
  const paged = thingsOf({ paging: offsets, total: { in: "header", name: "x-total-count" } });
  expect(await walkIds(paged)).toEqual(count(120));
  expect(learnedFacts().get("things")?.largestPage).toBe(50);
});

test("a refused page after the last one is the end", async () => {
  reply = (query) => (query.get("page") === "1" ? [200, things(0, 40)] : [404, {}]);
  expect(await walkIds(thingsOf({ paging: pages }))).toEqual(count(40));
});

test("an API that returns the first page forever gets two requests", async () => {
  reply = () => [200, things(0, 40)];
  for (const hasKey of [true, false]) {
    requested.length = 0;
    expect(await walkIds(thingsOf({ paging: pages }, hasKey))).toEqual(count(40));
    expect(requested).toHaveLength(2);
  }
});

test("a row that moves to the next page between two reads is read once", async () => {
  reply = (query) => {
    const [page, limit] = [Number(query.get("page")), 1000];
    return page === 1 ? [200, things(0, limit)] : [200, things(limit - 1, limit + 5)];
  };
  expect(await walkIds(thingsOf({ paging: pages }))).toEqual(count(1005));
});

test("cursors are followed to the last page", async () => {
  reply = (query) => {
    const from = Number(query.get("cursor") ?? 0);
    return [200, { data: things(from, from + 2), next: from < 6 ? String(from + 2) : null }];
  };
  const paging: ListShape["paging"] = {
    style: "cursor",
    cursor: { parameter: "cursor" },
    next: { in: "body", path: ["next"] },
  };
  expect(await walkIds(thingsOf({ paging, rows: ["data"] }))).toEqual(count(8));
});

test("cursors that lead back to an earlier page end the list", async () => {
  reply = (query) => {
    const from = Number(query.get("cursor") ?? 0);
    return [200, { data: things(from, from + 2), next: String((from + 2) % 6) }];
  };
  const paging: ListShape["paging"] = {
    style: "cursor",
    cursor: { parameter: "cursor" },
    next: { in: "body", path: ["next"] },
  };
  const walk = { chunk, resource: thingsOf({ paging, rows: ["data"] }, false), parents: {}, state };
  let ids: readonly unknown[] = [];
  let isOpen = false;
  for await (const { rows, mayBeMore } of walkList(client, walk, new AbortController().signal)) {
    ids = [...ids, ...rows];
    isOpen ||= mayBeMore === true;
  }
  expect(ids.slice(0, 6)).toEqual(things(0, 6));
  expect(requested.length).toBeLessThan(6);
  expect(isOpen).toBe(true);
});

test.each([
  ["a link", { link: '</things?offset=40>; rel="next"' }, {}],
  ["a number", {}, { nextOffset: 40 }],
])("an offset of %s in the response ends with the last one", async (_, headers, member) => {
  reply = (query) => {
    const from = Number(query.get("offset") ?? 0);
    const data = things(from, Math.min(from + 40, 80));
    return from === 0 ? [200, { data, ...member }, headers] : [200, { data }];
  };
  const paging: ListShape["paging"] = {
    style: "cursor",
    cursor: { parameter: "offset" },
    next: { in: "row-count" },
  };
  expect(await walkIds(thingsOf({ paging, rows: ["data"] }, false))).toEqual(count(80));
  expect(requested.length).toBeLessThan(4);
});

test("an error on a later page is not the end", async () => {
  reply = (query) =>
    query.get("page") === "1" ? [200, things(0, 1000)] : [500, { message: "broken" }];
  await expect(walkIds(thingsOf({ paging: pages }))).rejects.toThrow("broken");
});

test("Retry-After delays the next request", async () => {
  let refusals = 1;
  reply = () =>
    refusals-- > 0 ? [429, { message: "slowly" }, { "retry-after": "0" }] : [200, things(0, 3)];
  expect(await walkIds(thingsOf({}))).toEqual(count(3));
  expect(requested).toHaveLength(2);
});
