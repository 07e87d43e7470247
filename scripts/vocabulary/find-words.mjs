// @ts-check
import { rules } from "./rules.mjs";

/** @typedef {import("./rules.mjs").Kind} Kind */
/** @typedef {{ word: string, use: string, offset: number }} Match */

/**
 * `names` has the result of each name, because most names occur many times.
 * @typedef {{ words: Map<string, string>, patterns: { pattern: RegExp, use: string }[], names: Map<string, Match[]> }} Entry
 */

/** @type {Map<Kind, Entry>} */
const byKind = new Map();
for (const { kinds, words = [], pattern, use } of rules) {
  for (const kind of kinds) {
    /** @type {Entry} */
    const entry = byKind.get(kind) ?? { words: new Map(), patterns: [], names: new Map() };
    byKind.set(kind, entry);
    for (const word of words) entry.words.set(word, use);
    if (pattern !== undefined) {
      // A phrase may continue on the next line of a comment.
      const source = pattern.source.replaceAll(" ", String.raw`\s+`);
      entry.patterns.push({ pattern: new RegExp(source, `${pattern.flags}g`), use });
    }
  }
}

/** Words of a name: `takePartOf` and `take-part-of` have the same three. @param {string} name */
export function splitName(name) {
  return name
    .replaceAll(/([\da-z])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
}

/**
 * Listed words and phrases in a piece; offsets count from its start.
 * @param {Kind} kind
 * @param {string} text
 * @returns {Match[]}
 */
export function findWords(kind, text) {
  const entry = byKind.get(kind);
  if (entry === undefined) return [];
  if (kind !== "name" && kind !== "file") return findInProse(entry, text);
  const earlier = entry.names.get(text);
  if (earlier !== undefined) return earlier;
  const matches = findInName(entry, text);
  entry.names.set(text, matches);
  return matches;
}

/** @param {Entry} entry @param {string} name */
function findInName({ words, patterns }, name) {
  /** @type {Match[]} */
  const matches = [];
  for (const word of splitName(name)) {
    const use = words.get(word);
    if (use !== undefined) matches.push({ word, use, offset: 0 });
  }
  if (matches.length > 0) return matches.slice(0, 1);
  for (const { pattern, use } of patterns) {
    const [match] = name.matchAll(pattern);
    if (match !== undefined) return [{ word: match[0], use, offset: 0 }];
  }
  return matches;
}

/** @param {Entry} entry @param {string} text */
function findInProse({ words, patterns }, text) {
  const prose = text
    .replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/)?/g, (line) => " ".repeat(line.length))
    .replaceAll(/`[^`]*`/g, (code) => " ".repeat(code.length));
  /** @type {Match[]} */
  const matches = [];
  for (const match of prose.matchAll(/[A-Za-z]+(?:['’-][A-Za-z]+)*/g)) {
    const word = match[0].toLowerCase().replace("’", "'");
    const use = words.get(word) ?? words.get(word.replace(/'s$/, ""));
    if (use !== undefined) matches.push({ word: match[0], use, offset: match.index });
  }
  for (const { pattern, use } of patterns) {
    for (const match of prose.matchAll(pattern)) {
      matches.push({ word: match[0], use, offset: match.index });
    }
  }
  return matches;
}
