import { bodyRows, sidebarLink, submitLogin } from "#e2e/fixtures/screens.ts";
import { owner } from "#e2e/fixtures/built-in.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";

test("home shows recent records as a chart, a sentence and a table, with few requests", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?status=paid");
  await bodyRows(page).first().getByRole("link").first().waitFor();
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByLabel("View name").fill("Paid orders");
  await page.keyboard.press("Enter");
  await sidebarLink(page, "Paid orders").waitFor();

  const requests: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (new URL(url).pathname.startsWith("/api/")) requests.push(url);
  });
  await page.goto(builtIn.origin);
  const main = page.getByRole("main");
  const trend = main.getByRole("region", { name: "Recent activity" });
  // The same list at each visit, until the user selects another one.
  await trend.getByRole("combobox", { name: "List" }).selectOption("Orders");
  const picture = trend.getByRole("img", { name: /^Orders from .+: highest in .+ \(\d+\)/ });
  await expect(picture).toBeVisible();
  await expect(trend.getByText("Per day, by “Placed at”.")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(18);

  await trend.getByRole("button", { name: "View as table" }).press("Enter");
  const rows = trend.getByRole("row");
  await expect(rows).toHaveCount(9);
  await expect(rows.nth(1).getByRole("cell")).toHaveText(/^\d+$/);
  const count = trend.getByRole("row").getByRole("link").last();
  const number = await count.textContent();
  await trend.getByRole("button", { name: "View as chart" }).press("Enter");
  await expect(picture).toBeVisible();
  // A bar leads to its records: one click.
  await trend
    .getByRole("link", { name: new RegExp(`: ${number ?? ""}$`) })
    .last()
    .click();
  await expect(page).toHaveURL(/\/orders\?.*placed_at/);
  await expect(main.getByText(`of ${number ?? ""}`, { exact: false }).first()).toBeVisible();
  await page.goBack();
  await expect(picture).toBeVisible();

  await trend.getByRole("combobox", { name: "List" }).selectOption("Customers");
  const other = trend.getByRole("img", { name: /^Customers from/ });
  await expect(other).toBeVisible();
  await expect(main.getByRole("region", { name: "Saved views" }).getByRole("link")).toHaveText(
    /Paid orders/,
  );
  const pin = main.getByRole("button", { name: "Pin view Paid orders" });
  await pin.press("Enter");
  await expect(pin).toBeFocused();
  await page.reload();
  await expect(trend.getByRole("combobox", { name: "List" })).toHaveValue("customers");
  await expect(main.getByRole("region", { name: "Pinned views" }).getByRole("link")).toHaveText(
    /Paid orders/,
  );
  await expect(pin).toHaveAttribute("aria-pressed", "true");
  await expect(main.getByRole("region", { name: "Saved views" })).toHaveCount(0);
  // Otherwise the page's other requests would wait as well.
  await expect(other).toBeVisible();

  // Reads of a closed page are not sent.
  const nested = new Set<string>();
  await page.route(/created_at%5Bgte%5D|created_at\[gte\]/, (route) => {
    nested.add(route.request().url());
  });
  await page.reload();
  await expect.poll(() => nested.size).toBe(2);
  const input = page.waitForEvent("requestfailed", (request) => nested.has(request.url()));
  await sidebarLink(page, "Paid orders").click();
  expect((await input).failure()?.errorText).toMatch(/abort/i);
  await bodyRows(page).first().getByRole("link").first().waitFor();
  expect(nested.size).toBe(2);
});

test("nothing jumps from the login to a form", async ({ page, builtIn }) => {
  await page.addInitScript(() => {
    const shifts: object[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const who = entry.sources.map(({ node }) => (node as Element | null)?.className ?? "");
        shifts.push({ value: entry.value, who, at: location.pathname });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`${builtIn.origin}/login`);
  await submitLogin(page, owner);
  const main = page.getByRole("main");
  await expect(main.getByRole("img", { name: /highest in/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expectStill(page);
  const screens = [
    ["/orders", 1440, bodyRows(page).first().getByRole("link").first()],
    ["/orders/7", 1440, main.getByRole("heading", { name: /SO-/ })],
    ["/orders/7/edit", 1440, main.getByRole("button", { name: "Save", exact: true })],
    ["/", 390, main.getByRole("img", { name: /highest in/ })],
    ["/orders", 390, main.getByRole("link", { name: /^SO-/ }).first()],
    ["/orders/7", 390, main.getByRole("heading", { name: /SO-/ })],
    ["/-/report", 390, main.getByRole("searchbox")],
  ] as const;
  for (const [path, width, shown] of screens) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(builtIn.origin + path);
    await expect(shown).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectStill(page);
  }
});

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: unknown }[];
}

async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: { value: number }[] }).shifts,
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBe(0);
}
