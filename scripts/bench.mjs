// @ts-check
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";
import { root, run, log } from "./run.mjs";

await ensureInstalled();
await ensureBuilt();
const name = process.argv[2] ?? "";
const benches = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".bench.mjs") && !path.includes("node_modules"))
  .filter((path) => path.includes(name));
for (const bench of benches) {
  log(`— ${bench}`);
  if ((await run(process.execPath, [join(root, bench)])) !== 0) process.exitCode = 1;
}
if (benches.length === 0) log(`No benchmark has "${name}" in its name.`);
