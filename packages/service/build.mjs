// @ts-check
import { join } from "node:path";
import { build } from "rolldown";
import { makeSnapshot } from "./make-snapshot.mjs";

const folder = import.meta.dirname;

/** What is started from outside: the service, the command `describe`, the thread of the embedded database. */
const input = {
  main: "src/main.ts",
  describe: "src/describe/describe-main.ts",
  "embedded-worker": "src/database/embedded-worker.ts",
};

/** Our own packages are TypeScript, so they go in; all others are loaded from node_modules. @param {string} id */
function isExternal(id) {
  return !/^(?:[./#\0]|@quarterdeck\/)/.test(id);
}

/** @param {string} dir */
async function buildService(dir) {
  await build({
    cwd: folder,
    input,
    platform: "node",
    external: isExternal,
    output: {
      dir,
      format: "esm",
      sourcemap: true,
      cleanDir: true,
      // All in one folder: the thread's file is looked for beside the file that starts it.
      entryFileNames: "[name].js",
      chunkFileNames: "[name]-[hash].js",
    },
  });
  await makeSnapshot(join(dir, "empty-cluster.tar.gz"));
}

// Tests build into a place of their own.
await buildService(process.argv[2] ?? join(folder, "dist"));
