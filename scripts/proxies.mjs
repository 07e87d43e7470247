// @ts-check
import { accessSync, constants, mkdirSync, readdirSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { download } from "./apt.mjs";
import { root, run, say } from "./run.mjs";

/** Where the proxies of the deploying guide are unpacked: installed, they would listen on this machine's own ports. */
const place = join(root, "build/proxies");

/** The program of a proxy: the machine's own, else the unpacked one. @param {"nginx" | "caddy"} name */
export function findProxy(name) {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const places = [...folders, "/usr/sbin", join(place, "usr/sbin"), join(place, "usr/bin")];
  return places.map((folder) => join(folder, name)).find(mayRun);
}

/** @param {string} file */
function mayRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Fetches Debian's packages of both and unpacks them: two seconds, ten megabytes, and nothing is installed. */
export async function ensureProxies() {
  if (findProxy("nginx") !== undefined && findProxy("caddy") !== undefined) return;
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  if ((await download(["nginx", "caddy"], place)) && (await unpack())) return;
  say("No nginx or no Caddy: what the guide says of them is not tried.");
}

async function unpack() {
  for (const file of readdirSync(place).filter((name) => name.endsWith(".deb"))) {
    const args = ["-x", file, "."];
    if ((await run("dpkg-deb", args, { cwd: place, isQuiet: true })) !== 0) return false;
    rmSync(join(place, file));
  }
  return true;
}
