import { readerSession } from "#e2e/fixtures/gateway.ts";
import { bodyRows, expectLayout, sidebarLink, sendOperation } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import { trackRequests, waitBeforeAbsence } from "#e2e/fixtures/waits.ts";

test("[Q2] data stays fresh for 180 s and is read again afterwards", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway();
  await page.clock.install();
  const settleRequests = trackRequests(page);
  await signInWith(page, origin, readerSession, "/authors");
  await expect(bodyRows(page)).toHaveCount(5);
  await settleRequests();
  const reads = (): number => upstream.received("GET /api/authors").length;
  const comeBack = async (): Promise<void> => {
    await sidebarLink(page, "Books").click();
    await expect(bodyRows(page)).toHaveCount(10);
    await sidebarLink(page, "Authors").click();
    await expect(bodyRows(page)).toHaveCount(5);
  };
  const first = reads();
  await page.clock.fastForward(160_000);
  await comeBack();
  expect(reads()).toBe(first);
  await page.clock.fastForward(15_000);
  await comeBack();
  await expect.poll(reads).toBe(first + 1);
});

test("[Q2] coming back to the window reads nothing", async ({ page, openGateway }) => {
  const { origin, upstream } = await openGateway();
  await page.clock.install();
  const settleRequests = trackRequests(page);
  await signInWith(page, origin, readerSession, "/authors");
  await expect(bodyRows(page)).toHaveCount(5);
  await settleRequests();
  // The description is checked at intervals, also without a user.
  const reads = (): number =>
    upstream.requests.filter(({ path }) => path.startsWith("/api")).length;
  const before = reads();
  await page.clock.fastForward(600_000);
  await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("focus"));
  });
  await page.clock.runFor(2_000);
  await waitBeforeAbsence(page, 300);
  expect(reads()).toBe(before);
});

for (const status of [500, 404]) {
  test(`[Q3] a read with status ${status} is sent once`, async ({ page, openGateway, watched }) => {
    watched.allowFailed(status);
    const { origin, upstream } = await openGateway();
    upstream.on("GET /api/books", { status, json: { message: "Engine trouble" } });
    await page.clock.install();
    const settleRequests = trackRequests(page);
    await signInWith(page, origin, readerSession, "/books");
    await expect(page.getByRole("main").getByText("Engine trouble").first()).toBeVisible();
    await settleRequests();
    await page.clock.runFor(120_000);
    await waitBeforeAbsence(page, 300);
    expect(upstream.received("GET /api/books")).toHaveLength(1);
    upstream.on("GET /api/books", { json: { data: [{ id: 1, title: "Mended" }], total: 1 } });
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(bodyRows(page)).toHaveCount(1);
  });
}

for (const status of [503, 418]) {
  test(`[Q3] a read with status ${status} is sent four times, its failure visible in between`, async ({
    page,
    openGateway,
    watched,
  }) => {
    watched.allowFailed(status);
    const { origin, upstream } = await openGateway();
    upstream.on("GET /api/books", { status, json: { message: "Engine trouble" } });
    const reads = (): number => upstream.received("GET /api/books").length;
    await page.clock.install();
    await signInWith(page, origin, readerSession, "/books");
    // The clock of the page runs: the first retry may have been sent already.
    await expect.poll(reads).toBeGreaterThan(0);
    await expect(page.getByRole("main").getByText("Engine trouble").first()).toBeVisible();
    expect(reads()).toBeLessThan(4);
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000);
        return reads();
      })
      .toBe(4);
    await page.clock.runFor(300_000);
    await waitBeforeAbsence(page, 300);
    expect(reads()).toBe(4);
  });
}

test("[Q3] a read without a response is retried too", async ({ page, openGateway, watched }) => {
  watched.allow(/net::ERR_FAILED/);
  const { origin } = await openGateway();
  let requests = 0;
  await page.route("**/api/books*", (route) => {
    requests += 1;
    return requests < 3 ? route.abort("failed") : route.continue();
  });
  await page.clock.install();
  await signInWith(page, origin, readerSession, "/books");
  // The clock of the page runs: the first retry may have been sent already.
  await expect.poll(() => requests).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000);
      return requests;
    })
    .toBe(3);
  await expect(bodyRows(page)).toHaveCount(10);
  expect(requests).toBe(3);
});

test("[Q3] Retry-After sets the delay", async ({ page, openGateway, watched }) => {
  watched.allowFailed(503);
  const { origin, upstream } = await openGateway();
  upstream.on("GET /api/books", {
    status: 503,
    headers: { "retry-after": "30" },
    json: { message: "Busy" },
  });
  const reads = (): number => upstream.received("GET /api/books").length;
  await page.clock.install();
  await signInWith(page, origin, readerSession, "/books");
  await expect.poll(reads).toBe(1);
  await expect(page.getByRole("main").getByText("Busy").first()).toBeVisible();
  await page.clock.runFor(25_000);
  await waitBeforeAbsence(page, 200);
  expect(reads()).toBe(1);
  await page.clock.runFor(6_000);
  await expect.poll(reads).toBe(2);
});

test("[Q3] beyond 60 s a button retries", async ({ page, openGateway, watched }) => {
  watched.allowFailed(503);
  const { origin, upstream } = await openGateway();
  upstream.on("GET /api/books", {
    status: 503,
    headers: { "retry-after": "600" },
    json: { message: "Closed" },
  });
  const reads = (): number => upstream.received("GET /api/books").length;
  await page.clock.install();
  const settleRequests = trackRequests(page);
  await signInWith(page, origin, readerSession, "/books");
  await expect(page.getByRole("main").getByText("Closed").first()).toBeVisible();
  await settleRequests();
  await page.clock.runFor(700_000);
  await waitBeforeAbsence(page, 200);
  expect(reads()).toBe(1);
  upstream.on("GET /api/books", { json: { data: [{ id: 1, title: "Open again" }], total: 1 } });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(bodyRows(page)).toHaveCount(1);
});

test("[Q4] a screen that writes shows its own failure", async ({ page, openGateway, watched }) => {
  watched.allowFailed(422);
  const { origin, upstream } = await openGateway();
  upstream.on("POST /api/books/1/publish", {
    status: 422,
    json: { message: "It has no last chapter." },
  });
  await signInWith(page, origin, readerSession, "/-/operations/publishBook?p.id=1");
  await expectLayout(page);
  await sendOperation(page);
  await expect(page.getByText("It has no last chapter.").first()).toBeVisible();
  expect(upstream.received("POST /api/books/1/publish")).toHaveLength(1);
});
