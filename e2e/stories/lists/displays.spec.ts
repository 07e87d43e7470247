import type { Locator, Page } from "@playwright/test";
import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { pressLong } from "#e2e/fixtures/phone.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("a list with a state is a board whose cards are moved by drag, by keyboard, and back @long", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?sort=-id&size=10");
  await chooseDisplay(page, "Board by Status");
  await expect(page).toHaveURL(/display=board:status/);
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Move / }) })
    .first();
  await expect(card).toBeVisible();
  const name = (await card.getByRole("link").first().textContent()) ?? "";
  const [from = "", to = ""] = await otherColumns(page, name);
  await lookAt(page, "board");

  await cardOf(page, name).dragTo(column(page, to).getByRole("heading"));
  await expect(column(page, to).getByRole("link", { name, exact: true })).toBeVisible();
  await expect(page.getByText(`${name} moved to ${to}`)).toBeAttached();
  await page.keyboard.press("Control+z");
  await expect(column(page, from).getByRole("link", { name, exact: true })).toBeVisible();
  await expect(page.getByText(`${name} moved to ${to}`)).toHaveCount(0);

  const move = page.getByRole("button", { name: `Move ${name}`, exact: true });
  // The columns are read again one by one.
  await expect(move).toHaveCount(1);
  await move.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitemradio", { name: from, exact: true })).toBeChecked();
  await page.getByRole("menuitemradio", { name: to, exact: true }).press("Enter");
  await expect(column(page, to).getByRole("link", { name, exact: true })).toBeVisible();
  await expect(page.getByText(`${name} moved to ${to}`)).toBeAttached();
  await expect(move).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(column(page, from).getByRole("link", { name, exact: true })).toBeVisible();
});

test("a list with pictures is a gallery, which a saved view retains @long", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/products?sort=id");
  await chooseDisplay(page, "Gallery");
  const gallery = page.getByRole("list", { name: "Products", exact: true });
  await expect(gallery.getByRole("img").first()).toBeVisible();
  await expect(page.getByRole("table")).toBeHidden();
  await lookAt(page, "gallery");
  await page.getByRole("button", { name: "Views", exact: true }).click();
  await page.getByLabel("View name").fill("Pictures");
  await page.keyboard.press("Enter");
  await chooseDisplay(page, "Table");
  await expect(bodyRows(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/display=/);
  await page.getByRole("link", { name: "Pictures", exact: true }).click();
  await expect(gallery.getByRole("img").first()).toBeVisible();
  const [link] = await gallery.getByRole("link").all();
  const name = (await link?.textContent()) ?? "";
  await link?.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
});

test("a column of a board reads its own records, page by page @long", async ({ page, builtIn }) => {
  await signInWith(
    page,
    builtIn.origin,
    await builtIn.signIn(owner),
    "/orders?display=board:status",
  );
  const draft = page.getByRole("region", { name: /^Draft: \d+$/ });
  const cards = draft.getByRole("listitem");
  await expect(cards).toHaveCount(25);
  await draft.getByRole("button", { name: "More in Draft" }).click();
  await expect(cards).toHaveCount(50);
});

test("a time is a calendar whose records are moved by drag, by keyboard, and back @long", async ({
  page,
  builtIn,
}) => {
  const token = await builtIn.signIn(owner);
  await signInWith(page, builtIn.origin, token, "/employees?display=calendar:hired_on");
  const table = page.getByRole("table");
  // Days of the next or the previous month may be shown too.
  const item = table.locator("td:not([data-other])").getByRole("listitem").first();
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page.getByText("No records in this month.")).toBeVisible();
  await expect(async () => {
    await page.getByRole("button", { name: "Previous month" }).click();
    await expect(item).toBeVisible({ timeout: 1000 });
  }).toPass();
  await lookAt(page, "calendar");
  // The month is in the address.
  const shown = page.getByRole("heading", { level: 2 });
  const title = (await shown.textContent()) ?? "";
  await expect(page).toHaveURL(/display=calendar:hired_on:\d{4}-\d{2}$/);
  await page.reload();
  await expect(shown).toHaveText(title);
  await page.goBack();
  await expect(shown).not.toHaveText(title);
  await page.goForward();
  await expect(item).toBeVisible();
  const name = (await item.getByRole("link").textContent()) ?? "";
  const dayOf = (): Promise<string | null> =>
    table
      .locator("td")
      .filter({ has: page.getByRole("link", { name, exact: true }) })
      .first()
      .locator("time")
      .getAttribute("datetime");
  const before = (await dayOf()) ?? "";
  const month = before.slice(0, 8);
  const [near, far] = ["10", "11", "12"].filter((day) => !before.endsWith(day));
  await item.dragTo(table.locator(`td:has(time[datetime="${month}${near}"])`));
  await expect.poll(dayOf).toBe(`${month}${near}`);
  await expect(page.getByText(new RegExp(`^${name} moved to `))).toBeAttached();
  await page.keyboard.press("Control+z");
  await expect.poll(dayOf).toBe(before);
  await expect(page.getByText(new RegExp(`^${name} moved to `))).toHaveCount(0);

  const move = page.getByRole("button", { name: `Move ${name}`, exact: true });
  await move.press("Enter");
  const dialog = page.getByRole("dialog", { name: `Move ${name}` });
  await lookAt(page, "move to a day");
  await dialog.getByLabel("New day").fill(`${month}${far}`);
  await page.keyboard.press("Enter");
  await expect.poll(dayOf).toBe(`${month}${far}`);
  await expect(page.getByText(new RegExp(`^${name} moved to .*\\b${far}\\b`))).toBeAttached();
  await page.keyboard.press("Control+z");
  await expect.poll(dayOf).toBe(before);
});

