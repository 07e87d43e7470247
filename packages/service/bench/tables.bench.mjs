// @ts-check
/**
 * Times a start, and pages of 100,000 orders of the built-in API: embedded, over HTTP, in a temporary directory. Exits
 * with 1 if a budget is exceeded.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const budgets = { firstStart: 20_000, laterStart: 3_000, page: 50, total: 150 };
const rounds = 15;

/** Common requests of a list of orders: page 1 and page 2,000 of each. */
const orders = [
  "",
  "sort=-placed_at",
  "sort=total",
  "sort=-total",
  "status=delivered&sort=-placed_at",
  "status=delivered&sort=-total",
  "total[gte]=100&sort=-placed_at",
  "placed_at[gte]=2023-03-01&sort=total",
];
const others = [
  "orders?q=fragile&sort=-placed_at",
  "orders?q=SO-00123",
  "orders?customer_id=77&sort=-placed_at",
  "orders?sort=is_gift,-placed_at&page=2000",
  "customers?sort=name&page=600",
  "customer_totals?sort=-spent",
  "order_lines?page=4000",
];

const directory = mkdtempSync(join(tmpdir(), "quarterdeck-bench-"));
const main = join(import.meta.dirname, "../dist/main.js");
let isBroken = false;

/** @param {string} name @param {number} took @param {number} [budget] */
function report(name, took, budget) {
  const isOver = budget !== undefined && took > budget;
  isBroken ||= isOver;
  const limit = budget === undefined ? "" : `  (budget ${budget})`;
  console.log(`${took.toFixed(1).padStart(9)} ms  ${name}${limit}${isOver ? "  TOO SLOW" : ""}`);
}

async function start() {
  const began = performance.now();
  const flags = [main, "--data", directory, "--port", "0"];
  const service = spawn(process.execPath, flags, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  for await (const chunk of service.stdout) {
    output += String(chunk);
    const address = /is ready at (\S+)/.exec(output)?.[1];
    const code = /#code=(\S+)/.exec(output)?.[1];
    if (address) return { service, api: `${address}api/`, code, took: performance.now() - began };
  }
  throw new Error("The service did not start.");
}

/** @param {import("node:child_process").ChildProcess} service */
async function stop(service) {
  const gone = new Promise((resolve) => service.once("exit", resolve));
  service.kill("SIGTERM");
  await gone;
}

/** @param {string} url @param {string} token */
async function ask(url, token) {
  const began = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${text}`);
  return { took: performance.now() - began, total: JSON.parse(text).total };
}

/** The first response counts the rows, the others use the count. @param {string} url @param {string} token */
async function measure(url, token) {
  const first = await ask(url, token);
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push((await ask(url, token)).took);
  return { first: first.took, median: times.toSorted((a, b) => a - b)[rounds >> 1] ?? 0 };
}

try {
  const first = await start();
  report("first start, with sample data", first.took, budgets.firstStart);
  await stop(first.service);
  const later = await start();
  report("later start", later.took, budgets.laterStart);

  const response = await fetch(`${later.api}auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "B",
      email: "b@bench.example",
      password: "correct horse battery",
      code: later.code,
    }),
  });
  const { token } = await response.json();
  for (const query of orders) {
    const one = await measure(`${later.api}orders?${query}`, token);
    report(`orders?${query}`, one.median, budgets.page);
    report("   with its total counted", one.first, budgets.total + budgets.page);
    const far = await measure(`${later.api}orders?${query}&page=2000`, token);
    report(`orders?${query}&page=2000`, far.median, budgets.page);
  }
  for (const path of others) {
    const { first: counted, median } = await measure(`${later.api}${path}`, token);
    report(`${path}  (counted: ${counted.toFixed(0)})`, median);
  }
  await stop(later.service);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
process.exitCode = isBroken ? 1 : 0;
