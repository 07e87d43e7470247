// @ts-check
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserFlags, ensureBrowser, findBrowser } from "#scripts/browser.mjs";

const root = join(import.meta.dirname, "../..");

/** The built service with these flags, and how to stop it. @param {readonly string[]} flags */
async function startBuilt(flags) {
  const service = spawn(
    process.execPath,
    ["packages/service/dist/main.js", ...flags, "--port", "0"],
    { cwd: root, stdio: ["ignore", "pipe", "inherit"] },
  );
  const stop = async () => {
    const gone = new Promise((resolve) => service.once("exit", resolve));
    service.kill("SIGTERM");
    await gone;
  };
  let output = "";
  for await (const chunk of service.stdout) {
    output += String(chunk);
    const address = /is ready at (\S+)/.exec(output)?.[1];
    const code = /#code=(\S+)/.exec(output)?.[1];
    if (address) return { origin: address.replace(/\/$/, ""), code, stop };
  }
  throw new Error("The service did not start.");
}

/**
 * Starts a gateway in front of a description's API, with a session that any API accepts.
 * @param {string} description
 * @param {readonly string[]} [flags]
 */
export async function startGateway(description, flags = []) {
  const { origin, stop } = await startBuilt(["--api", description, ...flags]);
  return { origin, stop, session: { token: "token", user: '{"id":7,"name":"Ada"}' } };
}

/** The built-in API over the sample data, and its first account. */
export async function startSample() {
  const directory = mkdtempSync(join(tmpdir(), "quarterdeck-bench-"));
  const { origin, code, stop } = await startBuilt(["--data", directory]);
  const reply = await fetch(`${origin}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "B",
      email: "b@bench.example",
      password: "correct horse battery",
      code,
    }),
  });
  const { token, user } = await reply.json();
  return {
    origin,
    session: { token: String(token), user: JSON.stringify(user) },
    stop: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Opens a browser with a session.
 * @param {{ readonly token: string, readonly user: string }} session
 * @param {readonly string[]} [flags]
 */
export async function openBrowser({ token, user }, flags = []) {
  await ensureBrowser();
  const browser = await chromium.launch({
    args: [...browserFlags, ...flags],
    executablePath: findBrowser() ?? "",
    chromiumSandbox: process.getuid?.() !== 0,
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    ([key, who]) => {
      localStorage.setItem("user", who ?? "");
      localStorage.setItem("token", key ?? "");
    },
    [token, user],
  );
  return { browser, context };
}

/**
 * The longest task of the page's main thread while something happens, in milliseconds of processor time.
 * @param {import("@playwright/test").Page} page
 * @param {() => Promise<unknown>} during
 */
export async function longestTask(page, during) {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ["toplevel"] });
  await during();
  /** @type {{ traceEvents: { name: string, pid: number, tid: number, tdur?: number, args: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing()));
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith("RunTask") && threads.has(`${pid} ${tid}`),
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
