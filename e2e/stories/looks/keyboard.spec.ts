import type { Locator } from "@playwright/test";
import { owner } from "#e2e/fixtures/built-in.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";

test("sign-in, lists, forms and undo work with the keyboard alone", async ({ page, builtIn }) => {
  await page.addInitScript(() => {
    const refuse = (event: Event): void => {
      // A key pressed on a button or a label makes a click too, which no pointer did.
      if ((event as PointerEvent).pointerType !== "") console.error("a pointer was used");
    };
    for (const type of ["pointerdown", "click"]) addEventListener(type, refuse, true);
  });
  await page.goto(`${builtIn.origin}/login`);
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(owner.email);
  await tabTo(page, page.getByRole("textbox", { name: "Password" }));
  await page.keyboard.type(owner.password);
  await page.keyboard.press("Enter");

  // After sign-in the focus is on the screen; a dialog returns the focus.
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(heading).toBeFocused();

  // The palette finds the list, the filter narrows it.
  const showPalette = await holdChunk(page, /palette-place/);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("orders");
  showPalette();
  const palette = page.getByRole("combobox", { name: /^Search lists/ });
  await expect(palette, "hands are faster than lines").toHaveValue("orders");
  await expect(palette).toBeFocused();
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toHaveText(
    /^Orders/,
  );
  await page.keyboard.press("Enter");
  await bodyRows(page).first().getByRole("link").first().waitFor();
  // A key moves the focus into the rows from anywhere, also from the search.
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(bodyRows(page).nth(1).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("/");
  await page.keyboard.press("ArrowDown");
  await expect(bodyRows(page).first().getByRole("link").first()).toBeFocused();
  const showFilters = await holdChunk(page, /filter-builder/);
  await page.keyboard.press("f");
  await page.keyboard.type("number");
  showFilters();
  const field = page.getByRole("combobox", { name: "Search fields" });
  await expect(field).toHaveValue("number");
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Value")).toBeFocused();
  await page.keyboard.type("00104");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/00104/);
  await expect(bodyRows(page).first()).toContainText("00104");

  // Conditions are one tab stop with arrow keys inside. A new condition is a Tab and an Enter away.
  const condition = page.getByRole("button", { name: /^Number / });
  const conditions = page.locator("main [data-roving]").filter({ has: condition }).last();
  await tabTo(page, conditions.locator("button:not([tabindex='-1'])").first());
  await tabTo(page, condition, "ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Value")).toBeFocused();
  await page.keyboard.press("Escape");
  await tabTo(page, page.getByRole("button", { name: "Filter", exact: true }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");

  // The request panel is last in the page, and one key away.
  const filter = page.getByRole("button", { name: "Filter", exact: true });
  await expect(filter).toBeFocused();
  await page.keyboard.press("i");
  const calls = page.getByRole("complementary", { name: "API requests" });
  await expect(calls).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(calls.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(filter).toBeFocused();
  await page.keyboard.press("i");
  await expect(calls).toHaveCount(0);

  // Rows are walked by the arrow keys.
  await tabTo(page, page.getByRole("region", { name: "Orders", exact: true }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(bodyRows(page).nth(1).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await expect(heading).toHaveText(/^SO-/);
  await expect(heading).toBeFocused();

  await page.keyboard.press("e");
  const note = page.getByRole("textbox", { name: /^Note/ });
  await tabTo(page, note);
  const before = await note.inputValue();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Leave at the gate");
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  const reported = page.getByRole("main").getByText("Leave at the gate");
  await expect(reported.first()).toBeVisible();

  await expect(page.getByRole("status").filter({ hasText: "was changed" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(reported).toHaveCount(0);
  await page.keyboard.press("e");
  await expect(note).toHaveValue(before);
});

/** Moves there with Tab, as a user does: a control that Tab does not reach is unusable. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await target.waitFor();
  const isFocused = (): Promise<boolean> =>
    target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 80 && !(await isFocused()); steps += 1) {
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Delays a file of the application until the returned function is called. */
async function holdChunk(page: Page, name: RegExp): Promise<() => void> {
  let release: (() => void) | undefined;
  const isExpected = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(name, async (route) => {
    await isExpected;
    await route.continue();
  });
  return () => release?.();
}

test("a form that is sent by keys with invalid values announces their number", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/suppliers/new");
  const form = page.getByRole("main").getByRole("form");
  const name = form.getByRole("textbox", { name: "Name", exact: true });
  await name.focus();
  await page.keyboard.press("Enter");
  const count = form.getByRole("status").filter({ hasText: /^\d+ values? (is|are) not valid\.$/ });
  await expect(count).toHaveCount(1);
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Required/);
});
