import { password, reader } from "#e2e/fixtures/books-api.ts";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import { bodyRows, expectLayout, sidebarLink, submitLogin } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

const hash = { env: { HISTORY: "hash" } };

test("[R7] under hash history the addresses are in the hash", async ({ page, openGateway }) => {
  const { origin } = await openGateway(hash);
  await page.goto(`${origin}/`);
  await expect(page).toHaveURL(/\/#\/login/);
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  await sidebarLink(page, "Books").click();
  await expect(page).toHaveURL(/\/#\/books/);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/\/#\/books\?.*page=2/);
  await expect(bodyRows(page).first().getByText("Book 11", { exact: true })).toBeVisible();
  await page.reload();
  await expect(bodyRows(page).first().getByText("Book 11", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(bodyRows(page).first().getByText("Book 1", { exact: true })).toBeVisible();
});

test("[R7] under hash history the service redirects a path to the hash with its query", async ({
  page,
  openGateway,
  request,
}) => {
  const { origin } = await openGateway(hash);
  const reply = await request.get(`${origin}/login?theme=light&x=1`, {
    maxRedirects: 0,
    headers: { accept: "text/html" },
  });
  expect(reply.status()).toBe(302);
  const to = new URL(reply.headers()["location"] ?? "", `${origin}/`);
  expect(`${to.pathname}${to.search}${to.hash}`).toBe("/#/login?theme=light&x=1");
  await page.goto(`${origin}/register`);
  await expect(page).toHaveURL(/\/#\/register$/);
  await signInWith(page, origin, readerSession, "/books?page=2");
  await expect(bodyRows(page).first().getByText("Book 11", { exact: true })).toBeVisible();
});

test("[R7] under browser history an address behind the hash still arrives", async ({
  page,
  library,
}) => {
  await page.goto(`${library.origin}/#/login`);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/login");
  await signInWith(page, library.origin, readerSession, "/#/books?page=2");
  await expect(bodyRows(page).first().getByText("Book 11", { exact: true })).toBeVisible();
  const { pathname, search } = new URL(page.url());
  expect(`${pathname}${search}`).toBe("/books?page=2");
});
