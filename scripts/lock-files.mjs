// @ts-check
/**
 * Reports packages that a lock file does not pin: those without an integrity hash, and packages of
 * other platforms that npm left out because its registry did not have them. Without them, `npm ci`
 * refuses the lock file on those platforms. Remedy: choose a version that the registry has complete.
 *
 * Usage: node scripts/lock-files.mjs [file …]; without files, every lock file of the repository.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { root, log } from "./run.mjs";

/**
 * @typedef {{
 *   integrity?: string,
 *   inBundle?: boolean,
 *   link?: boolean,
 *   optionalDependencies?: Record<string, string>,
 * }} Entry
 */

const paths = process.argv.slice(2);
const errors = (paths.length > 0 ? paths : listLockFiles()).flatMap((path) => {
  const file = resolve(root, path);
  const packages = JSON.parse(readFileSync(file, "utf8")).packages;
  return findErrors(packages).map((error) => `${relative(root, file)}: ${error}`);
});

for (const error of errors) log(error);
process.exitCode = errors.length > 0 ? 1 : 0;

function listLockFiles() {
  const names = ["package-lock.json", "npm-shrinkwrap.json"].flatMap((name) => [name, `*/${name}`]);
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", ...names];
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
}

/** @param {Record<string, Entry>} packages the member `packages` of a lock file, by path */
function findErrors(packages) {
  const entries = Object.entries(packages);
  const unverified = entries.filter(
    // Workspaces and links are folders of the repository; a bundled package is part of another one.
    ([path, { integrity, link, inBundle }]) =>
      path.includes("node_modules/") && !link && !inBundle && integrity === undefined,
  );
  const names = new Set(
    entries.map(([path]) => path.slice(path.lastIndexOf("node_modules/") + 13)),
  );
  const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${name}, an optional dependency of ${path}, is missing`),
  );
  return [...unverified.map(([path]) => `${path} has no integrity hash`), ...missing];
}
