/** Locale without a selected language: the first preferred one that the browser supports. */
export function pickLocale(preferred: readonly string[]): string {
  return Intl.NumberFormat.supportedLocalesOf(preferred.filter(isLanguageTag))[0] ?? "en";
}

/** Users can configure invalid tags, for which `Intl` throws. */
export function isLanguageTag(text: string): boolean {
  return /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i.test(text);
}
