import { readerSession } from "#e2e/fixtures/gateway.ts";
import { cardsOf, openAsOwner, phone, pressLong } from "#e2e/fixtures/phone.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import { editChosen, jobLine } from "#e2e/fixtures/warehouse.ts";

test.use(phone);

test("tiles of home are added and moved, and a bar leads to its records, by taps @long", async ({
  page,
  builtIn,
}) => {
  await openAsOwner(page, builtIn, "/");
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
  await openAsOwner(page, builtIn, "/");
  await page.getByRole("button", { name: "Command palette" }).tap();
  await page.getByRole("combobox").fill("1042");
  await page.getByRole("option", { name: /Order 1042$/ }).tap();
  await expect(page).toHaveURL(/\/orders\//);
});

test("the map of an API is enlarged, and leads to a list, by taps @long", async ({
  page,
  builtIn,
}) => {
  await openAsOwner(page, builtIn, "/-/map");
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

test("cards are selected by a long press, changed as a job, and restored, by taps @long", async ({
  page,
  warehouse: { origin, crates },
}) => {
  crates.reset();
  await signInWith(page, origin, readerSession, "/crates");
  const cards = cardsOf(page, "Crates");
  await pressLong(cards.first());
  await cards.nth(1).tap({ position: { x: 200, y: 8 } });
  await expect(page.getByText("2 selected")).toBeVisible();
  await editChosen(page, "Weight", "77");
  await expect(jobLine(page, /2 done/).first()).toBeVisible();
  await page.goto(`${origin}/-/history`);
  const name = "Undo: Crates: 2 records changed";
  await page.getByRole("main").getByRole("button", { name }).tap();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toContainText("Undo restores the previous values of 2 records.");
  await dialog.getByRole("button", { name: "Undo" }).tap();
  await expect.poll(() => [1, 2].map((id) => crates.crates.get(id)?.weight)).toEqual([1, 2]);
});
