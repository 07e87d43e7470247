import { bookToken, password, reader } from "#e2e/fixtures/books-api.ts";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import {
  bodyRows,
  expectLayout,
  expectLogin,
  expectScheme,
  passwordBox,
  sidebarLink,
  signOut,
  submitLogin,
  sendOperation,
} from "#e2e/fixtures/screens.ts";
import { expect, signInWith, stored, test } from "#e2e/fixtures/test.ts";
import { delayedReply } from "#e2e/fixtures/upstream.ts";
import { waitBeforeAbsence } from "#e2e/fixtures/waits.ts";

for (const status of [401, 403]) {
  test(`[H7] ${status} to a read clears local storage and leads to sign in`, async ({
    page,
    openGateway,
    watched,
  }) => {
    watched.allowFailed(status);
    const { origin, upstream } = await openGateway();
    upstream.on("GET /api/books", { status, json: { message: "Your session is over." } });
    await signInWith(page, origin, { ...readerSession, "something-else": "1" } as object, "/books");
    await expectLogin(page);
    expect(await stored(page)).toEqual({});
    expect(upstream.received("GET /api/books")).toHaveLength(1);
  });

  test(`[H7] ${status} to a write does the same`, async ({ page, openGateway, watched }) => {
    watched.allowFailed(status);
    const { origin, upstream } = await openGateway();
    upstream.on("POST /api/books/1/publish", { status, json: { message: "No." } });
    await signInWith(page, origin, readerSession, "/-/operations/publishBook?p.id=1");
    await sendOperation(page);
    await expectLogin(page);
    expect(await stored(page)).toEqual({});
  });
}

test("[H7] the login screen shows the reason", async ({ page, openGateway, watched }) => {
  watched.allowFailed(401);
  const { origin, upstream } = await openGateway();
  upstream.on("GET /api/books", { status: 401, json: { message: "Expired" } });
  await signInWith(page, origin, readerSession, "/books");
  await expectLogin(page);
  await expect(page.getByText("Your session has ended.").first()).toBeVisible();
});

test("[H7] the colors stay as they are until the next load", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(401);
  const { origin, upstream } = await openGateway();
  upstream.on("GET /api/books", { status: 401 });
  await signInWith(
    page,
    origin,
    { ...readerSession, "quarterdeck-theme": "light" } as object,
    "/books",
  );
  await expectLogin(page);
  await expectScheme(page, "light");
  await page.reload();
  await expectScheme(page, "dark");
});

test("[H7] ten refusals at once make one navigation", async ({ page, openGateway, watched }) => {
  watched.allowFailed(401);
  const { origin, upstream } = await openGateway();
  const titles = delayedReply();
  // Reading books requests the titles of their authors, several at once.
  upstream.on("GET /api/authors/*", titles.handler);
  upstream.on("GET /api/authors", titles.handler);
  await signInWith(page, origin, readerSession, "/books");
  await expect(bodyRows(page)).toHaveCount(10);
  const navigations: string[] = [];
  page.on("framenavigated", (frame) => navigations.push(frame.url()));
  await sidebarLink(page, "Authors").click();
  await expect.poll(() => upstream.received("GET /api/authors").length).toBeGreaterThan(0);
  navigations.length = 0;
  titles.release({ status: 401, json: { message: "Over" } });
  await expectLogin(page);
  await waitBeforeAbsence(page, 300);
  expect(navigations).toHaveLength(1);
});

test("[H7] a refused sign-in reloads nothing and leaves the typed input", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(401);
  const { origin } = await openGateway();
  await page.goto(`${origin}/login`);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await submitLogin(page, { email: reader.email, password: "wrong" });
  await expect(page.getByText("That password is not right.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(reader.email);
  await expect(passwordBox(page)).toHaveValue("wrong");
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("[H7] the previous user's data is gone from memory", async ({ page, openGateway }) => {
  const { origin, upstream } = await openGateway();
  await signInWith(page, origin, readerSession, "/books");
  await expect(bodyRows(page)).toHaveCount(10);
  await signOut(page);
  await expectLogin(page);
  const nested = delayedReply();
  upstream.on("GET /api/books", nested.handler);
  await submitLogin(page, { email: "bob@example.com", password });
  await expectLayout(page);
  await sidebarLink(page, "Books").click();
  await expect(page.getByRole("status").first()).toBeVisible();
  await expect(page.getByText("Book 1", { exact: true })).toHaveCount(0);
  nested.release({ json: { data: [{ id: 1, title: "For Bob" }], total: 1 } });
  await expect(bodyRows(page)).toHaveCount(1);
});

test("[H7] a late response to the old session neither shows nor ends the new one", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway();
  const late = delayedReply();
  upstream.on("GET /api/authors", ({ headers }) =>
    headers.authorization === "Bearer old"
      ? late.handler({} as never)
      : { json: { data: [{ id: 1, name: "New" }], total: 1 } },
  );
  await signInWith(page, origin, { ...readerSession, token: "old" }, "/authors");
  await expect.poll(() => upstream.received("GET /api/authors").length).toBe(1);
  await signOut(page);
  await expectLogin(page);
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  late.release({ status: 401, json: { message: "Late" } });
  await sidebarLink(page, "Authors").click();
  await expect(bodyRows(page)).toHaveText([/New/]);
  await waitBeforeAbsence(page, 300);
  expect((await stored(page))["token"]).toBe(bookToken);
});
