import {
  bodyRows,
  expectLayout,
  expectLogin,
  passwordBox,
  sidebarLink,
  signOut,
} from "#e2e/fixtures/screens.ts";
import { expect, stored, test, type Page } from "#e2e/fixtures/test.ts";

test("someone registers, looks through the orders and signs out @long", async ({
  page,
  openBuiltIn,
}) => {
  const { setupLink } = await openBuiltIn();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url(), JSON.stringify(request.headers())));
  await page.goto(await setupLink());
  const code = (await setupLink()).split("#code=")[1] ?? "";
  await expect(page.getByLabel("Setup code")).toHaveValue(code);
  await expect(page, "no code stays in the history of the browser").toHaveURL(/\/register$/);
  await page.getByLabel("Name").fill("Olive Owner");
  await page.getByLabel("Email").fill("olive@example.com");
  await passwordBox(page).fill("correct horse battery");
  await page.getByRole("button", { name: "Create account" }).click();

  await expectLayout(page);
  // Playwright includes the fragment in URLs, but not in headers such as Referer.
  const urls = requested.map((text) => (text.startsWith("{") ? text : text.split("#")[0]));
  expect(urls.filter((text) => text?.includes(code))).toEqual([]);
  const main = page.getByRole("main");
  // A card is read once it is looked at.
  await main.getByRole("heading", { name: "Orders", exact: true }).scrollIntoViewIfNeeded();
  await expect(main.getByText("100,000").first()).toBeVisible();
  await expect(main.getByText("20,000").first()).toBeVisible();
  expect(Object.keys(await stored(page))).toEqual(expect.arrayContaining(["token", "user"]));

  await sidebarLink(page, "Orders").click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page).toHaveTitle(/Orders/);
  await expect(bodyRows(page).first()).toBeVisible();

  await main
    .getByRole("columnheader", { name: /Total/ })
    .getByRole("button")
    .or(main.getByRole("button", { name: /^Total/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/sort=-?total/);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("option", { name: "Status" }).click();
  await page.getByRole("checkbox", { name: "Paid" }).check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/status=paid/);
  // The rows of before stay until the new ones are there.
  await expect(bodyRows(page).filter({ hasNotText: /paid/i })).toHaveCount(0);
  // Its number: titles of references may come later than the row.
  const first = bodyRows(page).first().getByRole("link").first();
  const number = String(await first.textContent());
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(first).not.toHaveText(number);
  await page.goBack();
  await expect(first).toHaveText(number);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole("button", { name: "Previous page" }).click();
  await expect(first).toHaveText(number);

  await bodyRows(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await expect(main.getByRole("heading").first()).toBeVisible();
  await expect(main.getByText(/^Order lines/).first()).toBeVisible();

  await signOut(page);
  await expectLogin(page);
  expect(await stored(page)).toEqual({});
});

test("without the printed link the first visitor cannot become the owner @long", async ({
  page,
  openBuiltIn,
  watched,
}) => {
  watched.allowFailed(422);
  const { origin, setupLink } = await openBuiltIn({ env: { HISTORY: "hash" } });
  await page.goto(origin);
  await expectLogin(page);
  await page.getByRole("link", { name: "Create account" }).click();
  await page.getByLabel("Name").fill("First Visitor");
  await page.getByLabel("Email").fill("visitor@example.com");
  await passwordBox(page).fill("correct horse battery");
  await page.getByLabel("Setup code").fill("a guess");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(/must be the setup code/).first()).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("First Visitor");

  await page.goto("about:blank");
  await page.goto(await setupLink());
  await expect(page.getByLabel("Setup code")).toHaveValue(/^[\w-]{32}$/);
  await expect(page).toHaveURL(/\/#\/register$/);
});

test("a shared link to a list shows the same rows to someone else @long", async ({
  ownerPage,
  builtIn,
}) => {
  const link = `${builtIn.origin}/orders?page=500&sort=-total&status=paid,shipped`;
  await ownerPage.goto(link);
  await expect(bodyRows(ownerPage).first()).toBeVisible();
  // Titles of references may come later than the rows.
  const keys = (page: Page): Promise<string[]> =>
    page.locator("main tbody tr :is(th, td):first-child").allTextContents();
  const rows = await keys(ownerPage);
  const again = await ownerPage.context().newPage();
  await again.goto(link);
  await expect(bodyRows(again).first()).toBeVisible();
  expect(await keys(again)).toEqual(rows);
});

test("a search without results shows that and offers to clear it @long", async ({
  ownerPage,
  builtIn,
}) => {
  await ownerPage.goto(`${builtIn.origin}/customers?q=zzzzzzzz-nobody`);
  await expect(ownerPage.getByText(/no matching customers/i)).toBeVisible();
  await ownerPage.getByRole("button", { name: /clear/i }).last().click();
  await expect(bodyRows(ownerPage).first()).toBeVisible();
});

test("a missing record is reported inside the layout @long", async ({
  ownerPage,
  builtIn,
  watched,
}) => {
  watched.allowFailed(404);
  await ownerPage.goto(`${builtIn.origin}/orders/999999999`);
  await expectLayout(ownerPage);
  await expect(
    ownerPage
      .getByRole("main")
      .getByText(/not found|no .*order|not there/i)
      .first(),
  ).toBeVisible();
});

test("a record with a key of two parts has an address @long", async ({ ownerPage, builtIn }) => {
  await ownerPage.goto(`${builtIn.origin}/order_lines`);
  await bodyRows(ownerPage).first().getByRole("link").first().click();
  await expect(ownerPage).toHaveURL(/\/order_lines\/\d+(?:,|%2C)\d+$/);
  const main = ownerPage.getByRole("main");
  await expect(main.getByRole("heading").first()).toBeVisible();
  await ownerPage.reload();
  await expect(main.getByRole("heading").first()).toBeVisible();
});

test("the keyboard alone reaches a record", async ({ ownerPage, builtIn }) => {
  await ownerPage.goto(`${builtIn.origin}/orders`);
  await expect(bodyRows(ownerPage).first()).toBeVisible();
  await bodyRows(ownerPage).first().getByRole("link").first().focus();
  await ownerPage.keyboard.press("ArrowDown");
  await ownerPage.keyboard.press("Enter");
  await expect(ownerPage).toHaveURL(/\/orders\/\d+$/);
});
