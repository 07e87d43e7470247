import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { bodyRows, expectLayout } from "#e2e/fixtures/screens.ts";
import { choose, fillForm, save } from "./form-steps.ts";
import { expectRows, expectSame, expectSomeOrder, openList } from "./list-steps.ts";
import type { TargetSheet, Task, Visit, WriteSheet } from "./task-sheet.ts";

/** Limit of a write and of the reads before it: the API, the console and the browser share the processors. */
const WRITE_LIMIT_MS = 20_000;

type Perform = (sheet: TargetSheet, visit: Visit) => Promise<void>;

/** Each task by mouse and keyboard. Rejects if the console does not show the records of the API or change them. */
export const perform: Readonly<Record<Task, Perform>> = {
  "sign in": async (sheet, { page, origin }) => {
    await page.goto(origin);
    await sheet.signIn(page);
    await expectLayout(page);
  },
  home: async (_sheet, { page, origin }) => {
    await page.goto(origin);
    const load = page.getByRole("button", { name: /^Load (list|\d+ lists)$/ });
    if (await load.isVisible()) await load.click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await expectLayout(page);
    await expect(page).not.toHaveURL(/\/login/);
  },
  rows: async (sheet, visit) => {
    await openList(sheet, visit);
    await expectRows(sheet, visit, 0);
  },
  "page 3": async (sheet, visit) => {
    await openList(sheet, visit);
    const size = await bodyRows(visit.page).count();
    for (let turn = 1; turn < 3; turn += 1) {
      const first = await bodyRows(visit.page).first().textContent();
      await visit.page.getByRole("button", { name: "Next page" }).click();
      await expect(bodyRows(visit.page).first()).not.toHaveText(String(first));
    }
    await expectRows(sheet, visit, 2 * size);
  },
  sort: async (sheet, visit) => {
    const { column, order } = need(sheet.sort);
    await openList(sheet, visit);
    const heading = visit.page.getByRole("columnheader", { name: column, exact: true });
    await heading.getByRole("button").first().click();
    await expect(heading).toHaveAttribute("aria-sort", /ascending/);
    const rows = [...(await sheet.list.rows(visit.raw))].sort(order);
    await expectSomeOrder(sheet, visit, rows, order);
  },
  search: async (sheet, visit) => {
    const { text, matches } = need(sheet.search);
    await openList(sheet, visit);
    await visit.page.getByRole("main").getByRole("searchbox").first().fill(text);
    await expectSame(sheet, visit, (await sheet.list.rows(visit.raw)).filter(matches));
  },
  filter: async (sheet, visit) => {
    const { field, choose: chooseValue, matches } = need(sheet.filter);
    await openList(sheet, visit);
    await visit.page.keyboard.press("f");
    await visit.page.getByRole("combobox", { name: "Search fields" }).fill(field);
    await visit.page.getByRole("option", { name: field }).first().click();
    await chooseValue(visit.page);
    await expectSame(sheet, visit, (await sheet.list.rows(visit.raw)).filter(matches));
  },
  record: async (sheet, visit) => {
    const [row] = await openList(sheet, visit);
    await bodyRows(visit.page).first().getByRole("link").first().click();
    await expect(visit.page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const text of sheet.record(need(row))) {
      await expect(visit.page.getByRole("main")).toContainText(text);
    }
  },
  relation: async (sheet, { page, origin, raw }) => {
    const { path, title } = need(sheet.relation);
    await page.goto(`${origin}${await path(raw)}`);
    const name = await title(raw);
    const link = page.getByRole("main").getByRole("link", { name }).first();
    const load = page.getByRole("button", { name: "Load titles" });
    await expect(link.or(load).first()).toBeVisible();
    // Titles are read in the background only after the operation responded once.
    if (await load.isVisible()) await load.click();
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  },
  create: async (sheet, visit) => {
    const { path, create, find } = need(sheet.write);
    await visit.page.goto(`${visit.origin}${path}/new`);
    await fillForm(visit.page, create);
    await save(visit.page);
    await expect
      .poll(async () => (await find(visit.raw)) !== undefined, { timeout: WRITE_LIMIT_MS })
      .toBe(true);
    await expect(visit.page).not.toHaveURL(/\/new$/);
  },
  edit: async (sheet, visit) => {
    const write = need(sheet.write);
    await edit(write, visit);
  },
  undo: async (sheet, visit) => {
    const write = need(sheet.write);
    const before = need(await write.find(visit.raw));
    if (!write.isEdited(before)) await edit(write, visit);
    await visit.page.keyboard.press("Control+z");
    await expect
      .poll(async () => write.isEdited(need(await write.find(visit.raw))), {
        timeout: WRITE_LIMIT_MS,
      })
      .toBe(false);
  },
  delete: async (sheet, visit) => {
    const write = need(sheet.write);
    const row = need(await write.find(visit.raw));
    await visit.page.goto(`${visit.origin}${write.recordPath(row)}`);
    await choose(visit.page, /^Delete/);
    const confirm = visit.page.getByRole("dialog").getByRole("button", { name: /^Delete/ });
    const isGone = write.isDeleted ?? ((record) => record === undefined);
    let isConfirmed = false;
    await expect
      .poll(
        async () => {
          // A second click would wait for a dialog that closes.
          if (!isConfirmed && (await confirm.isVisible())) {
            isConfirmed = true;
            await confirm.click();
          }
          return isGone(await write.find(visit.raw));
        },
        { timeout: WRITE_LIMIT_MS },
      )
      .toBe(true);
  },
  action: async (sheet, visit) => {
    if (sheet.operation !== undefined) return await sheet.operation(visit);
    const { page, origin, raw } = visit;
    const { path, button, fill, isDone, shows } = need(sheet.action);
    await page.goto(`${origin}${await path(raw)}`);
    await choose(page, new RegExp(`^${button}`, "i"));
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    if (fill !== undefined) await fillForm(page, fill);
    await dialog
      .getByRole("button", { name: new RegExp(`^${button}`, "i") })
      .last()
      .click();
    if (shows !== undefined) await expect(page.getByText(shows).first()).toBeVisible();
    else await expect.poll(() => need(isDone)(raw)).toBe(true);
  },
  "bulk edit": async (sheet, { page, origin, raw }) => {
    const { path, field, value, isDone } = need(sheet.bulk);
    await page.goto(`${origin}${path}`);
    await expect(bodyRows(page).nth(4)).toBeVisible();
    for (let row = 0; row < 5; row += 1)
      await bodyRows(page).nth(row).getByRole("checkbox").click();
    const bar = page.getByRole("region", { name: "Selection" });
    await bar.getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Add field").selectOption(field);
    await fillForm(page, { [field]: value });
    await dialog.getByRole("button", { name: "Review" }).click();
    await dialog.getByRole("button", { name: /^Change/ }).click();
    await expect(page.getByText(/5 done/).first()).toBeVisible({ timeout: 20_000 });
    expect(await isDone(raw)).toBe(true);
  },
  export: async (sheet, visit) => {
    const { page } = visit;
    const rows = await openList(sheet, visit);
    await page.evaluate(() => Reflect.deleteProperty(globalThis, "showSaveFilePicker"));
    await page.getByRole("button", { name: "Export records" }).click();
    const dialog = page.getByRole("dialog");
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 30_000 }),
      dialog.getByRole("button", { name: "Export", exact: true }).click(),
    ]);
    const text = readFileSync(await download.path(), "utf8");
    expect(countCsvLines(text) - 1, "rows in the file").toBe(rows.length);
  },
  import: async (sheet, { page, origin, raw }) => {
    const { path, csv, count } = need(sheet.import);
    const before = await count(raw);
    await page.goto(`${origin}/-/import${path}`);
    const file = { name: "records.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "Check all rows" }).click();
    await page.getByRole("button", { name: /^(Add|Send|Change) 5 records$/ }).click();
    await expect(page.getByText(/5 done/).first()).toBeVisible({ timeout: 20_000 });
    expect((await count(raw)) - before).toBe(5);
  },
  errors: async (sheet, { page, origin }) => {
    const { path, refused } = need(sheet.write);
    const { fill, label } = need(refused);
    await page.goto(`${origin}${path}/new`);
    await fillForm(page, fill);
    await save(page);
    const input = page
      .getByRole("main")
      .getByLabel(new RegExp(`^${label}`))
      .first();
    await expect(input).toHaveAttribute("aria-invalid", "true");
  },
  file: (sheet, visit) => need(sheet.file)(visit),
};

/** The value, which the sheet or the API must have. */
function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The sheet or the API lacks what this task needs.");
  return value;
}

async function edit(write: WriteSheet, { page, origin, raw }: Visit): Promise<void> {
  const row = need(await write.find(raw));
  await page.goto(`${origin}${write.recordPath(row)}/edit`);
  await fillForm(page, write.edit);
  await save(page);
  await expect
    .poll(async () => write.isEdited(need(await write.find(raw))), { timeout: WRITE_LIMIT_MS })
    .toBe(true);
  await expect(page).not.toHaveURL(/\/edit$/);
}

function countCsvLines(text: string): number {
  let isQuoted = false;
  let lines = 0;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === "\n" && !isQuoted) lines += 1;
  }
  return lines;
}
