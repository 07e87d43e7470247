import { AxeBuilder } from "@axe-core/playwright";
import { owner } from "#e2e/fixtures/built-in.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test.use({ locale: "ar" });

test("Arabic reads from the right: lists, records and forms, wide and narrow", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?size=10");
  for (const path of ["/orders?size=10", "/orders/1", "/orders/1/edit"]) {
    await page.goto(`${builtIn.origin}${path}`);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
      path,
    ).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${path} is no wider than a phone`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  // The arrows go where they point: the next tab stands to the left.
  await page.goto(`${builtIn.origin}/orders/1`);
  const tabs = page.getByRole("tab");
  await tabs.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tabs.nth(1)).toBeFocused();
});
