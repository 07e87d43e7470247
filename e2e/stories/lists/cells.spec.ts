import type { Page } from "@playwright/test";
import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows, cellAt } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import { holdChange } from "#e2e/fixtures/waits.ts";
import { openCrates } from "#e2e/fixtures/warehouse.ts";

test("a typo is fixed in the cell, and undone", async ({ page, builtIn }) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/suppliers?sort=id");
  const cell = await cellAt(page, 0, "Country");
  const before = (await cell.textContent()) ?? "";
  await cell.dblclick();
  const editor = page.getByRole("dialog", { name: /^Country of / });
  const input = editor.getByRole("textbox", { name: "Country" });
  await expect(input).toBeFocused();
  await lookAt(page, "edit in a cell");

  // Escape restores the value; an invalid one stays open.
  await input.fill("XX");
  await page.keyboard.press("Escape");
  await expect(editor).toBeHidden();
  await expect(cell).toHaveText(before);
  await expect(cell).toBeFocused();

  await page.keyboard.press("F2");
  await input.fill("IS");
  await page.keyboard.press("Enter");
  await expect(editor).toBeHidden();
  await expect(cell).toHaveText("IS");
  await expect(cell).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(cell).toHaveText(before);

  // A key during the save waits for its end.
  const release = await holdChange(page, "**/api/suppliers/*");
  await page.keyboard.press("F2");
  await input.fill("IS");
  await page.keyboard.press("Enter");
  await expect(editor.locator("form[aria-busy=true]")).toBeVisible();
  await page.keyboard.press("Control+z");
  const undone = page.waitForRequest((request) => request.method() === "PATCH");
  release();
  await undone;
  await expect(cell).toHaveText(before);
});

test("keys that are pressed while a cell opens are not lost @long", async ({ page, builtIn }) => {
  let isDelayed = false;
  let running = 0;
  let release = (): void => undefined;
  await page.route(/\/api\/suppliers\/\d+$/, async (route) => {
    running += 1;
    if (isDelayed && route.request().method() === "GET")
      await new Promise<void>((done) => (release = done));
    await route.continue();
  });
  page.on("requestfinished", (request) => {
    if (/\/api\/suppliers\/\d+$/.test(request.url())) running -= 1;
  });
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/suppliers?sort=id");
  const cell = await cellAt(page, 1, "Country");
  const before = (await cell.textContent()) ?? "";
  await cell.dblclick();
  const editor = page.getByRole("dialog", { name: /^Country of / });
  await expect(editor.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(editor).toBeHidden();
  // A read that still runs would be shared.
  await expect.poll(() => running).toBe(0);
  isDelayed = true;
  await page.keyboard.press("F2");
  await expect(editor).toContainText("Reading the record");
  await page.keyboard.press("Escape");
  await expect(editor).toBeHidden();
  await expect(cell).toBeFocused();
  await page.keyboard.press("F2");
  await expect(editor).toContainText("Reading the record");
  await page.keyboard.type("IS\n");
  release();
  await expect(cell).toHaveText("IS");
  await expect(cell).toBeFocused();
  isDelayed = false;
  await page.keyboard.press("Control+z");
  await expect(cell).toHaveText(before);
});

test("cells are reached by arrow keys, copied, and show why they are read-only", async ({
  page,
  context,
  builtIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/suppliers?sort=id");
  const key = await cellAt(page, 0, "ID");
  // Before the tools of the cells are loaded.
  await key.dblclick();
  await expect(page.getByText(/^Read-only: ID is the key/)).toBeVisible();
  await page.keyboard.press("Escape");
  const link = bodyRows(page).first().getByRole("link").first();
  await link.focus();
  await page.keyboard.press("End");
  await link.focus();
  for (let step = 0; step < 9 && !(await isFocused(key)); step += 1) {
    await page.keyboard.press("ArrowRight");
  }
  await expect(key).toBeFocused();
  await page.keyboard.press("Control+c");
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await key.textContent());
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Read-only: ID is the key/)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(await cellAt(page, 1, "ID")).toBeFocused();
});

