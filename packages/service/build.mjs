// @ts-check
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";

const folder = import.meta.dirname;

/** What is started from outside: the service, the command `describe`, the thread of the embedded database. */
const entries = {
  main: "src/main.ts",
  describe: "src/describe/describe-main.ts",
  "embedded-worker": "src/database/embedded-worker.ts",
};

/** Our own packages are TypeScript, so they go in; all others are loaded from node_modules. @param {string} id */
function isExternal(id) {
  return !/^[./#]|^@quarterdeck\/|^\0/.test(id) && !id.startsWith(folder);
}

const input = Object.fromEntries(
  Object.entries(entries).filter(([, file]) => existsSync(join(folder, file))),
);

await build({
  cwd: folder,
  input,
  platform: "node",
  external: isExternal,
  resolve: { alias: {} },
  output: {
    dir: "dist",
    format: "esm",
    sourcemap: true,
    cleanDir: true,
    // All in one folder: the thread's file is looked for beside the file that starts it.
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  },
});

for (const name of Object.keys(input)) {
  if (!readdirSync(join(folder, "dist")).includes(`${name}.js`)) process.exitCode = 1;
}
