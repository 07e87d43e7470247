// @ts-check
/**
 * Packages the built product: service and client, without sources, compiler or tools.
 *
 * Without an argument it writes the installable package quarterdeck-<version>.tgz; npm installs its
 * few dependencies. With a folder it writes the same files there, with the dependencies of this
 * machine's platform: a copy that starts as it is, such as in the container image.
 *
 * Usage: npm run pack, or node scripts/package.mjs <folder>
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { unbundled } from "#service/unbundled.mjs";
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled, runNpm } from "./installed.mjs";
import { joinNotices, readNotice, readNotices } from "./license-notices.mjs";
import { must, root, log } from "./run.mjs";

const bin = "packages/service/bin/quarterdeck.cjs";
const builds = ["packages/service/dist", "packages/client/dist", "packages/client/prerender/dist"];

/** Source maps, types, tests and documents: never loaded. */
const unused =
  /\.(?:map|[cm]?ts|ya?ml)$|(?<!licen[cs]e)\.md$|^(?:test|tests|docs|examples|benchmarks?|\.github)(?:\/|$)/i;

const folder = process.argv[2];
if (folder !== undefined && existsSync(folder) && readdirSync(folder).length > 0) {
  log("The folder must be empty or new: node scripts/package.mjs <folder>");
  process.exit(2);
}
await ensureInstalled();
await ensureBuilt();
if (folder === undefined) await writeTarball();
else writeFolder(resolve(folder));

async function writeTarball() {
  const staging = mkdtempSync(join(tmpdir(), "quarterdeck-package-"));
  try {
    const { name, version } = writePackage(staging);
    await must("npm pack", runNpm(["pack", staging, "--pack-destination", root, "--silent"]));
    log(`Try it in any folder: npx ${join(root, `${name}-${version}.tgz`)} --help`);
  } finally {
    rmSync(staging, { recursive: true });
  }
}

/** @param {string} target */
function writeFolder(target) {
  writePackage(target);
  for (const path of listDependencies()) copy(path, target);
  log(`Start it with: node ${join(target, bin)}`);
}

/** Writes the files of the package and returns its manifest. @param {string} target */
function writePackage(target) {
  mkdirSync(target, { recursive: true });
  for (const path of [bin, ...builds]) copy(path, target);
  cpSync(join(root, "LICENSE"), join(target, "LICENSE"));
  cpSync(join(root, "README.md"), join(target, "README.md"));
  const notices = [
    ...builds.flatMap((path) => readNotices(join(root, path))),
    ...unbundled.map((name) => readNotice(join(root, "node_modules", name))),
  ];
  writeFileSync(join(target, "THIRD-PARTY-NOTICES"), joinNotices(notices));
  const { name, version, description, license, engines } = readManifest(".");
  const { dependencies: versions } = readManifest("packages/service");
  const manifest = {
    name,
    version,
    description,
    license,
    type: "module",
    engines,
    bin: { quarterdeck: bin },
    dependencies: Object.fromEntries(unbundled.map((one) => [one, versions[one]])),
  };
  writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return manifest;
}

/** @param {string} path from the repository's folder; nested packages are copied by themselves @param {string} target */
function copy(path, target) {
  const from = join(root, path);
  const filter = (/** @type {string} */ file) => {
    const inside = relative(from, file).replaceAll("\\", "/");
    return !inside.split("/").includes("node_modules") && !unused.test(inside);
  };
  cpSync(from, join(target, path), { recursive: true, filter });
}

/** Folders of the installed dependencies and of theirs, found as Node finds them. */
function listDependencies() {
  /** @type {Set<string>} */
  const folders = new Set();
  /** @param {string} importer @param {readonly string[]} names @param {boolean} isOptional */
  const visit = (importer, names, isOptional) => {
    for (const name of names) {
      const path = findPackage(name, importer);
      if (path === undefined && isOptional) continue;
      if (path === undefined) throw new Error(`${importer} needs ${name}: it is not installed.`);
      if (folders.has(path)) continue;
      folders.add(path);
      const { dependencies = {}, optionalDependencies = {} } = readManifest(path);
      visit(path, Object.keys(optionalDependencies), true);
      visit(path, Object.keys(dependencies), false);
    }
  };
  visit("packages/service", unbundled, false);
  return folders;
}

/** @param {string} name @param {string} importer @returns {string | undefined} */
function findPackage(name, importer) {
  const path = join(importer, "node_modules", name);
  if (existsSync(join(root, path, "package.json"))) return path;
  return importer === "." ? undefined : findPackage(name, dirname(importer));
}

/** @param {string} path */
function readManifest(path) {
  return JSON.parse(readFileSync(join(root, path, "package.json"), "utf8"));
}
