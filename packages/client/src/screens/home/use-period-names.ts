import type { Period } from "@quarterdeck/model";
import type { Bars } from "#queries/trend.ts";
import { useFormats } from "#texts/formats.ts";

const parts: { readonly [period in Period]: Intl.DateTimeFormatOptions } = {
  day: { day: "numeric", month: "short" },
  week: { day: "numeric", month: "short" },
  month: { month: "short", year: "2-digit" },
  year: { year: "numeric" },
};

/** Of each period the day, month or year that it begins with, as short as can be told. */
export function usePeriodNames({ period, starts }: Bars): readonly string[] {
  const { locale } = useFormats();
  // Periods begin at midnight here, whatever zone times are told in.
  const name = new Intl.DateTimeFormat(locale, parts[period]);
  return starts.map((start) => name.format(start));
}
