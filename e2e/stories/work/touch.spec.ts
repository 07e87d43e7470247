import { owner } from "#e2e/fixtures/built-in.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

test("tiles of home are added and moved, and a bar leads to its records, by taps @long", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/");
  const dashboard = page.getByRole("main").getByRole("region", { name: "Dashboard" });
  const titles = dashboard.getByRole("heading", { level: 3 });
  await titles.first().waitFor();
  const before = await titles.allTextContents();
  await dashboard.getByRole("button", { name: "Add tile" }).tap();
  const dialog = page.getByRole("dialog", { name: "Add tile" });
  await dialog.getByLabel("List or view").selectOption("Orders");
  await dialog.getByLabel("Value").selectOption("Sum of Total");
  await dialog.getByRole("button", { name: "Save" }).tap();
  await expect(titles).toHaveCount(before.length + 1);

  await dashboard
    .getByRole("button", { name: /^Options of/ })
    .first()
    .tap();
  await page.getByRole("menuitem", { name: "Move later" }).tap();
  await expect(titles.nth(1)).toHaveText(before[0] ?? "");

  await dashboard
    .getByRole("link", { name: /^Paid: / })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/orders\?status=paid$/);
});

test("the palette opens an order by its number, by taps @long", async ({ page, builtIn }) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/");
  await page.getByRole("button", { name: "Command palette" }).tap();
  await page.getByRole("combobox").fill("1042");
  await page.getByRole("option", { name: /Order 1042$/ }).tap();
  await expect(page).toHaveURL(/\/orders\//);
});

test("the map of an API is enlarged, and leads to a list, by taps @long", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/-/map");
  const drawing = page.getByRole("group", { name: "Resources and relations" });
  await drawing.getByRole("link").first().waitFor();
  const width = await drawing.evaluate((svg) => svg.clientWidth);
  await page.getByRole("button", { name: "Zoom in" }).tap();
  await expect.poll(() => drawing.evaluate((svg) => svg.clientWidth)).toBeGreaterThan(width);
  await page.getByRole("radio", { name: "List" }).check({ force: true });
  await page
    .getByRole("list", { name: "Resources and relations" })
    .getByRole("link", { name: /^Orders/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/orders$/);
});
