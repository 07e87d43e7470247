import { owner } from "#e2e/fixtures/built-in.ts";
import {
  bodyRows,
  expectLayout,
  expectLogin,
  passwordBox,
  sidebarLink,
  submitLogin,
} from "#e2e/fixtures/screens.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("the owner lets a second user in @long", async ({ page, browser, openBuiltIn }) => {
  const service = await openBuiltIn();
  await service.register(owner);
  const clerk = { name: "Carl Clerk", email: "carl@example.com", password: "a long enough phrase" };

  const other = await browser.newPage();
  await other.goto(`${service.origin}/register`);
  await other.getByLabel("Name").fill(clerk.name);
  await other.getByLabel("Email").fill(clerk.email);
  await passwordBox(other).fill(clerk.password);
  await other.getByRole("button", { name: "Create account" }).click();
  await expect(other.getByRole("heading", { name: "Registration received" })).toBeVisible();
  await lookAt(other, "registration that waits");
  await other.goto(`${service.origin}/login`);
  await submitLogin(other, clerk);
  await expect(other.getByText(/approv|wait/i).first()).toBeVisible();
  await expectLogin(other);

  await page.goto(`${service.origin}/login`);
  await submitLogin(page, owner);
  await expectLayout(page);
  await sidebarLink(page, "Accounts").click();
  await bodyRows(page).filter({ hasText: clerk.email }).getByRole("link").first().click();
  await page.getByRole("button", { name: /approve/i }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^(?:approve|send|confirm|yes)/i })
    .click();
  await expect(
    page
      .getByRole("main")
      .getByText(/active/i)
      .first(),
  ).toBeVisible();

  await submitLogin(other, clerk);
  await expectLayout(other);
  await expect(sidebarLink(other, "Orders")).toBeVisible();
  await expect(sidebarLink(other, "Accounts"), "only owners see accounts").toHaveCount(0);
  await other.close();
});

test("the owner deletes an account that waits, but not their own @long", async ({
  page,
  openBuiltIn,
}) => {
  const service = await openBuiltIn();
  const session = await service.register(owner);
  await service.register({
    name: "Unknown",
    email: "unknown@example.com",
    password: owner.password,
  });
  await signInWith(page, service.origin, session ?? {}, "/accounts");
  const remove = async (email: string): Promise<void> => {
    await bodyRows(page).filter({ hasText: email }).getByRole("link").first().click();
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("button", { name: /^Delete/ }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Delete/ })
      .click();
  };
  await remove("unknown@example.com");
  await expect(page).toHaveURL(/\/accounts$/);
  await expect(bodyRows(page)).toHaveCount(1);

  // The user's own account has no action that ends its access.
  await bodyRows(page).filter({ hasText: owner.email }).getByRole("link").first().click();
  await page.getByRole("button", { name: "More actions" }).click();
  await expect(page.getByRole("button", { name: /^(?:Sign out|Correct)/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
});

test("someone changes their own password @long", async ({ page, openBuiltIn }) => {
  const service = await openBuiltIn();
  const session = await service.register(owner);
  await signInWith(page, service.origin, session ?? {}, "/-/settings");
  await expectLayout(page);
  const boxes = page.getByRole("main").locator("input[type=password]");
  await boxes.nth(0).fill(owner.password);
  await boxes.nth(1).fill("another long phrase");
  if ((await boxes.count()) > 2) await boxes.nth(2).fill("another long phrase");
  await page
    .getByRole("main")
    .getByRole("button", { name: /change|save|send/i })
    .click();
  await expect(
    page
      .getByRole("region", { name: "Response" })
      .getByText(/done|responded/i)
      .first(),
  ).toBeVisible();
  await expect(service.signIn(owner)).rejects.toThrow();
  await service.signIn({ ...owner, password: "another long phrase" });
});

test("a wrong password stays on the form with the API's own words", async ({
  page,
  builtIn,
  watched,
}) => {
  watched.allowFailed(401);
  await page.goto(`${builtIn.origin}/login`);
  const refusal = page.waitForResponse((response) => response.url().endsWith("/auth/login"));
  await submitLogin(page, { email: owner.email, password: "not this one" });
  const { detail, title } = (await (await refusal).json()) as { detail?: string; title?: string };
  await expect(page.getByRole("alert").getByText(String(detail ?? title))).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(owner.email);
});
