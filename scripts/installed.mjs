// @ts-check
import { statSync } from "node:fs";
import { join } from "node:path";
import { must, root, run, log } from "./run.mjs";

/** Runs `npm ci` if the lock file is newer than the installed packages. Uses Node and npm only. */
export async function ensureInstalled() {
  const installed = changedAt("node_modules/.package-lock.json");
  if (installed >= changedAt("package-lock.json")) return;
  log("Installing packages (npm ci) …");
  await must("npm ci", installLocked(root));
}

/** Installs the packages of the lock file in a folder. @param {string} cwd */
export function installLocked(cwd) {
  const flags = ["--ignore-scripts", "--include=dev", "--no-audit", "--no-fund"];
  // The lock file of a fresh clone is as new as the clone; npm writes its own copy after it.
  const env = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" };
  return runNpm(["ci", ...flags, "--loglevel=error"], { cwd, env });
}

/**
 * Runs npm, the copy that started this process where there is one. Its output goes to stderr.
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export function runNpm(args, options) {
  const npm = process.env["npm_execpath"];
  const settings = { ...options, isQuiet: true };
  return npm === undefined || !npm.endsWith("js")
    ? run("npm", args, settings)
    : run(process.execPath, [npm, ...args], settings);
}

/** @param {string} path */
function changedAt(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
