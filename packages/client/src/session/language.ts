import { LANGUAGE_KEY } from "#config/contract.ts";
import type { Language } from "#texts/languages.ts";
import { localeOfLanguage } from "#texts/locale-of.ts";
import { pickLocale } from "#texts/pick-locale.ts";
import { isLanguage, changeLanguage } from "#texts/change-language.ts";
import type { LocalArea } from "./browser-storage.ts";

/** Loads and stores a language; rejects without a change if it cannot be loaded. */
export async function chooseLanguage(local: LocalArea, language: Language): Promise<void> {
  // Stored before listeners are notified.
  await changeLanguage(language, localeOfLanguage(language, navigator.languages), () =>
    local.write(LANGUAGE_KEY, language),
  );
}

/** Changes to the language of the page or of another tab. */
export async function followLanguage(local: LocalArea, language: string | null): Promise<void> {
  if (language === null || !isLanguage(language)) return;
  const { languages } = navigator;
  const isChosen = local.read(LANGUAGE_KEY) === language;
  await changeLanguage(
    language,
    isChosen ? localeOfLanguage(language, languages) : pickLocale(languages),
  );
}
