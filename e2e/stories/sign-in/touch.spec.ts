import { owner } from "#e2e/fixtures/built-in.ts";
import { submitLogin } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

const clerk = { name: "Carl Clerk", email: "carl@example.com", password: "a long enough phrase" };

test("the owner finds waiting people and invites others by taps @long", async ({
  page,
  openBuiltIn,
}) => {
  const service = await openBuiltIn();
  const session = await service.register(owner);
  await service.register(clerk);
  await signInWith(page, service.origin, session ?? {}, "/");
  await page.getByRole("banner").getByRole("link", { name: "1 waits in Accounts" }).tap();
  await expect(page.getByRole("main").getByRole("link", { name: /Carl/ })).toBeVisible();

  await page.goto(`${service.origin}/accounts`);
  await page.getByRole("button", { name: "Invite" }).tap();
  const invitation = page.getByRole("dialog", { name: "Invite" });
  await invitation.getByRole("button", { name: "Invite" }).tap();
  await expect(invitation.getByRole("button", { name: "Copy link" })).toBeVisible();
});

test("a color mode that was chosen by taps stays after signing out @long", async ({
  page,
  openBuiltIn,
}) => {
  const service = await openBuiltIn();
  await service.register(owner);
  await page.goto(`${service.origin}/login`);
  await submitLogin(page, owner);
  const account = page.getByRole("banner").getByRole("button", { name: /^Account of/ });
  await account.tap();
  await page.getByRole("radio", { name: "Light" }).check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");
  await page.getByRole("button", { name: "Sign out" }).tap();
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");
});
