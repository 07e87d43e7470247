import { owner } from "#e2e/fixtures/built-in.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";

declare global {
  interface Window {
    printed?: number;
  }
}

/** Presses the shortcut, waits for the browser's dialog, and shows the page as paper has it. */
async function printPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      window.printed = (window.printed ?? 0) + 1;
    };
  });
  await page.reload();
  // The keys belong to the browser until the tools of the page are loaded.
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+p");
    await page.waitForFunction(() => (window.printed ?? 0) > 0, undefined, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await page.emulateMedia({ media: "print" });
}

test("a record is printed with its folded fields and related lists, without controls @long", async ({
  page,
  builtIn,
}) => {
  await page.setViewportSize({ width: 1000, height: 3000 });
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders/1");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: /^Shipments/ })).toBeVisible();
  // The browser has all chunks now.
  await page.setViewportSize({ width: 1000, height: 500 });
  await printPage(page);
  await expect(main.getByText("Salesperson", { exact: true })).toBeVisible();
  await expect(main.getByRole("heading", { name: /^Shipments/ })).toBeVisible();
  await expect(
    page.locator("nav, header button, [role=tab]").filter({ visible: true }),
  ).toHaveCount(0);
  await expect(main.getByRole("link", { name: /^New/ })).toHaveCount(0);
  expect(await cutTexts(page)).toEqual([]);
});

test("a list is printed with its conditions and all its rows, without controls @long", async ({
  page,
  builtIn,
}) => {
  const path = "/orders?size=25&status=paid&total[gte]=10";
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), path);
  const main = page.getByRole("main");
  await expect(bodyRows(page)).toHaveCount(25);
  await printPage(page);
  await expect(main.getByRole("button", { name: "Paid" })).toBeVisible();
  await expect(main.getByRole("button", { name: /^Total ≥/ })).toBeVisible();
  await expect(main.getByRole("button", { name: "Export records" })).toHaveCount(0);
  await expect(main.getByRole("searchbox")).toHaveCount(0);
  // No row is in a frame that scrolls.
  const frame = main.getByRole("region", { name: "Orders" });
  expect(await frame.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(2);
  expect(await cutTexts(page)).toEqual([]);
});

/** Texts of cells and values that their element hides in part. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>("main :is(td, th, dd, h1, h2)"))
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.innerText),
  );
}
