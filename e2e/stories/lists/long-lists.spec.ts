import { bodyRows } from "#e2e/fixtures/screens.ts";
import { owner } from "#e2e/fixtures/built-in.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("a list with hundreds of rows has only those near the visible ones in the page @long", async ({
  page,
  builtIn,
}) => {
  const session = await builtIn.signIn(owner);
  await signInWith(page, builtIn.origin, session, "/orders?size=500&sort=id");
  const rows = bodyRows(page);
  const table = page.getByRole("table", { name: "Orders" });
  await expect(table).toHaveAttribute("aria-rowcount", "501");
  await expect(rows.last()).toHaveAttribute("aria-rowindex", "501");
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(2_500);
  // Scripts that count the rows find all of them.
  await expect(page.locator("main tbody tr")).toHaveCount(500);

  // Rows that pass faster than they can render are placeholders until scrolling ends.
  const region = page.getByRole("region", { name: "Orders", exact: true });
  expect(await region.evaluate(scrollFast)).toBeGreaterThan(0);
  await expect(page.locator("tr[data-index='380']")).toBeVisible();

  // Keys reach every row, and the focus remains while the user scrolls.
  await region.focus();
  await page.keyboard.press("End");
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest("tr")?.getAttribute("aria-rowindex"));
  expect(await focused()).toBe("501");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  expect(await focused()).toBe("499");
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, -9_000);
  await expect(page.locator("tr[data-index='350']")).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe("500");

  // A range is selected although most of its rows are not in the page.
  await page.keyboard.press("Space");
  await page.keyboard.press("Home");
  expect(await focused()).toBe("2");
  await page.keyboard.press("Shift+Space");
  await expect(page.getByText("499 selected")).toBeVisible();

  // Columns do not become narrower.
  const width = () =>
    page
      .locator("th")
      .nth(2)
      .evaluate((cell) => cell.clientWidth);
  const before = await width();
  await page.keyboard.press("End");
  expect(await width()).toBeGreaterThanOrEqual(before);

  // The find shortcut and printing render all rows.
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(rows).toHaveCount(500);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect.poll(() => rows.count()).toBeLessThan(100);
  await page.keyboard.press("Control+f");
  await expect(rows).toHaveCount(500);
});

/** Scrolls by a hundred rows a frame. Runs in the page; resolves to the number of frames without the row in the middle. */
function scrollFast(region: HTMLElement): Promise<number> {
  let steps = 0;
  let missing = 0;
  return new Promise((resolve) => {
    region.addEventListener("scroll", () => {
      const middle = Math.floor((region.scrollTop + region.clientHeight / 2) / 42);
      if (document.querySelector(`tr[data-index="${middle}"]`) === null) missing += 1;
      steps += 1;
      if (steps === 4) resolve(missing);
      else requestAnimationFrame(() => (region.scrollTop += 4_000));
    });
    region.scrollTop = 4_000;
  });
}
