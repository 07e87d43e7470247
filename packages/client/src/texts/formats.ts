import { useMemo } from "react";
import { useCurrentLanguage } from "./current-language.ts";

/** Locale and time zone for numbers and times. */
export interface Formats {
  readonly locale: string;
  /** Undefined: the browser's time zone. */
  readonly timeZone: string | undefined;
}

/** Keeps its identity for one language. */
export function useFormats(): Formats {
  const language = useCurrentLanguage();
  return useMemo(() => formatsOf(language), [language]);
}

function formatsOf(language: Pick<Formats, "locale">): Formats {
  return {
    // On demand, because it is slow.
    get locale() {
      return language.locale;
    },
    timeZone: import.meta.env.SSR ? "UTC" : undefined,
  };
}
