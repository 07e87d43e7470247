import { useTimeZone } from "use-intl";

/** How a person reads numbers and times. */
export interface Formats {
  readonly locale: string;
  /** Absent: the browser's own. */
  readonly timeZone: string | undefined;
}

export function useFormats(): Formats {
  return { locale: pickLocale(navigator.languages), timeZone: useTimeZone() };
}

/** The person's first choice that the browser can write numbers and times in. */
export function pickLocale(preferred: readonly string[]): string {
  return Intl.NumberFormat.supportedLocalesOf(preferred.filter(isTag))[0] ?? "en";
}

/** Browsers are set up by people: what is no language tag would throw. */
function isTag(text: string): boolean {
  return /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i.test(text);
}