test("a value that another user changed in the meantime, or that the API refuses, is not lost @long", async ({
  page,
  warehouse: { origin, crates },
  watched,
}) => {
  watched.allowFailed(422);
  crates.reset();
  await openCrates(page, origin);
  const weight = await cellAt(page, 0, "Weight");
  await weight.dblclick();
  const editor = page.getByRole("dialog", { name: "Weight of Crate 1" });
  const input = editor.getByLabel("Weight");
  await expect(input).toBeFocused();
  await input.fill("x");
  await page.keyboard.press("Enter");
  await expect(editor).toContainText("number");
  const shelf = crates.crates;
  shelf.set(1, { id: 1, label: "Crate 1", state: "new", weight: 12, note: null });
  await input.fill("70");
  await page.keyboard.press("Enter");
  await expect(editor).toContainText("Another user changed this value to:");
  await expect(editor).toContainText("12");
  await editor.getByRole("button", { name: "Save mine" }).click();
  await expect(weight).toHaveText("70");
  expect(shelf.get(1)?.weight).toBe(70);

  // Tab saves and opens the next editable cell.
  crates.refuse(() => ({ status: 422, json: { message: "Too heavy for its shelf." } }));
  await page.keyboard.press("F2");
  await input.fill("99");
  await page.keyboard.press("Enter");
  await expect(editor).toContainText("Too heavy for its shelf.");
  await expect(input).toHaveValue("99");
  crates.refuse(() => undefined);
  await input.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("dialog", { name: "State of Crate 1" })).toBeVisible();
  expect(shelf.get(1)?.weight).toBe(99);
  await page.keyboard.press("Escape");
  await expect(weight).toHaveText("99");
});

test("a range of cells is copied, and a block of a spreadsheet is pasted after a preview @long", async ({
  page,
  context,
  builtIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/suppliers?sort=id");
  const country = await cellAt(page, 0, "Country");
  const below = await cellAt(page, 1, "Country");
  const old = [await country.textContent(), await below.textContent()];
  await country.click();
  const grid = page.getByRole("grid", { name: "Suppliers" });
  await expect(grid).toBeVisible();
  await expect(country).toBeFocused();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(below).toBeFocused();
  await expect(grid.getByRole("gridcell", { selected: true })).toHaveCount(2);
  await page.keyboard.press("Control+c");
  await expect.poll(() => clipboardOf(page)).toBe(old.join("\n"));
  const bar = page.getByRole("group", { name: "Selected cells" });
  await expect(bar).toContainText("2 cells");
  await lookAt(page, "range of cells");
  await bar.getByRole("button", { name: "Copy as JSON" }).click();
  await expect
    .poll(async () => JSON.parse(await clipboardOf(page)))
    .toEqual([{ country: old[0] }, { country: old[1] }]);

  await page.keyboard.press("Control+End");
  await page.keyboard.press("Control+Home");
  await country.click();
  await page.evaluate(() => navigator.clipboard.writeText("IS\nIceland\r\n"));
  await page.keyboard.press("Control+v");
  const dialog = page.getByRole("dialog", { name: "Paste into suppliers" });
  await expect(dialog).toContainText("1 value changes in 1 record.");
  await expect(dialog).toContainText("1 record is skipped: a value is not valid.");
  await lookAt(page, "paste cells");
  await dialog.getByRole("button", { name: "Change 1 record" }).click();
  await expect(country).toHaveText("IS");
  await expect(below).toHaveText(old[1] ?? "");
  await country.focus();
  await page.keyboard.press("Control+z");
  await page.getByRole("dialog").getByRole("button", { name: /^Undo/ }).click();
  await expect(country).toHaveText(old[0] ?? "");
});

function clipboardOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function isFocused(cell: Awaited<ReturnType<typeof cellAt>>): Promise<boolean> {
  return cell.evaluate((element) => element === document.activeElement);
}
