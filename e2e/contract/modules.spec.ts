import type { Modules } from "#e2e/modules/main.ts";
import { openModules } from "#e2e/fixtures/modules.ts";
import { expect, test } from "#e2e/fixtures/test.ts";
import { startUpstream, type Upstream } from "#e2e/fixtures/upstream.ts";

declare global {
  interface Window {
    readonly modules: Modules;
  }
}

let upstream: Upstream;

test.beforeEach(async ({ page }) => {
  upstream = await startUpstream();
  upstream.on("GET /api/*", { json: { data: [1], more: { stored: "whole" } } });
  await openModules(page, upstream);
  upstream.requests.length = 0;
});

test.afterEach(async () => {
  await upstream.close();
});

test("[T1] the interface's state is exactly sidebarShow and theme, and set merges", async ({
  page,
}) => {
  const states = await page.evaluate(() => {
    const { store, set } = window.modules.createUiState();
    const first = store.get();
    set({ sidebarShow: false });
    const second = store.get();
    set({ theme: "light" });
    return [first, second, store.get()];
  });
  expect(states).toEqual([
    { sidebarShow: true, theme: "dark" },
    { sidebarShow: false, theme: "dark" },
    { sidebarShow: false, theme: "light" },
  ]);
});

test("[Q1] a read by key alone is a GET of its path, its result the whole body", async ({
  page,
}) => {
  const result = await page.evaluate(() =>
    window.modules.createQueryClient().fetchQuery({ queryKey: ["/things"] }),
  );
  expect(result).toEqual({ data: [1], more: { stored: "whole" } });
  expect(upstream.requests.map(({ method, path, query }) => `${method} ${path}?${query}`)).toEqual([
    "GET /api/things?",
  ]);
});

test("[Q1] the second element of the key is the request's options", async ({ page }) => {
  await page.evaluate(() =>
    window.modules.createQueryClient().fetchQuery({
      queryKey: ["/things", { params: { q: "a b", page: 5 }, headers: { "x-extra": "1" } }],
    }),
  );
  const [request] = upstream.requests;
  expect(request?.headers["x-extra"]).toBe("1");
  expect(request?.query).toBe("q=a%20b&page=5");
});

/** Page parameters over the options' own `page=5`, and the query that is sent. */
const pages = [
  { input: 3, want: "page=3" },
  { input: 0, want: "page=0" },
  { input: undefined, want: "page=5" },
];

for (const { input, want } of pages) {
  test(`[Q1] the page parameter ${input} over params.page 5 sends ${want}`, async ({ page }) => {
    await page.evaluate(
      (initialPageParam) =>
        window.modules.createQueryClient().fetchInfiniteQuery({
          queryKey: ["/things", { params: { page: 5 } }],
          initialPageParam,
        }),
      input,
    );
    expect(upstream.requests[0]?.query).toBe(want);
  });
}

test("[Q1] an empty body is a result, not a failure", async ({ page }) => {
  upstream.on("GET /api/empty", { status: 204 });
  const result = await page.evaluate(() =>
    window.modules.createQueryClient().fetchQuery({ queryKey: ["/empty"] }),
  );
  expect(result ?? null).toBeNull();
});

test("[H4] arrays are joined by commas; missing values are left out, empty ones stay", async ({
  page,
}) => {
  await page.evaluate(() =>
    window.modules.createQueryClient().fetchQuery({
      queryKey: [
        "/things",
        {
          params: {
            list: ["a", "b,c", "d e"],
            none: [],
            missing: undefined,
            nothing: null,
            zero: 0,
            no: false,
            empty: "",
            sign: "&=+é",
          },
        },
      ],
    }),
  );
  expect(upstream.requests[0]?.query).toBe(
    "list=a,b%2Cc,d%20e&zero=0&no=false&empty=&sign=%26%3D%2B%C3%A9",
  );
});

test("[H1] an absolute address below the API's base becomes a path, any other is refused", async ({
  page,
}) => {
  const paths = await page.evaluate(() => {
    const { origin } = location;
    return [
      `${origin}/api/books?cursor=2`,
      `${origin}/api/../admin`,
      `${origin}/apiary/books`,
      `${origin}/elsewhere`,
      "https://evil.example/api/books",
      "//evil.example/api/books",
      "javascript:alert(1)",
    ].map((address) => window.modules.toApiPath(address) ?? "refused");
  });
  expect(paths).toEqual(["/books?cursor=2", ...Array.from({ length: 6 }, () => "refused")]);
});

for (const path of [
  "https://evil.example/x",
  "//evil.example/x",
  "/../outside",
  "/..%2foutside/../..",
]) {
  test(`[H1] a read of ${path} never leaves the API's base`, async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page
      .evaluate(
        (address) =>
          window.modules.createQueryClient().fetchQuery({ queryKey: [address], retry: false }),
        path,
      )
      .catch(() => {});
    for (const url of requests) expect(url).toMatch(new RegExp(`^${upstream.origin}/api/`));
  });
}

test("[Q4] a failed mutation does nothing by itself", async ({ page }) => {
  const before = await page.content();
  const outcome = await page.evaluate(async () => {
    const client = window.modules.createQueryClient();
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(new Error("It failed")) });
    return mutation.execute(undefined).catch((error: unknown) => (error as Error).message);
  });
  expect(outcome).toBe("It failed");
  expect(await page.content()).toBe(before);
});
