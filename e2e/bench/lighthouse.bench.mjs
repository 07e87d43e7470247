// @ts-check
/**
 * Runs Lighthouse on the built product: login, home, list and record, in its desktop and its phone profile. Prints the
 * medians and exits with 1 below the budgets. `ROUNDS` sets the number of runs, `LIGHTHOUSE` the path of an installed
 * Lighthouse; otherwise npx fetches it.
 */
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { browserFlags, ensureBrowser, findBrowser } from "#scripts/browser.mjs";

const rounds = Number(process.env["ROUNDS"] ?? 5);
const own = process.env["LIGHTHOUSE"];
/** @type {readonly [string, ...string[]]} */
const command = own === undefined ? ["npx", "--yes", "lighthouse@12.8.2"] : [process.execPath, own];

const screens = { login: "/login", home: "/", list: "/orders", record: "/orders/77" };
const profiles = { desktop: ["--preset=desktop"], phone: [] };
const categories = /** @type {const} */ (["performance", "accessibility", "best-practices"]);

/** @param {string} profile @param {string} screen */
function budgetOf(profile, screen) {
  const performance = profile === "desktop" || screen === "login" ? 95 : 85;
  return { performance, accessibility: 100, "best-practices": 100 };
}

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "quarterdeck-lighthouse-"));

async function startService() {
  const flags = ["packages/service/dist/main.js", "--data", join(folder, "data"), "--port", "0"];
  const service = spawn(process.execPath, flags, {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const chunk of service.stdout) {
    output += String(chunk);
    const address = /is ready at (\S+)/.exec(output)?.[1];
    const code = /#code=(\S+)/.exec(output)?.[1];
    if (address) return { service, origin: address.replace(/\/$/, ""), code };
  }
  throw new Error("The service did not start.");
}

/** @param {string} origin @param {string | undefined} code */
async function register(origin, code) {
  const reply = await fetch(`${origin}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "L",
      email: "l@bench.example",
      password: "correct horse battery",
      code,
    }),
  });
  const { token, user } = await reply.json();
  return { token, user: JSON.stringify(user) };
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** A new browser for each run, with an empty cache. @param {string} origin @param {object} entries */
async function openBrowser(origin, entries) {
  const port = await freePort();
  const position = mkdtempSync(join(folder, "browser-"));
  const executablePath = findBrowser() ?? "";
  const isRoot = process.getuid?.() === 0;
  const context = await chromium.launchPersistentContext(position, {
    executablePath,
    args: browserFlags,
    chromiumSandbox: !isRoot,
  });
  const page = await context.newPage();
  // The service's own responses are sandboxed, without storage.
  await page.route(`${origin}/empty`, (route) => route.fulfill({ body: "" }));
  await page.goto(`${origin}/empty`);
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, String(value));
  }, entries);
  await context.close();
  // Started again: two clients that drive one browser disturb each other.
  const flags = [
    "--headless=new",
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${position}`,
  ];
  const sandbox = isRoot ? ["--no-sandbox"] : [];
  const browser = spawn(executablePath, [...browserFlags, ...flags, ...sandbox, "about:blank"], {
    stdio: "ignore",
  });
  await waitUntilReady(`http://127.0.0.1:${port}/json/version`);
  return { port, browser };
}

/** @param {string} address */
async function waitUntilReady(address) {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(address).catch(() => undefined))?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not respond within thirty seconds`);
}

/** @param {string} address @param {number} port @param {readonly string[]} flags */
async function measure(address, port, flags) {
  const [program, ...before] = command;
  const expected = `--only-categories=${categories.join(",")}`;
  const more = ["--output=json", "--quiet", `--port=${port}`, expected, ...flags];
  const { stdout } = await promisify(execFile)(program, [...before, address, ...more], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

/**
 * Returns one report. On a busy machine a trace may lack its start: then it is repeated, at most three times.
 * @param {string} origin
 * @param {object} entries
 * @param {{ readonly path: string, readonly flags: readonly string[] }} target
 * @returns {Promise<any>}
 */
async function run(origin, entries, target, tries = 3) {
  const { port, browser } = await openBrowser(origin, entries);
  try {
    return await measure(origin + target.path, port, target.flags);
  } catch (error) {
    if (tries === 1) throw new Error(`Lighthouse failed at ${target.path}`, { cause: error });
  } finally {
    await new Promise((resolve) => browser.once("exit", resolve).kill("SIGTERM"));
  }
  return run(origin, entries, target, tries - 1);
}

/** @param {readonly number[]} numbers */
function median(numbers) {
  return [...numbers].toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

await ensureBrowser();
const { service, origin, code } = await startService();
const seen = new Set();
try {
  const session = await register(origin, code);
  console.log(`load ${loadavg()[0]?.toFixed(1)}, median of ${rounds}`);
  for (const [profile, flags] of Object.entries(profiles)) {
    for (const [screen, path] of Object.entries(screens)) {
      /** @type {any[]} */
      const reports = [];
      for (let round = 0; round < rounds; round += 1) {
        reports.push(await run(origin, screen === "login" ? {} : session, { path, flags }));
      }
      judge(profile, screen, reports);
    }
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  service.kill("SIGTERM");
  await new Promise((resolve) => service.once("exit", resolve));
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} profile @param {string} screen @param {any[]} reports */
function judge(profile, screen, reports) {
  const budget = budgetOf(profile, screen);
  const scores = categories.map((name) => {
    const score = median(reports.map((report) => Math.round(report.categories[name].score * 100)));
    if (score < budget[name]) process.exitCode = 1;
    return `${name} ${score}${score < budget[name] ? ` (< ${budget[name]})` : ""}`;
  });
  const ids = /** @type {const} */ (["largest-contentful-paint", "total-blocking-time"]);
  const times = ids.map(
    (id) => `${id} ${Math.round(median(reports.map(({ audits }) => audits[id].numericValue)))} ms`,
  );
  const shift = median(reports.map(({ audits }) => audits["cumulative-layout-shift"].numericValue));
  // Lighthouse's own index: about 1500 and more on an idle machine.
  const power = Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)));
  console.log(
    [profile, screen, ...scores, ...times, `shift ${shift.toFixed(3)}`, `machine ${power}`].join(
      " · ",
    ),
  );
  for (const report of reports) {
    for (const name of ["accessibility", "best-practices"]) {
      for (const { id, weight } of report.categories[name].auditRefs) {
        const { score, title, details } = report.audits[id];
        if (weight === 0 || score === null || score === 1 || seen.has(screen + id)) continue;
        seen.add(screen + id);
        console.log(`  ${id}: ${title} ${JSON.stringify(details?.items ?? []).slice(0, 400)}`);
      }
    }
  }
}
