/** Length of one bar in a trend. */
export type Period = "day" | "week" | "month" | "year";

const DAY_MS = 86_400_000;

/** Shortest first. */
const lengths: readonly (readonly [Period, days: number])[] = [
  ["day", 1],
  ["week", 7],
  ["month", 30],
  ["year", 365],
];

/**
 * Shortest period that contains about `enough` records, estimated from the gaps between the newest ones (milliseconds
 * since 1970).
 */
export function choosePeriod(newest: readonly number[], enough: number): Period {
  if (newest.length < 2) return "month";
  const gap = (Math.max(...newest) - Math.min(...newest)) / (newest.length - 1);
  return lengths.find(([, days]) => days * DAY_MS >= gap * enough)?.[0] ?? "year";
}

/**
 * Start times of the last `count` periods, oldest first; the last one contains `last`. All in milliseconds since 1970,
 * days in the local time zone.
 */
export function periodStarts(period: Period, last: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => beginOf[period](new Date(last), count - 1 - at));
}

/** End of the period that contains the instant, in milliseconds since 1970. */
export function periodEnd(period: Period, instant: number): number {
  return beginOf[period](new Date(instant), -1);
}

type BeginOf = (last: Date, back: number) => number;

const beginOf: { readonly [period in Period]: BeginOf } = {
  day: (last, back) =>
    new Date(last.getFullYear(), last.getMonth(), last.getDate() - back).getTime(),
  week: (last, back) => {
    // ISO 8601: a week begins on Monday.
    const monday = last.getDate() - ((last.getDay() + 6) % 7);
    return new Date(last.getFullYear(), last.getMonth(), monday - 7 * back).getTime();
  },
  month: (last, back) => new Date(last.getFullYear(), last.getMonth() - back, 1).getTime(),
  year: (last, back) => new Date(last.getFullYear() - back, 0, 1).getTime(),
};

/** Number of instants in each period. Instants before the first period do not count. */
export function tallyPeriods(
  starts: readonly number[],
  instants: readonly number[],
): readonly number[] {
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    return instants.filter((instant) => instant >= start && instant < end).length;
  });
}
