// @ts-check
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";

await ensureInstalled();
await ensureBuilt({ isForced: true });
