import { readFileSync } from "node:fs";
import {
  bodyRows,
  expectLayout,
  expectLogin,
  sidebarLink,
  undoJob,
} from "#e2e/fixtures/screens.ts";
import type { Service } from "#e2e/fixtures/service.ts";
import { expectStoredText } from "#e2e/fixtures/stored-entries.ts";
import { hasTarget, startTarget } from "#e2e/fixtures/targets.ts";
import { expect, test, type Page } from "#e2e/fixtures/test.ts";

// One worker, so that the target is started once.
test.describe.configure({ mode: "default", timeout: 60_000 });
test.skip(!hasTarget("loopback"), "the LoopBack target does not stand beside the repository");

// Its operations take no files and, on records, only count: other stories cover files and actions.
let target: Service;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  target = await startTarget("loopback");
});
test.afterAll(() => target?.stop());

test("the shop is entered by one button and its products are paged, sorted and filtered @long", async ({
  page,
}) => {
  await page.goto(target.origin);
  await expectLogin(page);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expectLayout(page);
  await sidebarLink(page, "Products").click();
  await expect(bodyRows(page).first()).toBeVisible();
  // Not the whole row: titles of references may load later.
  const name = bodyRows(page).first().getByRole("link").first();
  const first = await name.textContent();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(name).not.toHaveText(String(first));
  await page.goBack();
  await expect(name).toHaveText(String(first));

  const sent = page.waitForRequest(
    (request) =>
      /\/api\/products\?/.test(request.url()) && /order/.test(decodeURIComponent(request.url())),
  );
  await page.getByRole("columnheader", { name: /price/i }).getByRole("button").first().click();
  const filter = new URL((await sent).url()).searchParams.get("filter");
  expect(JSON.parse(String(filter))).toMatchObject({
    order: [expect.stringMatching(/^price (ASC|DESC)$/)],
  });
});

test("a product shows its references @long", async ({ page }) => {
  await page.goto(target.origin);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await sidebarLink(page, "Categories").click();
  await expect(bodyRows(page).first()).toBeVisible();
  await sidebarLink(page, "Products").click();
  await bodyRows(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/products\/[^/?]+$/);
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  await expect(page.getByRole("main").locator('a[href*="/categories/"]').first()).toBeVisible();
});

test("products are narrowed inside the one JSON parameter, and counted once counting is known to be allowed @long", async ({
  page,
}) => {
  await enter(page, "/products");
  await bodyRows(page).first().waitFor();
  await addFilter(page, "Price", "1");
  const ranged = page.waitForResponse((reply) => isRequested(reply.url(), '"lte":500'));
  await addFilter(page, "Price", "500");
  expect(
    JSON.parse(String(new URL((await ranged).url()).searchParams.get("filter"))),
  ).toMatchObject({
    where: { price: { gte: 1, lte: 500 } },
  });
  await page.getByRole("button", { name: "Clear all" }).click();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("option", { name: "Status" }).click();
  const requests = page.waitForResponse((reply) => isRequested(reply.url(), '"inq"'));
  await page.getByRole("group", { name: "Value" }).getByRole("checkbox").first().check();
  await page.keyboard.press("Enter");
  const rows = (await (await requests).json()) as readonly { readonly status: string }[];
  expect(new Set(rows.map(({ status }) => status)).size).toBe(1);
  await expect(bodyRows(page).first()).toBeVisible();
  const total = page.getByText(/^1–\d+ of \d+$/);
  await expect(total).toBeHidden();

  await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.getByRole("button", { name: "Count", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Count/ });
  await dialog.getByRole("button", { name: /^Count/ }).click();
  await expect(dialog.getByRole("region", { name: "Response" })).toContainText(/Count\s*\d+/i);
  await page.keyboard.press("Escape");
  await expect(total).toBeVisible();
});

