// @ts-check
/**
 * Slowest health check while the service reads a large description: the median of several starts. Exits with 1 if it
 * takes longer than the budget.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const budgetMs = 250;
const starts = 5;
const lists = 300;

const folder = mkdtempSync(join(tmpdir(), "quarterdeck-bench-"));
const file = join(folder, "large.json");
writeFileSync(file, describeLists());
try {
  /** @type {number[]} */
  const slowest = [];
  for (let start = 0; start < starts; start += 1) slowest.push(await observeStart());
  const median = slowest.toSorted((one, other) => one - other)[Math.floor(starts / 2)] ?? 0;
  if (median > budgetMs) process.exitCode = 1;
  const values = slowest.map((value) => value.toFixed(0)).join(", ");
  console.log(`slowest health check ${median.toFixed(0)} of ${budgetMs} ms (${values})`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds of the slowest health check until the description has been read. */
async function observeStart() {
  const main = join(import.meta.dirname, "../dist/main.js");
  const flags = [main, "--api", file, "--upstream", "http://127.0.0.1:9", "--port", "0"];
  const child = spawn(process.execPath, flags, { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const address = await readAddress(child.stdout);
    const watch = { isRead: false };
    let slowest = 0;
    const reading = readModel(address).then(() => (watch.isRead = true));
    while (!watch.isRead) {
      const began = performance.now();
      await fetch(`${address}healthz`);
      slowest = Math.max(slowest, performance.now() - began);
    }
    await reading;
    return slowest;
  } finally {
    child.kill();
  }
}

/** Resolves when the service serves the model. @param {string} address @returns {Promise<void>} */
async function readModel(address) {
  const { ok } = await fetch(`${address}-/model/summary.json`);
  return ok ? undefined : readModel(address);
}

/** @param {import("node:stream").Readable} output */
async function readAddress(output) {
  for await (const chunk of output) {
    const address = /ready at (http:\S+)/.exec(String(chunk))?.[1];
    if (address !== undefined) return address;
  }
  throw new Error("The service did not start.");
}

function describeLists() {
  const fields = Array.from({ length: 20 }, (_, at) => [`field_${at}`, { type: "string" }]);
  const row = { type: "object", properties: Object.fromEntries(fields) };
  /** @param {object} schema */
  const get = (schema) => ({
    get: { responses: { 200: { content: { "application/json": { schema } } } } },
  });
  const paths = Array.from({ length: lists }, (_, at) => [
    [`/things_${at}`, get({ type: "array", items: row })],
    [`/things_${at}/{id}`, get(row)],
  ]);
  const info = { title: "Bench", version: "1" };
  return JSON.stringify({ openapi: "3.1.0", info, paths: Object.fromEntries(paths.flat()) });
}
