import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { owner } from "#e2e/fixtures/built-in.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { root } from "#e2e/fixtures/service.ts";
import { expect, store, test, type Page } from "#e2e/fixtures/test.ts";
import { budgets } from "#e2e/fixtures/budgets.ts";

/** What a file of the build weighs on the wire. */
function weigh(path: string): number {
  const file = join(root, "packages/client/dist", path);
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return compressed?.size ?? brotliCompressSync(readFileSync(file)).length;
}

function countAssets(page: Page): () => number {
  const paths = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (["script", "stylesheet"].includes(request.resourceType())) paths.add(pathname);
  });
  return () => [...paths].reduce((sum, path) => sum + weigh(path), 0) / 1000;
}

const screens = [
  {
    name: "login",
    path: "/login",
    shows: (page: Page) => page.getByRole("button", { name: "Sign in", exact: true }),
  },
  { name: "list", path: "/orders", shows: (page: Page) => bodyRows(page).first() },
  {
    name: "record",
    path: "/orders/1",
    shows: (page: Page) => page.getByRole("main").getByRole("heading").first(),
  },
] as const;

for (const { name, path, shows } of screens) {
  test(`the ${name} screen needs at most ${budgets[name]} KB of script and style`, async ({
    page,
    builtIn,
  }) => {
    if (name !== "login") await store(page, builtIn.origin, await builtIn.signIn(owner));
    const kilobytes = countAssets(page);
    await page.goto(`${builtIn.origin}${path}`);
    await expect(shows(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    test.info().annotations.push({ type: "KB", description: kilobytes().toFixed(1) });
    process.stderr.write(`${name}: ${kilobytes().toFixed(1)} KB of ${budgets[name]}\n`);
    expect(kilobytes()).toBeLessThanOrEqual(budgets[name]);
  });
}
