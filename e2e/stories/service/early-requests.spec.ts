import { readerSession } from "#e2e/fixtures/gateway.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, type Page, store, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const listReads = (upstream: Upstream) => upstream.received("GET /api/books");

/** Scripts of the layout wait until a condition is true. */
async function withholdScripts(page: Page, condition: () => Promise<unknown>): Promise<void> {
  await page.route(/\/-\/assets\/main-/, async (route) => {
    await condition();
    await route.continue();
  });
}

test("the rows of a list are requested once, while the scripts load", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway();
  await store(page, origin, readerSession);
  const models: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("summary.json")) models.push(request.url());
  });
  upstream.requests.length = 0;
  await withholdScripts(page, async () =>
    expect.poll(() => [listReads(upstream).length, models.length]).toEqual([1, 1]),
  );
  await page.goto(`${origin}/books`);
  await expect(bodyRows(page).first()).toBeVisible();
  expect(listReads(upstream)).toHaveLength(1);
  expect(models).toHaveLength(1);
  // Later reads are new requests.
  await page.getByRole("button", { name: "Reload", exact: true }).first().click();
  await expect.poll(() => listReads(upstream).length).toBe(2);
});
