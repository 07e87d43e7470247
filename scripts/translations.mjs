// @ts-check
/**
 * Records which English text each translation belongs to, and reports the stale translations.
 * Arguments: keys of translations that are right although English changed.
 */
import { join } from "node:path";
import { runnerImport } from "vite";
import { root, log } from "./run.mjs";

/** @type {{ module: { updateTranslations: (confirmed: readonly string[]) => Promise<readonly string[]> } }} */
const { module } = await runnerImport(join(root, "packages/client/build/translation-file.ts"), {
  configFile: false,
  logLevel: "error",
});
const stale = await module.updateTranslations(process.argv.slice(2));
for (const text of stale) log(`The English text changed, this translation did not: ${text}`);
if (stale.length > 0) {
  log(`If one is still right: node scripts/translations.mjs ${stale[0]}`);
  process.exitCode = 1;
}
