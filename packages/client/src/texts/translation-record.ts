import { flattenTexts, type TextTree } from "./flatten-texts.ts";

/** Of each text what it was in English, and in each other language, when the two were last seen to say the same; as hashes. */
export interface TranslationRecord {
  readonly [key: string]: Hashes;
}

type Hashes = { readonly [language: string]: Pair };

interface Pair {
  readonly english: string;
  readonly said: string;
}

/** Texts whose English changed while they did not: each says what English no longer does, until somebody has looked at it. */
export function findStaleTexts(
  record: TranslationRecord,
  { english, other, language }: Translation,
): readonly string[] {
  const said = flattenTexts(other);
  return [...flattenTexts(english)].flatMap(([key, text]) => {
    const known = record[key]?.[language];
    const own = said.get(key);
    if (known === undefined || own === undefined) return [];
    return known.english !== hash(text) && known.said === hash(own) ? [key] : [];
  });
}

interface Translation {
  readonly english: TextTree;
  readonly other: TextTree;
  readonly language: string;
}

/** What to keep from now on: texts that are stale stay recorded as they were, unless somebody says that they still hold. */
export function recordTranslations(
  record: TranslationRecord,
  languages: { readonly [language: string]: TextTree },
  isHeld: (key: string, language: string) => boolean,
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
  const lines = [...flattenTexts(en)].map(([key, text]) => {
    const pairs = texts.map(([language, said]) => {
      const isStale = stale.get(language)?.has(key) === true && !isHeld(key, language);
      const known = isStale ? record[key]?.[language] : undefined;
      return [language, known ?? { english: hash(text), said: hash(said.get(key) ?? "") }] as const;
    });
    return [key, Object.fromEntries(pairs)] as const;
  });
  return Object.fromEntries(lines);
}

/** `login.title 5f3a91 de:77ab12 fr:0c1d2e`; a language whose text is behind names the English that it was made of as well. */
export function readRecord(text: string): TranslationRecord {
  const lines = text.split("\n").filter((line) => line !== "");
  return Object.fromEntries(
    lines.map((line) => {
      const [key = "", english = "", ...pairs] = line.split(" ");
      const hashes = pairs.map((pair) => {
        const [language = "", said = "", own = english] = pair.split(":");
        return [language, { english: own, said }] as const;
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
        `${language}:${pair.said}${pair.english === english ? "" : `:${pair.english}`}`,
    );
    return [key, english, ...words].join(" ");
  });
  return `${lines.toSorted().join("\n")}\n`;
}

function mostCommon(words: readonly string[]): string {
  const counted = words.map((word) => [words.filter((one) => one === word).length, word] as const);
  return counted.toSorted(([one], [other]) => other - one)[0]?.[1] ?? "";
}

/** FNV-1a, of which 24 bits are enough to tell a text from what it was. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const sign of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ sign, 0x01000193) >>> 0;
  }
  return (value & 0xffffff).toString(16).padStart(6, "0");
}
