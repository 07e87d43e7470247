// @ts-check
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";

await ensureInstalled();
await ensureBuilt();
await import(new URL("../packages/service/dist/describe.js", import.meta.url).href);
