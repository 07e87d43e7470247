import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { ownNames } from "./data-dir.ts";
import type { DataDir } from "./data-dir.ts";

const othersBits = 0o077;

/**
 * Takes the rights of other users of the machine from a data directory: 0700 for folders, 0600 for files. Later files
 * of this process get the same modes. Returns the number of paths whose mode cannot be changed, as on file systems
 * without modes.
 */
export function restrictFiles({ path }: Pick<DataDir, "path">): number {
  // Worker threads, such as those of tests, share the mask and cannot set it.
  if (isMainThread) process.umask(othersBits);
  if (process.platform === "win32") return 0;
  const own = readdirSync(path).filter((name) => ownNames.has(name));
  return restrict(path) + own.reduce((failed, name) => failed + restrictTree(join(path, name)), 0);
}

function restrictTree(path: string): number {
  const failed = restrict(path);
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return failed;
  return readdirSync(path).reduce((sum, name) => sum + restrictTree(join(path, name)), failed);
}

/** Links stay as they are: their target may lie outside. */
function restrict(path: string): number {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.isSymbolicLink() || (stats.mode & othersBits) === 0) return 0;
  try {
    chmodSync(path, stats.mode & 0o700);
  } catch {
    return 1;
  }
  return (lstatSync(path).mode & othersBits) === 0 ? 0 : 1;
}
