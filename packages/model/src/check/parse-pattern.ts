import { UndecidablePattern } from "./pattern-node.ts";
import type { PatternNode } from "./pattern-node.ts";

const MOST_LEVELS = 200;

/** Reads a pattern that the engine has accepted under these flags: `u`, `i`, `s`. Throws `UndecidablePattern`. */
export function parsePattern(pattern: string, flags: string): PatternNode {
  const reader = { pattern, flags, at: 0, levels: 0 };
  const node = readChoice(reader);
  if (reader.at < pattern.length) throw new UndecidablePattern(pattern.slice(reader.at));
  return node;
}

interface Reader {
  readonly pattern: string;
  readonly flags: string;
  at: number;
  levels: number;
}

function readChoice(reader: Reader): PatternNode {
  const items = [readSequence(reader)];
  while (take(reader, /\|/y) !== undefined) items.push(readSequence(reader));
  return items.length === 1 && items[0] !== undefined ? items[0] : { kind: "choice", items };
}

function readSequence(reader: Reader): PatternNode {
  const items: PatternNode[] = [];
  while (reader.at < reader.pattern.length && !/[|)]/.test(reader.pattern[reader.at] ?? "")) {
    items.push(readCount(reader, readTerm(reader)));
  }
  return { kind: "sequence", items };
}

function readTerm(reader: Reader): PatternNode {
  const edge = take(reader, /\^|\$|\\[bB]/y);
  if (edge !== undefined) return { kind: "edge", edge: edges[edge as keyof typeof edges] };
  const group = take(reader, /\((?:\?(?:[:=!]|<(?:[=!]|[^>=!][^>]*>)))?/y);
  return group === undefined ? readCharacter(reader) : readGroup(reader, group);
}

const edges = { "^": "start", $: "end", "\\b": "word", "\\B": "no-word" } as const;

function readGroup(reader: Reader, open: string): PatternNode {
  reader.levels += 1;
  if (reader.levels > MOST_LEVELS) throw new UndecidablePattern("nested too deeply");
  const item = readChoice(reader);
  reader.levels -= 1;
  if (take(reader, /\)/y) === undefined) throw new UndecidablePattern(open);
  if (!/^\(\?<?[=!]$/.test(open)) return item;
  return { kind: "look", item, isBehind: open.includes("<"), isNegative: open.endsWith("!") };
}

/** A quantifier; a lazy one matches the same texts. */
function readCount(reader: Reader, item: PatternNode): PatternNode {
  const text = take(reader, /[*+?]\??|\{\d+(?:,\d*)?\}\??/y);
  if (text === undefined) return item;
  const [, least = "", comma, most = ""] = /^\{(\d+)(?:(,)(\d*))?/.exec(text) ?? [];
  if (least === "") {
    return {
      kind: "repeat",
      item,
      least: text.startsWith("+") ? 1 : 0,
      most: text.startsWith("?") ? 1 : Infinity,
    };
  }
  const bounded = most === "" ? Infinity : Number(most);
  const limit = comma === undefined ? Number(least) : bounded;
  return { kind: "repeat", item, least: Number(least), most: limit };
}

/** A character, an escape or a class: the engine tests one character against it, which takes constant time. */
function readCharacter(reader: Reader): PatternNode {
  const isUnicode = reader.flags.includes("u");
  const text = take(reader, isUnicode ? unicodeCharacter : plainCharacter);
  if (text === undefined) throw new UndecidablePattern(reader.pattern.slice(reader.at));
  if (/^\\(?:[1-9]|k|0\d)/.test(text)) throw new UndecidablePattern(text);
  if (!/^[\\[.]/.test(text)) {
    const isSame = reader.flags.includes("i")
      ? (character: string) => character.toLowerCase() === text.toLowerCase()
      : (character: string) => character === text;
    return { kind: "character", isMatch: isSame };
  }
  const one = new RegExp(`^(?:${text})$`, reader.flags);
  const before = new Map<string, boolean>();
  return {
    kind: "character",
    isMatch: (character) => {
      const result = before.get(character) ?? one.test(character);
      before.set(character, result);
      return result;
    },
  };
}

const set = String.raw`\[(?:\\[^]|[^\]\\])*\]`;
const common = String.raw`\\x[\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\c[a-zA-Z]|\\0\d+|\\[^]`;
const unicodeCharacter = new RegExp(
  String.raw`${set}|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u\{[\da-fA-F]+\}|\\[pP]\{[^}]*\}|${common}|[^]`,
  "uy",
);
const plainCharacter = new RegExp(`${set}|${common}|[^]`, "y");

function take(reader: Reader, token: RegExp): string | undefined {
  token.lastIndex = reader.at;
  const text = token.exec(reader.pattern)?.[0];
  if (text !== undefined) reader.at += text.length;
  return text;
}
