import { readerSession } from "#e2e/fixtures/gateway.ts";
import { bodyRows, sidebarLink } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import { delayedReply } from "#e2e/fixtures/upstream.ts";

test("[H5] a call has no time limit, shows that it waits, and can be canceled", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway();
  upstream.on("GET /api/books", delayedReply().handler);
  await page.clock.install();
  await signInWith(page, origin, readerSession, "/books");
  await expect.poll(() => upstream.received("GET /api/books").length).toBe(1);
  // The page sends the first request before its scripts arrive.
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  await page.clock.fastForward("01:00:00");
  await expect(page.getByText(/still waiting/i).first()).toBeVisible();
  expect(upstream.received("GET /api/books")).toHaveLength(1);
  expect(upstream.received("GET /api/books")[0]?.isAborted()).toBe(false);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => upstream.received("GET /api/books")[0]?.isAborted()).toBe(true);
});

test("[H5] leaving a screen cancels its read", async ({ page, openGateway }) => {
  const { origin, upstream } = await openGateway();
  upstream.on("GET /api/books", delayedReply().handler);
  await signInWith(page, origin, readerSession, "/books");
  await expect.poll(() => upstream.received("GET /api/books").length).toBe(1);
  await sidebarLink(page, "Authors").click();
  await expect(bodyRows(page)).toHaveCount(5);
  await expect.poll(() => upstream.received("GET /api/books")[0]?.isAborted()).toBe(true);
});
