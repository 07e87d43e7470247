import { readFileSync } from "node:fs";
import type { Download } from "@playwright/test";
import { isExactNumber, parseJson, writeJson } from "@quarterdeck/model";
import { owner, type BuiltIn } from "#e2e/fixtures/built-in.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";

test("a filtered list is exported as CSV with the API's own values", async ({ page, builtIn }) => {
  await useDownloads(page);
  const { token } = await open(page, builtIn, "/customers?country=DE&sort=-name");
  const dialog = await openExport(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Export", exact: true }).click(),
  ]);
  await expect(dialog.getByRole("status")).toContainText(/^All [\d,.]+ customers were exported/);
  expect(download.suggestedFilename()).toMatch(/^customers \d{4}-\d\d-\d\d\.csv$/);
  const [head = [], ...rows] = readCsv(await textOf(download));
  const expected = await readApi(builtIn, token, "/customers?country=DE&sort=-name,id");
  expect(rows).toHaveLength(expected.length);
  expect(rows).toEqual(expected.map((row) => head.map((name) => cellOf(row[name]))));
});

test("an export continues behind other screens; a stopped one is marked in its name and last line, and JSON stays JSON @long", async ({
  page,
  builtIn,
}) => {
  await useDownloads(page);
  await open(page, builtIn, "/orders");
  const dialog = await openExport(page);
  await dialog.getByRole("radio", { name: "JSON", exact: true }).check();
  await page.route(/\/api\/orders\?.*page=3\b/, () => undefined);
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  await expect(dialog.getByText(/^2,000 of [\d,]+ orders exported/)).toBeVisible();
  await lookAt(page, "export, under way", { isMoving: true });
  // It continues without its dialog and its list; leaving the page requires confirmation.
  await dialog.getByRole("button", { name: "Run in background" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Products", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();
  const [requests] = await Promise.all([
    page.waitForEvent("dialog"),
    page.evaluate(() => setTimeout(() => location.reload())),
  ]);
  expect(requests.type()).toBe("beforeunload");
  await requests.dismiss();
  // So does signing out.
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  const leaving = page.getByRole("dialog", { name: "Export in progress" });
  await leaving.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: /^Export: 2,000 of [\d,]+ records$/ }).click();
  const card = page.getByRole("listitem").filter({ hasText: "Export orders" });
  await card.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(card.getByRole("status")).toContainText(/^Stopped after 2,000 of/);
  await lookAt(page, "jobs, an export");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    card.getByRole("button", { name: "Save partial file" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\(incomplete\)\.json$/);
  const rows = JSON.parse(await textOf(download)) as readonly Record<string, unknown>[];
  expect(rows).toHaveLength(2001);
  expect(rows.at(-1)).toEqual({ "# incomplete": expect.stringContaining("2,000 of") });
  await expect(page.getByRole("link", { name: "Export ended" })).toBeVisible();
  await card.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("No jobs yet")).toBeVisible();
});

test("the selected rows alone are exported, one a line, as the API wrote them @long", async ({
  page,
  builtIn,
}) => {
  await useDownloads(page);
  const { token } = await open(page, builtIn, "/orders?sort=id");
  await bodyRows(page).nth(1).getByRole("checkbox").click();
  await bodyRows(page).nth(3).getByRole("checkbox").click();
  const bar = page.getByRole("region", { name: "Selection" });
  await bar.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Export orders" });
  await expect(dialog.getByText("The 2 selected orders.")).toBeVisible();
  await dialog.getByRole("radio", { name: "NDJSON" }).check();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Export", exact: true }).click(),
  ]);
  const lines = (await textOf(download)).trimEnd().split("\n");
  const expected = await readApi(builtIn, token, "/orders?id=2,4&sort=id");
  expect(lines).toEqual(expected.map(writeJson));
});

test("a page that fails in the middle leaves a marked part in the selected file @long", async ({
  page,
  builtIn,
  watched,
}) => {
  watched.allowFailed(500);
  // The browser's own dialog cannot be driven: a real file of the same interface replaces the choice.
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      showSaveFilePicker: async () =>
        (await navigator.storage.getDirectory()).getFileHandle("chosen", { create: true }),
    });
  });
  await open(page, builtIn, "/orders");
  const dialog = await openExport(page);
  await page.route(/\/api\/orders\?.*page=2\b/, (route) =>
    route.fulfill({ status: 500, json: { title: "The disk is on fire", status: 500 } }),
  );
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("The disk is on fire");
  await expect(dialog.getByRole("status")).toContainText(/^1,000 of/);
  await dialog.getByRole("button", { name: "Save partial file" }).click();
  await expect(dialog.getByText(/^Saved/)).toBeVisible();
  const text = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    return (await (await folder.getFileHandle("chosen")).getFile()).text();
  });
  const rows = readCsv(text);
  expect(rows).toHaveLength(1002);
  expect(rows.at(-1)).toEqual([expect.stringMatching(/^# incomplete: 1 000 of /)]);
});

async function open(page: Page, builtIn: BuiltIn, path: string) {
  const session = await builtIn.signIn(owner);
  await signInWith(page, builtIn.origin, session, path);
  await expect(bodyRows(page).first()).toBeVisible();
  return session;
}

async function openExport(page: Page) {
  await page.getByRole("button", { name: "Export records" }).click();
  return page.getByRole("dialog", { name: /^Export / });
}

/** A browser without a dialog to save by: the file is handed over at the end. */
async function useDownloads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { showSaveFilePicker: undefined });
  });
}

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), "utf8");
}

/** The whole list, by the API's own pages. */
async function readApi(builtIn: BuiltIn, token: string, path: string) {
  const rows: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await fetch(`${builtIn.origin}/api${path}&perPage=200&page=${page}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = parseJson(await reply.text()) as { data: Record<string, unknown>[] };
    if (data.length === 0) return rows;
    rows.push(...data);
  }
}

function cellOf(value: unknown): string {
  if (value === null || typeof value === "number" || typeof value === "boolean") return `${value}`;
  if (isExactNumber(value)) return value.text;
  if (typeof value !== "string") return writeJson(value);
  // Phone numbers would be formulas.
  return value.startsWith("+") ? `'${value}` : value;
}

/** Reads the records without the console's code. */
function readCsv(text: string): readonly (readonly string[])[] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare = "", end] of text.replace(/^\uFEFF/, "").matchAll(cell)) {
    row.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === ",") continue;
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
  }
  return rows;
}
