import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { owner } from "#e2e/fixtures/built-in.ts";
import { bodyRows, passwordBox, sidebarLink } from "#e2e/fixtures/screens.ts";
import { root } from "#e2e/fixtures/service.ts";
import { expect, store, test, type Page } from "#e2e/fixtures/test.ts";
import { budgets, requestBudgets, settledListBudget, visitBudget } from "#e2e/fixtures/budgets.ts";

/** Compressed size of a file of the build. */
function weigh(path: string): number {
  const file = join(root, "packages/client/dist", path);
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return compressed?.size ?? brotliCompressSync(readFileSync(file)).length;
}

/** Requests so far: total size in KB, and the size of each file to find the excess. */
function watchAssets(
  page: Page,
): (before?: readonly string[]) => { readonly total: number; readonly files: string[] } {
  const paths = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // The page fetches its style sheets early; their elements may then send no request.
    if (/\.(?:js|css)$/.test(pathname)) paths.add(pathname);
  });
  return (before) => {
    const counted = [...paths].filter((path) => before?.includes(path) ?? true);
    const files = counted.map((path) => ({ path, size: weigh(path) / 1000 }));
    return {
      total: files.reduce((sum, { size }) => sum + size, 0),
      files: files.map(({ path, size }) => `${size.toFixed(1)} ${path}`).toSorted(),
    };
  };
}

/**
 * Waits for the frame that shows an element at a path, and for the network. Paths of the resources that were requested
 * before.
 */
async function listUntilShown(page: Page, selector: string, path = ""): Promise<readonly string[]> {
  const shown = await page.waitForFunction(
    (one) =>
      location.pathname.endsWith(one.path) &&
      document.querySelector(one.selector) !== null &&
      performance.now(),
    { selector, path },
  );
  await page.waitForLoadState("networkidle");
  return shown.evaluate((at) =>
    performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => at !== false && startTime <= at)
      .map(({ name }) => new URL(name).pathname),
  );
}

/** A screen that reads the summary before its chunk would wait here without end. */
async function withholdSummary(page: Page): Promise<void> {
  const chunk = page.waitForRequest(/\/-\/model\/chunk\.json\?name=resource%3Aorders/);
  await page.route(/\/-\/model\/summary\.json/, async (route) => {
    await chunk;
    await route.continue();
  });
}

/** Files that `build/early-chunks.ts` wrote into the page for a screen. */
async function readEarly(page: Page, screen: string): Promise<readonly string[]> {
  const text = await page.locator("script[data-early]").getAttribute("data-early");
  const named = JSON.parse(text ?? "{}") as Readonly<Record<string, readonly string[]>>;
  return [...(named["main"] ?? []), ...(named[screen] ?? [])];
}

/** `selector` of the element that shows the screen: files that load soon after it are not counted. */
const screens = [
  {
    name: "login",
    path: "/login",
    // The screen, not the form in the page.
    shows: (page: Page) =>
      page.locator("#root").getByRole("button", { name: "Sign in", exact: true }),
  },
  {
    name: "home",
    path: "/",
    shows: (page: Page) => page.getByRole("main").getByRole("heading").first(),
    selector: "main h1",
  },
  {
    name: "list",
    path: "/orders",
    shows: (page: Page) => bodyRows(page).first(),
    selector: "main tbody tr:not([aria-hidden]) a",
  },
  {
    name: "record",
    path: "/orders/1",
    shows: (page: Page) => page.getByRole("main").getByRole("heading").first(),
    selector: "main h1",
  },
  {
    name: "form",
    path: "/orders/1/edit",
    shows: (page: Page) => page.getByRole("button", { name: "Save", exact: true }),
    selector: "main form button[type=submit]",
  },
] as const;

