import { useLocale, useTimeZone } from "use-intl";

/** How a person reads numbers and times. */
export interface Formats {
  readonly locale: string;
  /** Absent: the browser's own. */
  readonly timeZone: string | undefined;
}

export function useFormats(): Formats {
  const locale = pickLocale(useLocale(), navigator.languages);
  const timeZone = useTimeZone();
  return { locale, timeZone };
}

/** The person's own region, as long as it speaks the language of the texts around the value. */
export function pickLocale(language: string, preferred: readonly string[]): string {
  const prefix = `${language}-`;
  return preferred.find((locale) => locale === language || locale.startsWith(prefix)) ?? language;
}
