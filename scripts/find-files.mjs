// @ts-check
import { readdirSync } from "node:fs";
import { join } from "node:path";

const SKIPPED = new Set([".git", "node_modules", "dist", "test-results", "playwright-report"]);
const SKIPPED_AT_ROOT = new Set(["build", "data"]);

/**
 * Paths of the files of the repository, relative to its root, with `/`.
 * @param {string} root
 * @returns {string[]}
 */
export function findFiles(root) {
  /** @param {string} folder @returns {string[]} */
  const list = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (SKIPPED.has(entry.name) || (folder === "" && SKIPPED_AT_ROOT.has(entry.name))) return [];
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return list(path);
      return entry.isFile() ? [path] : [];
    });
  return list("");
}
