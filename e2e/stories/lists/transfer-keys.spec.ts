import type { Page } from "@playwright/test";
import { owner } from "#e2e/fixtures/built-in.ts";
import { bodyRows, firstModel } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

test("a file is imported, and the import undone after a preview, by keys @long", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/suppliers");
  await bodyRows(page).first().waitFor(firstModel);
  await main(page).getByRole("link", { name: "Import" }).press("Enter");
  const chooser = page.waitForEvent("filechooser");
  await page.getByLabel("File to import").press("Enter");
  const buffer = Buffer.from("name,country\nTyped trade,IS\nToo long,Iceland\n");
  await (await chooser).setFiles({ name: "suppliers.csv", mimeType: "text/csv", buffer });
  await button(page, "Check all rows").press("Enter");
  await expect(main(page).getByText("Country: “Iceland”: At most 2 characters")).toBeVisible();
  await button(page, "Add 1 record").press("Enter");
  await expect(main(page).getByRole("link", { name: "Typed trade" })).toBeVisible();
  await button(page, "Undo job").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Undo: Import suppliers" });
  await expect(dialog).toContainText("Undo deletes 1 record.");
  await dialog.getByRole("button", { name: "Undo", exact: true }).press("Enter");
  await expect(
    main(page).getByRole("heading", { level: 1, name: "Undo: Import suppliers" }),
  ).toBeVisible();
  await expect(main(page).getByText("1 done").first()).toBeVisible();
});

test("the records of a list are exported by keys @long", async ({ page, builtIn }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { showSaveFilePicker: undefined });
  });
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?status=draft");
  await bodyRows(page).first().waitFor(firstModel);
  await main(page)
    .getByRole("button", { name: /^Export/ })
    .press("Enter");
  const dialog = page.getByRole("dialog", { name: "Export orders" });
  const format = dialog.getByRole("radio", { name: "CSV" });
  await format.focus();
  await format.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "JSON", exact: true })).toBeChecked();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export", exact: true }).press("Enter");
  expect((await download).suggestedFilename()).toMatch(/^orders .*\.json$/);
});
