import { bookToken, password, reader } from "#e2e/fixtures/books-api.ts";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import {
  bodyRows,
  expectLayout,
  expectLogin,
  sidebarLink,
  signOut,
  submitLogin,
} from "#e2e/fixtures/screens.ts";
import { expect, signInWith, stored, test } from "#e2e/fixtures/test.ts";

test("[H2] the token goes with every call while it is stored, and never else", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(401);
  const { origin, upstream } = await openGateway();
  await page.goto(`${origin}/login`);
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  await sidebarLink(page, "Books").click();
  await expect(bodyRows(page)).toHaveCount(10);
  const [login, ...later] = upstream.requests;
  expect(login?.path).toBe("/api/auth/login");
  expect(login?.headers.authorization).toBeUndefined();
  expect(later.length).toBeGreaterThan(0);
  for (const { path, headers } of later) {
    expect(headers.authorization, path).toBe(`Bearer ${bookToken}`);
  }
  await signOut(page);
  await expectLogin(page);
  await submitLogin(page, { email: reader.email, password: "wrong" });
  // Not simply the last request: a read of before may still have been on its way.
  const logins = () => upstream.received("POST /api/auth/login");
  await expect.poll(() => logins().length).toBe(2);
  expect(logins().at(-1)?.headers.authorization).toBeUndefined();
});

test("[H2] a new token is read by the very next call", async ({ page, openGateway }) => {
  const { origin, upstream } = await openGateway();
  await signInWith(page, origin, readerSession, "/books");
  await expect(bodyRows(page)).toHaveCount(10);
  await page.evaluate(() => localStorage.setItem("token", "a-newer-one"));
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(bodyRows(page).first().getByText("Book 11", { exact: true })).toBeVisible();
  // Not simply the last request: a title of the first page may still have been on its way.
  const lists = upstream.received("GET /api/books");
  const list = lists.findLast(({ parameters }) => parameters.get("page") === "2");
  expect(list?.headers.authorization).toBe("Bearer a-newer-one");
});

test("[H2] a stored user without a token is still sent", async ({ page, openGateway, watched }) => {
  watched.allowFailed(401);
  const { origin, upstream } = await openGateway();
  await signInWith(page, origin, { user: "ada" }, "/login");
  await submitLogin(page, { email: reader.email, password: "wrong" });
  await expect.poll(() => upstream.received("POST /api/auth/login").length).toBe(1);
  const { headers } = upstream.requests[0] ?? {};
  expect(headers?.["user"]).toBe("ada");
  expect(headers?.authorization).toBeUndefined();
});

test("[H2] a key with its own header is sent in that header", async ({ page, openGateway }) => {
  const scheme = { type: "apiKey", in: "header", name: "X-API-Key" };
  const { origin, upstream } = await openGateway({
    security: { name: "key", scheme },
    hasLogin: false,
  });
  await signInWith(page, origin, { token: "k3y", user: "ada" }, "/books");
  await expect(bodyRows(page)).toHaveCount(10);
  const { headers } = upstream.received("GET /api/books")[0] ?? {};
  expect(headers?.["x-api-key"]).toBe("k3y");
  expect(headers?.authorization).toBeUndefined();
});

test("[H2] a key that belongs in the query goes there instead", async ({ page, openGateway }) => {
  const scheme = { type: "apiKey", in: "query", name: "key" };
  const { origin, upstream } = await openGateway({
    security: { name: "key", scheme },
    hasLogin: false,
  });
  await signInWith(page, origin, { token: "k3y&x", user: "ada" }, "/books");
  await expect(bodyRows(page)).toHaveCount(10);
  const [first] = upstream.received("GET /api/books");
  expect(first?.parameters.get("key")).toBe("k3y&x");
  expect(first?.headers.authorization).toBeUndefined();
});

test("[H2] an API without security is entered by one button, and no placeholder is sent", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ security: null, hasLogin: false, hasMe: false });
  await page.goto(`${origin}/books`);
  await expectLogin(page);
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(bodyRows(page)).toHaveCount(10);
  expect((await stored(page))["token"]).toBeTruthy();
  for (const { headers } of upstream.requests) expect(headers.authorization).toBeUndefined();
});
