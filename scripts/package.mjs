// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";
import { root, say } from "./run.mjs";

/** What was built, kept where each part looks for the other. */
const outputs = ["packages/service/dist", "packages/client/dist"];

/** The packages whose code the built service holds: what they depend on is loaded when it runs. */
const running = ["packages/service", "packages/model"];

/** Maps, types, tests and documents: nothing of it is ever loaded. */
const idle =
  /\.(?:map|[cm]?ts|ya?ml)$|(?<!licen[cs]e)\.md$|^(?:test|tests|docs|examples|benchmarks?|\.github)(?:\/|$)/i;

const folder = process.argv[2];
if (folder === undefined || (existsSync(folder) && readdirSync(folder).length > 0)) {
  say("Say where to, an empty folder or a new one: node scripts/package.mjs <folder>");
  process.exit(2);
}
const target = resolve(folder);
await ensureInstalled();
await ensureBuilt();

mkdirSync(target, { recursive: true });
for (const path of [...outputs, ...listPackages()]) copy(path);
const { name, version, description, license } = readManifest(".");
const manifest = { name, version, private: true, description, license, type: "module" };
writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
cpSync(join(root, "LICENSE"), join(target, "LICENSE"));
say(`All that runs is in ${target}: node ${join(target, "packages/service/dist/main.js")}`);

/** @param {string} path from the repository's folder; nested packages have their own turn */
function copy(path) {
  const from = join(root, path);
  const filter = (/** @type {string} */ file) => {
    const inside = relative(from, file).replaceAll("\\", "/");
    return !inside.split("/").includes("node_modules") && !idle.test(inside);
  };
  cpSync(from, join(target, path), { recursive: true, filter });
}

/** Folders of all packages that the running ones need, found as Node finds them. @returns {readonly string[]} */
function listPackages() {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} place */
  const visit = (place) => {
    const { dependencies = {}, optionalDependencies = {} } = readManifest(place);
    const names = Object.keys({ ...dependencies, ...optionalDependencies });
    // Ours are built in.
    for (const needed of names.filter((one) => !one.startsWith("@quarterdeck/"))) {
      const at = findPackage(needed, place);
      if (at === undefined && needed in optionalDependencies) continue;
      if (at === undefined) throw new Error(`${needed}, which ${place} needs, is not installed.`);
      if (found.has(at)) continue;
      found.add(at);
      visit(at);
    }
  };
  running.forEach(visit);
  return [...found];
}

/** @param {string} wanted @param {string} place @returns {string | undefined} */
function findPackage(wanted, place) {
  const at = join(place, "node_modules", wanted);
  if (existsSync(join(root, at, "package.json"))) return at;
  return place === "." ? undefined : findPackage(wanted, dirname(place));
}

/** @param {string} place */
function readManifest(place) {
  return JSON.parse(readFileSync(join(root, place, "package.json"), "utf8"));
}
