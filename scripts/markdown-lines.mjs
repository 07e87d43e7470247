// @ts-check
/** Reports Markdown lines over 120 characters. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findFiles } from "./find-files.mjs";
import { root, log } from "./run.mjs";

const MAX_LENGTH = 120;

/**
 * Numbers of the lines that are too long. A line with one link or address only, and code, cannot
 * be wrapped.
 * @param {string} text
 * @returns {number[]}
 */
export function findLongLines(text) {
  let isCode = false;
  return text.split("\n").flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const isLong = [...line].length > MAX_LENGTH;
    return isLong && !isCode && !isLink(line) ? [index + 1] : [];
  });
}

/** @param {string} line */
function isLink(line) {
  return /^\s*(?:[-*>] |\d+\. )?(?:!?\[[^\]]*\](?:\([^)]*\)|: \S+)|<?https?:\/\/\S+)[.,]?$/.test(
    line,
  );
}

if (process.argv[1] === import.meta.filename) {
  const lines = findFiles(root)
    .filter((path) => path.endsWith(".md"))
    .flatMap((path) =>
      findLongLines(readFileSync(join(root, path), "utf8")).map((line) => `${path}:${line}`),
    );
  for (const line of lines) log(`${line} has more than ${MAX_LENGTH} characters`);
  process.exitCode = lines.length > 0 ? 1 : 0;
}
