// @ts-check
/**
 * Completes package-lock.json with the native packages of other platforms. npm leaves them out where
 * its registry does not serve them, and `npm ci` then refuses the lock file everywhere else.
 * Run it after `npm install`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ version?: string, optionalDependencies?: Record<string, string>, dev?: boolean, cpu?: string[], os?: string[], optional?: boolean }} Entry */

const path = join(import.meta.dirname, "..", "package-lock.json");
const lock = JSON.parse(readFileSync(path, "utf8"));
/** @type {Record<string, Entry>} */
const entries = lock.packages;

const systems = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const processors = [
  "arm64",
  "arm",
  "ia32",
  "ppc64",
  "riscv64",
  "s390x",
  "x64",
  "wasm32",
  "loong64",
];

let added = 0;
for (const [at, entry] of Object.entries(entries)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    // A range is resolved by npm alone.
    if (!/^\d+\.\d+\.\d+/.test(version)) continue;
    const top = `node_modules/${name}`;
    const isTaken = top in entries && entries[top]?.version !== version;
    const place = isTaken ? `${at}/${top}` : top;
    if (place in entries) continue;
    const words = name.split(/[/-]/);
    const os = systems.filter((system) => words.includes(system));
    const cpu = processors.filter((processor) => words.includes(processor));
    if (cpu.length === 0) continue;
    entries[place] = {
      version,
      cpu,
      ...(entry.dev === true ? { dev: true } : {}),
      optional: true,
      ...(os.length === 0 ? {} : { os }),
    };
    added += 1;
  }
}

const [root, ...rest] = Object.entries(entries);
const sorted = rest.toSorted(([one], [other]) => (one < other ? -1 : 1));
lock.packages = Object.fromEntries(root === undefined ? sorted : [root, ...sorted]);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
process.stderr.write(`${added} packages of other platforms added to the lock file.\n`);
