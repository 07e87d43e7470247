import { readerSession } from "#e2e/fixtures/gateway.ts";
import { owner } from "#e2e/fixtures/built-in.ts";
import { bodyRows, cellAt, firstModel } from "#e2e/fixtures/screens.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";

const main = (page: Page) => page.getByRole("main");

test("totals, a copy and an import are opened by keys @long", async ({ page, builtIn }) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?size=25");
  await cellAt(page, 0, "Status");
  const menu = main(page).getByRole("button", { name: "Column Status: menu" });
  await menu.press("Enter");
  await page.getByRole("menuitem", { name: "Totals by value" }).press("Enter");
  const totals = page.getByRole("region", { name: "Totals by Status" });
  await totals
    .getByRole("button", { name: /^Show orders: / })
    .first()
    .press("Enter");
  await expect(page).toHaveURL(/status=/);
  await totals.getByRole("button", { name: "Close totals" }).press("Enter");
  await expect(totals).toBeHidden();

  await bodyRows(page)
    .first()
    .getByRole("button", { name: /^Actions for / })
    .press("Enter");
  await page.getByRole("menuitem", { name: "Duplicate" }).press("Enter");
  await expect(page).toHaveURL(/\/orders\/new\?copy=/);
  await page.goBack();
  await main(page).getByRole("link", { name: "Import" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Import");
});

test("related records are filtered, and JSON is searched and folded, by keys @long", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/customers/1");
  const orders = main(page).getByRole("group", { name: "Orders", exact: true });
  const filter = orders.getByRole("button", { name: "Filter", exact: true });
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(filter).toBeVisible({ timeout: 500 });
  }).toPass();
  await filter.press("Enter");
  const panel = page.getByRole("group", { name: "Filter", exact: true }).first();
  await expect(panel.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("total>100");
  await page.keyboard.press("Enter");
  await expect(orders.getByText("Total > 100").first()).toBeVisible();

  await page.goto(`${builtIn.origin}/orders/3?tab=json`);
  const text = main(page).locator(".cm-content");
  await text.focus();
  const lines = main(page).locator(".cm-line");
  const count = await lines.count();
  await page.keyboard.press("Control+Alt+[");
  await expect.poll(() => lines.count()).toBeLessThan(count);
  await page.keyboard.press("Control+Alt+]");
  await page.keyboard.press("Control+f");
  await page.keyboard.type("total");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(main(page).getByLabel("Path", { exact: true })).toHaveText("total");
});

test("a failed read is repeated by a key @long", async ({ page, openGateway, watched }) => {
  watched.allowFailed(400);
  const { origin, upstream } = await openGateway();
  let isBroken = true;
  upstream.on("GET /api/authors", () =>
    isBroken
      ? { status: 400, json: { message: "Unknown sort" } }
      : { json: { items: [{ id: 1, name: "Author 1" }], total: 1 } },
  );
  await signInWith(page, origin, readerSession, "/authors");
  const alert = main(page).getByRole("alert");
  await expect(alert).toContainText("Unknown sort");
  const retry = alert.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible(firstModel);
  isBroken = false;
  await retry.press("Enter");
  await expect(bodyRows(page)).toHaveCount(1);
});

test("the owner invites, approves with a role, and ends a session, by keys @long", async ({
  page,
  openBuiltIn,
}) => {
  const service = await openBuiltIn();
  const session = await service.register(owner);
  const clerk = { name: "Carl Clerk", email: "carl@example.com", password: owner.password };
  await service.register(clerk);
  await signInWith(page, service.origin, session ?? {}, "/accounts");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Invite" }).press("Enter");
  await dialog.getByRole("button", { name: "Invite" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "Copy link" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const row = bodyRows(page).filter({ hasText: clerk.email });
  await row.getByRole("button", { name: /^Actions for / }).press("Enter");
  await page.getByRole("menuitem", { name: "Approve" }).press("Enter");
  await dialog.getByLabel("Role").selectOption("Editor");
  await dialog.getByRole("button", { name: "Approve", exact: true }).press("Enter");
  await expect(row).toContainText("Editor");

  await service.signIn(owner);
  await page.goto(`${service.origin}/sessions`);
  await expect(bodyRows(page)).toHaveCount(2);
  const other = bodyRows(page).filter({ hasText: "node" }).first();
  await other.getByRole("button", { name: /^Actions for / }).press("Enter");
  await page.getByRole("menuitem", { name: "End session" }).press("Enter");
  await dialog.getByRole("button", { name: "End session" }).press("Enter");
  await expect(bodyRows(page)).toHaveCount(1);
});

test("a color mode and a language that were chosen by keys stay after signing out @long", async ({
  page,
  openBuiltIn,
}) => {
  const service = await openBuiltIn();
  await signInWith(page, service.origin, (await service.register(owner)) ?? {}, "/orders");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Account of/ })
    .press("Enter");
  const dark = page.getByRole("radio", { name: "Dark" });
  await expect(dark).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(dark).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "Language" })).toBeFocused();
  await page.keyboard.type("Deutsch");
  await page.getByRole("button", { name: "Abmelden" }).press("Enter");
  await expect(page.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");
});
