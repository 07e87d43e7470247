/** Share of each weekday in a week's events, from Monday. */
const weekdays = [0.17, 0.165, 0.16, 0.155, 0.15, 0.11, 0.09];
/** Day of the year with the most events, and how many days the season shifts an event at most. */
const busiestDay = 339;
const seasonDays = 18;
/** Exponent of growth: the smaller it is, the more events are recent. */
export const growth = 0.7;

const dayLength = 86_400_000;
/** The first Monday of Unix time. */
const firstMonday = 4 * dayLength;

/** Sum of the shares of the weekdays before a day. */
const sharesBefore = (day: number): number =>
  weekdays.slice(0, day).reduce((sum, share) => sum + share, 0);

/** Days since the first Monday if all days of a week were equally busy. The SQL below does the reverse. */
function evenDays(time: Date): number {
  const days = (time.getTime() - firstMonday) / dayLength;
  const week = Math.floor(days / 7);
  const day = Math.floor(days) - week * 7;
  return 7 * (week + sharesBefore(day) + (days % 1) * (weekdays[day] ?? 0));
}

/** A series of events, such as the orders of a shop. */
interface Series {
  /** SQL expression of the event's number, from 1; it may have decimals. */
  readonly number: string;
  readonly count: number;
  /** Length of the series in days. */
  readonly days: number;
  /** Time of the last event. */
  readonly end: Date;
}

/**
 * SQL of a lateral join with the column `moment`: the time of an event, in whole minutes. Events become more frequent
 * over the years, before the end of a year and on working days. Times rise with the number.
 */
export function joinMoment({ number, count, days, end }: Series): string {
  const endDay = evenDays(end);
  const yearStart = new Date(Date.UTC(end.getUTCFullYear(), 0, 1));
  const endOfYear = (end.getTime() - yearStart.getTime()) / dayLength - busiestDay;
  const angle = (before: string): string => `sin(2 * pi() * (${endOfYear} - ${before}) / 365.25)`;
  const cases = weekdays.map((share, day) => {
    const before = sharesBefore(day);
    const condition = day === weekdays.length - 1 ? "else" : `when part < ${before + share} then`;
    return `${condition} ${day} + (part - ${before}) / ${share}`;
  });
  return `cross join lateral (select ${days} * (1 - power((${number}) / ${count}.0, ${growth})::float8) as ago offset 0) even
cross join lateral (select ${endDay} - ago - ${seasonDays} * (${angle("ago")} - ${angle("0")}) as position offset 0) season
cross join lateral (select floor(position / 7) as week, position / 7 - floor(position / 7) as part offset 0) weeks
cross join lateral (select case ${cases.join(" ")} end as day offset 0) days
cross join lateral (select date_trunc('minute', timestamptz '1970-01-05 00:00+00' + make_interval(days => (week * 7 + floor(day))::int,
  secs => (day - floor(day)) * 86400)) as moment offset 0) moments`;
}
