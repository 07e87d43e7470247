import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TextTree } from "#texts/flatten-texts.ts";
import {
  findStaleTexts,
  readRecord,
  recordTranslations,
  type TranslationRecord,
  writeRecord,
} from "#texts/translation-record.ts";

const file = join(import.meta.dirname, "../src/texts/translations.txt");

export async function readTranslationRecord(): Promise<TranslationRecord> {
  return readRecord(await readFile(file, "utf8"));
}

/**
 * Records which English text each translation belongs to, and returns the stale ones.
 * `confirmed` has the keys of translations that are right although English changed.
 */
export async function updateTranslations(confirmed: readonly string[]): Promise<readonly string[]> {
  // `import.meta.glob` exists in the script's runner only, not where the build is configured.
  const modules = import.meta.glob<TextTree>("../src/texts/??/*.ts", { eager: true });
  const languages: Record<string, Record<string, string | TextTree>> = {};
  for (const [path, texts] of Object.entries(modules)) {
    const language = /\/([a-z]{2})\/[^/]+$/.exec(path)?.[1] ?? "";
    languages[language] = { ...languages[language], ...texts };
  }
  const isConfirmed = (key: string, language: string): boolean =>
    confirmed.includes(key) || confirmed.includes(`${key}:${language}`);
  const record = recordTranslations(await readTranslationRecord(), languages, isConfirmed);
  await writeFile(file, writeRecord(record));
  const { en = {}, ...others } = languages;
  return Object.entries(others).flatMap(([language, other]) =>
    findStaleTexts(record, { english: en, other, language }).map((key) => `${key}:${language}`),
  );
}
