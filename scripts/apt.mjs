// @ts-check
import { existsSync } from "node:fs";
import { run, say } from "./run.mjs";

/** True where this process may install Debian packages. */
export function canInstall() {
  return process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

let isUpdated = false;

/**
 * Installs Debian packages with the system's package manager; false when that fails.
 * @param {readonly string[]} packages
 */
export async function install(packages) {
  say(`Installing ${packages.join(" ")} (apt-get) …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  if (!isUpdated && (await run("apt-get", ["update", "-qq"], { env, isQuiet: true })) !== 0) {
    return false;
  }
  isUpdated = true;
  const args = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  return (await run("apt-get", args, { env, isQuiet: true })) === 0;
}
