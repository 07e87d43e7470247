import { bodyRows } from "#e2e/fixtures/screens.ts";
import { owner } from "#e2e/fixtures/built-in.ts";
import { expect, signInWith, stored, test } from "#e2e/fixtures/test.ts";

test("the requests of a screen are shown and copied without secrets", async ({
  page,
  context,
  builtIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders");
  await bodyRows(page).first().getByRole("link").first().waitFor();
  await page.keyboard.press("i");
  const panel = page.getByRole("complementary", { name: "API requests" });
  const list = panel.getByRole("listitem").filter({ hasText: "/api/orders" });
  await expect(list.first()).toContainText("200");
  await list.first().locator("summary").click();
  await expect(list.first()).toContainText("•••");
  await expect(list.first().getByRole("link", { name: /^Operation: / })).toBeVisible();

  await list.first().getByRole("button", { name: "Copy as curl" }).click();
  await expect(panel.getByText("Copied")).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`curl '${builtIn.origin}/api/orders`);
  const { token = "" } = await stored(page);
  expect(token).not.toBe("");
  expect(copied).not.toContain(token);
  expect(await panel.innerText()).not.toContain(token);

  // Another screen has its own requests; earlier ones stay.
  await bodyRows(page).first().getByRole("link").first().click();
  await expect(panel.getByRole("listitem").filter({ hasText: /\/api\/orders\/\d+/ })).toHaveCount(
    1,
  );
  await expect(panel.getByRole("listitem").filter({ hasText: /orders\?/ })).toHaveCount(0);
  await panel.getByRole("radio", { name: "All" }).check();
  await expect(
    panel
      .getByRole("listitem")
      .filter({ hasText: /orders\?/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press("i");
  await expect(panel).toBeHidden();
});
