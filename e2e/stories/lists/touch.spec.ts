import { owner } from "#e2e/fixtures/built-in.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";

const main = (page: Page) => page.getByRole("main");
const cardsOf = (page: Page, name: string) =>
  main(page).getByRole("list", { name, exact: true }).getByRole("listitem");

test.describe("with a finger on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("a list is filtered by a chip and by alternatives @long", async ({ page, builtIn }) => {
    await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?size=10");
    await expect(cardsOf(page, "Orders")).toHaveCount(10);
    await main(page).getByRole("button", { name: "Paid", exact: true }).tap();
    await expect(page).toHaveURL(/status=paid/);
    await main(page).getByRole("button", { name: "Filter", exact: true }).tap();
    const panel = page.getByRole("group", { name: "Filter", exact: true });
    await panel.getByRole("button", { name: "Add alternatives" }).tap();
    for (const line of ["total>500", "total<20"]) {
      await panel.getByRole("combobox").fill(line);
      await page.keyboard.press("Enter");
    }
    await panel.getByRole("button", { name: "Apply" }).tap();
    await expect(page).toHaveURL(/any=/);
    await expect(cardsOf(page, "Orders").first()).toContainText("Paid");
  });

  test("a card of a board is moved by its button, and back @long", async ({ page, builtIn }) => {
    const token = await builtIn.signIn(owner);
    await signInWith(page, builtIn.origin, token, "/orders?sort=-id&display=board:status");
    const move = page.getByRole("button", { name: /^Move / }).first();
    await move.tap();
    const change = page.waitForRequest((request) => request.method() === "PATCH");
    await page.getByRole("menuitemradio", { checked: false }).first().tap();
    await change;
    await page.getByRole("button", { name: /^Undo/ }).tap();
    await expect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  });

  test("displays, import and a copy are opened by taps @long", async ({ page, builtIn }) => {
    await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/products?size=10");
    await expect(cardsOf(page, "Products")).toHaveCount(10);
    for (const display of [/^Gallery/, /^Table/, /^Cards/]) {
      await page.getByRole("button", { name: /^Display: / }).tap();
      await page.getByRole("menuitemradio", { name: display }).tap();
      await expect(page.getByRole("button", { name: /^Display: / })).toHaveAccessibleName(
        new RegExp(`^Display: ${display.source.slice(1)}`),
      );
    }
    await main(page)
      .getByRole("button", { name: /^Actions for / })
      .first()
      .tap();
    await page.getByRole("menuitem", { name: "Duplicate" }).tap();
    await expect(page).toHaveURL(/\/products\/new\?copy=/);
    await page.goBack();
    await main(page).getByRole("link", { name: "Import" }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Import");
  });
});

test.describe("with a finger on a tablet", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test("a tap opens the panel with a record, another one its page @long", async ({
    page,
    builtIn,
  }) => {
    const token = await builtIn.signIn(owner);
    await signInWith(page, builtIn.origin, token, "/orders?sort=id&peek=2");
    await expect(main(page).getByRole("complementary")).toBeVisible();
    const status = bodyRows(page).nth(2).locator("td").nth(5);
    await status.tap();
    await expect(page).toHaveURL(/peek=3/);
    await status.tap();
    await expect(page).toHaveURL(/\/orders\/3\b/);
  });
});
