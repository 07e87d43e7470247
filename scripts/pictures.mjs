// @ts-check
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { canInstall, install } from "./apt.mjs";
import { browserFlags, ensureBrowser, findBrowser } from "./browser.mjs";
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";
import { root, log } from "./run.mjs";
import { takeTour } from "./tour.mjs";

await ensureInstalled();
await ensureBuilt();
await ensureBrowser();
// Names in the sample data are Chinese, Japanese and Hindi too.
if (canInstall()) {
  await install(["fonts-droid-fallback", "fonts-lohit-deva", "fonts-noto-color-emoji"]);
}
const { chromium } = await import("@playwright/test");

/** Screens in the README, with their addresses. */
const screens = {
  home: "/",
  list: "/orders?sort=-total&status=paid,shipped",
  record: "/orders/77",
  form: "/orders/77/edit",
};

/** Screens by window size: a desktop window that is readable when scaled down, and a phone. */
const sizes = [
  { suffix: "", viewport: { width: 1280, height: 800 }, names: Object.keys(screens) },
  { suffix: "-phone", viewport: { width: 390, height: 780 }, names: ["list", "record"] },
];

/** Language of the console and of the date inputs: the only one that every installation of Chromium has. */
const locale = "en-US";

const port = process.env["PORT"] ?? "4499";
const origin = `http://127.0.0.1:${port}`;
const data = mkdtempSync(join(tmpdir(), "quarterdeck-pictures-"));
const folder = join(root, "docs/pictures");

const service = spawn(process.execPath, ["packages/service/dist/main.js"], {
  cwd: root,
  env: { ...process.env, PORT: port, DATA_DIR: join(data, "data") },
  stdio: ["ignore", "pipe", "inherit"],
});
let output = "";
service.stdout.on("data", (chunk) => (output += String(chunk)));
const browser = await chromium.launch({
  args: [...browserFlags, `--lang=${locale}`],
  env: { ...process.env, LANGUAGE: locale.replace("-", "_") },
  executablePath: findBrowser() ?? "",
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  await waitUntilServed();
  const session = await register();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const scheme of /** @type {const} */ (["light", "dark"])) {
    for (const size of sizes) await takePictures(scheme, size, session);
  }
  writeFileSync(join(folder, "tour.png"), await takeTour(browser, origin, session, settle));
  log("docs/pictures/tour.png");
} finally {
  await browser.close();
  service.kill("SIGTERM");
  await new Promise((resolve) => service.once("exit", resolve));
  rmSync(data, { recursive: true, force: true });
}

/** @param {"light" | "dark"} scheme @param {(typeof sizes)[number]} size @param {Record<string, string>} session */
async function takePictures(scheme, { suffix, viewport, names }, session) {
  const context = await browser.newContext({
    viewport,
    locale,
    timezoneId: "Europe/Berlin",
  });
  await context.addInitScript(
    (values) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { ...session, "quarterdeck-theme": scheme },
  );
  const page = await context.newPage();
  for (const [name, path] of Object.entries(screens).filter(([one]) => names.includes(one))) {
    await page.goto(`${origin}${path}`);
    await page.getByRole("heading").first().waitFor();
    await settle(page);
    await page.screenshot({ path: join(folder, `${name}-${scheme}${suffix}.png`) });
    log(`docs/pictures/${name}-${scheme}${suffix}.png`);
  }
  await context.close();
}

/** @param {import("@playwright/test").Page} page */
async function settle(page) {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(isLoaded);
  // Icons load last.
  await page.waitForTimeout(1500);
}

/** Runs in the page. True without spinners and skeletons. Icons of buttons are ignored. */
function isLoaded() {
  return (
    document.querySelector(
      "[role=status] svg:not(button *), .mantine-Skeleton-root, [aria-busy=true]",
    ) === null
  );
}

async function waitUntilServed() {
  for (let tries = 0; tries < 3000; tries += 1) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${origin} did not become ready within five minutes`);
}

/** @returns {Promise<Record<string, string>>} */
async function register() {
  const response = await fetch(`${origin}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Olive Owner",
      email: "olive@example.com",
      password: "correct horse battery",
      code: /#code=(\S+)/.exec(output)?.[1],
    }),
  });
  const { token, user } = await response.json();
  return { token, user: JSON.stringify(user) };
}
