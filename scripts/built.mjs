// @ts-check
import { mkdirSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { must, root, run, log } from "./run.mjs";

/** @typedef {{ name: string, sources: readonly string[], output: string, build: () => Promise<number> }} Part */

const shared = [
  "package-lock.json",
  "tsconfig.base.json",
  "packages/model",
  "scripts/license-notices.mjs",
];

/** Parts with their sources and their build. @type {readonly Part[]} */
const parts = [
  {
    name: "client",
    sources: [...shared, "packages/client"],
    output: "packages/client/dist/index.html",
    build: () => run("vite", ["build", "packages/client", "--logLevel", "warn"], { isQuiet: true }),
  },
  {
    name: "sign-in form",
    sources: [...shared, "packages/client"],
    output: "packages/client/prerender/dist/prerender.js",
    build: () =>
      run(
        "vite",
        [
          "build",
          "packages/client",
          "-c",
          "packages/client/vite.prerender.config.ts",
          "-l",
          "error",
        ],
        { isQuiet: true },
      ),
  },
  {
    name: "service",
    sources: [...shared, "packages/service"],
    output: "packages/service/dist/main.js",
    build: () => run(process.execPath, ["packages/service/build.mjs"], { isQuiet: true }),
  },
];

/** Builds the parts whose sources are newer than their last build, or all, at the same time. */
export async function ensureBuilt({ isForced = false } = {}) {
  await Promise.all(parts.map((part) => ensurePart(part, isForced)));
}

/** @param {Part} part @param {boolean} isForced */
async function ensurePart(part, isForced) {
  const stamp = join(root, "build", `${part.name}.stamp`);
  const { newest, files } = survey(part.sources);
  if (!isForced && isFresh(part, stamp, newest, files)) return;
  const began = new Date();
  log(`Building the ${part.name} …`);
  await must(`Building the ${part.name}`, part.build());
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stamp, String(files));
  // A change during the build is newer than the build.
  utimesSync(stamp, began, began);
}

/** Compares the number of files too: a deleted file has no time. @param {Part} part @param {string} stamp @param {number} newest @param {number} files */
function isFresh(part, stamp, newest, files) {
  const at = statSync(stamp, { throwIfNoEntry: false });
  if (at === undefined || at.mtimeMs < newest) return false;
  if (statSync(join(root, part.output), { throwIfNoEntry: false }) === undefined) return false;
  return readFileSync(stamp, "utf8") === String(files);
}

/** @param {readonly string[]} sources */
function survey(sources) {
  let newest = 0;
  let files = 0;
  /** @param {string} path */
  const visit = (path) => {
    const entry = statSync(path, { throwIfNoEntry: false });
    if (entry?.isDirectory()) {
      const names = readdirSync(path).filter((name) => !["dist", "node_modules"].includes(name));
      for (const name of names) visit(join(path, name));
    } else if (entry !== undefined && !/\.test(-d)?\.tsx?$/.test(path)) {
      newest = Math.max(newest, entry.mtimeMs);
      files += 1;
    }
  };
  for (const source of sources) visit(join(root, source));
  return { newest, files };
}
