// @ts-check
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserFlags, ensureBrowser, findBrowser } from "./browser.mjs";
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";
import { root, say } from "./run.mjs";

await ensureInstalled();
await ensureBuilt();
await ensureBrowser();
const { chromium } = await import("@playwright/test");

/** Screens of the README, and the address of each. */
const screens = {
  login: "/login",
  home: "/",
  list: "/orders?sort=-placed_at",
  record: "/orders/77",
};

const sizes = { "": { width: 1440, height: 900 }, "-phone": { width: 390, height: 844 } };

const port = process.env["PORT"] ?? "4499";
const origin = `http://127.0.0.1:${port}`;
const data = mkdtempSync(join(tmpdir(), "quarterdeck-pictures-"));
const folder = join(root, "docs/pictures");

const service = spawn(process.execPath, ["packages/service/dist/main.js"], {
  cwd: root,
  env: { ...process.env, PORT: port, DATA_DIR: join(data, "data") },
  stdio: ["ignore", "ignore", "inherit"],
});
const browser = await chromium.launch({
  args: browserFlags,
  executablePath: findBrowser() ?? "",
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  mkdirSync(folder, { recursive: true });
  await waitUntilServed();
  const session = await register();
  for (const scheme of /** @type {const} */ (["light", "dark"])) {
    for (const [suffix, viewport] of Object.entries(sizes)) {
      await takePictures(scheme, suffix, viewport, session);
    }
  }
} finally {
  await browser.close();
  service.kill("SIGTERM");
  await new Promise((resolve) => service.once("exit", resolve));
  rmSync(data, { recursive: true, force: true });
}

/** @param {"light" | "dark"} scheme @param {string} suffix @param {{ width: number, height: number }} viewport @param {Record<string, string>} session */
async function takePictures(scheme, suffix, viewport, session) {
  const context = await browser.newContext({
    viewport,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
  });
  const page = await context.newPage();
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(`${origin}/healthz`);
    const entries = { ...(name === "login" ? {} : session), "quarterdeck-theme": scheme };
    await page.evaluate((values) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, entries);
    await page.goto(`${origin}${path}`);
    await page.getByRole("heading").first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(folder, `${name}-${scheme}${suffix}.png`) });
    say(`docs/pictures/${name}-${scheme}${suffix}.png`);
  }
  await context.close();
}

async function waitUntilServed() {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${origin} did not become ready within a minute`);
}

/** @returns {Promise<Record<string, string>>} */
async function register() {
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Olive Owner",
      email: "olive@example.com",
      password: "correct horse battery",
    }),
  });
  const { token, user } = await answer.json();
  return { token, user: JSON.stringify(user) };
}
