// @ts-check
/**
 * Reports folders with too many source files. `--summary` also lists small files with one importer,
 * which may belong into their importer: `node scripts/file-sizes.mjs --summary [folder]`.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "rolldown/utils";
import { findFiles } from "./find-files.mjs";
import { root, log } from "./run.mjs";

const MAX_FILES = 60;
const SMALL = 25;

const SOURCE = /^packages\/[^/]+\/(?:src|build)\/.*\.tsx?$/;
/** Language catalogs have one file for each namespace, and a package's index only exports. */
const SEPARATE = /\/texts\/[a-z]{2}\/|\/src\/index\.ts$/;
const TEST = /\.(?:test|test-d)\.tsx?$|\/testing\//;

/**
 * Folders with more source files than a reader can survey.
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
export function findLargeFolders(paths) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const path of paths) {
    if (!SOURCE.test(path) || TEST.test(path)) continue;
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([folder, count]) => `${folder} has ${count} source files, at most ${MAX_FILES}`);
}

/**
 * Files of at most 25 lines that exactly one other file imports. The first file of a chunk, which
 * is imported dynamically, is not one of them.
 * @param {ReadonlyMap<string, string>} sources Path to text of all source files.
 * @returns {string[]}
 */
export function findSmallFiles(sources) {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  const dynamic = new Set();
  for (const [path, text] of sources) {
    const { module } = parseSync(path, text, {});
    const requests = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    ];
    for (const request of requests) {
      const target = resolve(path, request);
      if (target === undefined) continue;
      importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
    for (const { moduleRequest } of module.dynamicImports) {
      dynamic.add(resolve(path, text.slice(moduleRequest.start + 1, moduleRequest.end - 1)));
    }
  }
  return [...sources].flatMap(([path, text]) => {
    const [importer, ...others] = importers.get(path) ?? [];
    const lines = text.trimEnd().split("\n").length;
    const isSeparate = importer === undefined || SEPARATE.test(path) || SEPARATE.test(importer);
    if (isSeparate || others.length > 0 || lines > SMALL || dynamic.has(path)) return [];
    return [`${path} (${lines} lines) → ${importer}`];
  });
}

/** Path of an imported file of the same package. @param {string} path @param {string} request */
function resolve(path, request) {
  const bare = request.replace(/\?.*$/, "");
  if (bare.startsWith("./")) return posix.join(dirname(path), bare);
  if (bare.startsWith("#")) return path.replace(/\/src\/.*$/, `/src/${bare.slice(1)}`);
  return undefined;
}

if (process.argv[1] === import.meta.filename) {
  const paths = findFiles(root);
  const large = findLargeFolders(paths);
  for (const line of large) log(line);
  if (process.argv[2] === "--summary") {
    const under = process.argv[3] ?? "";
    const sources = paths
      .filter((path) => SOURCE.test(path) && !TEST.test(path) && existsSync(join(root, path)))
      .map((path) => /** @type {const} */ ([path, readFileSync(join(root, path), "utf8")]));
    const small = findSmallFiles(new Map(sources)).filter((line) => line.startsWith(under));
    for (const line of small) process.stdout.write(`${line}\n`);
    process.stdout.write(`${small.length} small files with one importer\n`);
  }
  process.exitCode = large.length > 0 ? 1 : 0;
}
