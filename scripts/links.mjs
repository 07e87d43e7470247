// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root, say } from "./run.mjs";

const skipped = new Set(["node_modules", "dist", "build", ".git", "test-results", "data"]);

const documents = list(root);
const broken = documents.flatMap((document) => {
  const text = readFileSync(document, "utf8").replaceAll(/```[^]*?```/g, "");
  return linksOf(text)
    .filter((link) => !leads(document, text, link))
    .map((link) => `${relative(root, document)}: ${link} leads nowhere`);
});

for (const line of broken) say(line);
process.exitCode = broken.length > 0 ? 1 : 0;

/** Markdown documents that are part of the repository. @param {string} folder @returns {string[]} */
function list(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return list(path);
    return entry.name.endsWith(".md") && !isIgnored(path) ? [path] : [];
  });
}

/** @param {string} path */
function isIgnored(path) {
  return spawnSync("git", ["check-ignore", "-q", path], { cwd: root }).status === 0;
}

/** Targets of links and pictures, those of the web aside. @param {string} text */
function linksOf(text) {
  return [...text.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)|(?:src|srcset|href)="([^"]+)"/g)]
    .map((match) => match[1] ?? match[2] ?? "")
    .filter((link) => !/^(?:[a-z]+:|\/\/)/i.test(link));
}

/** @param {string} document @param {string} text @param {string} link */
function leads(document, text, link) {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? document : join(dirname(document), decodeURIComponent(path));
  if (!existsSync(target)) return false;
  if (anchor === undefined || !target.endsWith(".md")) return true;
  const content = target === document ? text : readFileSync(target, "utf8");
  return anchorsOf(content).includes(anchor);
}

/** @param {string} text */
function anchorsOf(text) {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(/\s/g, "-"),
  );
}
