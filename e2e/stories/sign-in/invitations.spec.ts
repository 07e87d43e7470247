import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import {
  bodyRows,
  expectLayout,
  passwordBox,
  sidebarLink,
  submitLogin,
} from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

const clerk = { name: "Carl Clerk", email: "carl@example.com", password: "a long enough phrase" };

test("the owner invites a colleague by a link in three clicks @long", async ({
  page,
  browser,
  openBuiltIn,
}) => {
  const service = await openBuiltIn();
  const session = await service.register(owner);
  await signInWith(page, service.origin, session ?? {}, "/");
  await expectLayout(page);
  // Three clicks: the list, the action, the link.
  await sidebarLink(page, "Accounts").click();
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite" });
  await dialog.getByRole("button", { name: "Invite" }).click();
  await expect(dialog.getByRole("button", { name: "Copy link" })).toBeVisible();
  await lookAt(page, "invitation link");
  await page.evaluate("print = () => {}");
  await dialog.getByRole("button", { name: "Print", exact: true }).click();
  await page.emulateMedia({ media: "print" });
  await expect(dialog).toBeHidden();
  const printed = await page.locator("body").innerText();
  expect(printed).toMatch(
    /^Quarterdeck\s+Link\s+http\S+#invitation=\S+\s+Role\s+viewer\s+Expires/i,
  );
  expect(printed).not.toContain("Invite");
  await page.emulateMedia({ media: "screen" });
  await page.evaluate("dispatchEvent(new Event('afterprint'))");
  const link = await dialog.getByRole("link", { name: /#invitation=/ }).getAttribute("href");

  const other = await browser.newPage();
  await other.goto(link ?? "");
  await expect(other.getByLabel("Name")).toBeVisible();
  await expect(other).toHaveURL(/\/register$/);
  await expect(other.getByLabel("Invitation")).toHaveCount(0);
  await other.getByLabel("Name").fill(clerk.name);
  await other.getByLabel("Email").fill(clerk.email);
  await passwordBox(other).fill(clerk.password);
  await other.getByRole("button", { name: "Create account" }).click();
  await expectLayout(other);
  await other.close();

  const second = await browser.newPage();
  await second.goto(link ?? "");
  await second.getByLabel("Name").fill("Eve");
  await second.getByLabel("Email").fill("eve@example.com");
  await passwordBox(second).fill(clerk.password);
  await second.getByRole("button", { name: "Create account" }).click();
  await expect(second.getByRole("alert")).toContainText("The link was used or has expired.");
  await second.close();

  await page.goto(`${service.origin}/invitations`);
  await expect(bodyRows(page).first()).toContainText(/Used/i);
  // Without an email.
  await expect(bodyRows(page).first().getByRole("link").first()).toHaveText("1");
  await expect(page.getByRole("button", { name: "Invite", exact: true })).toBeVisible();
});

test("the header shows how many accounts wait, and an approval assigns a role @long", async ({
  page,
  openBuiltIn,
}) => {
  const service = await openBuiltIn();
  const session = await service.register(owner);
  await service.register(clerk);
  await signInWith(page, service.origin, session ?? {}, "/orders");
  const badge = page.getByRole("banner").getByRole("link", { name: "1 waits in Accounts" });
  await expect(badge).toBeVisible();
  await badge.click();
  await expect(bodyRows(page)).toHaveCount(1);
  await bodyRows(page).getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "Enable" })).toHaveCount(0);
  await page.getByRole("button", { name: "Approve" }).click();
  const dialog = page.getByRole("dialog", { name: /^Approve: / });
  await dialog.getByLabel("Role").selectOption({ label: "Editor" });
  await dialog.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByRole("main").getByText("Editor").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await expect(badge).toHaveCount(0);
  // Never for the user's own account.
  await page.goto(`${service.origin}/accounts/1`);
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Approve|Disable|Enable/ })).toHaveCount(0);
});

test("a user ends another session @long", async ({ page, openBuiltIn }) => {
  const service = await openBuiltIn();
  await service.register(owner);
  const other = await service.signIn(owner);
  await page.goto(`${service.origin}/login`);
  await submitLogin(page, owner);
  await expectLayout(page);
  await sidebarLink(page, "Sessions").click();
  await expect(bodyRows(page)).toHaveCount(3);
  await lookAt(page, "sessions");
  const row = bodyRows(page).filter({ hasText: "node" }).first();
  await row.getByRole("button", { name: /actions/i }).click();
  await page.getByRole("menuitem", { name: "End session" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End session" }).click();
  await expect(bodyRows(page)).toHaveCount(2);
  expect(other).toBeDefined();
});
