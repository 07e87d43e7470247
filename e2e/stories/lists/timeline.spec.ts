import { owner } from "#e2e/fixtures/built-in.ts";
import { holdChange } from "#e2e/fixtures/waits.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("a bar of a timeline is moved by drag, by keyboard, and back @long", async ({
  page,
  builtIn,
}) => {
  const path = "/orders?sort=id&size=10&display=timeline:placed_at";
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), path);
  const bar = page.getByRole("main").locator("li[data-key='3']");
  await expect(bar).toBeVisible();
  const before = (await bar.textContent()) ?? "";
  const box = await bar.locator("[data-movable]").boundingBox();
  if (box === null) throw new Error("The bar is not shown.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 150, y, { steps: 5 });
  await page.mouse.up();
  await expect(bar).not.toHaveText(before);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(bar).toHaveText(before);

  await bar.getByRole("button", { name: /^Move / }).press("Enter");
  await page.getByLabel("New day").fill("2024-05-06");
  await page.keyboard.press("Enter");
  await expect(bar).toContainText("6 May 2024");
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(bar).toHaveText(before);

  // A key during the save waits for its end.
  const release = await holdChange(page, "**/api/orders/3");
  await bar.getByRole("button", { name: /^Move / }).press("Enter");
  await page.getByLabel("New day").fill("2024-05-07");
  await page.keyboard.press("Enter");
  await expect(bar).toContainText("7 May 2024");
  await page.keyboard.press("ControlOrMeta+z");
  release();
  await expect(bar).toHaveText(before);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("a bar of a timeline is moved by its button, and back @long", async ({ page, builtIn }) => {
    const path = "/orders?sort=id&size=10&display=timeline:placed_at";
    await signInWith(page, builtIn.origin, await builtIn.signIn(owner), path);
    const bar = page.getByRole("main").locator("li[data-key='5']");
    const before = (await bar.textContent()) ?? "";
    await bar.getByRole("button", { name: /^Move / }).tap();
    await page.getByLabel("New day").fill("2024-05-06");
    await page.getByRole("dialog").getByRole("button", { name: "Move", exact: true }).tap();
    await expect(bar).toContainText("6 May 2024");
    await page.getByRole("button", { name: /^Undo/ }).tap();
    await expect(bar).toHaveText(before);
  });
});
