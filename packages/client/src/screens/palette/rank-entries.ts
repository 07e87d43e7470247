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
    const best = Math.max(inLabel * 2, scoreWord(plain(`${hint} ${words}`), word));
    if (best === 0) return 0;
    sum += best;
  }
  // Of two that fit alike, the one that says little else.
  return sum / typed.length + 1 / (1 + label.length);
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
