import { readFileSync } from "node:fs";
import {
  chooseAction,
  clerk,
  colorOfTag,
  pickCustomer,
  pixel,
  signInAsAdmin,
} from "#e2e/fixtures/back-office.ts";
import { bodyRows, expectLogin, passwordBox, undoJob } from "#e2e/fixtures/screens.ts";
import type { Service } from "#e2e/fixtures/service.ts";
import { hasTarget, startTarget } from "#e2e/fixtures/targets.ts";
import { expect, test, type Page } from "#e2e/fixtures/test.ts";

// One worker, so that the target is started once.
test.describe.configure({ mode: "default", timeout: 60_000 });
test.skip(!hasTarget("fastapi"), "the FastAPI target does not stand beside the repository");

let target: Service;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  target = await startTarget("fastapi");
});
test.afterAll(() => target?.stop());

test("the back office is entered by its OAuth2 password flow @long", async ({ page, watched }) => {
  watched.allowFailed(400, 401);
  await page.goto(target.origin);
  await expectLogin(page);
  await page.getByRole("textbox", { name: /username|email/i }).fill("admin@example.com");
  await passwordBox(page).fill("wrong");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(/incorrect|invalid|wrong/i).first()).toBeVisible();
  await signInAsAdmin(page);
});

test("products are paged, sorted, filtered and searched by the API @long", async ({ page }) => {
  await enter(page, "/products");
  await expect(bodyRows(page)).toHaveCount(25);
  const second = page.waitForResponse(/\/api\/products\?.*offset=25/);
  await page.getByRole("button", { name: "Next page" }).click();
  const rows = (await (await second).json()) as { readonly name: string }[];
  await expect(bodyRows(page).first()).toContainText(String(rows[0]?.name));

  const sorted = page.waitForResponse(/\/api\/products\?.*sort=-price/);
  const price = page.getByRole("columnheader", { name: "Price" });
  await price.getByRole("button").first().click();
  await expect(price).toHaveAttribute("aria-sort", "ascending");
  await price.getByRole("button").first().click();
  const [dearest] = (await (await sorted).json()) as { readonly name: string }[];
  await expect(bodyRows(page).first()).toContainText(String(dearest?.name));

  // Two parameters of this API ask about one field: they are one line, and together a range.
  await page.keyboard.press("f");
  const fields = page.getByRole("combobox", { name: "Search fields" });
  await expect(fields).toBeFocused();
  await expect(page.getByRole("option", { name: /price/i })).toHaveText("Price");
  await fields.fill("pri");
  await page.keyboard.press("Enter");
  // Those of the API come before those of the browser.
  const operators = page.getByLabel("Price: Operator").getByRole("option");
  await expect(operators.nth(0)).toHaveText("at least");
  await expect(operators.nth(1)).toHaveText("at most");
  await page.getByLabel("Value").fill("50");
  await page.keyboard.press("Enter");
  const chips = page.getByRole("group", { name: "Active filters" });
  await expect(chips.getByRole("button", { name: "Price ≥ 50", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/min_price=50/);

  await page.getByRole("searchbox", { name: "Search products" }).fill("zzzz");
  await expect(page.getByText("No matching products")).toBeVisible();
});

test("an order links to its customer and its lines, is shipped, and confirms it @long", async ({
  page,
}) => {
  await enter(page, "/orders?status=paid");
  await expect(bodyRows(page).first()).toBeVisible();
  await bodyRows(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/orders\/[^/?]+$/);
  const main = page.getByRole("main");
  await page.getByRole("tab", { name: "Lines" }).click();
  await expect(main.getByRole("table", { name: "Lines" })).toBeVisible();

  await page.getByRole("button", { name: "Ship order" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Ship order", exact: true }).click();
  await expect(dialog.getByText("Required", { exact: true })).toBeVisible();
  await dialog.getByLabel(/Tracking number/).fill("TRACK-1");
  await dialog.getByRole("button", { name: "Ship order", exact: true }).click();
  await expect(page.getByText(/^Ship order: Order /)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.getByRole("tab", { name: "Overview" }).click();
  await expect(main.getByRole("tabpanel").getByText("Shipped", { exact: true })).toBeVisible();
  await main.locator('a[href*="/customers/"]').first().click();
  await expect(page).toHaveURL(/\/customers\/\d+$/);
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an impossible action shows its reason where it is @long", async ({ page, watched }) => {
  watched.allowFailed(409);
  await enter(page, "/orders?status=shipped");
  await bodyRows(page).first().getByRole("link").first().click();
  await page.getByRole("button", { name: "Pay order" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pay order", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Pay order");
});

test("a product's picture is sent up and seen @long", async ({ page }) => {
  await enter(page, "/products/1");
  await chooseAction(page, "Upload image");
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(pixel);
  await dialog.getByRole("button", { name: "Upload image", exact: true }).click();
  await expect(dialog.getByText(/^Responded with 20/)).toBeVisible();
  await page.keyboard.press("Escape");
  await chooseAction(page, "Read image");
  await page.getByRole("dialog").getByRole("button", { name: "Read image", exact: true }).click();
  const picture = page.getByRole("dialog").locator("img");
  await expect
    .poll(() => picture.evaluate((node) => (node as HTMLImageElement).naturalWidth))
    .toBe(1);
});

test("a customer is replaced as a whole, but never over another user's change @long", async ({
  page,
  watched,
}) => {
  watched.allowFailed(401, 500);
  await enter(page, "/customers/7/edit");
  await page.getByLabel(/^Name/).fill("Renamed");
  const save = page.getByRole("button", { name: "Save", exact: true });
  const fail = (status: number) =>
    page.route("**/api/customers/7", (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status, json: { detail: "Engine trouble" } })
        : route.fallback(),
    );
  await fail(500);
  await save.click();
  await expect(page.getByRole("alert")).toContainText("Engine trouble");
  await fail(401);
  await save.click();
  await expectLogin(page);
  await signInAsAdmin(page);
  await expect(page.getByLabel(/^Name/), "the form is as it was").toHaveValue("Renamed");
  await page.unrouteAll();
  const other = await clerk(target.origin);
  const begun = await other.read("/customers/7");
  await other.put("/customers/7", { ...begun, notes: "Called today" });

  const replaced = page.waitForRequest((request) => request.method() === "PUT");
  await save.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("row")).toContainText([/After/, /Name.*Renamed/, /Notes.*Called/]);
  await dialog.getByRole("button", { name: "Save" }).click();
  const sent = (await replaced).postDataJSON() as Record<string, unknown>;
  expect(sent).toMatchObject({ name: "Renamed", notes: "Called today", email: begun["email"] });
  expect(Object.keys(sent)).not.toContain("created_at");
  await expect(page.getByRole("heading", { level: 1, name: "Renamed" })).toBeVisible();
  expect(await other.read("/customers/7")).toEqual({
    ...begun,
    name: "Renamed",
    notes: "Called today",
  });
});

test("a tag, which only its list shows, is changed too @long", async ({ page, watched }) => {
  watched.allowFailed(422);
  await enter(page, "/tags/1/edit");
  const color = page
    .getByRole("main")
    .getByLabel(/^Color/)
    .first();
  await color.fill("#zzz");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(color).toHaveAttribute("aria-invalid", "true");
  await color.fill("#123456");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/tags\/1$/);
  const colorNow = async () => colorOfTag(await clerk(target.origin), 1);
  expect(await colorNow()).toBe("#123456");
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("status").filter({ hasText: "Change undone" })).toBeVisible();
  expect(await colorNow()).not.toBe("#123456");
});

test("an order for a customer found by name survives a reload @long", async ({ page }) => {
  // The customers were read before, so the name is a background read.
  await enter(page, "/customers/9");
  await expect(page.getByRole("heading", { level: 1, name: "Radia Perlman" })).toBeVisible();
  await page.goto(`${target.origin}/orders/new`);
  await pickCustomer(page, "Radia Perlman");
  const made = page.waitForResponse((reply) => reply.request().method() === "POST");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await made).request().postDataJSON()).toEqual({ customer_id: 9 });
  await expect(page).toHaveURL(/\/orders\/[\w-]{36}$/);
});

