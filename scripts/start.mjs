// @ts-check
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";

const lookMs = 500;

await ensureInstalled();
await ensureBuilt();
if (process.env["npm_lifecycle_event"] !== undefined) stopWithParent();
// In this very process: signals, flags and the exit code need no one to carry them.
await import(new URL("../packages/service/dist/main.js", import.meta.url).href);

/** npm's shell ends without handing its signal on: whoever stopped npm meant us too. */
function stopWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, lookMs);
  timer.unref();
}
