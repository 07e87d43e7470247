// @ts-check
/**
 * Reports words and phrases that docs/glossary.md excludes.
 * `node scripts/vocabulary.mjs [path …]` lists each finding; `--summary` counts them by folder and
 * by word.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";
import { checkFile, unusedEntries } from "./vocabulary/check-file.mjs";
import { checkCommitTitles } from "./vocabulary/commit-titles.mjs";
import { findFiles } from "./find-files.mjs";

/** @typedef {import("./vocabulary/check-file.mjs").Finding} Finding */

const args = process.argv.slice(2);
const isSummary = args.includes("--summary");
const paths = args.filter((arg) => !arg.startsWith("--")).map((path) => path.replace(/\/$/, ""));

const findings = findFiles(root)
  .filter(
    (path) =>
      paths.length === 0 || paths.some((under) => path === under || path.startsWith(`${under}/`)),
  )
  .flatMap((path) => checkFile(path, readFileSync(join(root, path), "utf8")));

const titles = paths.length === 0 ? checkCommitTitles(root) : [];
const unused = paths.length === 0 ? unusedEntries() : [];
const lines = [...(isSummary ? summarize(findings) : findings.map(format)), ...titles, ...unused];

for (const line of lines) process.stdout.write(`${line}\n`);
process.exitCode = findings.length + titles.length + unused.length > 0 ? 1 : 0;

/** @param {Finding} finding */
function format({ path, line, kind, word, use, text }) {
  const name = text === "" || text === word ? "" : ` in ${text}`;
  return `${path}:${line} ${kind} "${word.replaceAll(/\s+/g, " ")}"${name} → ${use}`;
}

/** @param {readonly Finding[]} all */
function summarize(all) {
  return [
    "By folder:",
    ...count(all.map(({ path }) => path.split("/").slice(0, -1).slice(0, 5).join("/") || ".")),
    "By kind:",
    ...count(all.map(({ kind }) => kind)),
    "By word:",
    ...count(all.map(({ kind, word }) => `${kind} ${word.toLowerCase().replaceAll(/\s+/g, " ")}`)),
    `${all.length} findings`,
  ];
}

/** @param {readonly string[]} keys */
function count(keys) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([key, times]) => `${String(times).padStart(6)} ${key}`);
}
