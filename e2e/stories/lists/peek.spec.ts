import type { Locator } from "@playwright/test";
import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows, cellAt } from "#e2e/fixtures/screens.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";

const path = "/suppliers?sort=id";

function panel(page: Page) {
  return page.getByRole("main").getByRole("complementary");
}

function nameOf(page: Page, row: number) {
  return bodyRows(page).nth(row).getByRole("link").first();
}

test("a click on a row opens its record in a panel that follows the arrow keys @long", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), path);
  const cell = await cellAt(page, 1, "Country");
  const names = await bodyRows(page).locator("[data-row-link]").allTextContents();
  const reads: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // The badge of the menu reads the accounts at a moment without other requests.
    const isBadge = pathname === "/api/accounts";
    if (pathname.startsWith("/api/") && !isBadge) reads.push(pathname);
  });
  await cell.click();
  await expect(panel(page).getByRole("heading", { level: 2 }).first()).toHaveText(names[1] ?? "");
  await expect(panel(page).getByRole("term").first()).toBeVisible();
  const key = new URL(page.url()).searchParams.get("peek") ?? "";
  // Only the record (H9).
  expect(reads).toEqual([`/api/suppliers/${key}`]);
  await lookAt(page, "record in a panel");

  // The width is stored, also of the next record.
  const edge = panel(page).getByRole("separator", { name: "Panel width" });
  await edge.focus();
  const before = (await panel(page).boundingBox())?.width ?? 0;
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(before + 16);
  await cell.focus();
  await page.keyboard.press("ArrowDown");
  await expect(panel(page)).toHaveAccessibleName(names[2] ?? "");
  await page.keyboard.press(",");
  await expect(panel(page)).toHaveAccessibleName(names[1] ?? "");
  await panel(page).getByRole("button", { name: "Next record" }).click();
  await expect(panel(page)).toHaveAccessibleName(names[2] ?? "");

  // The address is shareable.
  await page.reload();
  await expect(panel(page)).toHaveAccessibleName(names[2] ?? "");
  await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(before + 16);
  // Also a record of another page of the list has its title.
  const shared = page.url();
  await page.goto(shared.replace("sort=id", "sort=-id"));
  await expect(panel(page)).toHaveAccessibleName(names[2] ?? "");
  await page.goto(shared);
  await expect(nameOf(page, 2)).toBeVisible();
  // The record of its panel is open already: a click on the row is the second one.
  await (await cellAt(page, 2, "Country")).click();
  await expect(page).toHaveURL(/\/suppliers\/[^/?]+$/);
  await page.goBack();

  await panel(page).getByRole("button", { name: "Close panel" }).click();
  await expect(panel(page)).toBeHidden();
  await expect(nameOf(page, 2)).toBeFocused();
  await expect(page).not.toHaveURL(/peek=/);
});

test("Space opens the panel from a cell, Escape closes it, a double click edits, a second click opens the page @long", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), path);
  await cellAt(page, 0, "Country");
  await nameOf(page, 0).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(bodyRows(page).first().locator("td:focus")).toBeVisible();

  const cell = await cellAt(page, 0, "Country");
  await cell.dblclick();
  await expect(page.getByRole("dialog")).toBeVisible();
  // Longer than the time after which a click opens the panel.
  await page.waitForTimeout(300);
  await expect(panel(page)).toBeHidden();

  await page.keyboard.press("Escape");
  await cell.click();
  await expect(panel(page).getByRole("term").first()).toBeVisible();
  // The panel scrolls, not the page.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  // Also the cell whose record is in the panel is edited by a double click.
  await cell.dblclick();
  await expect(page.getByRole("dialog", { name: /^Country of / })).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/peek=/);
  await page.keyboard.press("Escape");
  await expect(cell).toBeFocused();
  await cell.click();
  await expect(page).toHaveURL(/\/suppliers\/[^/?]+$/);
});

test("a tap opens the page of the record on a phone", async ({ page, builtIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), path);
  const card = page.getByRole("list", { name: "Suppliers" }).getByRole("listitem").first();
  await card.click({ position: { x: 100, y: 8 } });
  await expect(page).toHaveURL(/\/suppliers\/[^/?]+$/);
});

for (const [display, address] of Object.entries({
  board: "/orders?sort=-id&display=board:status",
  gallery: "/products?sort=id&display=gallery:image_url",
  tree: "/categories?display=tree:parent_id",
  timeline: "/orders?sort=id&display=timeline:placed_at",
  calendar: "/orders?display=calendar:placed_at",
})) {
  test(`Space or a click opens the panel from a ${display}, and the arrow keys step @long`, async ({
    page,
    builtIn,
  }) => {
    await signInWith(page, builtIn.origin, await builtIn.signIn(owner), address);
    const items = page.getByRole("main").locator("[data-key]");
    const links = items.locator("[data-row-link]");
    await expect(links.nth(1)).toBeVisible();
    // Each column of a board has its own read.
    await page.waitForLoadState("networkidle");
    const [first = "", second = ""] = await links.allTextContents();
    await links.first().focus();
    await page.keyboard.press("Space");
    await expect(panel(page)).toHaveAccessibleName(first);
    await expect(panel(page).getByRole("term").first()).toBeVisible();
    await lookAt(page, `record in a panel next to a ${display}`);
    await page.keyboard.press("ArrowDown");
    await expect(panel(page)).toHaveAccessibleName(second);
    await expect(links.nth(1)).toBeFocused();
    await panel(page).getByRole("button", { name: "Previous record" }).click();
    await expect(panel(page)).toHaveAccessibleName(first);
    await page.reload();
    await expect(panel(page)).toHaveAccessibleName(first);
    await expect(links.first()).toBeVisible();
    await panel(page).getByRole("button", { name: "Close panel" }).press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(first);
    await page.goBack();
    // The panel is loaded again.
    await expect(links.first()).toBeFocused();

    // The names of a calendar have no space next to them.
    if (display === "calendar") return;
    await clickNextToName(items.nth(1));
    await expect(panel(page)).toHaveAccessibleName(second);
    await clickNextToName(items.nth(1));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(second);
  });
}

/** Clicks next to the name of a card, which is a link to the page. */
async function clickNextToName(card: Locator): Promise<void> {
  const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
  await card.click({ position: { x: width - 4, y: height - 4 } });
}

test("a click on a row before its tools are loaded opens the panel", async ({ page, builtIn }) => {
  await page.route(/\/row-tools-[\w-]+\.js/, async (route) => {
    await page.waitForTimeout(400);
    await route.continue();
  });
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?sort=id");
  await bodyRows(page).nth(2).locator("td").nth(5).click();
  await expect(page).toHaveURL(/peek=3/);
});
