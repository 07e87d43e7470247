// @ts-check
import { join } from "node:path";
import { build } from "rolldown";
import { createNotices } from "../../scripts/license-notices.mjs";
import { makeSnapshot } from "./make-snapshot.mjs";
import { unbundled } from "./unbundled.mjs";

const folder = import.meta.dirname;

/** Entry points: the service, the command `describe`, the threads of the embedded database and of models. */
const input = {
  main: "src/main.ts",
  describe: "src/describe/describe-main.ts",
  "model-worker": "src/model-worker.ts",
  "embedded-worker": "src/database/embedded-worker.ts",
};

/** Optional dependency of pg that is not installed. */
const absent = ["pg-native"];

/** @param {string} id */
function isExternal(id) {
  return [...unbundled, ...absent].some((name) => id === name || id.startsWith(`${name}/`));
}

/** @param {string} dir */
async function buildService(dir) {
  await build({
    cwd: folder,
    input,
    platform: "node",
    external: isExternal,
    plugins: [createNotices().write],
    output: {
      dir,
      format: "esm",
      sourcemap: true,
      cleanDir: true,
      // One folder: the service looks for the file of the worker thread next to its own.
      entryFileNames: "[name].js",
      chunkFileNames: "[name]-[hash].js",
    },
  });
  await makeSnapshot(join(dir, "empty-cluster.tar.gz"));
}

await buildService(process.argv[2] ?? join(folder, "dist"));