test("a month with thousands of records shows some of each day, and more of a day @long", async ({
  page,
  builtIn,
}) => {
  const session = await builtIn.signIn(owner);
  await signInWith(page, builtIn.origin, session, "/orders?display=calendar:placed_at");
  await page.getByRole("button", { name: "Previous month" }).click();
  const days = page.getByRole("table").locator("td:not([data-other])");
  await expect(days.filter({ has: page.getByRole("listitem") })).toHaveCount(await days.count());
  const last = days.last();
  await expect(last.getByRole("listitem")).toHaveCount(4);
  await last.getByRole("button", { name: /^More in / }).click();
  await expect.poll(() => last.getByRole("listitem").count()).toBeGreaterThan(20);
  await expect(last.getByRole("button", { name: /^More in / })).toHaveCount(0);
});

test("two times are a timeline, and a reference to the same resource is a tree @long", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?sort=id");
  await chooseDisplay(page, "Timeline by Placed at");
  const rows = page.getByRole("list", { name: "Orders", exact: true }).getByRole("listitem");
  await expect(rows).toHaveCount(25);
  await expect(rows.first()).toContainText("2023");
  await lookAt(page, "timeline");

  await page.goto(`${builtIn.origin}/categories?display=tree:parent_id`);
  const tree = page.getByRole("list", { name: "Categories", exact: true });
  await expect(tree.getByRole("listitem")).toHaveCount(60);
  const toggle = tree.getByRole("button", { name: /^Close / }).first();
  await toggle.press("Enter");
  expect(await tree.getByRole("listitem").count()).toBeLessThan(60);
  await lookAt(page, "tree");
});

test.describe("with a finger", () => {
  // At this height the bar of the selection covers no checkbox in part, which axe would report as too small.
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("a list on a phone has cards, and a long press selects them @long", async ({
    page,
    builtIn,
  }) => {
    await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?sort=id");
    const cards = page.getByRole("list", { name: "Orders", exact: true }).getByRole("listitem");
    await expect(cards).toHaveCount(25);
    const box = await cards.first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(
      await page.getByRole("searchbox").evaluate((input) => getComputedStyle(input).fontSize),
    ).toBe("16px");
    await pressLong(cards.first());
    await cards.nth(1).tap({ position: { x: 200, y: 8 } });
    await expect(cards.nth(1).getByRole("checkbox")).toBeChecked();
    await expect(page.getByText("2 selected")).toBeVisible();
    const target = await cards.first().getByRole("checkbox").boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(24);
    await lookAt(page, "cards");
    await page.getByRole("button", { name: "Clear selection" }).click();
    await cards.nth(1).tap({ position: { x: 200, y: 8 } });
    await expect(page).toHaveURL(/\/orders\/2\b/);
  });
});

test("a board fits a phone @long", async ({ page, builtIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await builtIn.signIn(owner);
  await signInWith(page, builtIn.origin, token, "/orders?sort=-id&display=board:status");
  await expect(page.getByRole("button", { name: /^Move / }).first()).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test("cards on a phone show short names of references whole @long", async ({ page, builtIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await builtIn.signIn(owner);
  await signInWith(page, builtIn.origin, token, "/products?sort=id");
  const category = page.getByRole("definition").filter({ hasText: /^Small mugs$/ });
  await expect(category.first()).toBeVisible();
  expect(
    await category.first().evaluate((value) => value.scrollWidth - value.clientWidth),
  ).toBeLessThanOrEqual(0);
});

async function chooseDisplay(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^Display: / }).click();
  await page.getByRole("menuitemradio", { name, exact: true }).click();
}

function column(page: Page, label: string): Locator {
  return page.getByRole("region", { name: new RegExp(`^${label}: `) });
}

function cardOf(page: Page, name: string): Locator {
  const link = page.getByRole("link", { name, exact: true });
  return page.getByRole("main").getByRole("listitem").filter({ has: link });
}

/** Labels of the column of a card and of another one that is near. */
async function otherColumns(page: Page, name: string): Promise<readonly string[]> {
  const headings = page.getByRole("region").getByRole("heading", { level: 2 });
  const labels = (await headings.allTextContents()).map((text) => text.replace(/[\d,]+$/, ""));
  for (const [index, label] of labels.entries()) {
    if ((await column(page, label).getByRole("link", { name, exact: true }).count()) === 0)
      continue;
    return [label, labels[index + 1] ?? labels[index - 1] ?? ""];
  }
  return [];
}
