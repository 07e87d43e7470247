import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { upstreamWithBase } from "./upstream-base.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Origin of a server with these statuses by path; others are 404. */
async function serve(statuses: Readonly<Record<string, number>>): Promise<string> {
  const server = createServer(({ url = "" }, response) => {
    response.writeHead(new Map(Object.entries(statuses)).get(url) ?? 404).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
}

test.each([
  ["lists below the base path", { "/v1/books": 200 }, ["https://api.example/v1"], "/v1"],
  [
    "closed lists below the base path",
    { "/api/v2/books": 401 },
    ["https://a.example/api/v2/"],
    "/api/v2",
  ],
  [
    "lists below the second server",
    { "/b/books": 200 },
    ["https://a.example/a", "https://a.example/b"],
    "/b",
  ],
  [
    "lists at the configured address",
    { "/books": 200, "/v1/books": 200 },
    ["https://a.example/v1"],
    "",
  ],
  [
    "an API that refuses all requests",
    { "/books": 401, "/v1/books": 401 },
    ["https://a.example/v1"],
    "",
  ],
  ["an API without these lists", {}, ["https://a.example/v1"], ""],
  ["an API that fails below the base path", { "/v1/books": 502 }, ["https://a.example/v1"], ""],
  ["a server without a base path", {}, ["https://a.example", "not an address"], ""],
  [
    "no server, and lists below /api that fail without a credential",
    { "/api/books": 500 },
    [],
    "/api",
  ],
  ["a server without a base path, and lists below /v1", { "/v1/books": 401 }, ["/"], "/v1"],
  ["an empty server, and lists below /api/v1", { "/api/v1/authors?page=1": 403 }, [""], "/api/v1"],
  ["another base path than the described one", { "/api/books": 200 }, ["https://a.example/v1"], ""],
] as const)("%s", async (_, statuses, servers, base) => {
  const upstream = await serve(statuses as Readonly<Record<string, number>>);
  const lists = ["/books", "/authors?page=1"];
  expect(await upstreamWithBase({ upstream, servers, lists })).toBe(`${upstream}${base}`);
});

test.each([
  ["/shop/openapi.json", "/shop/books", "/shop"],
  ["/shop/v3/api-docs", "/shop/books", "/shop"],
  ["/shop/v3/api-docs", "/shop/v3/books", "/shop/v3"],
  ["/openapi.json", "/books/books", ""],
])("the description at %s leads to %s", async (path, list, base) => {
  const upstream = await serve({ [list]: 401 });
  const description = `${upstream}${path}`;
  const lists = ["/books"];
  expect(await upstreamWithBase({ upstream, servers: ["/"], lists, description })).toBe(
    `${upstream}${base}`,
  );
});

test("another program at the address, which knows one of the paths, does not hide the base path", async () => {
  const upstream = await serve({
    "/files": 401,
    "/api/files": 403,
    "/api/books": 200,
    "/api/tags": 500,
  });
  const lists = ["/files", "/books", "/tags"];
  expect(await upstreamWithBase({ upstream, servers: [], lists })).toBe(`${upstream}/api`);
});

test("a configured path remains before the base path, and is not repeated", async () => {
  const origin = await serve({ "/proxy/v1/books": 200 });
  const other = { servers: ["https://a.example/v1"], lists: ["/books"] };
  expect(await upstreamWithBase({ ...other, upstream: `${origin}/proxy/` })).toBe(
    `${origin}/proxy/v1`,
  );
  expect(await upstreamWithBase({ ...other, upstream: `${origin}/v1` })).toBe(`${origin}/v1`);
});

test("an address that does not respond, and a description without lists, keep the configured address", async () => {
  const servers = ["https://a.example/v1"];
  for (const lists of [["/books"], []])
    expect(await upstreamWithBase({ upstream: "http://127.0.0.1:9", servers, lists })).toBe(
      "http://127.0.0.1:9",
    );
});
