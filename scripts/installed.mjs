// @ts-check
import { statSync } from "node:fs";
import { join } from "node:path";
import { must, root, run, say } from "./run.mjs";

/** Runs `npm ci` when the lock file is newer than what is installed. Needs nothing but Node and npm. */
export async function ensureInstalled() {
  const installed = changedAt("node_modules/.package-lock.json");
  if (installed >= changedAt("package-lock.json")) return;
  say("Installing packages (npm ci) …");
  await must("npm ci", installLocked(root));
}

/** Installs what the lock file in a folder names. @param {string} cwd */
export function installLocked(cwd) {
  const npm = process.env["npm_execpath"];
  const args = [
    "ci",
    "--ignore-scripts",
    "--include=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  // The lock file of a fresh clone is as new as the clone; npm writes its own copy after it.
  const env = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" };
  return npm === undefined || !npm.endsWith("js")
    ? run("npm", args, { cwd, env, isQuiet: true })
    : run(process.execPath, [npm, ...args], { cwd, env, isQuiet: true });
}

/** @param {string} path */
function changedAt(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
