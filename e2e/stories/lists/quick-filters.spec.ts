import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows, sidebarLink } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("values of a choice turn a filter on and off above the table @long", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?sort=id");
  const values = page.getByRole("main").getByRole("group", { name: "Status", exact: true });
  const paid = values.getByRole("button", { name: "Paid", exact: true });
  const shipped = values.getByRole("button", { name: "Shipped", exact: true });
  await expect(paid).toHaveAttribute("aria-pressed", "false");
  await paid.hover();
  await expect(paid).toHaveAttribute("aria-description", /^\d/);
  await lookAt(page, "quick filters");
  await paid.click();
  await expect(page).toHaveURL(/status[^&]*=paid/);
  await expect(paid).toHaveAttribute("aria-pressed", "true");
  await expect(bodyRows(page).first()).toContainText("Paid");
  await shipped.press("Space");
  await expect(page).toHaveURL(/status[^&]*=paid,shipped/);
  await paid.click();
  await expect(page).toHaveURL(/status[^&]*=shipped/);
  await expect(bodyRows(page).first()).toContainText("Shipped");
  await shipped.click();
  await expect(page).toHaveURL(/\/orders\?sort=id$/);
});

test("the toolbar of a list is one line at 1280 pixels", async ({ page, builtIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?sort=id");
  const search = page.getByRole("searchbox", { name: "Search orders" });
  await expect(search).toBeVisible();
  const tops = async (): Promise<readonly number[]> => {
    const tools = ["Filter", "Columns", "Export records", "Views", "Reload"];
    const boxes = await Promise.all(
      tools.map((name) =>
        page.getByRole("main").getByRole("button", { name, exact: true }).boundingBox(),
      ),
    );
    return boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
  };
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  const box = await search.boundingBox();
  const [middle = 0] = await tops();
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - middle)).toBeLessThanOrEqual(2);
});

test("a saved view that was changed is updated or saved under another name @long", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?status=paid");
  await bodyRows(page).first().getByRole("link").first().waitFor();
  await page.getByRole("button", { name: "Views", exact: true }).click();
  await page.getByLabel("View name").fill("Paid orders");
  await page.keyboard.press("Enter");
  const link = sidebarLink(page, "Paid orders");
  await expect(link).toHaveAttribute("aria-current", "page");
  const state = page.getByRole("group", { name: "“Paid orders” · Modified" });
  await expect(state).toBeHidden();

  const values = page.getByRole("main").getByRole("group", { name: "Status", exact: true });
  const shipped = values.getByRole("button", { name: "Shipped", exact: true });
  await shipped.click();
  await expect(state).toBeVisible();
  await lookAt(page, "changed view");
  await state.getByRole("button", { name: "Update", exact: true }).click();
  await expect(link).toHaveAttribute("href", /paid,shipped/);
  await expect(link).toHaveAttribute("aria-current", "page");
  await expect(state).toBeHidden();
  const undo = page.getByRole("main").getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(link).not.toHaveAttribute("href", /shipped/);

  await state.getByRole("button", { name: "Save as…" }).click();
  await expect(page.getByLabel("View name")).toBeFocused();
  await page.keyboard.type("Paid or shipped");
  await page.keyboard.press("Enter");
  await expect(sidebarLink(page, "Paid or shipped")).toHaveAttribute("aria-current", "page");
  await expect(state).toBeHidden();

  // The list itself is not a changed view.
  await sidebarLink(page, "Orders").click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(state).toBeHidden();
});
