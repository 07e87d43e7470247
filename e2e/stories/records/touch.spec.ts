import { openAsOwner, phone } from "#e2e/fixtures/phone.ts";
import { expect, type Page, test } from "#e2e/fixtures/test.ts";

test.use(phone);

const main = (page: Page) => page.getByRole("main");
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("related records are filtered by taps @long", async ({ page, builtIn }) => {
  await openAsOwner(page, builtIn, "/customers/1");
  const orders = main(page).getByRole("group", { name: "Orders", exact: true });
  const filter = orders.getByRole("button", { name: "Filter", exact: true });
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(filter).toBeVisible({ timeout: 500 });
  }).toPass();
  await filter.tap();
  const panel = page.getByRole("group", { name: "Filter", exact: true }).first();
  await panel.getByRole("combobox").fill("total>100");
  await page.keyboard.press("Enter");
  await expect(orders.getByText("Total > 100").first()).toBeVisible();
});

test("JSON of a record is folded and copied, and a request is copied, by taps @long", async ({
  page,
  context,
  builtIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAsOwner(page, builtIn, "/orders/3?tab=json");
  const lines = main(page).locator(".cm-line");
  await expect(lines.nth(4)).toBeVisible();
  await lines.filter({ hasText: '"total"' }).tap({ position: { x: 40, y: 8 } });
  await expect(main(page).getByLabel("Path", { exact: true })).toHaveText("total");
  await main(page).getByRole("button", { name: "Copy path" }).tap();
  await expect.poll(() => copied(page)).toBe("total");
  const count = await lines.count();
  await main(page).getByTitle("Fold", { exact: true }).filter({ visible: true }).first().tap();
  await expect.poll(() => lines.count()).toBeLessThan(count);

  await page
    .getByRole("banner")
    .getByRole("button", { name: /requests/i })
    .tap();
  const panel = page.getByRole("complementary", { name: "API requests" });
  const call = panel.getByRole("listitem").filter({ hasText: "/api/orders/3" }).first();
  await call.locator("summary").tap();
  await call.getByRole("button", { name: "Copy as HTTPie" }).tap();
  await expect.poll(() => copied(page)).toContain("http GET");

  await call.getByRole("button", { name: "Edit and send" }).tap();
  const request = call.getByRole("form", { name: "Request" });
  await request.getByRole("textbox", { name: "Path and query" }).fill("/orders/7");
  await request.getByRole("button", { name: "Send" }).tap();
  await expect(request.getByRole("status")).toContainText("200");
  await expect(request.getByLabel("Response body")).toContainText('"id": 7');
});

test("inputs of a form are changed by taps @long", async ({ page, builtIn }) => {
  await openAsOwner(page, builtIn, "/orders/3/edit");
  const gift = main(page).getByRole("switch", { name: "Is gift" });
  const before = await gift.isChecked();
  await gift.tap({ force: true });
  await expect(gift).toBeChecked({ checked: !before });
  const tags = main(page).getByLabel(/^Tags/).first();
  await tags.fill("urgent");
  await tags.press("Enter");
  await expect(main(page).getByText("urgent", { exact: true })).toBeVisible();
  await main(page).getByRole("combobox", { name: "Customer" }).tap();
  await page.getByRole("listbox").getByRole("option").first().tap();
  await main(page).getByRole("radio", { name: "JSON" }).check({ force: true });
  const json = main(page).locator(".cm-content").first();
  await expect(json).toContainText('"urgent"');
  // Chromium would replace the text with a styled element, which the content security policy blocks.
  await json.press("Control+a");
  await page.keyboard.type("7");
  await expect(json).toHaveText("7");
});
