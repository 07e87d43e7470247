import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stop } from "#e2e/fixtures/service.ts";
import { connectBidi } from "./bidi-connection.ts";
import { findLine, type RemoteBrowser } from "./remote-page.ts";

const paths = [
  process.env["FIREFOX_PATH"] ?? "",
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

export function findFirefox(): string | undefined {
  return paths.find((path) => path !== "" && existsSync(path));
}

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
  readonly source: { readonly context?: string };
}

/** Starts Firefox without a window and drives it by WebDriver BiDi. */
export async function startFirefox(path: string): Promise<RemoteBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "quarterdeck-firefox-"));
  const flags = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const child = spawn(path, [...flags, "--width", "1440", "--height", "900", "about:blank"], {
    env: { ...process.env, HOME: profile, TZ: "Europe/Berlin" },
  });
  const address = await findLine(child, /WebDriver BiDi listening on (ws:\S+)/);
  const entries: LogEntry[] = [];
  const { send, close } = await connectBidi(`${address}/session`, (method, params) => {
    if (method === "log.entryAdded") entries.push(params as unknown as LogEntry);
  });
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  await send("script.addPreloadScript", { functionDeclaration: reportViolations });
  return {
    open: async () => {
      const { userContext } = await send("browser.createUserContext", {});
      const { context } = await send("browsingContext.create", { type: "tab", userContext });
      await send("browsingContext.setViewport", {
        context,
        viewport: { width: 1440, height: 900 },
      });
      // Firefox 140 logs an error for a tab without a page.
      let first: number | undefined;
      return {
        goto: async (url) => {
          first ??= entries.length;
          await send("browsingContext.navigate", { context, url, wait: "complete" });
        },
        call: async (source, args) => {
          const { result, exceptionDetails } = await send("script.callFunction", {
            functionDeclaration: `(args) => JSON.stringify((${source})(...JSON.parse(args)) ?? null)`,
            target: { context },
            arguments: [{ type: "string", value: JSON.stringify(args) }],
            awaitPromise: false,
          });
          if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
          return JSON.parse((result as { readonly value: string }).value) as unknown;
        },
        perform: async (actions) => {
          await send("input.performActions", { context, actions });
        },
        resize: async (viewport) => {
          await send("browsingContext.setViewport", { context, viewport });
        },
        screenshot: async () => {
          const { data } = await send("browsingContext.captureScreenshot", { context });
          return Buffer.from(String(data), "base64");
        },
        complaints: async () =>
          entries
            .slice(first)
            .filter(({ level, source }) => isComplaint(level) && source.context === context)
            .map(({ level, text }) => `${level}: ${text}`),
        close: async () => {
          await send("browser.removeUserContext", { userContext });
        },
      };
    },
    stop: async () => {
      close();
      await stop(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function isComplaint(level: string): boolean {
  return level === "error" || level === "warn";
}

/** Not every policy violation is in the log of the protocol. */
const reportViolations = `() => addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  console.error("policy violation", violatedDirective, blockedURI))`;
