/** How numbers and times are written where nobody chose a language: the person's first choice that the browser knows. */
export function pickLocale(preferred: readonly string[]): string {
  return Intl.NumberFormat.supportedLocalesOf(preferred.filter(isLanguageTag))[0] ?? "en";
}

/** Browsers are set up by people: what is no language tag would throw. */
export function isLanguageTag(text: string): boolean {
  return /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i.test(text);
}
