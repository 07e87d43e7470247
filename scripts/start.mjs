// @ts-check
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";

const CHECK_MS = 500;

await ensureInstalled();
await ensureBuilt();
if (process.env["npm_lifecycle_event"] !== undefined) stopWithParent();
// Runs in this process, so signals, flags and the exit code need no forwarding.
await import(new URL("../packages/service/dist/main.js", import.meta.url).href);

/** npm's shell does not forward its signal, so this process ends when its parent is gone. */
function stopWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, CHECK_MS);
  timer.unref();
}
