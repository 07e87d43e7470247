import { flattenTexts, type TextTree } from "./flatten-texts.ts";

/** Hashes of each English text and its translations, from when they last matched. */
export interface TranslationRecord {
  readonly [key: string]: Hashes;
}

type Hashes = { readonly [language: string]: Pair };

interface Pair {
  readonly english: string;
  readonly translation: string;
}

/** Keys of texts whose English changed since, but the translation did not. */
export function findStaleTexts(
  record: TranslationRecord,
  { english, other, language }: Translation,
): readonly string[] {
  const translated = flattenTexts(other);
  const findPair = createPairs(record);
  return [...flattenTexts(english)].flatMap(([key, text]) => {
    const recorded = findPair(key, language);
    const translation = translated.get(key);
    if (recorded === undefined || translation === undefined) return [];
    const isChanged = recorded.translation !== hash(translation);
    return recorded.english !== hash(text) && !isChanged ? [key] : [];
  });
}

/** Finds the recorded pair of a key in a language. */
function createPairs(
  record: TranslationRecord,
): (key: string, language: string) => Pair | undefined {
  const byKey = new Map(Object.entries(record));
  return (key, language) =>
    Object.entries(byKey.get(key) ?? {}).find(([name]) => name === language)?.[1];
}

interface Translation {
  readonly english: TextTree;
  readonly other: TextTree;
  readonly language: string;
}

/** Updates the record; stale texts remain as recorded unless they are confirmed. */
export function recordTranslations(
  record: TranslationRecord,
  languages: { readonly [language: string]: TextTree },
  isConfirmed: (key: string, language: string) => boolean,
): TranslationRecord {
  const { en = {}, ...others } = languages;
  const stale = new Map(
    Object.entries(others).map(([language, other]) => [
      language,
      new Set(findStaleTexts(record, { english: en, other, language })),
    ]),
  );
  const texts = Object.entries(others).map(
    ([language, other]) => [language, flattenTexts(other)] as const,
  );
  const findPair = createPairs(record);
  const lines = [...flattenTexts(en)].map(([key, text]) => {
    const pairs = texts.map(([language, translated]) => {
      const isStale = stale.get(language)?.has(key) === true && !isConfirmed(key, language);
      const recorded = isStale ? findPair(key, language) : undefined;
      return [
        language,
        recorded ?? { english: hash(text), translation: hash(translated.get(key) ?? "") },
      ] as const;
    });
    return [key, Object.fromEntries(pairs)] as const;
  });
  return Object.fromEntries(lines);
}

/**
 * Reads lines such as `login.title 5f3a91 de:77ab12 fr:0c1d2e`. A stale translation has the hash of
 * its English text too.
 */
export function readRecord(text: string): TranslationRecord {
  const lines = text.split("\n").filter((line) => line !== "");
  return Object.fromEntries(
    lines.map((line) => {
      const [key = "", english = "", ...pairs] = line.split(" ");
      const hashes = pairs.map((pair) => {
        const [language = "", translation = "", source = english] = pair.split(":");
        return [language, { english: source, translation }] as const;
      });
      return [key, Object.fromEntries(hashes)];
    }),
  );
}

export function writeRecord(record: TranslationRecord): string {
  const lines = Object.entries(record).map(([key, pairs]) => {
    const english = mostCommon(Object.values(pairs).map((pair) => pair.english));
    const words = Object.entries(pairs).map(
      ([language, pair]) =>
        `${language}:${pair.translation}${pair.english === english ? "" : `:${pair.english}`}`,
    );
    return [key, english, ...words].join(" ");
  });
  return `${lines.toSorted().join("\n")}\n`;
}

function mostCommon(words: readonly string[]): string {
  const counted = words.map((word) => [words.filter((one) => one === word).length, word] as const);
  return counted.toSorted(([one], [other]) => other - one)[0]?.[1] ?? "";
}

/** 24 bits of FNV-1a, sufficient to detect a change. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  }
  return (value & 0xffffff).toString(16).padStart(6, "0");
}