test("exported customers are changed in the file, imported and undone @long", async ({
  page,
  watched,
}) => {
  watched.allowFailed(404);
  await page.addInitScript(() => Object.assign(globalThis, { showSaveFilePicker: undefined }));
  await enter(page, "/customers");
  await page.getByRole("button", { name: "Export records" }).click();
  const dialog = page.getByRole("dialog");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Export", exact: true }).click(),
  ]);
  const [head = "", ...lines] = readFileSync(await download.path(), "utf8").split("\r\n");
  const at = head.replace("\uFEFF", "").split(",");
  const other = await clerk(target.origin);
  const { count } = await other.read("/customers/?limit=1");
  expect(lines.filter((line) => line !== "")).toHaveLength(Number(count));
  await dialog.getByRole("button", { name: "Close" }).last().click();

  const cells = (values: Readonly<Record<string, string>>): string =>
    at.map((name) => values[name] ?? "").join(",");
  const before = await other.read("/customers/3");
  const rows = [cells({ id: "3", name: "From a file" }), cells({ name: "New one" })];
  await page.goto(`${target.origin}/-/import/customers`);
  const buffer = Buffer.from([head, lines[0], ...rows, cells({ id: "999999" })].join("\r\n"));
  await page
    .getByLabel("File to import")
    .setInputFiles({ name: "customers.csv", mimeType: "text/csv", buffer });
  await page.getByRole("radio", { name: "Add or change" }).click();
  await page.getByRole("button", { name: "Check all rows" }).click();
  await expect(page.getByRole("status").filter({ hasText: "valid" })).toHaveText(
    "3 valid rows, 1 with errors. 1 new record, 2 existing records.",
  );
  await expect(page.getByText("Record “999999” not found")).toBeVisible();
  await page.getByRole("button", { name: "Send 3 records" }).click();
  await expect(page.getByText("2 done, 1 unchanged").first()).toBeVisible();
  expect(await other.read("/customers/3")).toEqual({ ...before, name: "From a file" });
  await undoJob(page);
  await expect(page.getByRole("heading", { name: "Undo: Import customers" })).toBeVisible();
  await expect(page.getByText("2 done", { exact: true }).first()).toBeVisible();
  expect(await other.read("/customers/3")).toEqual(before);
  expect(await other.read("/customers/?limit=1")).toMatchObject({ count });
});

test("tags, which only their list shows, change together and back @long", async ({ page }) => {
  await enter(page, "/tags");
  const other = await clerk(target.origin);
  const before = await other.read("/tags/");
  for (const row of [1, 2]) await bodyRows(page).nth(row).getByRole("checkbox").click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Add field").selectOption("Color");
  await dialog
    .getByLabel(/^Color/)
    .first()
    .fill("#abcdef");
  await dialog.getByRole("button", { name: "Review" }).click();
  await dialog.getByRole("button", { name: "Change 2 records" }).click();
  await expect(page.getByText("2 done").first()).toBeVisible();
  expect(JSON.stringify(await other.read("/tags/")).split("#abcdef")).toHaveLength(3);
  await page.getByRole("link", { name: "Details" }).click();
  await undoJob(page);
  await expect(page.getByRole("heading", { level: 1, name: "Undo: Edit tags" })).toBeVisible();
  await expect(page.getByText("2 done").first()).toBeVisible();
  expect(await other.read("/tags/")).toEqual(before);
});

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(target.origin + path);
  await signInAsAdmin(page);
}
