import type { Page } from "@playwright/test";
import { cardsOf, openAsOwner, phone } from "#e2e/fixtures/phone.ts";
import { firstModel } from "#e2e/fixtures/screens.ts";
import { expect, test } from "#e2e/fixtures/test.ts";

test.use(phone);

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

test("a file is imported, and the import undone after a preview, by taps @long", async ({
  page,
  builtIn,
}) => {
  await openAsOwner(page, builtIn, "/-/import/suppliers");
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible(firstModel);
  const buffer = Buffer.from("name,country\nTapped trade,IS\nToo long,Iceland\n");
  await page
    .getByLabel("File to import")
    .setInputFiles({ name: "suppliers.csv", mimeType: "text/csv", buffer });
  await button(page, "Check all rows").tap();
  await expect(main(page).getByText("Country: “Iceland”: At most 2 characters")).toBeVisible();
  await button(page, "Add 1 record").tap();
  await expect(main(page).getByRole("link", { name: "Tapped trade" })).toBeVisible();
  await button(page, "Undo job").tap();
  const dialog = page.getByRole("dialog", { name: "Undo: Import suppliers" });
  await expect(dialog).toContainText("Undo deletes 1 record.");
  await dialog.getByRole("button", { name: "Undo", exact: true }).tap();
  await expect(
    main(page).getByRole("heading", { level: 1, name: "Undo: Import suppliers" }),
  ).toBeVisible();
  await expect(main(page).getByText("1 done").first()).toBeVisible();
});

test("a saved view is changed and updated, and its records exported, by taps @long", async ({
  page,
  builtIn,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { showSaveFilePicker: undefined });
  });
  await openAsOwner(page, builtIn, "/orders?size=10&status=open");
  await expect(cardsOf(page, "Orders")).toHaveCount(10, firstModel);
  await button(page, "Views").tap();
  await page.getByLabel("View name").fill("Tapped orders");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await button(page, "Draft").tap();
  const changed = page.getByRole("group", { name: "“Tapped orders” · Modified" });
  await changed.getByRole("button", { name: "Update" }).tap();
  await expect(changed).toHaveCount(0);
  await main(page)
    .getByRole("button", { name: /^Export/ })
    .tap();
  const dialog = page.getByRole("dialog", { name: "Export orders" });
  await dialog.getByRole("radio", { name: "NDJSON" }).check();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export", exact: true }).tap();
  expect((await download).suggestedFilename()).toMatch(/^orders .*\.ndjson$/);
});
