import { bodyRows, expectLayout } from "#e2e/fixtures/screens.ts";
import { expectStoredText } from "#e2e/fixtures/stored-entries.ts";
import { expect, test } from "#e2e/fixtures/test.ts";
import { waitBeforeAbsence } from "#e2e/fixtures/waits.ts";

/** A search reads each list: the embedded database takes long on a busy machine. */
const searched = { timeout: 30_000 };

test("everything is reached from the palette, by keyboard alone @long", async ({
  ownerPage: page,
}) => {
  test.setTimeout(180_000);
  const line = page.getByRole("combobox", { name: /^Search lists/ });
  await expectLayout(page);
  await page.keyboard.press("Control+k");
  await expect(line).toBeFocused();
  // Every allowed list is searched, opened before or not.
  await line.fill("harry smith");
  await expect(page.getByRole("option", { name: /Harry Smith.*Customer/ }).first()).toBeVisible(
    searched,
  );
  await line.fill("customers");
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toHaveText(
    /^Customers/,
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/customers$/);
  await expect(page.getByRole("heading", { level: 1, name: "Customers" })).toBeVisible();

  // A word of a list's name limits the search to that list.
  await page.keyboard.press("Control+k");
  await line.fill("harry cust");
  await page
    .getByRole("option", { name: /Harry Smith/ })
    .first()
    .waitFor(searched);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/customers\/\d+$/);

  // A few records of each list show; the list itself has the others.
  await page.keyboard.press("Control+k");
  await line.fill("harry cust");
  await page.getByRole("option", { name: /^All \d+ in Customers$/ }).waitFor(searched);
  await expect(page.getByRole("dialog").getByRole("status")).not.toContainText(
    "Searching",
    searched,
  );
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveText(/^All/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/customers\?q=harry$/);

  await page.keyboard.press("Control+k");
  await line.fill("order 1042");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "SO-0001042" })).toBeVisible(searched);
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toContainText("SO-0001042");

  // The palette lists recent screens before the user types, once a screen was visible for a moment.
  await expectStoredText(page, "recent", "SO-0001042");
  await page.keyboard.press("Control+k");
  const recent = page.getByRole("group", { name: "Recent" });
  await expect(recent.getByRole("option", { name: /Customers/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(line).toBeHidden();

  await page.keyboard.press("Control+k");
  await line.fill("dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
});

test("the shortcuts of a screen are listed, work, and can be turned off @long", async ({
  ownerPage: page,
}) => {
  await page.goto(`${new URL(page.url()).origin}/orders`);
  await bodyRows(page).first().getByRole("link").first().waitFor();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys.getByText("Next page")).toBeVisible();
  await page.keyboard.press("Escape");

  // Neither needs a key or the name that it has here.
  const words = [
    ["density", "Use compact density"],
    ["deutsch", "Deutsch"],
    ["theme", "Use dark mode"],
    ["undo", "History"],
    ["jobs", "Jobs"],
    ["report", "API report"],
    ["custmers", "Customers"],
    ["import", "Import"],
    ["columns", "Columns"],
    ["hotkeys", "Keyboard shortcuts"],
  ] as const;
  await page.keyboard.press("Control+k");
  const line = page.getByRole("combobox", { name: /^Search lists/ });
  const options = page.getByRole("listbox").getByRole("option");
  for (const [typed, label] of words) {
    await line.fill(typed);
    await expect(options.filter({ hasText: label }).first(), typed).toBeVisible();
  }
  await line.fill("sign out");
  await expect(options.first()).toHaveText("Sign out");
  await expect(options.filter({ hasText: /logout/ })).toHaveCount(0);
  await line.fill("columns");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Columns" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.keyboard.press(".");
  await expect(page).toHaveURL(/page=2/);
  await page.keyboard.press(",");
  await expect(page).not.toHaveURL(/page=2/);
  await page.keyboard.press("f");
  await expect(page.getByRole("combobox", { name: "Search fields" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Filter", exact: true })).toBeFocused();
  await page.keyboard.press("/");
  await page.keyboard.type("f.,SO");
  await expect(page.getByRole("searchbox", { name: /^Search/ }).first()).toHaveValue("f.,SO");
  await page.getByRole("searchbox").first().fill("");
  await page.getByRole("heading", { level: 1 }).focus();

  await page.keyboard.press("?");
  await keys.getByRole("switch", { name: /^Single-key/ }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press(".");
  await page.keyboard.press("?");
  await waitBeforeAbsence(page, 300);
  await expect(keys).toBeHidden();
  await expect(page).not.toHaveURL(/page=2/);
});

test("records are walked through, made and changed by key @long", async ({ ownerPage: page }) => {
  await page.goto(`${new URL(page.url()).origin}/suppliers?sort=id`);
  const heading = page.getByRole("heading", { level: 1 });
  await bodyRows(page).first().getByRole("link").first().click();
  const neighbors = page.getByRole("group", { name: "Previous and next record" });
  await expect(neighbors).toContainText(/1 of \d+/);
  const previous = neighbors.getByRole("button", { name: "Previous record" });
  await expect(previous).toBeDisabled();
  // A disabled entry can be reached and shows its reason.
  const reason = neighbors.getByRole("tooltip");
  await previous.focus();
  await expect(reason).toHaveText("First row on this page");
  await expect(reason).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(reason).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(reason).toBeVisible();
  await expect(neighbors).toContainText(/1 of \d+/);
  await heading.focus();
  await expect(reason).toBeHidden();
  // The title comes with the record; until then the key is shown.
  await expect(heading).not.toHaveText(/^Supplier/);
  const first = await heading.textContent();
  await page.keyboard.press(".");
  await expect(neighbors).toContainText(/2 of \d+/);
  await expect(heading).not.toHaveText(String(first));
  await page.keyboard.press(",");
  await expect(heading).toHaveText(String(first));

  await page.keyboard.press("e");
  await expect(page).toHaveURL(/\/edit$/);
  await page.getByRole("textbox", { name: /^Name/ }).focus();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("No changes to save.")).toBeVisible();

  await page.goto(`${new URL(page.url()).origin}/suppliers`);
  await bodyRows(page).first().getByRole("link").first().waitFor();
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\/suppliers\/new$/);
});

test("a number opens the record with that key and number before records of other lists @long", async ({
  ownerPage: page,
}) => {
  test.setTimeout(120_000);
  const line = page.getByRole("combobox", { name: /^Search lists/ });
  await expectLayout(page);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    // Typed without a pause.
    await page.keyboard.press("Control+k");
    await page.keyboard.type("1042");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "SO-0001042" })).toBeVisible({
      timeout: 30_000,
    });
    await page.goBack();
    await expect(line).toBeHidden();
  }
  // Each result has its key, and the text that matches.
  await page.keyboard.press("Control+k");
  await line.fill("1042");
  await expect(page.getByRole("option").first()).toHaveText(/^SO-0001042.*Order 1042$/);
  await line.fill("harry smith");
  await expect(
    page.getByRole("option", { name: /Harry Smith.*Customer \d+/ }).first(),
  ).toBeVisible();
  await line.fill("@example.com");
  await expect(page.getByRole("option", { name: /Email: \S+@example.com/ }).first()).toBeVisible();
});

