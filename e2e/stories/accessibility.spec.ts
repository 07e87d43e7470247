import { AxeBuilder } from "@axe-core/playwright";
import { serveBooks } from "#e2e/fixtures/books-api.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";
import { owner } from "#e2e/fixtures/built-in.ts";

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

const open = ["/login", "/register", "/404", "/500"];

const guarded = [
  "/",
  "/orders?size=10",
  "/orders?q=zzzz-nothing",
  "/orders/1",
  "/products/1",
  "/customers/new",
  "/orders/1/edit",
  "/-/import/orders",
  "/-/operations",
  "/-/settings",
  "/-/report",
  "/no-such-place",
];

/** Where the colours of all others are. */
const colourful = ["/", "/orders?size=10", "/orders/1", "/customers/new", "/-/report"];

/** What else axe looks at is the same in all colours. */
const rulesOfColours = ["color-contrast", "link-in-text-block"];

async function findings(page: Page, scheme: Scheme = "light"): Promise<readonly string[]> {
  await page.waitForFunction(
    () => document.querySelector("[role=status] svg, .mantine-Skeleton-root") === null,
  );
  const axe = new AxeBuilder({ page });
  if (scheme === "dark") axe.withRules(rulesOfColours);
  const { passes, violations } = await axe.analyze();
  expect(passes.length, "axe read the page").toBeGreaterThan(0);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  );
}

function widerThanWindow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

for (const scheme of schemes) {
  for (const path of open) {
    test(`axe finds nothing on ${path}, ${scheme}`, async ({ page, builtIn }) => {
      await signInWith(page, builtIn.origin, { "quarterdeck-theme": scheme } as object, path);
      await expect(page.getByRole("heading").first()).toBeVisible();
      expect(await findings(page, scheme)).toEqual([]);
    });
  }

  test(`axe finds nothing in the guarded area, ${scheme}`, async ({ page, builtIn, watched }) => {
    watched.allowFailed(404);
    test.setTimeout(120_000);
    const session = await builtIn.signIn(owner);
    await signInWith(page, builtIn.origin, { ...session, "quarterdeck-theme": scheme } as object);
    for (const path of scheme === "dark" ? colourful : guarded) {
      await page.goto(`${builtIn.origin}${path}`);
      await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await findings(page, scheme), path).toEqual([]);
    }
  });

  test(`axe finds nothing on a phone, ${scheme}`, async ({ page, builtIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await builtIn.signIn(owner);
    await signInWith(
      page,
      builtIn.origin,
      { ...session, "quarterdeck-theme": scheme } as object,
      "/orders",
    );
    await expect(page.getByRole("main").getByRole("table")).toBeVisible();
    expect(await findings(page, scheme), "the list").toEqual([]);
    await page.getByRole("button", { name: "Open the navigation" }).click();
    await expect(page.getByRole("link", { name: "Orders", exact: true }).first()).toBeInViewport();
    expect(await findings(page, scheme), "the sidebar over it").toEqual([]);
    expect(await widerThanWindow(page), "nothing is wider than the phone").toBeLessThanOrEqual(0);
    await page.goto(`${builtIn.origin}/-/report`);
    await expect(page.getByRole("heading", { name: "Resources" })).toBeVisible();
    expect(await findings(page, scheme), "the report").toEqual([]);
    expect(await widerThanWindow(page), "the report").toBeLessThanOrEqual(0);
  });
}

test("axe finds nothing on any way to sign in, on a phone", async ({ page, openGateway }) => {
  const tokenUrl = "https://id.test/token";
  const securitySchemes = {
    basic: { type: "http", scheme: "basic" },
    bearer: { type: "http", scheme: "bearer" },
    app: { type: "apiKey", in: "header", name: "X-App-Secret" },
    key: { type: "apiKey", in: "header", name: "X-Key" },
    flows: {
      type: "oauth2",
      flows: {
        clientCredentials: { tokenUrl, scopes: { read: "Read" } },
        authorizationCode: { tokenUrl, authorizationUrl: "https://id.test/auth", scopes: {} },
      },
    },
  };
  const { origin } = await openGateway({
    serve: ({ on }) =>
      on("GET /openapi.json", {
        json: {
          openapi: "3.1.0",
          info: { title: "Many doors", version: "1" },
          servers: [{ url: "https://api.test" }],
          paths: { "/ships": { get: { responses: {} } } },
          components: { securitySchemes },
          security: [{ basic: [] }, { bearer: [] }, { key: [], app: [] }, { flows: [] }],
        },
      }),
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/login`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const others = page.getByText("Other ways to sign in");
  const ways = ["Token", "Single sign-on", "Client ID and secret"];
  expect(await findings(page)).toEqual([]);
  for (const way of ways) {
    const choice = page.getByRole("button", { name: way, exact: true });
    if (!(await choice.isVisible())) await others.click();
    await choice.click();
    expect(await findings(page), way).toEqual([]);
    expect(await widerThanWindow(page), way).toBeLessThanOrEqual(0);
  }
});

test("axe finds nothing where a read failed", async ({ page, openGateway, watched }) => {
  watched.allowFailed(500);
  const { origin } = await openGateway({
    serve: (upstream) => {
      serveBooks(upstream);
      upstream.on("GET /api/books", { status: 500, json: { message: "Engine trouble" } });
    },
  });
  await signInWith(page, origin, undefined, "/books");
  await expect(page.getByText("Engine trouble").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("a step moves the focus and the title to the new screen", async ({ ownerPage }) => {
  await expect(ownerPage.getByRole("main").getByRole("heading").first()).toBeVisible();
  await ownerPage
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Orders", exact: true })
    .click();
  await expect(ownerPage).toHaveTitle(/Orders/);
  await expect
    .poll(() => ownerPage.evaluate(() => document.activeElement?.closest("main") !== null))
    .toBe(true);
});

test("the skip link leads into the content", async ({ ownerPage, builtIn }) => {
  await ownerPage.goto(`${builtIn.origin}/orders`);
  await expect(ownerPage.getByRole("main").getByRole("table")).toBeVisible();
  await ownerPage.locator("body").press("Tab");
  const skip = ownerPage.getByRole("link", { name: "Skip to the content" });
  await skip.focus();
  await ownerPage.keyboard.press("Enter");
  expect(await ownerPage.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(
    true,
  );
});
