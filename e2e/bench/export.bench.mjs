// @ts-check
/**
 * The export of the 100,000 orders of the sample data: how much of the page's memory it takes, how soon it shows that it goes on, and
 * whether the file is whole. Exits with 1 when a budget is broken.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserFlags, ensureBrowser, findBrowser } from "#scripts/browser.mjs";

const budgets = { megabytes: 100, firstMs: 1000 };
const ROWS = 100_000;

const root = join(import.meta.dirname, "../..");
const directory = mkdtempSync(join(tmpdir(), "quarterdeck-bench-"));

async function startService() {
  const flags = ["packages/service/dist/main.js", "--data", directory, "--port", "0"];
  const stdio = /** @type {const} */ (["ignore", "pipe", "inherit"]);
  const service = spawn(process.execPath, flags, { cwd: root, stdio });
  for await (const chunk of service.stdout) {
    const address = /http:\S+/.exec(String(chunk))?.[0];
    if (address) return { service, origin: address.replace(/\/$/, "") };
  }
  throw new Error("The service did not start.");
}

/** @param {string} origin */
async function register(origin) {
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "B",
      email: "b@bench.example",
      password: "correct horse battery",
    }),
  });
  return answer.json();
}

/** @param {string} name @param {string} unit @param {number} value @param {number} budget */
function report(name, unit, value, budget) {
  const isOver = value > budget;
  const text = `${value.toFixed(0).padStart(6)} ${unit}  ${name} (budget ${budget} ${unit})`;
  console.log(isOver ? `${text}  TOO MUCH` : text);
  if (isOver) process.exitCode = 1;
}

await ensureBrowser();
const { service, origin } = await startService();
const browser = await chromium.launch({
  args: [...browserFlags, "--enable-precise-memory-info"],
  executablePath: findBrowser() ?? "",
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  const { token, user } = await register(origin);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    ([key, who]) => {
      localStorage.setItem("user", who ?? "");
      localStorage.setItem("token", key ?? "");
      // A dialog of the system cannot be answered here: the file is handed over at the end.
      Object.assign(globalThis, { showSaveFilePicker: undefined });
    },
    [String(token), JSON.stringify(user)],
  );
  const page = await context.newPage();
  await page.goto(`${origin}/orders`);
  await page.waitForSelector("tbody tr:not([aria-hidden]) a");
  await page.getByRole("button", { name: "Export or import" }).click();
  await page.getByRole("button", { name: "Export these rows…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Export", exact: true }).waitFor();

  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  let peak = 0;
  const sample = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const used = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
    peak = Math.max(peak, used);
  };
  await sample();
  const timer = setInterval(() => void sample().catch(() => {}), 100);

  const began = performance.now();
  const download = page.waitForEvent("download", { timeout: 600_000 });
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  await dialog.getByText(/^[1-9][\d,.]* of /).waitFor();
  report("until rows are counted", "ms", performance.now() - began, budgets.firstMs);
  const file = await (await download).path();
  const seconds = (performance.now() - began) / 1000;
  clearInterval(timer);
  await sample();
  report("most script memory of the page", "MB", peak / 1e6, budgets.megabytes);

  const text = readFileSync(file, "utf8");
  const lines = text.trimEnd().split("\r\n");
  const isWhole = lines.length === ROWS + 1 && !String(lines.at(-1)).startsWith("#");
  console.log(
    `${seconds.toFixed(0).padStart(6)} s   for ${lines.length - 1} rows, ${(text.length / 1e6).toFixed(1)} MB`,
  );
  if (!isWhole) {
    console.log("The file is not whole.");
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  const gone = new Promise((resolve) => service.once("exit", resolve));
  service.kill("SIGTERM");
  await gone;
  rmSync(directory, { recursive: true, force: true });
}
