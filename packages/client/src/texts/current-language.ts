import { useSyncExternalStore } from "react";
import type { EnglishTexts } from "./english-texts.ts";
import type { Language } from "./languages.ts";
import { pickLocale } from "./pick-locale.ts";
import type { Translated } from "./translated.ts";

/** All texts of a language other than English. */
export type Catalog = Translated<EnglishTexts>;

interface CurrentLanguage {
  readonly language: Language;
  readonly direction: "ltr" | "rtl";
  /** Locale of the texts. */
  readonly textLocale: string;
  /** Locale of numbers and times, with the user's region. */
  readonly locale: string;
  /** Undefined for English: its texts are loaded with the screens. */
  readonly catalog: Catalog | undefined;
}

const listeners = new Set<() => void>();

let browserLocale: string | undefined;

let current: CurrentLanguage = {
  language: "en",
  direction: "ltr",
  textLocale: "en",
  // On demand: the first use of `Intl` takes 15 ms, and the first screen formats no number.
  get locale() {
    browserLocale ??= pickLocale(navigator.languages);
    return browserLocale;
  },
  catalog: undefined,
};

export function useCurrentLanguage(): CurrentLanguage {
  return useSyncExternalStore(subscribeLanguage, currentLanguage, currentLanguage);
}

export function currentLanguage(): CurrentLanguage {
  return current;
}

/** Renders all texts in another language. */
export function setCurrentLanguage(next: CurrentLanguage): void {
  current = next;
  if (!import.meta.env.SSR) {
    document.documentElement.lang = next.language;
    document.documentElement.dir = next.direction;
  }
  for (const listener of listeners) listener();
}

export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
