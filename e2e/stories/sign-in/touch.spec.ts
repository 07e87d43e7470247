import { owner } from "#e2e/fixtures/built-in.ts";
import { cardsOf, phone } from "#e2e/fixtures/phone.ts";
import { submitLogin } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test.use(phone);

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

test("a color mode and a language that were chosen by taps stay after signing out @long", async ({
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
  await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  await page.getByRole("button", { name: "Abmelden" }).tap();
  await expect(page.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");
});

test("the owner approves an account with a role, deletes it, and ends a session, by taps @long", async ({
  page,
  openBuiltIn,
}) => {
  const service = await openBuiltIn();
  const session = await service.register(owner);
  await service.register(clerk);
  await signInWith(page, service.origin, session ?? {}, "/accounts");
  const dialog = page.getByRole("dialog");
  const choose = async (list: string, card: RegExp, action: string): Promise<void> => {
    await cardsOf(page, list)
      .filter({ hasText: card })
      .getByRole("button", { name: /^Actions for / })
      .tap();
    await page.getByRole("menuitem", { name: action }).tap();
  };
  await choose("Accounts", /Carl/, "Approve");
  await dialog.getByLabel("Role").selectOption("Editor");
  await dialog.getByRole("button", { name: "Approve", exact: true }).tap();
  await expect(cardsOf(page, "Accounts").filter({ hasText: /Carl/ })).toContainText("Editor");
  await expect(page.getByRole("banner").getByRole("link", { name: /waits/ })).toHaveCount(0);

  await choose("Accounts", /Carl/, "Delete");
  await dialog.getByRole("button", { name: /^Delete/ }).tap();
  await expect(cardsOf(page, "Accounts")).toHaveCount(1);

  await service.signIn(owner);
  await page.goto(`${service.origin}/sessions`);
  await expect(cardsOf(page, "Sessions")).toHaveCount(2);
  await choose("Sessions", /sessionNo/, "End session");
  await dialog.getByRole("button", { name: "End session", exact: true }).tap();
  await expect(cardsOf(page, "Sessions")).toHaveCount(1);
});
