import { addDays, addMonths, daysBetween } from "#components/inputs/times/calendar-dates.ts";

interface Tick {
  readonly day: string;
  readonly label: string;
}

const MAX_TICKS = 8;

/** Share of the axis that a label needs. */
const LABEL_SHARE = 0.1;

/** Days, months or years between two days, at most eight. The end of the axis would cut a label. */
export function timelineTicks(from: string, until: string, locale: string): readonly Tick[] {
  const room = LABEL_SHARE * daysBetween(from, until);
  return listTicks(from, until, locale).filter(
    ({ day }) => day === from || daysBetween(day, until) >= room,
  );
}

function listTicks(from: string, until: string, locale: string): readonly Tick[] {
  const days = daysBetween(from, until);
  const write = (day: string, options: Intl.DateTimeFormatOptions): Tick => ({
    day,
    label: new Date(day).toLocaleDateString(locale, { ...options, timeZone: "UTC" }),
  });
  if (days <= 62) {
    const step = Math.ceil(days / MAX_TICKS);
    const count = Math.ceil(days / step);
    return Array.from({ length: count }, (_, at) =>
      write(addDays(from, at * step), { day: "numeric", month: "short" }),
    );
  }
  const step = Math.ceil(days / 30.4 / MAX_TICKS);
  const first = addMonths(from.slice(0, 7), from.endsWith("-01") ? 0 : 1);
  const ticks: Tick[] = [];
  for (let month = first; `${month}-01` < until; month = addMonths(month, step)) {
    ticks.push(write(`${month}-01`, { month: "short", year: "numeric" }));
  }
  return ticks;
}
