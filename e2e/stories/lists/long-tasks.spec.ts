import { owner } from "#e2e/fixtures/built-in.ts";
import { longestTask } from "#e2e/fixtures/main-thread.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

/** A task that users notice, in milliseconds. */
const longMs = 50;

test("no long task blocks a list of 500 rows while it scrolls @long", async ({ page, builtIn }) => {
  const token = await builtIn.signIn(owner);
  await signInWith(page, builtIn.origin, token, "/orders?sort=id&size=500");
  await expect(bodyRows(page).first()).toBeVisible();
  await page.mouse.move(700, 500);
  const scroll = async (): Promise<void> => {
    for (const step of [500, -500].flatMap((pixels) => Array<number>(20).fill(pixels))) {
      await page.mouse.wheel(0, step);
      await page.waitForTimeout(30);
    }
  };
  await scroll();
  expect(await longestTask(page, scroll, longMs)).toBeLessThan(longMs);
});

test("no long task blocks a board while a card is dragged @long", async ({ page, builtIn }) => {
  const token = await builtIn.signIn(owner);
  await signInWith(page, builtIn.origin, token, "/orders?sort=-id&display=board:status");
  const card = page.getByRole("main").locator("[data-key]").nth(2);
  await expect(card.getByRole("button", { name: /^Move / })).toBeVisible();
  const { x, y, height } = (await card.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const drag = async (): Promise<void> => {
    await page.mouse.move(x + 30, y + height - 6);
    await page.mouse.down();
    for (let step = 1; step <= 25; step += 1) {
      await page.mouse.move(x + 30 + step * 18, y + 20);
      await page.waitForTimeout(30);
    }
    // Back: nothing is moved.
    await page.mouse.move(x + 30, y + height - 6);
    await page.mouse.up();
  };
  await drag();
  expect(await longestTask(page, drag, longMs)).toBeLessThan(longMs);
});
