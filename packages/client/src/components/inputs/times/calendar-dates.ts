const DAY_MS = 86_400_000;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** `2026-04` after `2026-03`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Days of the weeks of a month; `firstDay` is 1 for Monday and 7 for Sunday. */
export function monthWeeks(month: string, firstDay: number): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const weekday = new Date(Date.parse(first)).getUTCDay();
  const start = addDays(first, -((weekday - firstDay + 7) % 7));
  const end = `${addMonths(month, 1)}-01`;
  const weeks = Math.ceil(daysBetween(start, end) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => addDays(start, week * 7 + at)),
  );
}

/** First day of the week in a locale. */
export function firstWeekday(locale: string): number {
  const own = new Intl.Locale(locale) as Intl.Locale & WeekLocale;
  return (own.getWeekInfo?.() ?? own.weekInfo)?.firstDay ?? 1;
}

/** Older browsers have a property, Firefox neither. */
interface WeekLocale {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}
