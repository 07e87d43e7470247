// @ts-check
import { existsSync } from "node:fs";
import { run, log } from "./run.mjs";

const env = { DEBIAN_FRONTEND: "noninteractive" };

/** True if this process may install Debian packages. */
export function canInstall() {
  return process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

let isUpdated = false;

async function update() {
  isUpdated ||= (await run("apt-get", ["update", "-qq"], { env, isQuiet: true })) === 0;
  return isUpdated;
}

/**
 * Installs Debian packages. Resolves with false if that fails.
 * @param {readonly string[]} packages
 */
export async function install(packages) {
  log(`Installing ${packages.join(" ")} (apt-get) …`);
  if (!(await update())) return false;
  const args = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  return (await run("apt-get", args, { env, isQuiet: true })) === 0;
}

/**
 * Downloads the files of Debian packages into a folder. Resolves with false if that fails. Needs no
 * root rights if the package lists are up to date.
 * @param {readonly string[]} packages
 * @param {string} folder
 */
export async function download(packages, folder) {
  if (!existsSync("/usr/bin/apt-get")) return false;
  log(`Fetching ${packages.join(" ")} (apt-get) …`);
  const get = () =>
    run("apt-get", ["download", "-qq", ...packages], { cwd: folder, isQuiet: true });
  return (await get()) === 0 || (canInstall() && (await update()) && (await get()) === 0);
}
