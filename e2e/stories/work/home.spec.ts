import { expectStill, watchShifts } from "#e2e/fixtures/layout-shifts.ts";
import { bodyRows, firstModel, sidebarLink, submitLogin } from "#e2e/fixtures/screens.ts";
import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("tiles show numbers and charts that lead to their records, and are arranged by keyboard @long", async ({
  page,
  builtIn,
  watched,
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
  const dashboard = main.getByRole("region", { name: "Dashboard" });
  const tile = (title: string) =>
    dashboard
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  const titles = dashboard.getByRole("heading", { level: 3 });
  const trend = tile("Customers by created at");
  const picture = trend.getByRole("img", { name: /^Customers from .+: highest in .+ \(\d+\)/ });
  await expect(picture).toBeVisible();
  await expect(trend.getByText(/^Per week, by “Created at”\./)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(36);
  const first = await titles.allTextContents();

  await trend.getByRole("button", { name: "View as table" }).press("Enter");
  const rows = trend.getByRole("row");
  await expect(rows).toHaveCount(9);
  await expect(rows.nth(1).getByRole("cell")).toHaveText(/^\d+$/);
  const number = await rows.getByRole("link").last().textContent();
  await trend.getByRole("button", { name: "View as chart" }).press("Enter");
  await expect(picture).toBeVisible();
  // A bar leads to its records: one click.
  await trend
    .getByRole("link", { name: new RegExp(`: ${number ?? ""}$`) })
    .last()
    .click();
  await expect(page).toHaveURL(/\/customers\?.*created_at/);
  await expect(main.getByText(`of ${number ?? ""}`, { exact: false }).first()).toBeVisible();
  await page.goBack();
  const category = tile("Orders by status").getByRole("link", { name: /^Paid: / });
  await category.press("Enter");
  await expect(page).toHaveURL(/\/orders\?status=paid$/);
  await page.goBack();
  await tile("Customers")
    .getByRole("link", { name: /^\+\d+ since last week$/ })
    .click();
  await expect(page).toHaveURL(/\/customers\?created_at/);
  await page.goBack();

  await dashboard.getByRole("button", { name: "Add tile" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add tile" });
  await dialog.getByLabel("List or view").selectOption("Paid orders");
  await dialog.getByLabel("Value").selectOption("Average of Total");
  await page.keyboard.press("Tab");
  await lookAt(page, "dialog of a tile");
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  const title = "Paid orders: Average of total";
  await expect(tile(title).getByRole("link", { name: /^[\d,.]+$/ })).toBeVisible();
  await expect(tile(title)).not.toContainText("records only");
  const tools = tile(title).getByRole("button", { name: `Options of “${title}”` });
  await tools.press("Enter");
  await page.getByRole("menuitem", { name: "Move earlier" }).press("Enter");
  await expect(dashboard.getByRole("status")).toHaveText(`${title}: position 4 of 5`);
  await expect(tools).toBeFocused();
  await tools.press("Enter");
  await page.getByRole("menuitem", { name: "Move later" }).press("Enter");
  await expect(dashboard.getByRole("status")).toHaveText(`${title}: position 5 of 5`);
  await expect(tools).toBeFocused();
  await tile(title).dragTo(tile("Customers"));
  await expect(titles.first()).toHaveText(title);
  // A failed tile shows the reason and recovers.
  watched.allowFailed(500);
  await page.route(/\/api\/.*orders/, (route) =>
    route.fulfill({ status: 500, json: { message: "The disk is full." } }),
  );
  await page.reload();
  await expect(titles.first()).toHaveText(title);
  await expect(tile(title)).toContainText("Could not be loaded · The disk is full.");
  await page.unrouteAll();
  await tile(title).getByRole("button", { name: "Retry" }).press("Enter");
  await expect(tile(title).getByRole("link", { name: title })).toBeFocused();
  await expect(tile(title).getByRole("link", { name: /^[\d,.]+$/ })).toBeVisible();
  await tools.press("Enter");
  await page.getByRole("menuitem", { name: "Remove" }).press("Enter");
  await expect(tile(title)).toHaveCount(0);
  await expect(dashboard.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(titles.first()).toHaveText(title);
  await dashboard.getByRole("button", { name: "Reset" }).press("Enter");
  await expect(titles).toHaveText(first);

  const pin = main.getByRole("button", { name: "Pin view Paid orders" });
  await pin.press("Enter");
  await expect(pin).toBeFocused();
  await page.reload();
  await expect(main.getByRole("region", { name: "Pinned views" }).getByRole("link")).toHaveText(
    /Paid orders/,
  );
  await expect(pin).toHaveAttribute("aria-pressed", "true");
  await expect(main.getByRole("region", { name: "Saved views" })).toHaveCount(0);
  // The page that is left has sent its own reads. Otherwise they would be counted below.
  await expect(picture).toBeVisible();
  await expect(
    tile("Customers").getByRole("link", { name: /^\+\d+ since last week$/ }),
  ).toBeVisible();

  // Reads of a closed page are not sent.
  const nested = new Set<string>();
  await page.route(/customers\?.*created_at(?:%5B|\[)gte/, (route) => {
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

test("nothing jumps with reduced motion", async ({ page, builtIn }) => {
  await watchShifts(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders/7?tab=json");
  await expect(page.getByRole("main").locator(".cm-line").nth(4)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expectStill(page);
});

test("nothing jumps from the login to a form @long", async ({ page, builtIn }) => {
  await watchShifts(page);
  await page.goto(`${builtIn.origin}/login`);
  await submitLogin(page, owner);
  const main = page.getByRole("main");
  await expect(main.getByRole("img", { name: /highest in/ })).toBeVisible(firstModel);
  await page.waitForLoadState("networkidle");
  await expectStill(page);
  const screens = [
    ["/orders", 1440, bodyRows(page).first().getByRole("link").first()],
    ["/orders/7", 1440, main.getByRole("heading", { name: /SO-/ })],
    ["/orders/7/edit", 1440, main.getByRole("button", { name: "Save", exact: true })],
    ["/", 390, main.getByRole("img", { name: /highest in/ })],
    ["/orders", 390, main.getByRole("link", { name: /^SO-/ }).first()],
    ["/accounts", 390, main.getByText("olive@example.com").first()],
    ["/orders/7", 390, main.getByRole("heading", { name: /SO-/ })],
    ["/sessions", 390, main.getByRole("searchbox")],
    ["/orders?totals=status", 390, main.getByText("All 100,000 matching orders")],
    ["/sessions", 1280, main.getByRole("searchbox")],
    ["/invitations", 1280, main.getByRole("searchbox")],
    ["/orders?peek=7", 1280, main.getByRole("complementary").getByRole("term").first()],
    ["/orders?display=board:status", 1280, main.getByRole("link", { name: /^SO-/ }).first()],
    [
      "/orders?display=calendar:placed_at",
      1280,
      main.getByRole("button", { name: /^More/ }).last(),
    ],
    ["/-/report", 390, main.getByRole("searchbox")],
    ["/orders", 1024, bodyRows(page).first().getByRole("link").first()],
    ["/orders?status=paid", 1024, main.getByRole("button", { name: "Clear all" })],
    ["/orders?status=paid&total[gte]=10", 1024, main.getByRole("button", { name: "Clear all" })],
    ["/orders?status=paid&total[gte]=10", 1280, main.getByRole("button", { name: "Clear all" })],
    ["/orders?total[gte]=10&peek=7", 1280, main.getByRole("button", { name: "Clear all" })],
  ] as const;
  for (const [path, width, shown] of screens) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(builtIn.origin + path);
    await expect(shown).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectStill(page);
  }
});
