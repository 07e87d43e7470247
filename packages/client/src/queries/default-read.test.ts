import { createSessionStore } from "#session/session-store.ts";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { FRESH_MS } from "#config/contract.ts";
import { createHttp } from "#http/http.ts";
import { defaultRead } from "./default-read.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { createQueryClient } from "./query-client.ts";

const session = createSessionStore();

const urls: string[] = [];
let body: string | null = '{"data":[1],"total":1}';

beforeEach(() => {
  urls.length = 0;
  body = '{"data":[1],"total":1}';
  vi.stubGlobal("fetch", (url: string) => {
    urls.push(url.replace(`${location.origin}/api`, ""));
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(body, { status: body === null ? 204 : 200, headers }));
  });
});

function read(queryKey: readonly unknown[], pageParam?: unknown): Promise<unknown> {
  return defaultRead({
    client: testClient(),
    queryKey,
    pageParam,
    signal: new AbortController().signal,
  });
}

test("[Q1] the result is the whole body", async () => {
  expect(await read(["/orders"])).toEqual({ data: [1], total: 1 });
  expect(urls).toEqual(["/orders"]);
});

test.each([
  [3, { page: 5 }, "/a?page=3"],
  [0, { page: 5 }, "/a?page=0"],
  [undefined, { page: 5 }, "/a?page=5"],
  [2, { q: "x" }, "/a?q=x&page=2"],
  [undefined, undefined, "/a"],
])("[Q1] page %s joins the options' params", async (page, params, want) => {
  await read(params === undefined ? ["/a"] : ["/a", { params }], page);
  expect(urls).toEqual([want]);
});

test("[H4] params are written by the contract's rule", async () => {
  await read([
    "/a",
    { params: { x: [1, "b,c"], n: null, u: undefined, e: [], z: 0, f: false, s: "" } },
  ]);
  expect(urls).toEqual(["/a?x=1,b%2Cc&z=0&f=false&s="]);
});

test("[Q1] an empty body is null", async () => {
  body = null;
  expect(await read(["/a"])).toBeNull();
});

test("[Q1] a path with a query is read by its key alone", async () => {
  await read(["/a/1?x=1"]);
  expect(urls).toEqual(["/a/1?x=1"]);
});

test("[Q2] [Q4] the defaults are the contract's", () => {
  const client = createQueryClient(createHttp(session));
  expect(client).toBeInstanceOf(QueryClient);
  const { queries, mutations } = client.getDefaultOptions();
  expect(queries?.staleTime).toBe(FRESH_MS);
  expect(FRESH_MS).toBe(180_000);
  expect(queries?.refetchOnWindowFocus).toBe(false);
  expect(mutations?.onError).toBeUndefined();
});
