// @ts-check
import { ensureInstalled } from "./installed.mjs";
import { must, run } from "./run.mjs";

await ensureInstalled();
await run(process.execPath, ["scripts/translations.mjs"]);
await run("oxlint", ["-c", "oxlint.config.mjs", "--fix"]);
await must("Formatting", run("oxfmt", ["."]));
