import { password, reader } from "#e2e/fixtures/books-api.ts";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import {
  bodyRows,
  expectLayout,
  expectLogin,
  sendOperation,
  sidebarLink,
  submitLogin,
} from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

const denied = { status: 403, json: { message: "Authors are for editors." } };

test("sign-in does not lead back to a refused list, which menu and home mark", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(403);
  const { origin, upstream } = await openGateway();
  upstream.on("GET /api/authors", denied);
  await page.goto(`${origin}/login`);
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  await sidebarLink(page, "Authors").click();
  await expectLogin(page);
  await expect(page.getByRole("alert")).toContainText(
    /GET \/authors · 403\s+Authors are for editors\./,
  );
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  await expect(page).toHaveURL(`${origin}/`);
  const link = sidebarLink(page, "Authors");
  await expect(link).toHaveAccessibleDescription("Authors: Access denied");
  await expect(page.getByRole("main").getByText("Access denied", { exact: true })).toBeVisible();
  expect(upstream.received("GET /api/authors*")).toHaveLength(1);
  // The API permits it again: the mark ends with the next success.
  upstream.on("GET /api/authors", { json: { data: [{ id: 1, name: "Author 1" }], total: 1 } });
  await link.click();
  await expect(bodyRows(page)).toHaveCount(1);
  await expect(link).not.toHaveAccessibleDescription("Authors: Access denied");
});

test("lists that only fail are marked, not read again and hidden together", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(500);
  const { origin, upstream } = await openGateway();
  upstream.on("GET /api/authors", { status: 500, json: { message: "No table." } });
  await signInWith(page, origin);
  await expectLayout(page);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /^Load (?:list|both lists|\d+ lists)$/ }).click();
  const link = sidebarLink(page, "Authors");
  await expect(link).toHaveAccessibleDescription("Authors: Could not be loaded");
  await expect(main.getByText("Could not be loaded", { exact: true })).toBeVisible();
  await expect(main.getByRole("button", { name: /^Load/ })).toBeHidden();
  expect(upstream.received("GET /api/authors*")).toHaveLength(1);
  await main.getByRole("button", { name: "Hide unavailable list" }).click();
  await expect(link).toBeHidden();
  await expect(sidebarLink(page, "Books")).toBeVisible();
  // The address works; a success ends the mark.
  upstream.on("GET /api/authors", { json: { data: [{ id: 1, name: "Author 1" }], total: 1 } });
  await page.goto(`${origin}/authors`);
  await expect(bodyRows(page)).toHaveCount(1);
});

test("with --on-forbidden stay a 403 is shown in place and the session stays @long", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(403);
  const { origin, upstream } = await openGateway({ flags: ["--on-forbidden", "stay"] });
  upstream.on("GET /api/authors", denied);
  await signInWith(page, origin, readerSession, "/authors");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("Authors are for editors.");
  await sidebarLink(page, "Books").click();
  await expect(bodyRows(page)).toHaveCount(10);
  // A record.
  upstream.on("GET /api/books/1", { status: 403, json: { message: "This book is locked." } });
  await page.goto(`${origin}/books/1`);
  await expect(alert).toContainText("This book is locked.");
  // A form.
  upstream.on("POST /api/books", { status: 403, json: { message: "You may not add books." } });
  await page.goto(`${origin}/books/new`);
  await page.getByRole("textbox", { name: /^Title/ }).fill("New");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(alert).toContainText("You may not add books.");
  await expect(page.getByRole("textbox", { name: /^Title/ })).toHaveValue("New");
  // An action.
  upstream.on("POST /api/books/1/publish", { status: 403, json: { message: "Not published." } });
  await page.goto(`${origin}/-/operations/publishBook?p.id=1`);
  await sendOperation(page);
  await expect(alert).toContainText("Not published.");
  await page.goto(origin);
  await expectLayout(page);
  const main = page.getByRole("main");
  // Cards are filled when they are near the viewport.
  await main.getByRole("heading", { name: "Authors", exact: true }).scrollIntoViewIfNeeded();
  await expect(main.getByText("Access denied", { exact: true })).toBeVisible();
});

test("a 401 ends the session also with --on-forbidden stay", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(401);
  const { origin, upstream } = await openGateway({ flags: ["--on-forbidden", "stay"] });
  upstream.on("GET /api/authors", { status: 401, json: { message: "Expired." } });
  await signInWith(page, origin, readerSession, "/authors");
  await expectLogin(page);
  await expect(page).toHaveURL(/to=/);
});
