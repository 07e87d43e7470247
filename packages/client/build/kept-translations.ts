import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TextTree } from "../src/texts/flatten-texts.ts";
import {
  findStaleTexts,
  readRecord,
  recordTranslations,
  type TranslationRecord,
  writeRecord,
} from "../src/texts/translation-record.ts";

const file = join(import.meta.dirname, "../src/texts/translations.txt");

export async function readTranslationRecord(): Promise<TranslationRecord> {
  return readRecord(await readFile(file, "utf8"));
}

/** Keeps which English text each translation stands for; `held`: keys of those that still say it. Gives what is stale. */
export async function keepTranslations(held: readonly string[]): Promise<readonly string[]> {
  // What reads the configuration of the build knows no such thing: it runs in the script alone.
  const modules = import.meta.glob<TextTree>("../src/texts/??/*.ts", { eager: true });
  const languages: Record<string, Record<string, string | TextTree>> = {};
  for (const [path, texts] of Object.entries(modules)) {
    const language = /\/([a-z]{2})\/[^/]+$/.exec(path)?.[1] ?? "";
    languages[language] = { ...languages[language], ...texts };
  }
  const isHeld = (key: string, language: string): boolean =>
    held.includes(key) || held.includes(`${key}:${language}`);
  const record = recordTranslations(await readTranslationRecord(), languages, isHeld);
  await writeFile(file, writeRecord(record));
  const { en = {}, ...others } = languages;
  return Object.entries(others).flatMap(([language, other]) =>
    findStaleTexts(record, { english: en, other, language }).map((key) => `${key}:${language}`),
  );
}
