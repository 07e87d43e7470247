import {
  bodyRows,
  expectLayout,
  expectLogin,
  passwordBox,
  sidebarLink,
} from "#e2e/fixtures/screens.ts";
import type { Service } from "#e2e/fixtures/service.ts";
import { hasTarget, startTarget } from "#e2e/fixtures/targets.ts";
import { expect, test } from "#e2e/fixtures/test.ts";

// One worker, so that each target is started once.
test.describe.configure({ mode: "default", timeout: 60_000 });

test.describe("LoopBack", () => {
  test.skip(!hasTarget("loopback"), "the LoopBack target does not stand beside the repository");
  let target: Service;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    target = await startTarget("loopback");
  });
  test.afterAll(() => target?.stop());

  test("the shop is entered by one button and its products are paged, sorted and filtered", async ({
    page,
  }) => {
    await page.goto(target.origin);
    await expectLogin(page);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expectLayout(page);
    await sidebarLink(page, "Products").click();
    await expect(bodyRows(page).first()).toBeVisible();
    const first = await bodyRows(page).first().textContent();
    await page.getByRole("button", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(bodyRows(page).first()).not.toHaveText(String(first));
    await page.goBack();
    await expect(bodyRows(page).first()).toHaveText(String(first));

    const sent = page.waitForRequest(
      (request) =>
        /\/api\/products\?/.test(request.url()) && /order/.test(decodeURIComponent(request.url())),
    );
    await page.getByRole("columnheader", { name: /price/i }).getByRole("button").first().click();
    const filter = new URL((await sent).url()).searchParams.get("filter");
    expect(JSON.parse(String(filter))).toMatchObject({
      order: [expect.stringMatching(/^price (ASC|DESC)$/)],
    });
  });

  test("a product shows what it refers to", async ({ page }) => {
    await page.goto(target.origin);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await sidebarLink(page, "Categories").click();
    await expect(bodyRows(page).first()).toBeVisible();
    await sidebarLink(page, "Products").click();
    await bodyRows(page).first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/products\/[^/?]+$/);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await expect(page.getByRole("main").locator('a[href*="/categories/"]').first()).toBeVisible();
  });
});

test.describe("FastAPI", () => {
  test.skip(!hasTarget("fastapi"), "the FastAPI target does not stand beside the repository");
  let target: Service;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    target = await startTarget("fastapi");
  });
  test.afterAll(() => target?.stop());

  test("the back office is entered by its OAuth2 password flow", async ({ page, watched }) => {
    watched.allowFailed(400, 401);
    await page.goto(target.origin);
    await expectLogin(page);
    await page.getByRole("textbox", { name: /username|email/i }).fill("admin@example.com");
    await passwordBox(page).fill("wrong");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByText(/incorrect|invalid|wrong/i).first()).toBeVisible();
    await passwordBox(page).fill("changeme123");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expectLayout(page);

    await sidebarLink(page, "Products").click();
    await expect(bodyRows(page).first()).toBeVisible();
    const first = await bodyRows(page).first().textContent();
    await page.getByRole("button", { name: "Next page" }).click();
    await expect(bodyRows(page).first()).not.toHaveText(String(first));

    await sidebarLink(page, "Orders").click();
    await expect(bodyRows(page).first()).toBeVisible();
    await bodyRows(page).first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/orders\/[^/?]+$/);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  });

  test("a search narrows the products", async ({ page }) => {
    await page.goto(`${target.origin}/products?q=mug`);
    await page.getByRole("textbox", { name: /username|email/i }).fill("admin@example.com");
    await passwordBox(page).fill("changeme123");
    const asked = page.waitForRequest((request) => /\/api\/products\?/.test(request.url()));
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    expect(new URL((await asked).url()).searchParams.get("q")).toBe("mug");
    await expect(
      page
        .getByRole("main")
        .getByRole("table")
        .or(page.getByText(/no products match/i))
        .first(),
    ).toBeVisible();
  });
});
