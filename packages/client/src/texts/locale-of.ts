import { isLanguageTag } from "./pick-locale.ts";

/** Of a language chosen by hand: as the browser has it (de-CH), else as it is written where the person lives (en-CH). */
export function localeOfLanguage(language: string, preferred: readonly string[]): string {
  const tags = preferred.filter(isLanguageTag);
  const own = tags.find((tag) => isOfLanguage(tag, language));
  const region = tags.map((tag) => /-([a-z]{2}|\d{3})(?:-|$)/i.exec(tag)?.[1]).find(Boolean);
  return own ?? (region === undefined ? language : `${language}-${region}`);
}

export function isOfLanguage(tag: string, language: string): boolean {
  return tag === language || tag.startsWith(`${language}-`);
}
