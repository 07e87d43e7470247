import { splitWords, stemOf } from "./words.ts";

/** Words of a name as the document spells them. */
export type Spellings = (name: string) => readonly string[];

/** A word of this length may be several words written together, each with three letters in a short one. */
const SHORTEST = 6;

function isLong(stem: string, words: readonly string[]): boolean {
  return (
    stem.length > SHORTEST || (stem.length === SHORTEST && words.every((word) => word.length > 2))
  );
}

/**
 * Reads the spelling of words that a path writes together: `customfilters` is `custom filters` because the document has
 * a schema `CustomFilter`, a tag `custom filters` or an operation `listCustomFilters`.
 */
export function readSpellings(names: Iterable<string>): Spellings {
  const byStem = new Map<string, readonly string[]>();
  const single = new Set<string>();
  const certain = new Set<string>();
  for (const name of names) {
    const words = splitWords(name);
    // A tag may repeat the path: `ssousers`.
    const isPlain = words.length === 1 && name === name.toLowerCase();
    if (!isPlain) for (const word of withoutPackage(words)) single.add(stemOf(word));
    const [joined] = ACRONYM_FIRST.exec(name) ?? [];
    if (joined !== undefined) certain.add(stemOf(splitWords(joined).join(" ")));
    const last = Math.min(words.length, MAX_WORDS);
    for (let start = 0; start < last; start += 1) {
      for (let end = start + 2; end <= Math.min(last, start + 4); end += 1) {
        const part = words.slice(start, end);
        const stem = stemOf(part.join(" "));
        if (isLong(stem, part) && !byStem.has(stem)) byStem.set(stem, part);
      }
    }
  }
  return (name) =>
    splitWords(name).flatMap((word) => {
      const stem = stemOf(word);
      const parts =
        word.length < SHORTEST || (single.has(stem) && !certain.has(stem))
          ? undefined
          : byStem.get(stem);
      if (parts === undefined) return [word];
      const before = parts.slice(0, -1);
      return [...before, word.slice(before.join("").length)];
    });
}

const MAX_WORDS = 8;

/** Acronym and a word: `TSIGKey` is certainly two words. */
const ACRONYM_FIRST = /^[A-Z]{2,}[A-Z][a-z]+/;

/** Plural of an acronym: `VMs`, `VMsResponse`. */
const ACRONYMS_FIRST = /^[A-Z]{2,}s(?![a-z])/;

/** Acronyms in front of names, in lower case: `gpg` of `GPGKeyService`, `vm` of `VMs`. */
export function listLeadingAcronyms(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const [first = ""] = ACRONYM_FIRST.test(name) ? splitWords(name) : [];
    if (first === "") return [];
    return [ACRONYMS_FIRST.test(name) ? first.slice(0, -1) : first];
  });
}

/** Words without the name of a package, which the next words repeat: `repocredsRepoCredsResponse`. */
function withoutPackage(words: readonly string[]): readonly string[] {
  const [first = "", ...rest] = words;
  const isPackage = first.length >= SHORTEST && rest.join("").startsWith(first);
  return isPackage ? rest : words;
}
