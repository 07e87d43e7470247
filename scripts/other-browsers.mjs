// @ts-check
import { existsSync } from "node:fs";
import { canInstall, install } from "./apt.mjs";
import { ensureBuilt } from "./built.mjs";
import { run } from "./run.mjs";

/** Debian packages by a program of each. */
const programs = {
  "/usr/bin/firefox-esr": "firefox-esr",
  "/usr/bin/WebKitWebDriver": "webkit2gtk-driver",
  "/usr/bin/Xvfb": "xvfb",
};

/** Runs the stories in Firefox and WebKit. A browser that is not installed is skipped. Resolves with the exit code. */
export async function testOtherBrowsers() {
  const missing = Object.entries(programs).flatMap(([path, name]) =>
    existsSync(path) ? [] : [name],
  );
  if (missing.length > 0 && canInstall()) await install(missing);
  await ensureBuilt();
  // Node.js 20 has WebSocket behind a flag.
  const env = { NODE_OPTIONS: "--experimental-websocket" };
  return run("playwright", ["test", "-c", "playwright.browsers.config.ts"], { env });
}
