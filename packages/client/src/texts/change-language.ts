import type { Language } from "./languages.ts";
import { isOf } from "./locale-of.ts";
import { type Catalogue, changeSpoken } from "./current-language.ts";

const loaders: Readonly<Record<Language, () => Promise<Catalogue | undefined>>> = {
  en: async () => undefined,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  ar: async () => (await import("./ar.ts")).ar,
  ja: async () => (await import("./ja.ts")).ja,
};

/** Rejects where the language cannot be loaded: then all stays as it was. */
export async function speak(
  language: Language,
  locale: string,
  onLoaded?: () => void,
): Promise<void> {
  const catalogue = await loaders[language]();
  onLoaded?.();
  const direction = /^ar/.test(language) ? "rtl" : "ltr";
  const words = isOf(locale, language) ? locale : language;
  changeSpoken({ language, direction, words, locale, catalogue });
}

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(loaders, text);
}
