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

/** What was asked for so far: its weight in KB, and each file's for whoever must find the excess. */
function watchAssets(page: Page): () => { readonly total: number; readonly files: string[] } {
  const paths = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (["script", "stylesheet"].includes(request.resourceType())) paths.add(pathname);
  });
  return () => {
    const files = [...paths].map((path) => ({ path, size: weigh(path) / 1000 }));
    return {
      total: files.reduce((sum, { size }) => sum + size, 0),
      files: files.map(({ path, size }) => `${size.toFixed(1)} ${path}`).toSorted(),
    };
  };
}

/** Whoever reads the core first and then what the address needs of the rest waits here for ever. */
async function withholdCore(page: Page): Promise<void> {
  const part = page.waitForRequest(/\/-\/model\/part\.json\?name=resource%3Aorders/);
  await page.route(/\/-\/model\/core\.json/, async (route) => {
    await part;
    await route.continue();
  });
}

/** What `build/early-chunks.ts` wrote into the page for a screen. */
async function readEarly(page: Page, screen: string): Promise<readonly string[]> {
  const text = await page.locator("script[data-early]").getAttribute("data-early");
  const named = JSON.parse(text ?? "{}") as Readonly<Record<string, readonly string[]>>;
  return [...(named["main"] ?? []), ...(named[screen] ?? [])];
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
  {
    name: "form",
    path: "/orders/1/edit",
    shows: (page: Page) => page.getByRole("button", { name: "Save", exact: true }),
  },
] as const;

for (const { name, path, shows } of screens) {
  test(`the ${name} screen needs at most ${budgets[name]} KB of script and style`, async ({
    page,
    builtIn,
  }) => {
    if (name !== "login") await store(page, builtIn.origin, await builtIn.signIn(owner));
    const assets = watchAssets(page);
    await page.goto(`${builtIn.origin}${path}`, { waitUntil: "commit" });
    // Looked for with each frame: what is fetched after it is no part of it.
    await shows(page).waitFor();
    const { total, files } = assets();
    expect(total, files.join("\n")).toBeLessThanOrEqual(budgets[name]);
    if (name === "login") return;
    // The page names its early files itself, and every one of them is used.
    const early = await readEarly(page, name);
    expect(early.filter((file) => !files.some((one) => one.endsWith(file)))).toEqual([]);
    if (name !== "list") return;
    await expect(page.locator("link[rel=modulepreload][href*=list-screen]")).toHaveCount(1);
    await withholdCore(page);
    await page.reload();
    await expect(shows(page)).toBeVisible();
  });
}
