// @ts-check
/**
 * Measures the time from the API's response to the painted next page of a list, and compares it with a hand-written
 * table for that list: same rows, columns, look, browser and run. Prints the time of bare texts too. Exits with 1 if a
 * budget is exceeded.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { openBrowser, startSample } from "./bench-bed.mjs";

/** Allowed ratio to the hand-written table, by rows a page; see docs/decisions/0036. */
const budgets = { 25: 2, 1000: 10 };
const rounds = 15;

async function bundlePlainList() {
  const bundle = await rolldown({
    input: join(import.meta.dirname, "plain-list.tsx"),
    transform: { define: { "process.env.NODE_ENV": '"production"' }, jsx: "react-jsx" },
  });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  return output[0].code;
}

/**
 * Clicks on "Next page" and waits until the first row has changed and the frame is painted. Returns the milliseconds
 * since the last byte of the response.
 * @param {import("@playwright/test").Page} page
 */
async function turnPage(page) {
  await page.bringToFront();
  await page.waitForTimeout(200);
  return page.evaluate(async () => {
    const firstRow = () => document.querySelector("tbody tr:not([aria-hidden])")?.textContent;
    const before = firstRow();
    performance.clearResourceTimings();
    const changed = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (firstRow() === before) return;
        observer.disconnect();
        resolve(undefined);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    const buttons = Array.from(document.querySelectorAll("button"));
    buttons
      .find((one) => one.ariaLabel === "Next page" || one.textContent === "Next page")
      ?.click();
    await changed;
    await new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      }),
    );
    const painted = performance.now();
    const entries = /** @type {PerformanceResourceTiming[]} */ (
      performance.getEntriesByType("resource")
    );
    const responded = entries.find(({ name }) => /\/api\/orders\?/.test(name))?.responseEnd;
    if (responded === undefined) throw new Error("No page was asked for.");
    return painted - responded;
  });
}

/** @param {import("@playwright/test").BrowserContext} context @param {string} address */
async function openList(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector("tbody tr:not([aria-hidden]) a");
  // Remaining requests of the first page do not count for the second.
  await page.waitForTimeout(1000);
  return page;
}

/** @param {readonly number[]} times */
function median(times) {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
}

/** @param {string} size @param {{ ours: number, plain: number, bare: number, budget: number }} found */
function report(size, { ours, plain, bare, budget }) {
  const ratio = ours / plain;
  const isOver = ratio > budget;
  const times = `${ratio.toFixed(1)} times (budget ${budget})${isOver ? "  TOO SLOW" : ""}`;
  console.log(
    `${ours.toFixed(0).padStart(6)} ms  next page of ${size} rows; the same by hand ${plain.toFixed(0)} ms: ${times}; bare texts ${bare.toFixed(0)} ms`,
  );
  if (isOver) process.exitCode = 1;
}

const { origin, session, stop } = await startSample();
const { browser, context } = await openBrowser(session);
try {
  const script = await bundlePlainList();
  const style = readFileSync(join(import.meta.dirname, "plain-list.css"), "utf8");
  await context.route("**/-/plain.html*", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><style>${style}</style><body><script>${script}</script>`,
    }),
  );
  for (const [size, budget] of Object.entries(budgets)) {
    const addresses = [
      `orders?size=${size}`,
      `-/plain.html?size=${size}`,
      `-/plain.html?size=${size}&bare`,
    ];
    const pages = [];
    for (const address of addresses)
      pages.push({
        page: await openList(context, `${origin}/${address}`),
        /** @type {number[]} */ times: [],
      });
    // In turns, so that other load on the machine slows all of them.
    for (let round = 0; round < rounds; round += 1) {
      for (const { page, times } of pages) times.push(await turnPage(page));
    }
    for (const { page } of pages) await page.close();
    const [ours = NaN, plain = NaN, bare = NaN] = pages.map(({ times }) => median(times));
    report(size, { ours, plain, bare, budget });
  }
} finally {
  await browser.close();
  await stop();
}
