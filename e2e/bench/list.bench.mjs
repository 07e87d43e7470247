// @ts-check
/**
 * How long after the API's answer the next page of a list is painted, against a page written by hand for that one list:
 * the same rows, columns, browser and run. Exits with 1 when a budget is broken.
 */
import { join } from "node:path";
import { rolldown } from "rolldown";
import { openBrowser, startSample } from "./bench-bed.mjs";

/** Ours may take so many times what the plain page takes, by rows a page. */
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
 * Clicks on "Next page" and waits for the first row to change and the frame to be painted. Milliseconds since the last byte of
 * the answer.
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
    const answered = entries.find(({ name }) => /\/api\/orders\?/.test(name))?.responseEnd;
    if (answered === undefined) throw new Error("No page was asked for.");
    return painted - answered;
  });
}

/** @param {import("@playwright/test").BrowserContext} context @param {string} address */
async function openList(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector("tbody tr:not([aria-hidden]) a");
  // Whatever the first page still fetches is none of the second's.
  await page.waitForTimeout(1000);
  return page;
}

/** @param {readonly number[]} times */
function median(times) {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
}

/** @param {string} size @param {{ plain: number, ours: number, budget: number }} found */
function report(size, { plain, ours, budget }) {
  const ratio = ours / plain;
  const isOver = ratio > budget;
  const times = `${ratio.toFixed(1)} times (budget ${budget})${isOver ? "  TOO SLOW" : ""}`;
  console.log(
    `${ours.toFixed(0).padStart(6)} ms  next page of ${size} rows; by hand ${plain.toFixed(0)} ms; ${times}`,
  );
  if (isOver) process.exitCode = 1;
}

const { origin, session, stop } = await startSample();
const { browser, context } = await openBrowser(session);
try {
  const script = await bundlePlainList();
  await context.route("**/-/plain.html*", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body><script>${script}</script>`,
    }),
  );
  for (const [size, budget] of Object.entries(budgets)) {
    const byHand = await openList(context, `${origin}/-/plain.html?size=${size}`);
    const shown = await openList(context, `${origin}/orders?size=${size}`);
    /** @type {number[]} */
    const plain = [];
    /** @type {number[]} */
    const ours = [];
    // In turns, so that whatever else the machine does slows both.
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await turnPage(byHand));
      ours.push(await turnPage(shown));
    }
    await byHand.close();
    await shown.close();
    report(size, { plain: median(plain), ours: median(ours), budget });
  }
} finally {
  await browser.close();
  await stop();
}
