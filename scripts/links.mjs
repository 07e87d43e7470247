// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { findMissingPaths } from "./code-paths.mjs";
import { findFiles } from "./find-files.mjs";
import { root, log } from "./run.mjs";

const SKIPPED = new Set(["node_modules", "dist", "build", ".git", "test-results", "data"]);

const documents = list(root);
const broken = documents.flatMap((document) => {
  const text = readFileSync(document, "utf8").replaceAll(/```[^]*?```/g, "");
  return findLinks(text)
    .filter((link) => !isValid(document, text, link))
    .map((link) => `${relative(root, document)}: ${link} has no target`);
});

const index = readFileSync(join(root, "docs/README.md"), "utf8");
const unlisted = documents
  .map((document) => relative(join(root, "docs"), document).replaceAll("\\", "/"))
  .filter((path) => !/^\.\.|^README\.md$/.test(path) && !index.includes(`](${path})`))
  .map((path) => `docs/README.md: no link to ${path}`);

const files = findFiles(root);
const missing = documents.flatMap((document) =>
  findMissingPaths(readFileSync(document, "utf8"), files).map(
    (path) => `${relative(root, document)}: ${path} does not exist`,
  ),
);

const errors = [...broken, ...unlisted, ...missing];
for (const line of errors) log(line);
process.exitCode = errors.length > 0 ? 1 : 0;

/** Markdown documents that are part of the repository. @param {string} folder @returns {string[]} */
function list(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return list(path);
    return entry.name.endsWith(".md") && !isIgnored(path) ? [path] : [];
  });
}

/** @param {string} path */
function isIgnored(path) {
  return spawnSync("git", ["check-ignore", "-q", path], { cwd: root }).status === 0;
}

/** Targets of links and images, without web addresses. @param {string} text */
function findLinks(text) {
  return [...text.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)|(?:src|srcset|href)="([^"]+)"/g)]
    .map((match) => match[1] ?? match[2] ?? "")
    .filter((link) => !/^(?:[a-z]+:|\/\/)/i.test(link));
}

/** @param {string} document @param {string} text @param {string} link */
function isValid(document, text, link) {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? document : join(dirname(document), decodeURIComponent(path));
  if (!existsSync(target)) return false;
  if (anchor === undefined || !target.endsWith(".md")) return true;
  const content = target === document ? text : readFileSync(target, "utf8");
  return listAnchors(content).includes(anchor);
}

/** Anchors of a document's headings. @param {string} text */
function listAnchors(text) {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(/\s/g, "-"),
  );
}
