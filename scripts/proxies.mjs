// @ts-check
import { accessSync, constants, mkdirSync, readdirSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { download } from "./apt.mjs";
import { root, run, log } from "./run.mjs";

/** Folder of the unpacked proxies. Installed proxies would listen on ports of this machine. */
const unpacked = join(root, "build/proxies");

/** Path of a proxy's program: the installed one, else the unpacked one. @param {"nginx" | "caddy"} name */
export function findProxy(name) {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const all = [...folders, "/usr/sbin", join(unpacked, "usr/sbin"), join(unpacked, "usr/bin")];
  return all.map((folder) => join(folder, name)).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Downloads and unpacks the Debian packages of nginx and Caddy (10 MB) without installing them. */
export async function ensureProxies() {
  if (findProxy("nginx") !== undefined && findProxy("caddy") !== undefined) return;
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  if ((await download(["nginx", "caddy"], unpacked)) && (await unpack())) return;
  log("nginx or Caddy is missing: the tests of their guide are skipped.");
}

async function unpack() {
  for (const file of readdirSync(unpacked).filter((name) => name.endsWith(".deb"))) {
    const args = ["-x", file, "."];
    if ((await run("dpkg-deb", args, { cwd: unpacked, isQuiet: true })) !== 0) return false;
    rmSync(join(unpacked, file));
  }
  return true;
}
