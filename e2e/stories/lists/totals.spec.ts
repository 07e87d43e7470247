import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows, cellAt } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("a column shows totals by value, of the page and of all matching rows @long", async ({
  page,
  builtIn,
}) => {
  // As an API without aggregates.
  await page.route("**/api/aggregates/**", (route) => route.fulfill({ json: {} }));
  const token = await builtIn.signIn(owner);
  await signInWith(page, builtIn.origin, token, "/products?sort=id");
  await cellAt(page, 0, "Category");
  const rows = await bodyRows(page).count();
  await page.getByRole("columnheader", { name: "Category" }).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Totals by value" }).click();
  const panel = page.getByRole("region", { name: "Totals by Category" });
  await expect(panel.getByRole("status")).toHaveText(`${rows} products on this page`);
  const total = panel.getByRole("row").last().getByRole("cell").first();
  await expect(total).toHaveText(String(rows));
  await lookAt(page, "totals of a list");
  await panel.getByRole("button", { name: "Read all" }).click();
  await expect(panel.getByRole("status")).toHaveText(/^All [\d,]+ matching products$/);
  await expect(total).not.toHaveText(String(rows));

  // A value leads to its rows.
  await panel
    .getByRole("button", { name: /^Show products: / })
    .first()
    .click();
  await expect(page.getByRole("group", { name: "Active filters" })).toContainText("Category is");
  await panel.getByRole("button", { name: "Close totals" }).click();
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL(/totals=/);

  await page.unroute("**/api/aggregates/**");
  await page.goto(`${builtIn.origin}/products?totals=category_id`);
  await expect(panel.getByRole("status")).toHaveText(/^All [\d,]+ matching products$/);
  await expect(panel.getByRole("button", { name: "Read all" })).toBeHidden();
});
