import { LANGUAGE_KEY } from "#config/contract.ts";
import type { Language } from "#texts/languages.ts";
import { localeOfLanguage } from "#texts/locale-of.ts";
import { pickLocale } from "#texts/pick-locale.ts";
import { isLanguage, changeLanguage } from "#texts/change-language.ts";
import { readLocal, subscribeLocal, writeLocal } from "./local-storage.ts";

/** Rejects where it cannot be loaded: then all stays as it was. */
export async function chooseLanguage(language: Language): Promise<void> {
  // Before all are told of it.
  await changeLanguage(language, localeOfLanguage(language, navigator.languages), () =>
    writeLocal(LANGUAGE_KEY, language),
  );
}

/** Speaks what the page began with, or what another tab chose. */
export async function followLanguage(language: string | null): Promise<void> {
  if (language === null || !isLanguage(language)) return;
  const { languages } = navigator;
  const isChosen = readLocal(LANGUAGE_KEY) === language;
  await changeLanguage(
    language,
    isChosen ? localeOfLanguage(language, languages) : pickLocale(languages),
  );
}

// Tabs agree.
subscribeLocal((key) => {
  if (key === LANGUAGE_KEY) void followLanguage(readLocal(key)).catch(() => undefined);
});
