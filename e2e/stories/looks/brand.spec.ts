import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBlock, splitCommand } from "#e2e/fixtures/guide.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

const folder = mkdtempSync(join(tmpdir(), "quarterdeck-brand-"));
test.afterAll(() => rmSync(folder, { recursive: true }));

const logo = join(folder, "logo.svg");
const evil = `<script>document.documentElement.setAttribute("data-ran", "")</script>`;
writeFileSync(
  logo,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${evil}<circle cx="16" cy="16" r="14" fill="#7ee0b8"/></svg>`,
);

/** As the guide gives them. */
function readFlags(): readonly string[] {
  const [, , , ...flags] = splitCommand(readBlock("configuration.md", "sh brand"));
  expect(flags).toContain("./logo.svg");
  return flags.map((flag) => (flag === "./logo.svg" ? logo : flag));
}

test("title, logo and accent are on every screen, light and dark, and readable @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ flags: readFlags(), env: { PREFIX: "/desk" } });
  await page.goto(`${origin}/desk/login?theme=light`);
  await expect(page).toHaveTitle(/Harbour office/);
  const mark = page.getByRole("complementary", { name: /^Harbour office/ }).locator("img");
  await expect(mark).toHaveJSProperty("complete", true);
  expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", /\/desk\/-\/logo\?v=/);
  const signIn = page.getByRole("button", { name: "Sign in", exact: true });
  await expect(signIn).toHaveCSS("background-color", "rgb(11, 110, 79)");
  await expect(signIn).toHaveCSS("color", "rgb(255, 255, 255)");
  await lookAt(page, "brand, login");

  await signInWith(page, origin, undefined, "/desk/?theme=dark");
  await expect(page.getByRole("navigation").first().locator("img").first()).toBeVisible();
  const frame = await page.locator("meta[name=theme-color]").getAttribute("content");
  expect(frame).toMatch(/^#[0-9a-f]{6}$/);
  expect(frame).not.toBe("#0f2746");
  await lookAt(page, "brand, home");

  // Opened as a page, the picture may only draw.
  const alone = await page.request.get(`${origin}/desk/-/logo`);
  expect(alone.headers()["content-security-policy"]).toContain("sandbox");
  await expect(page.locator("html")).not.toHaveAttribute("data-ran");
});
