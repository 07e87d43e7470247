import { isLanguageTag } from "./pick-locale.ts";

/**
 * Locale of a selected language: the browser's tag of it (de-CH), or the language with the user's
 * region (en-CH).
 */
export function localeOfLanguage(language: string, preferred: readonly string[]): string {
  const tags = preferred.filter(isLanguageTag);
  const match = tags.find((tag) => isOfLanguage(tag, language));
  const region = tags.map((tag) => /-([a-z]{2}|\d{3})(?:-|$)/i.exec(tag)?.[1]).find(Boolean);
  return match ?? (region === undefined ? language : `${language}-${region}`);
}

export function isOfLanguage(tag: string, language: string): boolean {
  return tag === language || tag.startsWith(`${language}-`);
}
