import { expect, type Page } from "@playwright/test";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { escapePattern } from "./form-steps.ts";
import type { Row, TargetSheet, Visit } from "./task-sheet.ts";

/** Most rows that are compared on one page. */
const COMPARED = 25;

export async function openList(
  sheet: TargetSheet,
  { page, origin, raw }: Visit,
): Promise<readonly Row[]> {
  const rows = await sheet.list.rows(raw);
  await page.goto(`${origin}${sheet.list.path}`);
  await expect(bodyRows(page).first()).toContainText(/\S/);
  return rows;
}

export async function expectRows(sheet: TargetSheet, visit: Visit, from: number): Promise<void> {
  const shown = await bodyRows(visit.page).count();
  const rows = (await sheet.list.rows(visit.raw)).slice(from, from + shown);
  await expectTexts(sheet, visit.page, rows);
}

async function expectTexts(sheet: TargetSheet, page: Page, rows: readonly Row[]): Promise<void> {
  const texts = rows.slice(0, COMPARED).map((row) => sheet.list.text(row));
  for (const [at, text] of texts.entries()) {
    await expect(bodyRows(page).nth(at)).toContainText(text);
  }
}

/** Expects exactly these rows, in any order, on the first page. */
export async function expectSame(
  sheet: TargetSheet,
  { page }: Visit,
  rows: readonly Row[],
): Promise<void> {
  expect(rows.length, "rows that the API has").toBeGreaterThan(0);
  const size = Math.min(rows.length, COMPARED);
  await expect
    .poll(() => bodyRows(page).count(), { timeout: 8000 })
    .toBeLessThanOrEqual(Math.max(rows.length, size));
  const texts = new Set(rows.map((row) => sheet.list.text(row)));
  await expect
    .poll(async () => {
      const shown = await bodyRows(page).allTextContents();
      const wrong = shown.filter((line) => ![...texts].some((text) => line.includes(text)));
      return { isFull: shown.length >= size, wrong };
    })
    .toEqual({ isFull: true, wrong: [] });
}

/** Expects the first page in the order of the rows; the order of equal rows is free. */
export async function expectSomeOrder(
  sheet: TargetSheet,
  { page }: Visit,
  rows: readonly Row[],
  order: (a: Row, b: Row) => number,
): Promise<void> {
  const shown = await bodyRows(page).count();
  const expected = rows.slice(0, Math.min(shown, COMPARED));
  for (const [at, row] of expected.entries()) {
    const equals = rows.filter((other) => order(row, other) === 0).map(sheet.list.text);
    const pattern = new RegExp(equals.map((text) => escapePattern(text)).join("|"));
    await expect(bodyRows(page).nth(at)).toContainText(pattern);
  }
}
