import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { sidebarLink } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("the owner hides a column from viewers and lets them create", async ({
  page,
  browser,
  openBuiltIn,
}) => {
  const service = await openBuiltIn();
  const session = await service.register(owner);
  const clerk = { name: "Vera", email: "vera@example.com", password: "a long enough phrase" };
  await service.register(clerk);
  const headers = {
    authorization: `Bearer ${session?.token}`,
    "content-type": "application/json",
  };
  await fetch(`${service.origin}/api/accounts/2/approve`, { method: "POST", headers });
  const viewer = await service.signIn(clerk);
  const other = await browser.newPage();
  await signInWith(other, service.origin, viewer, "/employees");
  await expect(other.getByRole("columnheader", { name: "Salary" })).toBeVisible();
  await expect(sidebarLink(other, "Rights"), "only owners see rights").toHaveCount(0);

  await signInWith(page, service.origin, session ?? {}, "/");
  await sidebarLink(page, "Rights").click();
  await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
  await lookAt(page, "rights");
  const filter = page.getByRole("main").getByRole("searchbox");
  await filter.fill("salary");
  await page.getByRole("checkbox", { name: "Viewer: Read employees.salary" }).uncheck();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await lookAt(page, "rights of a column");
  await filter.fill("employees");
  await page.getByRole("checkbox", { name: "Viewer: Edit employees", exact: true }).check();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();

  await other.goto(`${service.origin}/employees`);
  await expect(other.getByRole("columnheader", { name: "Name" })).toBeVisible();
  await expect(other.getByRole("columnheader", { name: "Salary" })).toHaveCount(0);
  const row = await fetch(`${service.origin}/api/employees/1`, {
    headers: { authorization: `Bearer ${viewer.token}` },
  });
  expect(await row.json()).not.toHaveProperty("salary");
  await page.reload();
  await filter.fill("salary");
  await expect(
    page.getByRole("checkbox", { name: "Viewer: Read employees.salary" }),
  ).not.toBeChecked();

  await filter.fill("");
  await page.getByRole("checkbox", { name: "Viewer: Read Tables without a decision" }).uncheck();
  await expect(page.getByRole("checkbox", { name: "Viewer: Read customers" })).not.toBeChecked();
  await page.getByRole("checkbox", { name: "Viewer: Read customers" }).check();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await lookAt(page, "rights of tables without a decision");
  await other.goto(`${service.origin}/customers`);
  await expect(sidebarLink(other, "Customers")).toBeVisible();
  await expect(sidebarLink(other, "Orders")).toHaveCount(0);
  await other.close();
});

test("a deletion lists the records that it deletes and changes", async ({ page, openBuiltIn }) => {
  const service = await openBuiltIn();
  const session = await service.register(owner);
  await signInWith(page, service.origin, session ?? {}, "/orders/12");
  const main = page.getByRole("main");
  const remove = async (): Promise<void> => {
    await main
      .getByRole("button", { name: /^(?:More actions|Delete)/ })
      .first()
      .click();
    await page
      .getByRole("button", { name: /^Delete/ })
      .last()
      .click();
  };
  await remove();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem").first()).toHaveText(
    /^(?:Order lines|Payments|Shipments): \d+ (?:will be deleted|prevent the deletion)$/,
  );
  await expect(dialog).toContainText("but not related records");
  await lookAt(page, "deletion with effects");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
});
