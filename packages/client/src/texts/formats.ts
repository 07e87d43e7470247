import { useTimeZone } from "use-intl";
import { useCurrentLanguage } from "./current-language.ts";

/** How a person reads numbers and times. */
export interface Formats {
  readonly locale: string;
  /** Absent: the browser's own. */
  readonly timeZone: string | undefined;
}

export function useFormats(): Formats {
  const spoken = useCurrentLanguage();
  const timeZone = useTimeZone();
  return {
    // Not before somebody asks.
    get locale() {
      return spoken.locale;
    },
    timeZone,
  };
}
