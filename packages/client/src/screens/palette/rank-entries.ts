import type { Entry, EntryGroup } from "./entry.ts";

export interface RankedGroup {
  readonly group: EntryGroup;
  readonly entries: readonly Entry[];
}

/**
 * What fits the typed words, best first within a group, and the group with the best entry first. Nothing typed: all
 * in the order that they were given in.
 */
export function rankEntries(
  entries: readonly Entry[],
  typed: string,
  mostOf: (group: EntryGroup) => number,
): readonly RankedGroup[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const scored = entries
    .map((entry) => ({ entry, score: words.length === 0 ? 1 : scoreEntry(entry, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  // The best comes first, so a group stands where its best entry does.
  return [...new Set(scored.map(({ entry }) => entry.group))].map((group) => ({
    group,
    entries: scored
      .filter(({ entry }) => entry.group === group)
      .slice(0, mostOf(group))
      .map(({ entry }) => entry),
  }));
}

/** More than any word can score, and less. */
const surely = 9;
const barely = 0.001;

/** 0: a typed word is nowhere in it. */
function scoreEntry(
  { label, hint = "", words = "", group }: Entry,
  typed: readonly string[],
): number {
  if (group === "open") return surely;
  // What an API found by its own rules needs no second judge. It comes late: nothing may move away under a finger.
  if (group === "records") return barely;
  let sum = 0;
  for (const word of typed) {
    const inLabel = scoreWord(plain(label), word);
    const exact = Math.max(inLabel * 2, scoreWord(plain(`${hint} ${words}`), word));
    const best = exact === 0 && mayBeMistyped[group] === true ? scoreTypo(label, word) : exact;
    if (best === 0) return 0;
    sum += best;
  }
  // Of two that fit alike, the one that says little else.
  const score = sum / typed.length + 1 / (1 + label.length);
  // What the console does itself it does with more care.
  return group === "operations" ? score * 0.9 : score;
}

/** What is called by names that a person knows and types in haste. */
const mayBeMistyped: Partial<Record<EntryGroup, true>> = {
  screen: true,
  lists: true,
  create: true,
  pages: true,
  operations: true,
};

const leastMistyped = 4;

/** Less than any word that is spelled as it is. */
function scoreTypo(label: string, word: string): number {
  if (word.length < leastMistyped) return 0;
  const isMeant = plain(label)
    .split(/[^\p{L}\p{N}]+/u)
    .some((part) => isBegunWithTypo(part, word));
  return isMeant ? 0.5 : 0;
}

/** Two letters changed places, one is missing, or one is too many; the first one is right. */
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

/** 4: the whole text; 3: its beginning; 2: a word's beginning; 1: inside a word. */
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

/** Without case and accents: "Žofia" is found by "zofia". */
export function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
