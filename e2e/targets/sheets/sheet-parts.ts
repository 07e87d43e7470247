import { expect, type Page } from "@playwright/test";
import { passwordBox } from "#e2e/fixtures/screens.ts";
import type { RawApi, Row, TargetSheet, Visit } from "#e2e/targets/task-sheet.ts";

/** Files of a target that runs from an npm package. */
export function npmPackage(name: string): NonNullable<TargetSheet["installs"]> {
  return { path: `node_modules/${name}`, entries: ["node_modules", "package.json"] };
}

/** Fills the sign-in form of a user name and a password. */
export async function signInByPassword(
  page: Page,
  {
    label,
    name,
    password,
  }: { readonly label: RegExp; readonly name: string; readonly password: string },
): Promise<void> {
  await page.getByRole("textbox", { name: label }).first().fill(name);
  await passwordBox(page).first().fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Fills the one input of a key. */
export async function signInByKey(page: Page, key: string): Promise<void> {
  await page.getByRole("main").getByRole("textbox").first().fill(key);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

export async function signInWithoutCredential(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Sends a sign-in request and returns its JSON object. */
export async function postSignIn(address: string, body: Row): Promise<Row> {
  const reply = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as Row;
}

/** A member of a JSON object, as an object. */
export function member(value: unknown, name: string): Row {
  return ((value as Row)[name] ?? {}) as Row;
}

/** A member of a JSON object, as rows. */
export function rowsOf(value: unknown, name?: string): readonly Row[] {
  return (name === undefined ? value : (value as Row)[name]) as readonly Row[];
}

/** Rows of the API at a path, in a member of the response, or the response itself. */
export function rowsAt(path: string, name?: string): (raw: RawApi) => Promise<readonly Row[]> {
  return async (raw) => rowsOf(await raw.send("GET", path), name);
}

export function byText(name: string): (a: Row, b: Row) => number {
  return (a, b) => compare(String(a[name]), String(b[name]));
}

/** Order of the browser, which compares digits as numbers. */
export function byNumberedText(name: string): (a: Row, b: Row) => number {
  const { compare: order } = new Intl.Collator("en", { numeric: true });
  return (a, b) => order(String(a[name]), String(b[name]));
}

export function byNumber(name: string): (a: Row, b: Row) => number {
  return (a, b) => Number(a[name]) - Number(b[name]);
}

/** Order of the API, by code points. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The first rows of a list have this value. */
export async function firstHave(
  rows: Promise<readonly Row[]>,
  name: string,
  value: unknown,
): Promise<boolean> {
  return (await rows).slice(0, 5).every((row) => row[name] === value);
}

/** Enters a value of the open filter and applies it. */
export function typeFilter(value: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByLabel("Value").first().fill(value);
    await page.keyboard.press("Enter");
  };
}

/** Chooses a value of the open filter and applies it. */
export function chooseFilter(value: string): (page: Page) => Promise<void> {
  return async (page) => {
    const box = page.getByRole("group", { name: "Value" }).getByRole("checkbox", { name: value });
    const radio = page.getByRole("radio", { name: value });
    const select = page.getByLabel("Value").first();
    if (await box.isVisible()) await box.check();
    else if (await radio.isVisible()) await radio.check({ force: true });
    else if ((await select.evaluate((node) => node.tagName)) === "SELECT")
      await select.selectOption({ label: value });
    else await select.fill(value);
    await page.keyboard.press("Enter");
  };
}

interface Upload {
  readonly path: string;
  readonly button: string;
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
}

/** Uploads a file by an action of a record and waits for the success message. */
export async function uploadBy(
  { page, origin }: Visit,
  { path, button, file }: Upload,
): Promise<void> {
  await page.goto(`${origin}${path}`);
  const name = new RegExp(`^${button}`, "i");
  const direct = page.getByRole("main").getByRole("button", { name }).first();
  const more = page.getByRole("button", { name: "More actions" });
  await expect(direct.or(more).first()).toBeVisible();
  if (!(await direct.isVisible())) await more.click();
  await page.getByRole("button", { name }).last().click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(file);
  await dialog.getByRole("button", { name }).last().click();
  const response = page.getByText(/^Responded with 20/).first();
  await expect
    .poll(async () => (await response.isVisible()) || !(await dialog.isVisible()))
    .toBe(true);
}