for (const { name, path, shows, ...screen } of screens) {
  test(`the ${name} screen needs at most ${budgets[name]} KB of script and style in ${requestBudgets[name]} files`, async ({
    page,
    builtIn,
  }) => {
    if (name !== "login") await store(page, builtIn.origin, await builtIn.signIn(owner));
    const assets = watchAssets(page);
    await page.goto(`${builtIn.origin}${path}`, { waitUntil: "commit" });
    // Checked with each frame: later requests do not count.
    const before =
      "selector" in screen
        ? await listUntilShown(page, screen.selector)
        : await shows(page).waitFor();
    const { total, files } = assets(before ?? undefined);
    expect(total, files.join("\n")).toBeLessThanOrEqual(budgets[name]);
    expect(files.length, files.join("\n")).toBeLessThanOrEqual(requestBudgets[name]);
    if (name === "login") return;
    // The page names its early files itself, and every one of them is used.
    const early = await readEarly(page, name);
    expect(early.filter((file) => !files.some((one) => one.endsWith(file)))).toEqual([]);
    // Firefox blocks it by the policy.
    await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
    if (name === "record") {
      // Its related lists follow, without the code of other screens.
      await expect.poll(() => assets().files.join("\n")).toMatch(/\/related-[\w-]{6,8}\.js/);
      await page.waitForLoadState("networkidle");
      expect(assets().files.join("\n")).not.toMatch(/\/(?:home|form)-[\w-]{6,8}\.js/);
    }
    if (name !== "list") return;
    await expect(page.locator("link[rel=modulepreload][href*='/rows-']")).toHaveCount(1);
    // Menus of columns and the keyboard grid follow, but not the inputs of forms.
    await page.waitForLoadState("networkidle");
    await expect.poll(() => assets().files.join("\n")).toContain("row-tools");
    // The last code that follows without an action of the user.
    await expect.poll(() => assets().files.join("\n")).toContain("print-host");
    expect(assets().total, assets().files.join("\n")).toBeLessThanOrEqual(settledListBudget);
    await withholdSummary(page);
    await page.reload();
    await expect(shows(page)).toBeVisible();
  });
}

test(`from the sign-in to the rows of a list, ${visitBudget.size} KB in ${visitBudget.files} files are enough`, async ({
  page,
  builtIn,
}) => {
  const assets = watchAssets(page);
  await page.goto(`${builtIn.origin}/login`);
  await page.getByLabel("Email").fill(owner.email);
  await passwordBox(page).fill(owner.password);
  await page.keyboard.press("Enter");
  await sidebarLink(page, "Orders").waitFor();
  await page.waitForLoadState("networkidle");
  // Before the click: on a busy computer, the tools of the rows would load before the test looks.
  const shown = listUntilShown(page, "main tbody tr:not([aria-hidden]) a", "/orders");
  await sidebarLink(page, "Orders").click();
  const { total, files } = assets(await shown);
  expect(total, files.join("\n")).toBeLessThanOrEqual(visitBudget.size);
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(visitBudget.files);
});

test("the code that checks a later page loads while the API responds", async ({
  page,
  builtIn,
}) => {
  await store(page, builtIn.origin, await builtIn.signIn(owner));
  const code = page.waitForRequest(/\/observed-[\w-]+\.js$/);
  await page.route(/\/api\/orders\?.*page=2/, async (route) => {
    await code;
    await route.continue();
  });
  await page.goto(`${builtIn.origin}/orders`);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(
    page
      .getByRole("main")
      .getByText(/^26–50/)
      .first(),
  ).toBeVisible();
});

test("a visit requests the model while its scripts load, and reads nothing twice", async ({
  page,
  builtIn,
}) => {
  await store(page, builtIn.origin, await builtIn.signIn(owner));
  const chunk = /\/-\/model\/chunk\.json\?name=resource%3Aorders/;
  for (const { path, early } of [
    { path: "/", early: [/\/-\/model\/summary\.json/] },
    { path: "/orders", early: [/\/-\/model\/summary\.json/, chunk] },
    { path: "/orders/1", early: [/\/-\/model\/summary\.json/, chunk] },
  ]) {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url().replace(/[?&]v=[^&]*/, "")));
    const requested = early.map((address) => page.waitForRequest(address));
    await page.route(/\/first-[\w-]+\.js$/, async (route) => {
      await Promise.all(requested);
      await route.continue();
    });
    await page.goto(`${builtIn.origin}${path}`);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const reads = sent.filter((url) => /\/(?:api|-\/model)\//.test(url));
    expect(reads.filter((url, at) => reads.indexOf(url) !== at)).toEqual([]);
    await page.unrouteAll();
    page.removeAllListeners("request");
  }
});

test("the home screen reads the lists of its tiles while their code loads", async ({
  page,
  builtIn,
}) => {
  await store(page, builtIn.origin, await builtIn.signIn(owner));
  const rows = page.waitForRequest(/\/api\/orders\?/);
  await page.route(/\/dashboard-[\w-]+\.js$/, async (route) => {
    await rows;
    await route.continue();
  });
  await page.goto(builtIn.origin);
  await expect(
    page.getByRole("region", { name: "Dashboard" }).getByRole("listitem"),
  ).not.toHaveCount(0);
});
