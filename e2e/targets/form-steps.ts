import { expect, type Locator, type Page } from "@playwright/test";
import type { FormSheet } from "./task-sheet.ts";

export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

export async function fillForm(page: Page, values: FormSheet): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    if (typeof value === "function") await value(page);
    else await fillInput(page, label, value);
  }
}

async function fillInput(page: Page, label: string, value: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  const scope = (await dialog.isVisible()) ? dialog : page.getByRole("main");
  const input = scope.getByLabel(new RegExp(`^${escapePattern(label)}(?: ?\\*)?$`)).first();
  await expect(input).toBeVisible();
  if (await isSelect(input)) await input.selectOption({ label: value });
  else if ((await input.getAttribute("role")) === "combobox") await pick(page, input, value);
  else await input.fill(value);
}

async function isSelect(input: Locator): Promise<boolean> {
  return (await input.evaluate((node) => node.tagName)) === "SELECT";
}

async function pick(page: Page, input: Locator, value: string): Promise<void> {
  await input.click();
  await input.fill(value);
  await page.getByRole("option").filter({ hasText: value }).first().click();
}

/** A visible button, or an entry of the menu of further actions. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name }).first();
  const more = page.getByRole("button", { name: "More actions" });
  await expect(button.or(more).first()).toBeVisible();
  if (!(await button.isVisible())) await more.click();
  await page.getByRole("button", { name }).or(page.getByRole("menuitem", { name })).last().click();
}
