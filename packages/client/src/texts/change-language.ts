import { type Catalog, setCurrentLanguage } from "./current-language.ts";
import type { Language } from "./languages.ts";
import { isOfLanguage } from "./locale-of.ts";

/** English has no catalog: its texts are loaded with the screens. */
const catalogs = import.meta.glob<Catalog>("./catalogs/*.ts", { import: "catalog" });

/** Rejects if the language cannot be loaded, and changes nothing then. */
export async function changeLanguage(
  language: Language,
  locale: string,
  onLoaded?: () => void,
): Promise<void> {
  const catalog = await catalogs[catalogPath(language)]?.();
  onLoaded?.();
  const direction = /^ar/.test(language) ? "rtl" : "ltr";
  const textLocale = isOfLanguage(locale, language) ? locale : language;
  setCurrentLanguage({ language, direction, textLocale, locale, catalog });
}

export function isLanguage(text: string): text is Language {
  return text === "en" || Object.hasOwn(catalogs, catalogPath(text));
}

function catalogPath(language: string): string {
  return `./catalogs/${language}.ts`;
}
