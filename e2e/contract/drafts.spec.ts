import { bookToken, password, reader } from "#e2e/fixtures/books-api.ts";
import {
  expectLayout,
  expectLogin,
  signOut,
  submitLogin,
  sendOperation,
} from "#e2e/fixtures/screens.ts";
import { expectStoredText } from "#e2e/fixtures/stored-entries.ts";
import { expect, signInWith, stored, test } from "#e2e/fixtures/test.ts";

test("[H8] typed input is restored after a forced sign-out and the next sign-in", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(401);
  const { origin, upstream } = await openGateway();
  upstream.on("POST /api/books", { status: 401, json: { message: "Over" } });
  await page.goto(`${origin}/login`);
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  await page.goto(`${origin}/-/operations`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /create book|post \/books/i })
    .first()
    .click();
  const body = page.getByRole("main").getByLabel("Title");
  await body.fill("An unfinished book");
  const address = new URL(page.url()).pathname;
  await sendOperation(page);
  await expectLogin(page);
  expect(await stored(page)).toEqual({});
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  expect(new URL(page.url()).pathname).toBe(address);
  await expect(page.getByRole("main").getByLabel("Title")).toHaveValue(/An unfinished book/);
});

test("[H8] another user does not find it", async ({ page, openGateway }) => {
  const { origin } = await openGateway();
  await page.goto(`${origin}/login`);
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  await page.goto(`${origin}/-/operations`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /create book|post \/books/i })
    .first()
    .click();
  const body = page.getByRole("main").getByLabel("Title");
  await body.fill("Only mine");
  const address = new URL(page.url()).pathname;
  await expectStoredText(page, "draft", "Only mine");
  await signOut(page);
  await expectLogin(page);
  await signInWith(page, origin, { token: bookToken, user: '{"id":8,"name":"Bob"}' }, address);
  await expect(page.getByRole("main").getByLabel("Title")).toBeVisible();
  await expect(page.getByRole("main").getByLabel("Title")).not.toHaveValue(/Only mine/);
});