test("an edit of a product sends the changes, and a form creates a supplier @long", async ({
  page,
  watched,
}) => {
  watched.allow(/net::ERR_FAILED/);
  await enter(page, "/products/1");
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel(/^Name/).fill("Renamed");
  await expectStoredText(page, "draft", "Renamed");
  await page.reload();
  await expect(page.getByText("Draft restored")).toBeVisible();
  await page.route("**/api/products/1", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.fallback(),
  );
  await page.getByRole("button", { name: "Save" }).click();
  const unknown = page.getByRole("alert").filter({ hasText: "tell whether this was saved" });
  await unknown.getByRole("button", { name: /^Check/ }).click();
  await expect(unknown).toContainText("Your changes were not saved");
  await page.unrouteAll();
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await page.getByRole("button", { name: "Save" }).click();
  expect((await sent).postDataJSON()).toEqual({ id: 1, name: "Renamed" });
  await expect(page.getByRole("heading", { level: 1, name: "Renamed" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("status").filter({ hasText: "Change undone" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Renamed" })).toHaveCount(0);

  await openInside(page, "/suppliers");
  await page.getByRole("link", { name: /^New supplier/ }).click();
  await page.getByLabel(/^Company/).fill("Tea & Sons");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Supplier/ })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Tea & Sons");
});

test("products are exported whole by offsets, and the file is known again by its keys @long", async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(globalThis, { showSaveFilePicker: undefined }));
  await enter(page, "/products");
  await page.getByRole("button", { name: "Export records" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "NDJSON" }).check();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Export", exact: true }).click(),
  ]);
  await expect(dialog.getByRole("status")).toContainText(/^All [\d,]+ products were exported/);
  const reply = await fetch(`${target.origin}/api/products/count`);
  const { count } = (await reply.json()) as { readonly count: number };
  const file = await download.path();
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  const ids = lines.map((line) => (JSON.parse(line) as { readonly id: number }).id);
  expect(new Set(ids).size).toBe(count);
  expect(ids).toHaveLength(count);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await page.getByLabel("File to import").setInputFiles(file);
  await expect(page.getByRole("radio", { name: "Change records" })).toBeChecked();
});

test("several products are changed at once, and changed back @long", async ({ page }) => {
  await enter(page, "/products");
  await expect(bodyRows(page).first()).toBeVisible();
  const names = bodyRows(page).locator("[data-row-link]");
  const before = (await names.allTextContents()).slice(1, 3);
  for (const at of [1, 2]) await bodyRows(page).nth(at).getByRole("checkbox").click();
  const bar = page.getByRole("region", { name: "Selection" });
  await bar.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Add field").selectOption("Name");
  await dialog.getByLabel(/^Name/).fill("Renamed together");
  await dialog.getByRole("button", { name: "Review" }).click();
  await dialog.getByRole("button", { name: "Change 2 records" }).click();
  await expect(page.getByText("2 done").first()).toBeVisible();
  await expect(names.filter({ hasText: "Renamed together" })).toHaveCount(2);
  await page.getByRole("link", { name: "Details" }).click();
  await undoJob(page);
  await expect(page.getByText("2 done").first()).toBeVisible();
  await openInside(page, "/products");
  await expect(names.filter({ hasText: "Renamed together" })).toHaveCount(0);
  expect((await names.allTextContents()).slice(1, 3)).toEqual(before);
});

test("categories come from a file that names them as people do, and are taken back @long", async ({
  page,
}) => {
  await enter(page, "/-/import/categories");
  const read = async () => {
    const reply = await fetch(`${target.origin}/api/categories`);
    return (await reply.json()) as readonly { readonly name: string }[];
  };
  const before = await read();
  const buffer = Buffer.from(
    `name,description\n${before[1]?.name},From a file\nLamp oils,New\nx,Too short a name`,
  );
  await page
    .getByLabel("File to import")
    .setInputFiles({ name: "categories.csv", mimeType: "text/csv", buffer });
  await page.getByRole("radio", { name: "Add or change" }).click();
  await page.getByLabel("Match records by").selectOption("Name");
  await page.getByRole("button", { name: "Check all rows" }).click();
  await expect(page.getByRole("status").filter({ hasText: "valid" })).toHaveText(
    "2 valid rows, 1 with errors. 1 new record, 1 existing record.",
  );
  await page.getByRole("button", { name: "Send 2 records" }).click();
  await expect(page.getByText("2 done", { exact: true }).first()).toBeVisible();
  expect(await read()).toHaveLength(before.length + 1);
  expect((await read())[1]).toEqual({ ...before[1], description: "From a file" });
  await undoJob(page);
  await expect(
    page.getByRole("heading", { level: 1, name: /^Undo: \S+ categories$/ }),
  ).toBeVisible();
  await expect(page.getByText("2 done", { exact: true }).first()).toBeVisible();
  expect((await read()).map(({ name }) => name)).toEqual(before.map(({ name }) => name));
});

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(target.origin + path);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expectLayout(page);
}

async function openInside(page: Page, path: string): Promise<void> {
  await page.locator(`nav a[href="${path}"]`).first().click();
}

function isRequested(address: string, word: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return pathname === "/api/products" && (searchParams.get("filter") ?? "").includes(word);
}

/** By keyboard alone: the field's first comparison that is not made yet. */
async function addFilter(page: Page, field: string, value: string): Promise<void> {
  await page.keyboard.press("f");
  await page.getByRole("combobox", { name: "Search fields" }).fill(field);
  await page.keyboard.press("Enter");
  await page.getByLabel("Value").fill(value);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Active filters" })).toContainText(value);
}
