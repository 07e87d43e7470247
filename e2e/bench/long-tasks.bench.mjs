// @ts-check
/**
 * The longest task while a list of 1,000 rows scrolls, and while a card of a board is dragged to another column. Exits with 1 if
 * one takes longer than the budget.
 */
import { longestTask, openBrowser, startSample } from "./bench-bed.mjs";

/** Milliseconds of processor time of one task. */
const budget = 50;

const { origin, session, stop } = await startSample();
const { browser, context } = await openBrowser(session);

/** @param {string} name @param {number} value */
function report(name, value) {
  const isOver = value > budget;
  console.log(`${value.toFixed(1).padStart(8)} ms  ${name}${isOver ? "  TOO LONG" : ""}`);
  if (isOver) process.exitCode = 1;
}

/** @param {import("@playwright/test").Locator} locator */
async function centerOf(locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("The element is not visible.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

try {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${origin}/orders?sort=-id&size=1000`);
  const rows = page.getByRole("row");
  await rows.nth(20).hover();
  await page.waitForTimeout(2000);
  const scrolled = await longestTask(page, async () => {
    for (let step = 0; step < 120; step += 1) {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(16);
    }
  });
  report("scrolling a list of 1,000 rows", scrolled);

  await page.goto(`${origin}/orders?sort=-id&display=board:status`);
  const columns = page.getByRole("region", { name: /: / });
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Move / }) })
    .first();
  await card.waitFor();
  await page.waitForTimeout(2000);
  const from = await centerOf(card);
  const to = await centerOf(columns.nth(1).getByRole("heading"));
  const dragged = await longestTask(page, async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let step = 1; step <= 60; step += 1) {
      const share = step / 60;
      await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
      await page.waitForTimeout(16);
    }
    await page.mouse.up();
    await page.getByText(/ moved to /).waitFor({ state: "attached" });
    await page.waitForTimeout(500);
  });
  report("dragging a card of a board", dragged);
} finally {
  await browser.close();
  await stop();
}
