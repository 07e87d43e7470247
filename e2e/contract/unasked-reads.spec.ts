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
import { waitBeforeAbsence } from "#e2e/fixtures/waits.ts";

test("[H9] against a foreign API home reads nothing that was not opened before", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway();
  await signInWith(page, origin);
  await expectLayout(page);
  await expect(page.getByRole("main").getByText("Books").first()).toBeVisible();
  await expect(page.getByRole("main").getByText(/after you open a list/)).toBeVisible();
  await waitBeforeAbsence(page, 500);
  expect(upstream.requests).toEqual([]);
  await sidebarLink(page, "Books").click();
  await expect(bodyRows(page)).toHaveCount(10);
  await page.getByRole("link", { name: "Home" }).first().click();
  // Lists that responded once are read for home from then on.
  await expect(
    page
      .getByRole("main")
      .getByText(/\b60\b/)
      .first(),
  ).toBeVisible();
  // The others are read on request, each once.
  expect(upstream.received("GET /api/authors*")).toEqual([]);
  await page.getByRole("button", { name: /^Load (?:list|\d+ lists)$/ }).press("Enter");
  await expect(page.getByRole("main").getByText("Author 5")).toBeVisible();
  await expect(page.getByText(/after you open a list/)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(upstream.received("GET /api/authors*")).toHaveLength(1);
});

test("[H9] titles of references are not read before their resource has responded", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway();
  await signInWith(page, origin, readerSession, "/books");
  await expect(bodyRows(page)).toHaveCount(10);
  await waitBeforeAbsence(page, 500);
  expect(upstream.received("GET /api/authors*")).toEqual([]);
  await sidebarLink(page, "Authors").click();
  await expect(bodyRows(page)).toHaveCount(5);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Author 1|^1$/ })
    .first()
    .click();
  await expect(page.getByRole("main").getByText("Author 1").first()).toBeVisible();
  await sidebarLink(page, "Books").click();
  await expect(bodyRows(page).first()).toContainText("Author 1");
});

test("[H9] titles of references are read when the user requests them", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway();
  await signInWith(page, origin, readerSession, "/books");
  await expect(bodyRows(page)).toHaveCount(10);
  await page.getByRole("button", { name: "Load titles" }).press("Enter");
  await expect(bodyRows(page).first()).toContainText("Author 1");
  await expect(page.getByRole("button", { name: "Load titles" })).toBeHidden();
  expect(upstream.received("GET /api/authors*")).toHaveLength(1);
});

test("[H9] a refused operation is not read in the background again, also after the next sign-in", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(403);
  const { origin, upstream } = await openGateway();
  await page.goto(`${origin}/login`);
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  await sidebarLink(page, "Books").click();
  await expect(bodyRows(page)).toHaveCount(10);
  upstream.on("GET /api/books", { status: 403, json: { message: "Not for you" } });
  await page.getByRole("button", { name: "Next page" }).click();
  await expectLogin(page);
  const requests = upstream.received("GET /api/books").length;
  // The requested address is refused still; home is not.
  await page.goto(`${origin}/login`);
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  await expect(page.getByRole("main").getByText("Books").first()).toBeVisible();
  await waitBeforeAbsence(page, 700);
  expect(upstream.received("GET /api/books")).toHaveLength(requests);
  await expectLayout(page);
});
