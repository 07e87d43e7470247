import { readerSession, startGateway } from "#e2e/fixtures/gateway.ts";
import { expectStill, watchShifts } from "#e2e/fixtures/layout-shifts.ts";
import { expect, store, test } from "#e2e/fixtures/test.ts";

test("the first visit of an API shows its map, which is read by keyboard and as a list", async ({
  page,
}) => {
  const gateway = await startGateway();
  try {
    await store(page, gateway.origin, readerSession);
    await page.goto(gateway.origin);
    const map = page.getByRole("main").getByRole("region", { name: "API map" });
    await expect(map.getByRole("link", { name: /^Books\./ })).toBeVisible();
    await expect(map.getByRole("region", { name: "Found in this API" })).toContainText("resource");
    // Nothing of the API was read.
    expect(gateway.upstream.requests.filter(({ path }) => path.includes("books"))).toEqual([]);
    await map.getByRole("button", { name: "Hide" }).click();
    await expect(map).toHaveCount(0);
    await page.reload();
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "API map" })
      .click();
    const drawing = page.getByRole("group", { name: "Resources and relations" });
    const nodes = drawing.getByRole("link");
    await nodes.first().focus();
    const first = await nodes.first().getAttribute("aria-label");
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"])
      await page.keyboard.press(key);
    await expect(drawing.locator("a:focus")).toHaveCount(1);
    const width = await drawing.evaluate((svg) => svg.clientWidth);
    await page.keyboard.press("+");
    await expect.poll(() => drawing.evaluate((svg) => svg.clientWidth)).toBeGreaterThan(width);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download SVG" }).click();
    expect((await download).suggestedFilename()).toMatch(/map\.svg$/);
    await page.getByRole("radio", { name: "List" }).check();
    const entry = page
      .getByRole("list", { name: "Resources and relations" })
      .getByRole("listitem")
      .first();
    await expect(entry).toContainText((first ?? "").split(".")[0] ?? "");
  } finally {
    await gateway.stop();
  }
});

test("nothing jumps at the first visit of an API @long", async ({ page }) => {
  const gateway = await startGateway();
  try {
    await watchShifts(page);
    await store(page, gateway.origin, readerSession);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // The script of the map arrives late: the content below it waits.
      await page.route(/welcome/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.goto(gateway.origin);
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: /^Books\./ })).toBeVisible();
      await expect(main.getByRole("button", { name: /^Load/ })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectStill(page);
    }
  } finally {
    await gateway.stop();
  }
});
