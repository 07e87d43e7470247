import { lookAt } from "#e2e/fixtures/looks.ts";
import { cardsOf, holdCell, openAsOwner, phone, tablet } from "#e2e/fixtures/phone.ts";
import { bodyRows, cellAt } from "#e2e/fixtures/screens.ts";
import { expect, type Page, test } from "#e2e/fixtures/test.ts";

const main = (page: Page) => page.getByRole("main");

test.describe("with a finger on a phone", () => {
  test.use(phone);

  test("a list is filtered by a chip and by alternatives @long", async ({ page, builtIn }) => {
    await openAsOwner(page, builtIn, "/orders?size=10");
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
    // The buttons of the quick filters do not hide other conditions.
    const active = main(page).getByRole("group", { name: "Active filters" });
    await expect(active.getByRole("button", { name: "Clear all" })).toBeInViewport({ ratio: 1 });
  });

  test("a card of a board is moved by its button, and back @long", async ({ page, builtIn }) => {
    await openAsOwner(page, builtIn, "/orders?sort=-id&display=board:status");
    const move = page.getByRole("button", { name: /^Move / }).first();
    await move.tap();
    const change = page.waitForRequest((request) => request.method() === "PATCH");
    await page.getByRole("menuitemradio", { checked: false }).first().tap();
    await change;
    await page.getByRole("button", { name: /^Undo/ }).tap();
    await expect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  });

  test("displays, import and a copy are opened by taps @long", async ({ page, builtIn }) => {
    await openAsOwner(page, builtIn, "/products?size=10");
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

  test("totals by value and a tree are opened, and a day is changed in a calendar, by taps @long", async ({
    page,
    builtIn,
  }) => {
    await openAsOwner(page, builtIn, "/orders?size=10");
    await page.getByRole("button", { name: /^Display: / }).tap();
    await page.getByRole("menuitemradio", { name: /^Table/ }).tap();
    await main(page).getByRole("button", { name: "Column Status: menu" }).tap();
    await page.getByRole("menuitem", { name: "Totals by value" }).tap();
    const totals = page.getByRole("region", { name: "Totals by Status" });
    await totals
      .getByRole("button", { name: /^Show orders: / })
      .first()
      .tap();
    await expect(page).toHaveURL(/status=/);
    await totals.getByRole("button", { name: "Close totals" }).tap();
    await expect(page).not.toHaveURL(/totals=/);

    await openAsOwner(page, builtIn, "/categories?display=tree:parent_id");
    const branch = main(page).getByRole("list", { name: "Categories", exact: true });
    await branch
      .getByRole("button", { name: /^Close / })
      .first()
      .tap();
    await expect(branch.getByRole("button", { name: /^Open / })).toHaveCount(1);

    await openAsOwner(page, builtIn, "/orders?display=calendar:placed_at");
    await page.getByRole("button", { name: "Previous month" }).tap();
    const move = page.getByRole("button", { name: /^Move / }).first();
    const name = (await move.getAttribute("aria-label")) ?? "";
    await move.tap();
    const dialog = page.getByRole("dialog", { name });
    const day = dialog.getByLabel("New day");
    const before = await day.inputValue();
    await day.fill(before.replace(/\d\d$/, before.endsWith("11") ? "12" : "11"));
    const change = page.waitForRequest((request) => request.method() === "PATCH");
    await dialog.getByRole("button", { name: "Move" }).tap();
    await change;
    await page.getByRole("button", { name: /^Undo/ }).tap();
    await expect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  });
});

test.describe("with a finger on a phone, in the table", () => {
  test.use(phone);

  test("a cell is edited after a long press @long", async ({ page, builtIn }) => {
    await openAsOwner(page, builtIn, "/suppliers?sort=id&display=table");
    const cell = await cellAt(page, 0, "Country");
    await cell.scrollIntoViewIfNeeded();
    const bar = await holdCell(page, cell);
    await bar.getByRole("button", { name: "Edit" }).tap();
    const editor = page.getByRole("dialog", { name: /^Country of / });
    await expect(editor.getByRole("textbox")).toBeFocused();
    const { width = 0 } = (await editor.boundingBox()) ?? {};
    expect(width).toBeLessThan(390);
    await editor.getByRole("button", { name: "Cancel" }).tap();
    await expect(page).toHaveURL(/\/suppliers\?/);
  });
});

test.describe("with a finger on a tablet", () => {
  test.use(tablet);

  test("a cell is edited after a double tap or a long press, and a range is copied @long", async ({
    page,
    context,
    builtIn,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openAsOwner(page, builtIn, "/suppliers?sort=id");
    const cell = await cellAt(page, 0, "Country");
    const before = (await cell.textContent()) ?? "";
    const editor = page.getByRole("dialog", { name: /^Country of / });
    const input = editor.getByRole("textbox", { name: "Country" });
    const { x, y, width, height } = (await cell.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const at = [x + width / 2, y + height / 2] as const;
    await page.touchscreen.tap(...at);
    await page.touchscreen.tap(...at);
    await expect(input).toBeFocused();
    await expect(page, "no record opens").not.toHaveURL(/peek=/);
    await editor.getByRole("button", { name: "Cancel" }).tap();
    await expect(editor).toBeHidden();

    const bar = await holdCell(page, cell);
    await bar.getByRole("button", { name: "Edit" }).tap();
    await input.fill("IS");
    await editor.getByRole("button", { name: "Save" }).tap();
    await expect(cell).toHaveText("IS");
    await holdCell(page, cell);
    await bar.getByRole("button", { name: "Edit" }).tap();
    await input.fill(before);
    await editor.getByRole("button", { name: "Save" }).tap();
    await expect(cell).toHaveText(before);

    // After a long press, a tap selects the cells up to it.
    await holdCell(page, cell);
    const below = await cellAt(page, 2, "Country");
    await below.tap();
    await expect(bar).toContainText("3 cells");
    await bar.getByRole("button", { name: "Copy", exact: true }).tap();
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await expect
      .poll(copied)
      .toMatch(new RegExp(`^${before}\n\\w+\n${await below.textContent()}$`));
    await expect(page).not.toHaveURL(/peek=/);

    // A browser that refuses to read the clipboard has an input for it.
    const dialog = page.getByRole("dialog", { name: "Paste into suppliers" });
    await page.evaluate(() => navigator.clipboard.writeText("IS"));
    const pasteInput = bar.getByRole("textbox", { name: "Paste here" });
    for (const way of ["clipboard", "event", "keyboard"]) {
      const isRefused = way !== "clipboard";
      if (isRefused) {
        await context.clearPermissions();
        await page.evaluate(() => {
          navigator.clipboard.readText = () => Promise.reject(new Error("refused"));
        });
      }
      await bar.getByRole("button", { name: "Paste", exact: true }).tap();
      if (way === "event") {
        await lookAt(page, "paste into an input");
        await pasteInput.press("Control+v");
      }
      if (way === "keyboard") {
        await pasteInput.fill("IS");
        await pasteInput.press("Enter");
      }
      await expect(dialog).toContainText("3 values change in 3 records.");
      await dialog.getByRole("button", { name: "Cancel" }).tap();
    }
    await bar.getByRole("button", { name: "Close" }).tap();
    await expect(bar).toBeHidden();

    await holdCell(page, await cellAt(page, 0, "ID"));
    await bar.getByRole("button", { name: "Edit" }).tap();
    await expect(page.getByText(/^Read-only: ID is the key/)).toBeVisible();
  });

  test("a tap opens the panel with a record, another one its page @long", async ({
    page,
    builtIn,
  }) => {
    await openAsOwner(page, builtIn, "/orders?sort=id&peek=2");
    await expect(main(page).getByRole("complementary")).toBeVisible();
    const status = bodyRows(page).nth(2).locator("td").nth(5);
    await status.tap();
    await expect(page).toHaveURL(/peek=3/);
    await status.tap();
    await expect(page).toHaveURL(/\/orders\/3\b/);
  });
});
