import type { Locator, Page } from "@playwright/test";
import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("a list with a state is a board whose cards are moved by drag, by keyboard, and back", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?sort=-id");
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

  const move = page.getByRole("button", { name: `Move ${name}`, exact: true });
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

test("a list with pictures is a gallery, which a saved view retains", async ({ page, builtIn }) => {
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

test("a board fits a phone", async ({ page, builtIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await builtIn.signIn(owner);
  await signInWith(page, builtIn.origin, token, "/orders?sort=-id&display=board:status");
  await expect(page.getByRole("button", { name: /^Move / }).first()).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
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
