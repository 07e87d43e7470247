import type { Language } from "./languages.ts";
import { isOfLanguage } from "./locale-of.ts";
import { type Catalog, setCurrentLanguage } from "./current-language.ts";

const loaders: Readonly<Record<Language, () => Promise<Catalog | undefined>>> = {
  en: async () => undefined,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  ar: async () => (await import("./ar.ts")).ar,
  ja: async () => (await import("./ja.ts")).ja,
};

/** Rejects where the language cannot be loaded: then all stays as it was. */
export async function changeLanguage(
  language: Language,
  locale: string,
  onLoaded?: () => void,
): Promise<void> {
  const catalogue = await loaders[language]();
  onLoaded?.();
  const direction = /^ar/.test(language) ? "rtl" : "ltr";
  const words = isOfLanguage(locale, language) ? locale : language;
  setCurrentLanguage({ language, direction, textLocale: words, locale, catalog: catalogue });
}

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(loaders, text);
}
