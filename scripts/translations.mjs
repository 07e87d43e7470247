// @ts-check
import { join } from "node:path";
import { runnerImport } from "vite";
import { root, say } from "./run.mjs";

/** @type {{ module: { keepTranslations: (held: readonly string[]) => Promise<readonly string[]> } }} */
const { module } = await runnerImport(join(root, "packages/client/build/kept-translations.ts"), {
  configFile: false,
  logLevel: "error",
});
const stale = await module.keepTranslations(process.argv.slice(2));
for (const text of stale) say(`English changed, this did not: ${text}`);
if (stale.length > 0) {
  say(`Where one still holds: node scripts/translations.mjs ${stale[0]}`);
  process.exitCode = 1;
}
