// @ts-check
import { allowed } from "./allowed.mjs";
import { findWords } from "./find-words.mjs";
import { readHashComments, readMarkdown, readScript, readStylesheet } from "./read-source.mjs";

/** @typedef {import("./rules.mjs").Kind} Kind */
/** @typedef {{ path: string, line: number, kind: Kind, word: string, use: string, text: string }} Finding */

/** Texts in other languages than English. */
const TRANSLATED = /\/texts\/(?:ar|de|es|fr|ja)(?:\/|\.ts$)|\/translations\.txt$/;
/** The rules themselves. */
const OWN = /^scripts\/vocabulary(?:\/|\.test\.mjs$)/;

/**
 * Findings of one file, without the allowed ones.
 * @param {string} path
 * @param {string} source
 * @returns {Finding[]}
 */
export function checkFile(path, source) {
  if (OWN.test(path)) return [];
  const seen = new Set();
  /** @type {Finding[]} */
  const findings = [];
  const starts = lineStarts(source);
  for (const piece of [...readName(path), ...readPieces(path, source)]) {
    const { kind, text, offset } = piece;
    if (TRANSLATED.test(path) && kind !== "comment" && kind !== "doc") continue;
    for (const match of findWords(kind, text)) {
      const isName = kind === "name" || kind === "file";
      if (isName && seen.has(`${kind} ${text}`)) continue;
      if (isName) seen.add(`${kind} ${text}`);
      const whole = isName ? text : match.word;
      if (isAllowed(whole, path)) continue;
      const line = kind === "file" ? 1 : lineOf(starts, offset + match.offset);
      findings.push({
        path,
        line,
        kind,
        word: match.word,
        use: match.use,
        text: isName ? text : "",
      });
    }
  }
  return findings.sort((a, b) => a.line - b.line);
}

/** @type {Set<import("./allowed.mjs").Allowed>} */
const usedEntries = new Set();

/** Entries of the allow-list that matched nothing in the files that were checked. */
export function unusedEntries() {
  return allowed
    .filter((entry) => !usedEntries.has(entry))
    .map(({ text }) => `allowed.mjs: "${text}" is not used; remove the entry`);
}

/** @param {string} text @param {string} path */
function isAllowed(text, path) {
  const entry = allowed.find(
    (other) =>
      other.text.toLowerCase() === text.toLowerCase() && path.startsWith(other.paths ?? ""),
  );
  if (entry !== undefined) usedEntries.add(entry);
  return entry !== undefined;
}

/** @param {string} path @returns {import("./read-source.mjs").Piece[]} */
function readName(path) {
  return path
    .split("/")
    .filter((part) => !/^[A-Z]/.test(part))
    .map((part) => ({ kind: "file", text: part.replace(/\..*$/, ""), offset: 0 }));
}

/** @param {string} path @param {string} source */
function readPieces(path, source) {
  if (/\.(?:tsx?|mjs)$/.test(path)) return readScript(path, source);
  if (path.endsWith(".css")) return readStylesheet(source);
  if (path.endsWith(".md")) return readMarkdown(source);
  if (/\.ya?ml$|Dockerfile$|ignore$/.test(path)) return readHashComments(source);
  return [];
}

/** @param {string} source */
function lineStarts(source) {
  const starts = [0];
  for (let end = source.indexOf("\n"); end >= 0; end = source.indexOf("\n", end + 1))
    starts.push(end + 1);
  return starts;
}

/** @param {readonly number[]} starts @param {number} offset */
function lineOf(starts, offset) {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}
