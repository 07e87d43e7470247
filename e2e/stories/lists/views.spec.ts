import { bodyRows, sidebarLink } from "#e2e/fixtures/screens.ts";
import { owner } from "#e2e/fixtures/built-in.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("a list is saved as it shows, found in the sidebar, and shared as an address @long", async ({
  page,
  builtIn,
}) => {
  const session = await builtIn.signIn(owner);
  await signInWith(page, builtIn.origin, session, "/orders?status=paid&sort=-total");
  await bodyRows(page).first().getByRole("link").first().waitFor();
  await page.getByRole("button", { name: "Views" }).click();
  // Only the name can be entered here: typed letters are not shortcuts.
  await expect(page.getByLabel("View name")).toBeFocused();
  await page.keyboard.type("Paid, largest first");
  await page.keyboard.press("Enter");
  let link = sidebarLink(page, "Paid, largest first");
  await expect(link).toHaveAttribute("aria-current", "page");
  // Also by an address without columns.
  await page.goto(`${builtIn.origin}/orders?status=paid&sort=-total`);
  await expect(link).toHaveAttribute("aria-current", "page");

  // An existing name is reported before it is used, and the replaced view can be restored.
  await page.goto(`${builtIn.origin}/orders?status=paid`);
  await bodyRows(page).first().getByRole("link").first().waitFor();
  await expect(link).not.toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByLabel("View name").fill("Paid, largest first");
  await expect(page.getByText(/exists\. Saving replaces it/)).toBeVisible();
  await page.getByRole("button", { name: "Replace", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "was replaced" })).toBeVisible();
  await expect(link).not.toHaveAttribute("href", /sort=-total/);
  const undo = page.getByRole("group", { name: "Views" }).getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(link).toHaveAttribute("href", /sort=-total/);

  // One press replaces the view, another undoes that.
  await page.getByRole("button", { name: "Update view Paid, largest first" }).click();
  await expect(link).not.toHaveAttribute("href", /sort=-total/);
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(link).toHaveAttribute("href", /sort=-total/);
  await expect(page.getByLabel("View name")).toBeFocused();

  // It is renamed by keyboard, and the focus stays on it.
  const rename = page.getByRole("button", { name: "Rename view Paid, largest first" });
  await rename.press("Enter");
  await page.keyboard.press("Escape");
  await expect(rename).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("New name for Paid, largest first")).toBeFocused();
  await page.keyboard.type("Largest, paid");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Rename view Largest, paid" })).toBeFocused();
  await expect(link).toBeHidden();
  link = sidebarLink(page, "Largest, paid");
  await expect(link).toHaveAttribute("href", /sort=-total/);
  await page.keyboard.press("Escape");

  await sidebarLink(page, "Customers").click();
  await expect(page).toHaveURL(/\/customers$/);
  await page.reload();
  await link.waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: /^Search lists/ }).fill("largest, p");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(1);
  await expect(page.getByRole("group", { name: "Saved views" })).toContainText("Largest, paid");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/status=paid/);
  await expect(page).toHaveURL(/sort=-total/);
  await expect(link).toHaveAttribute("aria-current", "page");

  // An old address with unknown filters and columns: the rest applies.
  await page.goto(`${builtIn.origin}/orders?status=paid&color=red&sort=-shade,-total`);
  await expect(page.getByText(/Not supported by the API and ignored: color, shade/)).toBeVisible();
  await expect(bodyRows(page).first()).toContainText("Paid");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page).toHaveURL(/\/orders\?sort=-total&status=paid$/);

  await page.getByRole("button", { name: "Views" }).click();
  // Views are ordered by a button, by keys and by dragging; the sidebar follows, and a restored view returns to its position.
  for (const name of ["Second", "Third"]) {
    await page.getByLabel("View name").fill(name);
    await page.keyboard.press("Enter");
    await expect(sidebarLink(page, name)).toBeVisible();
    await page.getByRole("button", { name: "Views" }).click();
  }
  const order = (): Promise<readonly string[]> =>
    page.getByRole("region", { name: "Saved views" }).getByRole("link").allTextContents();
  const panel = page.getByRole("group", { name: "Views" });
  await panel.getByRole("button", { name: "Move Third up" }).press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(order).toEqual(["Third", "Largest, paid", "Second"]);
  await expect(panel.getByRole("link", { name: "Third" })).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(order).toEqual(["Largest, paid", "Third", "Second"]);
  const grip = await panel.getByRole("listitem").nth(2).boundingBox();
  if (grip === null) throw new Error("no line");
  await page.mouse.move(grip.x + 10, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x + 10, grip.y - 1.5 * grip.height, { steps: 4 });
  await page.mouse.up();
  await expect.poll(order).toEqual(["Second", "Largest, paid", "Third"]);

  await page.getByRole("button", { name: "Delete view Largest, paid" }).click();
  await expect(link).toBeHidden();
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(order).toEqual(["Second", "Largest, paid", "Third"]);
});
