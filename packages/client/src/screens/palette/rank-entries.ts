import { foldText } from "#queries/search-records.ts";
import type { Entry, EntryGroup } from "./entry.ts";

export interface RankedGroup {
  readonly group: EntryGroup;
  readonly entries: readonly Entry[];
}

/**
 * Ranks the entries that match the typed words: best first within a group, and the group with the
 * best entry first. Without a text the order does not change.
 */
export function rankEntries(
  entries: readonly Entry[],
  typed: string,
  mostOf: (group: EntryGroup) => number,
): readonly RankedGroup[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const scored = entries
    .map((entry) => ({ entry, score: words.length === 0 ? 1 : scoreEntry(entry, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  // The best entry is first, so it determines the position of its group.
  return [...new Set(scored.map(({ entry }) => entry.group))].map((group) => ({
    group,
    entries: scored
      .filter(({ entry }) => entry.group === group)
      .slice(0, mostOf(group))
      .map(({ entry }) => entry),
  }));
}

/** Least rank of a record whose key, title or number is the typed text. */
export const EXACT = 6;

/** Scores above and below the score of any word. */
const surely = 9;
const barely = 0.001;

/** 0: a typed word does not match. */
function scoreEntry(
  { label, hint = "", words = "", group, rank = 0 }: Entry,
  typed: readonly string[],
): number {
  if (group === "open") return surely + rank;
  // Results of the API's search arrive late: only exact ones move other entries.
  if (group === "records") return rank >= EXACT ? surely + rank : barely * (1 + rank);
  let sum = 0;
  for (const word of typed) {
    const inLabel = scoreWord(foldText(label), word);
    const exact = Math.max(inLabel * 2, scoreWord(foldText(`${hint} ${words}`), word));
    const best = exact === 0 && mayBeMistyped[group] === true ? scoreTypo(label, word) : exact;
    if (best === 0) return 0;
    sum += best;
  }
  // With equal scores the shorter text is first.
  const score = sum / typed.length + 1 / (1 + label.length);
  // Commands of the console are preferred.
  return group === "operations" ? score * 0.9 : score;
}

/** Groups in which typing errors are corrected. */
const mayBeMistyped: Partial<Record<EntryGroup, true>> = {
  screen: true,
  lists: true,
  create: true,
  pages: true,
  operations: true,
};

const leastMistyped = 4;

/** Less than the score of any exact word. */
function scoreTypo(label: string, word: string): number {
  if (word.length < leastMistyped) return 0;
  const isMeant = foldText(label)
    .split(/[^\p{L}\p{N}]+/u)
    .some((part) => isBegunWithTypo(part, word));
  return isMeant ? 0.5 : 0;
}

/** True for two swapped letters, a missing or an extra letter; the first letter must match. */
function isBegunWithTypo(part: string, word: string): boolean {
  if (part[0] !== word[0]) return false;
  return Array.from({ length: word.length }, (_, at) => at).some((at) => {
    const before = word.slice(0, at);
    const swapped = `${before}${word[at + 1] ?? ""}${word[at] ?? ""}${word.slice(at + 2)}`;
    const fewer = before + word.slice(at + 1);
    const more = part.slice(0, at) + part.slice(at + 1);
    return part.startsWith(swapped) || part.startsWith(fewer) || more.startsWith(word);
  });
}

/** 4: the whole text; 3: its start; 2: the start of a word; 1: inside a word. */
function scoreWord(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  if (text === word) return 4;
  if (at === 0) return 3;
  return startsWord(text, word) ? 2 : 1;
}

function startsWord(text: string, word: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word));
}
