import type { Page } from "@playwright/test";
import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("a reference shows a card with key facts while the pointer is on it @long", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?sort=id");
  const link = reference(page, 0);
  await expect(link).toHaveText(/[a-z]{2}/);
  const name = (await link.textContent()) ?? "";
  const reads = readsOf(page, "customers");
  await link.hover();
  await expect(card(page)).toContainText(name);
  await expect(card(page)).toContainText("Customer");
  await expect(card(page).getByRole("term").first()).toBeVisible();
  await expect(link).toHaveAccessibleDescription(new RegExp(escape(name)));
  expect(reads.length).toBeLessThanOrEqual(1);
  // The pointer reaches the card (WCAG 2.2, 1.4.13).
  await card(page).hover();
  await page.mouse.move(...(await center(page)));
  await expect(card(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card(page)).toBeHidden();

  await reference(page, 1).hover();
  await expect(card(page)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(card(page)).toBeHidden();
  await link.hover();
  await expect(card(page).getByRole("term").first()).toBeVisible();
  await lookAt(page, "card of a reference");
});

test("a reference shows its card on keyboard focus, and Escape only closes the card @long", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?sort=id&peek=1");
  const panel = page.getByRole("main").getByRole("complementary");
  const link = panel.locator("a[data-reference]").first();
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await link.focus();
  await expect(card(page)).toContainText((await link.textContent()) ?? "");
  await page.keyboard.press("Escape");
  await expect(card(page)).toBeHidden();
  await expect(link).toBeFocused();
  await expect(panel).toBeVisible();
});

test("a card of a record that cannot be read shows the reason @long", async ({
  page,
  builtIn,
  watched,
}) => {
  watched.allowFailed(404);
  await page.route("**/api/customers/*", (route) =>
    route.fulfill({ status: 404, json: { title: "Not Found", detail: "The customer has left." } }),
  );
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?sort=id");
  await expect(reference(page, 0)).toHaveText(/[a-z]{2}/);
  await reference(page, 0).hover();
  await expect(card(page)).toContainText("could not be loaded");
  await expect(card(page)).toContainText("The customer has left.");
});

function card(page: Page) {
  return page.getByRole("tooltip");
}

/** Link to the customer of an order. */
function reference(page: Page, row: number) {
  return bodyRows(page).nth(row).locator("a[data-reference]").first();
}

function readsOf(page: Page, resource: string): readonly string[] {
  const reads: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/api/${resource}/`)) reads.push(pathname);
  });
  return reads;
}

async function center(page: Page): Promise<[number, number]> {
  const box = await card(page).boundingBox();
  if (box === null) throw new Error("No card is visible.");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function escape(text: string): string {
  return text.replaceAll(/[^\w ]/g, ".");
}
