import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";
import { password, reader } from "#e2e/fixtures/books-api.ts";
import { expectLayout, expectLogin, submitLogin } from "#e2e/fixtures/screens.ts";

/** Open addresses and their headings. */
const openScreens = [
  {
    path: "/login",
    // The screen, not the form in the page.
    shows: (page: Page) =>
      page.locator("#root").getByRole("button", { name: "Sign in", exact: true }),
  },
  {
    path: "/register",
    shows: (page: Page) => page.getByRole("button", { name: "Create account" }),
  },
  { path: "/404", shows: (page: Page) => page.getByRole("heading", { name: /not found/i }) },
  { path: "/500", shows: (page: Page) => page.getByRole("heading", { name: "Server error" }) },
];

test("[R1] the open screens are open to a visitor", async ({ page, builtIn }) => {
  for (const { path, shows } of openScreens) {
    await page.goto(`${builtIn.origin}${path}`);
    await expect(shows(page), path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test("[R1] the open screens are open to someone signed in, outside the layout", async ({
  ownerPage,
  builtIn,
}) => {
  for (const { path, shows } of openScreens) {
    await ownerPage.goto(`${builtIn.origin}${path}`);
    await expect(shows(ownerPage), path).toBeVisible();
    await expect(ownerPage.getByRole("banner")).toHaveCount(0);
    expect(new URL(ownerPage.url()).pathname).toBe(path);
  }
});

test("[R1] each open screen is a separate chunk", async ({ browser, builtIn }) => {
  const scripts: Set<string>[] = [];
  for (const { path, shows } of openScreens) {
    const page = await browser.newPage();
    const requests = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") requests.add(new URL(request.url()).pathname);
    });
    await page.goto(`${builtIn.origin}${path}`);
    await expect(shows(page)).toBeVisible();
    scripts.push(requests);
    await page.close();
  }
  for (const [index, own] of scripts.entries()) {
    const others = new Set(
      scripts.filter((_, other) => other !== index).flatMap((set) => [...set]),
    );
    expect(
      [...own].filter((script) => !others.has(script)),
      openScreens[index]?.path,
    ).not.toEqual([]);
  }
});

const noPositions = ["/no-such-thing", "/books/1/no/such/place", "/-/nothing"];

test("[R2] an unknown address is not found inside the layout with a session", async ({
  page,
  library,
  watched,
}) => {
  watched.allowFailed(404);
  for (const path of noPositions) {
    await signInWith(page, library.origin, undefined, path);
    await expectLayout(page);
    const reported = page.getByRole("main").getByText(/not found/i);
    await expect(reported.first(), path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test("[R2] an unknown address leads a visitor to sign in", async ({ page, library }) => {
  for (const path of noPositions) {
    await page.goto(`${library.origin}${path}`);
    await expectLogin(page);
  }
});

test("[R5] the requested address survives signing in", async ({ page, library }) => {
  await page.goto(`${library.origin}/books?page=2&sort=-pages`);
  await expectLogin(page);
  await submitLogin(page, { email: reader.email, password });
  await expect(page.getByRole("main").getByRole("table")).toBeVisible();
  const url = new URL(page.url());
  expect(url.pathname).toBe("/books");
  expect(url.searchParams.get("page")).toBe("2");
  expect(url.searchParams.get("sort")).toBe("-pages");
});
