import { decodeEntities } from "./decode-entities.ts";

/** Members at which a text may be a description. */
const HINT = /\b(?:openapi|swagger)\\?["']?\s*:\s*\\?["']?\d/;

/** Starts of objects in JSON, of literals whose first member is the version, and of texts with either. */
const STARTS =
  /\{\s*"|\{\s*'?(?:openapi|swagger)'?\s*:|"(?:\\[nrt]|\s)*(?:\{(?:\\[nrt]|\s)*\\"|(?:openapi|swagger)\s*:)/g;

const DESCRIPTION = /^\s*(?:\{\s*)?["']?(?:openapi|swagger)["']?\s*:\s*["']?\d/;

/** Members between the settings of a page and its description. */
const MOST_LEVELS = 4;

/** Limit of the characters that are read, by those of the text: each start reads up to the end of its object. */
const MOST_TIMES = 8;

/** Returns the description inside a page or a script: in its settings, in a script element or in an attribute. */
export function findInline(text: string): string | undefined {
  return find(text) ?? find(decodeEntities(text));
}

function find(text: string): string | undefined {
  if (!HINT.test(text)) return undefined;
  let left = text.length * MOST_TIMES;
  STARTS.lastIndex = 0;
  for (let start = STARTS.exec(text); start !== null && left > 0; start = STARTS.exec(text)) {
    const { index } = start;
    const end = text[index] === '"' ? endOfText(text, index) : endOfObject(text, index);
    left -= (end ?? text.length) - index;
    if (end === undefined) continue;
    const part = text.slice(index, end);
    if (!HINT.test(part)) {
      STARTS.lastIndex = end;
      continue;
    }
    const value = parse(part);
    const match = value === undefined ? literal(part) : search(value, MOST_LEVELS);
    if (match !== undefined) return match;
    STARTS.lastIndex = index + 1;
  }
  return undefined;
}

/** An object of a script, which is not JSON: YAML reads most of them. */
function literal(part: string): string | undefined {
  return DESCRIPTION.test(part) ? part : undefined;
}

function search(value: unknown, levels: number): string | undefined {
  if (typeof value === "string") {
    if (DESCRIPTION.test(value)) return value;
    const inner = HINT.test(value) ? parse(value) : undefined;
    return inner === undefined || levels === 0 ? undefined : search(inner, levels - 1);
  }
  if (typeof value !== "object" || value === null) return undefined;
  if (isDescription(value)) return JSON.stringify(value);
  if (levels === 0) return undefined;
  for (const inner of Object.values(value)) {
    const match = search(inner, levels - 1);
    if (match !== undefined) return match;
  }
  return undefined;
}

function isDescription(value: object): boolean {
  const members = new Map<string, unknown>(Object.entries(value));
  return ["openapi", "swagger"].some((name) => /^\d/.test(String(members.get(name) ?? "")));
}

/** Position after the bracket that closes the object at a position. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === "{") depth += 1;
    else if (character === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (character === '"' || character === "'" || character === "`") {
      const end = endOfText(text, at);
      if (end === undefined) return undefined;
      at = end - 1;
    }
  }
  return undefined;
}

/** Position after the quote that closes the text at a position. */
function endOfText(text: string, start: number): number | undefined {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === quote) return at + 1;
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
