import { AxeBuilder } from "@axe-core/playwright";
import { serveBooks } from "#e2e/fixtures/books-api.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";
import { owner } from "#e2e/fixtures/built-in.ts";

/** How a screen is looked at: each in the same view of it, the next laid over the one before. */
interface Look {
  readonly name: string;
  readonly begin: (page: Page) => Promise<unknown>;
  /** What else axe looks at is the same as before. */
  readonly rules?: readonly string[];
}

const dye = (scheme: string) => (page: Page) =>
  page.evaluate((name) => {
    document.documentElement.dataset["mantineColorScheme"] = name;
  }, scheme);

const write = (size: string) => (page: Page) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

const looks: readonly Look[] = [
  { name: "light", begin: dye("light") },
  { name: "dark", begin: dye("dark"), rules: ["color-contrast", "link-in-text-block"] },
  {
    name: "text of twice its size",
    begin: write("200%"),
    rules: ["target-size", "scrollable-region-focusable"],
  },
];

/** WCAG 2.2, 1.4.10: a window of 1280 pixels, four times as large. */
const reflowed = { width: 320, height: 640 };
const wide = { width: 1440, height: 900 };

const open = ["/login", "/register", "/404", "/500"];

const guarded = [
  "/",
  "/orders?size=10&status=paid,shipped",
  "/orders?q=zzzz-nothing",
  "/orders/1",
  "/customers/new",
  "/orders/1/edit",
  "/-/import/orders",
  "/-/operations",
  "/-/jobs",
  "/-/settings",
  "/-/report",
  "/no-such-place",
];

/** All that is to come is there. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector("[role=status] svg, .mantine-Skeleton-root, [aria-busy=true]") ===
      null,
  );
}

async function findings(page: Page): Promise<readonly string[]> {
  await settle(page);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const options = { rules: { "target-size": { enabled: true } } };
  const { passes, violations } = await axe.options(options).analyze();
  expect(passes.length, "axe read the page").toBeGreaterThan(0);
  return tell(violations);
}

type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

function tell(violations: Violations): readonly string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  );
}

/** By some rules, with the axe that was put into the page before. */
async function findingsAgain(page: Page, rules: readonly string[]): Promise<readonly string[]> {
  const { passes, violations } = await page.evaluate(
    (values): Promise<{ readonly passes: unknown[]; readonly violations: Violations }> =>
      (
        window as unknown as {
          readonly axe: { readonly run: (on: Document, options: object) => Promise<never> };
        }
      ).axe.run(document, { runOnly: { type: "rule", values } }),
    rules,
  );
  expect(passes.length, "axe read the page again").toBeGreaterThan(0);
  return tell(violations);
}

async function lookAt(page: Page, path: string, seen = looks): Promise<void> {
  for (const { name, begin, rules } of seen) {
    await begin(page);
    // Colours that are still on their way are nobody's.
    await page.evaluate(() => {
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    });
    const found = rules === undefined ? findings(page) : findingsAgain(page, rules);
    expect.soft(await found, `${path}, ${name}`).toEqual([]);
    expect.soft(await widerThanWindow(page), `${path}, ${name}`).toBeLessThanOrEqual(0);
  }
  await write("")(page);
  await page.setViewportSize(reflowed);
  expect.soft(await widerThanWindow(page), `${path}, reflowed`).toBeLessThanOrEqual(0);
  await page.setViewportSize(wide);
}

function widerThanWindow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

test("axe finds nothing on the open screens", async ({ page, builtIn }) => {
  test.setTimeout(120_000);
  for (const path of open) {
    await page.goto(`${builtIn.origin}${path}`);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await lookAt(page, path);
  }
});

/** Another language is another line; of those after the first, what differs most. */
const languages = [
  { locale: "en-GB", paths: guarded, seen: looks },
  {
    locale: "ar-EG",
    paths: ["/", "/orders?size=10", "/orders/1", "/orders/1/edit", "/-/settings", "/-/report"],
    seen: looks.slice(0, 1),
  },
];

for (const { locale, paths, seen } of languages) {
  test.describe(() => {
    test.use({ locale });
    test(`axe finds nothing in the guarded area, ${locale}`, async ({ page, builtIn, watched }) => {
      watched.allowFailed(404);
      test.setTimeout(180_000);
      await signInWith(page, builtIn.origin, await builtIn.signIn(owner));
      for (const path of paths) {
        await page.goto(`${builtIn.origin}${path}`);
        await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
        await lookAt(page, path, seen);
      }
    });
  });
}

test("axe finds nothing on a phone", async ({ page, builtIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders");
  await expect(page.getByRole("main").getByRole("table")).toBeVisible();
  await page.getByRole("button", { name: "Open the navigation" }).click();
  await expect(page.getByRole("link", { name: "Orders", exact: true }).first()).toBeInViewport();
  for (const { name, begin, rules } of looks.slice(0, 2)) {
    await begin(page);
    const found = rules === undefined ? findings(page) : findingsAgain(page, rules);
    expect(await found, `the sidebar, ${name}`).toEqual([]);
  }
});

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

test("what is focused is not hidden behind what stays in view", async ({ page, builtIn }) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner));
  for (const path of ["/orders?size=10", "/orders/1/edit"]) {
    await page.goto(`${builtIn.origin}${path}`);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    await settle(page);
    for (const height of [600, 256]) {
      await page.setViewportSize({ width: height === 256 ? 320 : 1000, height });
      await page.locator("main").focus();
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press("Tab");
        expect(await coveredFocus(page), `${path}, ${height} pixels high`).toBe("");
      }
    }
  }
});

/** What has the focus where another thing covers all of it. */
function coveredFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return "";
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
      [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (focused.contains(there) || there.contains(focused));
    });
    return isSeen ? "" : focused.outerHTML.slice(0, 200);
  });
}

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
