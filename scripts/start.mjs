// @ts-check
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";

await ensureInstalled();
await ensureBuilt();
// In this very process: signals, flags and the exit code need no one to carry them.
await import(new URL("../packages/service/dist/main.js", import.meta.url).href);
