import { useSyncExternalStore } from "react";
import type { EnglishTexts } from "./english-texts.ts";
import type { Language } from "./languages.ts";
import { pickLocale } from "./pick-locale.ts";
import type { Translated } from "./translated.ts";

/** All texts of a language other than English. */
export type Catalog = Translated<EnglishTexts>;

/** The language that the console speaks now. */
interface CurrentLanguage {
  readonly language: Language;
  readonly direction: "ltr" | "rtl";
  /** How what is told in words is written. */
  readonly textLocale: string;
  /** How numbers and times are written: the region, most of all, is the person's own. */
  readonly locale: string;
  /** Of the whole console; absent in English, whose texts come with the screens that say them. */
  readonly catalog: Catalog | undefined;
}

const listeners = new Set<() => void>();

let browserLocale: string | undefined;

let current: CurrentLanguage = {
  language: "en",
  direction: "ltr",
  textLocale: "en",
  // Measured: the first that is asked of `Intl` takes 15 ms and more, and the first screen writes no number.
  get locale() {
    browserLocale ??= pickLocale(navigator.languages);
    return browserLocale;
  },
  catalog: undefined,
};

export function useCurrentLanguage(): CurrentLanguage {
  return useSyncExternalStore(subscribeLanguage, currentLanguage);
}

export function currentLanguage(): CurrentLanguage {
  return current;
}

/** Changes every text on the screen. */
export function setCurrentLanguage(next: CurrentLanguage): void {
  current = next;
  document.documentElement.lang = next.language;
  document.documentElement.dir = next.direction;
  for (const listener of listeners) listener();
}

export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
