import { ownMember, joinObjects } from "@quarterdeck/model";
import { type Catalog, setCurrentLanguage } from "./current-language.ts";
import type { Language } from "./languages.ts";
import { isOfLanguage } from "./locale-of.ts";

/** Files of a language, by path. */
type Modules = Readonly<Record<string, unknown>>;

/** English has no catalog: its texts are loaded with the screens. */
const catalogs = import.meta.glob<Modules>("./catalogs/*.ts", { import: "modules" });

/** Rejects if the language cannot be loaded, and changes nothing then. */
export async function changeLanguage(
  language: Language,
  locale: string,
  onLoaded?: () => void,
): Promise<void> {
  const modules = await ownMember(catalogs, catalogPath(language))?.();
  onLoaded?.();
  const direction = /^ar/.test(language) ? "rtl" : "ltr";
  const textLocale = isOfLanguage(locale, language) ? locale : language;
  const catalog = modules && joinModules(modules);
  setCurrentLanguage({ language, direction, textLocale, locale, catalog });
}

export function isLanguage(text: string): text is Language {
  return text === "en" || Object.hasOwn(catalogs, catalogPath(text));
}

/** Each file is typed by its English texts, and the build compares the keys. */
function joinModules(modules: Modules): Catalog {
  return joinObjects(
    Object.values(modules) as readonly Readonly<Record<string, unknown>>[],
  ) as unknown as Catalog;
}

function catalogPath(language: string): string {
  return `./catalogs/${language}.ts`;
}
