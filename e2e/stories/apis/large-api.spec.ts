import { readerSession } from "#e2e/fixtures/gateway.ts";
import { longestTask } from "#e2e/fixtures/main-thread.ts";
import { bodyRows, expectLayout, sidebar, sidebarLink } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";

// Each worker would start the service, which takes seconds.
test.describe.configure({ mode: "default" });

/** Requested parts of the model so far: files, and chunks by name. */
function watchModel(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!url.pathname.includes("/-/model")) return;
    requests.push(url.searchParams.get("name") ?? url.pathname.split("/").at(-1) ?? "");
  });
  return requests;
}

test("menus and lists of a large API read little of its model, and a reload nothing @long", async ({
  page,
  largeApi: { origin },
}) => {
  const requests = watchModel(page);
  await signInWith(page, origin, readerSession);
  await expectLayout(page);
  await expect(page.getByRole("main").getByRole("link", { name: /2,000/ })).toBeVisible();
  expect(requests).toEqual(["summary.json"]);
  // Of 400 lists: the others render as the user scrolls.
  expect(await sidebar(page).getByRole("link").count()).toBeLessThan(220);
  const cards = page.getByRole("main").getByRole("listitem");
  expect(await cards.count()).toBeLessThan(220);
  await page.getByRole("main").hover();
  await page.mouse.wheel(0, 100_000);
  await expect(cards.getByRole("link", { name: "Things 399" })).toBeVisible();
  await sidebarLink(page, "Things 7").hover();
  await page.mouse.wheel(0, 100_000);
  await expect(sidebarLink(page, "Things 400")).toBeVisible();
  await sidebarLink(page, "Things 7").click();
  await expect(bodyRows(page).first()).toContainText("Bolt");
  expect(requests).toEqual(["summary.json", "resource:things_7"]);

  // A separate page: intercepted requests keep the browser from caching responses.
  const other = await page.context().newPage();
  const sent: Promise<number>[] = [];
  other.on("requestfinished", (request) => {
    if (!request.url().includes("/-/model")) return;
    sent.push(request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize)));
  });
  await other.goto(`${origin}/things_7`);
  await expect(bodyRows(other).first()).toContainText("Bolt");
  await other.reload();
  await expect(bodyRows(other).first()).toContainText("Bolt");
  expect((await Promise.all(sent)).slice(-2)).toEqual([0, 0]);
});

test("a list's chunk is requested together with the summary", async ({
  page,
  largeApi: { origin },
}) => {
  const requests = watchModel(page);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/-/model/summary.json*", async (route) => {
    await released;
    await route.continue();
  });
  await signInWith(page, origin, readerSession, "/things_7");
  await expect.poll(() => requests.toSorted()).toEqual(["resource:things_7", "summary.json"]);
  release();
  await expect(bodyRows(page).first()).toContainText("Bolt");
  expect(requests).toHaveLength(2);
});

test("a failed chunk is reported, and read again on Retry", async ({
  page,
  largeApi: { origin },
  watched,
}) => {
  watched.allowFailed(500);
  await signInWith(page, origin, readerSession);
  await expectLayout(page);
  await page.route("**/-/model/chunk.json*", (route) => route.fulfill({ status: 500 }));
  await sidebarLink(page, "Things 7").click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("could not be loaded");
  await page.unroute("**/-/model/chunk.json*");
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(bodyRows(page).first()).toContainText("Bolt");
});

test("an operation of a large API has its page @long", async ({ page, largeApi: { origin } }) => {
  await signInWith(page, origin, readerSession, "/-/operations");
  await page.getByRole("main").getByRole("searchbox").fill("post things_399");
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(1);
  await page.getByRole("main").getByRole("link").click();
  await expect(page.getByLabel("Property 398 39")).toBeVisible();
});

for (const [name, path] of [
  ["home", "/"],
  ["a list", "/things_7"],
  ["all operations", "/-/operations"],
  ["the report", "/-/report"],
] as const) {
  test(`${name} of a large API leaves the page free @long`, async ({
    page,
    largeApi: { origin },
  }) => {
    await signInWith(page, origin, readerSession, path);
    const longest = await longestTask(page, async () => {
      await page.goto(`${origin}${path}`);
      await page.waitForLoadState("networkidle");
    });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(longest, "milliseconds at a stretch").toBeLessThan(50);
  });
}
