import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, stop } from "#e2e/fixtures/service.ts";
import type { RemoteBrowser, RemotePage } from "./remote-page.ts";

export interface WebkitPaths {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Programs of the Debian packages webkit2gtk-driver and xvfb. */
export function findWebkit(): WebkitPaths | undefined {
  const libraries = "/usr/lib/x86_64-linux-gnu";
  const folders = existsSync(libraries) ? readdirSync(libraries) : [];
  const browser = folders
    .filter((name) => /^webkit2?gtk-/.test(name))
    .map((name) => join(libraries, name, "MiniBrowser"))
    .find((path) => existsSync(path));
  const paths = { driver: "/usr/bin/WebKitWebDriver", screen: "/usr/bin/Xvfb" };
  const isComplete = Object.values(paths).every((path) => existsSync(path));
  return browser !== undefined && isComplete ? { ...paths, browser } : undefined;
}

/** Starts WebKitGTK on a virtual screen and drives it by WebDriver. Each page is a session without history. */
export async function startWebkit({
  driver,
  browser,
  screen,
}: WebkitPaths): Promise<RemoteBrowser> {
  const home = mkdtempSync(join(tmpdir(), "quarterdeck-webkit-"));
  const display = `:${100 + (process.pid % 800)}`;
  const server = spawn(screen, [display, "-screen", "0", "1440x1000x24", "-nolisten", "tcp"], {
    stdio: "ignore",
  });
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    TZ: "Europe/Berlin",
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  let running = await startDriver(driver, env);
  const options = { binary: browser, args: ["--automation"] };
  const firstMatch = [{ "webkitgtk:browserOptions": options }];
  const startSession = async (): Promise<RemotePage> => {
    const body = { capabilities: { firstMatch } };
    const limit = AbortSignal.timeout(START_MS);
    const session = await send(running.base, "POST", "/session", body, limit);
    const { sessionId } = session as { readonly sessionId: string };
    return openPage(`${running.base}/session/${sessionId}`);
  };
  return {
    open: async () => {
      try {
        return await startSession();
      } catch (error) {
        if (!(error instanceof DOMException && error.name === "TimeoutError")) throw error;
        // A driver that does not respond to the first request responds to no other one.
        await stop(running.child);
        running = await startDriver(driver, env);
        return startSession();
      }
    },
    stop: async () => {
      await stop(running.child);
      await stop(server);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Longest time in which WebKit starts. */
const START_MS = 30_000;

interface Driver {
  readonly child: ChildProcess;
  readonly base: string;
}

async function startDriver(path: string, env: NodeJS.ProcessEnv): Promise<Driver> {
  const port = await freePort();
  const child = spawn(path, [`--port=${port}`], { stdio: "ignore", env });
  const base = `http://127.0.0.1:${port}`;
  await waitForDriver(base);
  return { child, base };
}

async function openPage(session: string): Promise<RemotePage> {
  await send(session, "POST", "/window/rect", { x: 0, y: 0, width: 1440, height: 1000 });
  const call: RemotePage["call"] = async (source, args) => {
    const script = `return JSON.stringify((${source})(...JSON.parse(arguments[0])) ?? null)`;
    const body = { script, args: [JSON.stringify(args)] };
    return JSON.parse(String(await send(session, "POST", "/execute/sync", body))) as unknown;
  };
  return {
    goto: async (url) => {
      await send(session, "POST", "/url", { url });
      await call(collectComplaints.toString(), []);
    },
    call,
    perform: async (actions) => {
      await send(session, "POST", "/actions", { actions });
    },
    resize: async (size) => {
      await send(session, "POST", "/window/rect", { x: 0, y: 0, ...size });
    },
    screenshot: async () =>
      Buffer.from(String(await send(session, "GET", "/screenshot")), "base64"),
    complaints: async () =>
      ((await call("() => window.complaints", [])) ?? []) as readonly string[],
    close: async () => {
      await send(session, "DELETE", "");
    },
  };
}

/** Runs in the page once it has loaded: WebKit's protocol has no console. A policy that blocks scripts ends each story. */
function collectComplaints(): void {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  for (const level of ["error", "warn"] as const) {
    console[level] = (...values: readonly unknown[]) => void complaints.push(values.join(" "));
  }
  addEventListener("error", ({ message }) => void complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => void complaints.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    complaints.push(`${violatedDirective} blocked ${blockedURI}`);
  });
}

async function send(
  base: string,
  method: string,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await fetch(`${base}${path}`, {
    method,
    ...(signal !== undefined && { signal }),
    // The driver closes connections without notice, so none is used twice.
    headers: { connection: "close" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}

async function waitForDriver(base: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const reply = await fetch(`${base}/status`).catch(() => undefined);
    if (reply?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("WebKitWebDriver does not start.");
}
