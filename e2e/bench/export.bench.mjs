// @ts-check
/**
 * Measures the export of the 100,000 orders of the sample data: memory of the page, time until the first progress, and
 * completeness of the file. Exits with 1 if a budget is exceeded.
 */
import { readFileSync } from "node:fs";
import { openBrowser, startSample } from "./bench-bed.mjs";

const budgets = { megabytes: 100, firstMs: 1000 };
const ROWS = 100_000;

/** @param {string} name @param {string} unit @param {number} value @param {number} budget */
function report(name, unit, value, budget) {
  const isOver = value > budget;
  const text = `${value.toFixed(0).padStart(6)} ${unit}  ${name} (budget ${budget} ${unit})`;
  console.log(isOver ? `${text}  TOO MUCH` : text);
  if (isOver) process.exitCode = 1;
}

const { origin, session, stop } = await startSample();
const { browser, context } = await openBrowser(session, ["--enable-precise-memory-info"]);
try {
  // A system dialog cannot be driven here: the file is handed over at the end.
  await context.addInitScript(() => {
    Object.assign(globalThis, { showSaveFilePicker: undefined });
  });
  const page = await context.newPage();
  await page.goto(`${origin}/orders`);
  await page.waitForSelector("tbody tr:not([aria-hidden]) a");
  await page.getByRole("button", { name: "Export records" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Export", exact: true }).waitFor();

  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  let peak = 0;
  const sample = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
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
  await stop();
}
