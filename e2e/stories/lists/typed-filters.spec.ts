import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows, cellAt } from "#e2e/fixtures/screens.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";

function query(page: Page) {
  return page.getByRole("combobox", { name: "Search fields" });
}

test("four filters are one typed line @long", async ({ page, builtIn }) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders");
  const customer = await (await cellAt(page, 0, "Customer")).textContent();
  await page.keyboard.press("f");
  await expect(query(page)).toBeFocused();
  await page.keyboard.insertText(
    `status:shipped,paid total>20 placed:this-year customer:"${customer ?? ""}"`,
  );
  await page.keyboard.press("Enter");
  // A name that several customers have is chosen from them.
  await expect(page.getByText(/^Several records match/)).toBeVisible();
  for (const key of ["ArrowDown", "Enter", "Enter"]) await page.keyboard.press(key);
  const chips = page.getByRole("group", { name: "Active filters" });
  await expect(chips).toContainText("Total > 20");
  const status = page.getByRole("main").getByRole("group", { name: "Status", exact: true });
  await expect(status.getByRole("button", { pressed: true })).toHaveText(["Paid", "Shipped"]);
  await expect(chips).not.toContainText("Status");
  await expect(chips).toContainText("Placed at this year");
  await expect(chips).toContainText(`Customer is ${customer ?? ""}`);
  await expect(query(page)).toBeHidden();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get("total[gt]")).toBe("20");
  expect(searchParams.get("customer_id") ?? searchParams.get("customer_id[in]")).toMatch(/^\d+$/);

  await page.keyboard.press("f");
  await page.getByRole("button", { name: "Add alternatives" }).click();
  for (const typed of ["total>100 total<200", "total<30"]) {
    await query(page).fill(typed);
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(chips).toContainText("Total > 100 and Total < 200 or Total < 30");
  expect(new URL(page.url()).searchParams.get("any")).toBe(
    "total[gt]:100~total[lt]:200/total[lt]:30",
  );
  const reply = await page.reload();
  expect(reply?.ok()).toBe(true);
  await expect(chips).toContainText("or Total < 30");
  await expect(page.getByText(/^(?:\d+ orders?|No matching orders)/i).first()).toBeVisible();
});

test("a typed filter is completed, and shows why it cannot be applied @long", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders");
  await bodyRows(page).first().waitFor();
  await page.keyboard.press("f");
  await query(page).fill("status:lost stat");
  const dialog = page.getByRole("status").filter({ hasText: "Status" });
  await expect(dialog).toContainText(/Status has no value “lost”. It can be: .*Paid/);
  await page.keyboard.press("Enter");
  await expect(query(page)).toHaveValue("status:lost stat");

  await query(page).fill("total>5 stat");
  await page.keyboard.press("Tab");
  await expect(query(page)).toHaveValue("total>5 status:");
  await page.keyboard.type("pai");
  await lookAt(page, "typed filters");
  await query(page).focus();
  await page.keyboard.press("Tab");
  await expect(query(page)).toHaveValue("total>5 status:paid ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/total%5Bgt%5D=5|total\[gt\]=5/);
  await expect(page).toHaveURL(/status/);
});

test("a condition that is typed into the search box is offered as a filter @long", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders");
  const search = page.getByRole("searchbox");
  await bodyRows(page).first().waitFor();
  await search.fill("SO status:paid total>500");
  const offer = page.getByRole("button", { name: /^Filter instead:/ });
  await expect(offer).toHaveText(/Status is Paid\s*Total > 500/);
  await lookAt(page, "filters typed into the search box");
  await offer.press("Enter");
  await expect(search).toHaveValue("SO");
  await expect(page).toHaveURL(/status=paid/);
  await expect(page.getByRole("group", { name: "Active filters" })).toContainText("Total > 500");
  await expect(bodyRows(page).first()).toContainText("Paid");
  await expect(offer).toBeHidden();

  await page.goto(`${builtIn.origin}/orders`);
  await search.fill("status:lost");
  await expect(page.getByText(/^Status has no value “lost”/)).toBeVisible();
});