test("the first typed key is never lost while the palette loads @long", async ({
  ownerPage: page,
}) => {
  const { origin } = new URL(page.url());
  const line = page.getByRole("combobox", { name: /^Search lists/ });
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await page.goto(`${origin}/${attempt % 2 === 0 ? "" : "orders"}`);
    // As soon as the screen is in the page, before it is complete.
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("customers");
    await expect(line).toHaveValue("customers");
  }
});

test("actions on the open record and on the selection run from the palette @long", async ({
  ownerPage: page,
}) => {
  const { origin } = new URL(page.url());
  const line = page.getByRole("combobox", { name: /^Search lists/ });
  await page.goto(`${origin}/suppliers`);
  await bodyRows(page).first().getByRole("checkbox").click();
  await bodyRows(page).nth(1).getByRole("checkbox").click();
  await page.keyboard.press("Control+k");
  await line.fill("edit selected");
  await expect(page.getByRole("option").first()).toHaveText("Edit: 2 selected");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Edit 2 records in suppliers" })).toBeVisible();
  await page.keyboard.press("Escape");

  await bodyRows(page).first().getByRole("link").first().click();
  await page.getByRole("tab", { name: "Overview" }).waitFor();
  await page.keyboard.press("Control+k");
  await line.fill("delete");
  const remove = page
    .getByRole("group", { name: "On this screen" })
    .getByRole("option", { name: /^Delete/ });
  await expect(remove).toBeVisible();
});
