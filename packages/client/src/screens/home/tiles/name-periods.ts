import type { Period } from "@quarterdeck/model";
import type { Bars } from "#queries/trend.ts";

export type Tense = "past" | "underway" | "ahead";

interface NamedPeriod {
  /** Shortest unique label, below a bar. */
  readonly label: string;
  /** Label with the year. */
  readonly name: string;
  readonly tense: Tense;
}

type Parts = { readonly [period in Period]: Intl.DateTimeFormatOptions };

const full: Parts = {
  day: { day: "numeric", month: "short", year: "numeric" },
  week: { day: "numeric", month: "short", year: "numeric" },
  month: { month: "short", year: "numeric" },
  year: { year: "numeric" },
};

const short: Parts = {
  ...full,
  day: { day: "numeric", month: "short" },
  week: { day: "numeric", month: "short" },
};

/** Languages whose month names would break below a bar: months are numbers. */
const spaceless = /^(?:ja|ko|zh)/;

/** Allows a line break after the slashes of a date. */
const breakable = "/\u200b";

/** Names and tenses of periods. */
export function namePeriods(
  { period, starts, end, readAt }: Omit<Bars, "counts">,
  locale: string,
): readonly NamedPeriod[] {
  const thisYear = new Date(readAt).getFullYear();
  const isThisYear = starts.every((start) => new Date(start).getFullYear() === thisYear);
  const parts = (isThisYear ? short : full)[period];
  const month = spaceless.test(locale) && "month" in parts ? { month: "numeric" as const } : {};
  // Periods start at midnight in the browser's time zone, not in the displayed one.
  const label = new Intl.DateTimeFormat(locale, { ...parts, ...month });
  const name = new Intl.DateTimeFormat(locale, full[period]);
  return starts.map((start, at) => ({
    label: label.format(start).replaceAll("/", breakable),
    name: name.format(start),
    tense: start > readAt ? "ahead" : (starts[at + 1] ?? end) > readAt ? "underway" : "past",
  }));
}
