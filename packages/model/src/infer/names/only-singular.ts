import { pluralOf } from "./words.ts";

/** True if a text has the word in singular alone: "View profile directory", but not "the activity report". */
export function isOnlySingular(word: string, text: string): boolean {
  const tokens: readonly string[] = text.toLowerCase().match(/[\p{L}\d]+|[^\p{L}\d\s]/gu) ?? [];
  return (
    !tokens.includes(pluralOf(word)) &&
    tokens.some((token, index) => token === word && !isName(tokens[index + 1] ?? ""))
  );
}

/** True for a word that makes the one before it an adjective. */
function isName(token: string): boolean {
  return /^[\p{L}\d-]/u.test(token) && !BEHIND.test(token);
}

const BEHIND = /^(?:of|for|in|from|to|with|by|on|at|and|or|that|which|where|using|as|is|are|has)$/;
