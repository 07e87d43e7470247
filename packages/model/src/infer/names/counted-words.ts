import { pluralWords, singularWords } from "./words.ts";

/** Verbs that only read: `getStations` has stations. `list` and `search` begin names too. */
const READ_VERB = /^(?:get|fetch|retrieve|find|describe)$/;

/** Words of a segment without a verb that reads, and without the way to read: `getTopicsPaged`, `getUserById`. */
export function withoutReading(words: readonly string[]): readonly string[] {
  const [first = "", ...rest] = words;
  if (!READ_VERB.test(first) || rest.length === 0) return words;
  const own = rest[0] === "all" && rest.length > 1 ? rest.slice(1) : rest;
  const isByKey = own.at(-2) === "by" && /^(?:ids?|key)$/.test(own.at(-1) ?? "");
  if (isByKey && own.length > 2) return own.slice(0, -2);
  return own.length > 1 && own.at(-1) === "paged" ? own.slice(0, -1) : own;
}

/** Prepositions behind the noun of a name: "Sales by country", "Proofs of address". */
const BEHIND_SUBJECT = /^(?:by|for|of|from|per)$/;

/** True for words that do not name anything without the segment above: `by_state`, `to`. */
export function needsSubject(words: readonly string[]): boolean {
  const [first = ""] = words;
  return words.length === 1 ? /^(?:by|to|at|from|for|of|in)$/.test(first) : first === "by";
}

/** Singular and plural of a name: the noun changes, not the words behind its preposition. `recordWords` are those of its records. */
export function countWords(
  words: readonly string[],
  recordWords?: ReadonlySet<string>,
): {
  readonly one: readonly string[];
  readonly many: readonly string[];
} {
  const at = words.findIndex((word, index) => index > 0 && BEHIND_SUBJECT.test(word));
  const isLed = at !== -1 && at < words.length - 1;
  const [subject, end] = isLed ? [words.slice(0, at), words.slice(at)] : [words, []];
  // "Schedule B" is the name of one schedule.
  const isLettered = subject.length > 1 && /^[a-z]$/.test(subject.at(-1) ?? "");
  if (isLettered) {
    const letter = subject.at(-1)?.toUpperCase() ?? "";
    const own = [...subject.slice(0, -1), letter, ...end];
    return { one: own, many: own };
  }
  return {
    one: [...singularWords(subject, recordWords), ...end],
    many: [...pluralWords(subject), ...end],
  };
}
