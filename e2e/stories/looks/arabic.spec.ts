import { owner } from "#e2e/fixtures/built-in.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test.use({ locale: "ar" });

// The looks specs check axe and width in Arabic.
test("Arabic reads from the right, and the arrow keys go where they point", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders/1");
  const tabs = page.getByRole("tab");
  await expect(tabs.nth(1)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const [first, second] = [await tabs.first().boundingBox(), await tabs.nth(1).boundingBox()];
  expect(second?.x, "the next tab is on the left").toBeLessThan(first?.x ?? 0);
  await tabs.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tabs.nth(1)).toBeFocused();
  // JSON is read from the left.
  await page.getByRole("tab", { name: "JSON" }).click();
  const code = page.locator(".cm-content").first();
  await expect(code).toHaveCSS("direction", "ltr");
  await expect(code).toHaveCSS("text-align", "start");
});
