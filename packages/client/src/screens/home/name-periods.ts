import type { Period } from "@quarterdeck/model";
import type { Bars } from "#queries/trend.ts";

export type Tense = "past" | "underway" | "ahead";

interface NamedPeriod {
  /** As short as can be told below a bar without being taken for another. */
  readonly label: string;
  /** With its year. */
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

/** Their words for months have no spaces, and break below a bar: they are written by numbers. */
const spaceless = /^(?:ja|ko|zh)/;

/** Where there is no space, a date is broken after its slashes. */
const breakable = "/\u200b";

/** Of each period the day, month or year that it begins with, and whether it is over. */
export function namePeriods(
  { period, starts, end, readAt }: Omit<Bars, "counts">,
  locale: string,
): readonly NamedPeriod[] {
  const thisYear = new Date(readAt).getFullYear();
  const isThisYear = starts.every((start) => new Date(start).getFullYear() === thisYear);
  const parts = (isThisYear ? short : full)[period];
  const month = spaceless.test(locale) && "month" in parts ? { month: "numeric" as const } : {};
  // Periods begin at midnight here, whatever zone times are told in.
  const label = new Intl.DateTimeFormat(locale, { ...parts, ...month });
  const name = new Intl.DateTimeFormat(locale, full[period]);
  return starts.map((start, at) => ({
    label: label.format(start).replaceAll("/", breakable),
    name: name.format(start),
    tense: start > readAt ? "ahead" : (starts[at + 1] ?? end) > readAt ? "underway" : "past",
  }));
}
