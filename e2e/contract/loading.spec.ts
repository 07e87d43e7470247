import { password, reader } from "#e2e/fixtures/books-api.ts";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import {
  bodyRows,
  expectLayout,
  expectLogin,
  sidebarLink,
  submitLogin,
} from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("[R6] a spinner shows while a screen loads", async ({ page, library }) => {
  await signInWith(page, library.origin, readerSession);
  await expectLayout(page);
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  let release: () => void = () => {};
  const nested = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/-/assets/*.js", async (route) => {
    await nested;
    await route.continue();
  });
  await sidebarLink(page, "Books").click();
  await expect(page.getByRole("status").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("table")).toHaveCount(0);
  release();
  await expect(page.getByRole("main").getByRole("table")).toBeVisible();
});

test("a screen shows once its chunks have loaded, without a clock tick", async ({
  page,
  library,
}) => {
  await signInWith(page, library.origin, readerSession);
  await expectLayout(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(`${library.origin}/books`);
  await expect(bodyRows(page)).toHaveCount(10);
  await bodyRows(page).first().getByRole("link").first().click();
  await expect(page.getByRole("tab").first()).toBeVisible();
});

test("[R6] screens load on demand", async ({ page, library }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${library.origin}/login`);
  await expectLogin(page);
  const before = scripts.length;
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  const atHome = scripts.length;
  expect(atHome, "the layout is not part of the login screen").toBeGreaterThan(before);
  await sidebarLink(page, "Books").click();
  await expect(page.getByRole("main").getByRole("table")).toBeVisible();
  expect(scripts.length, "the list is not part of the home screen").toBeGreaterThan(atHome);
});
