import { expect, test } from "vitest";
import { choosePeriod, periodStarts, tallyPeriods } from "./periods.ts";
import type { Period } from "./periods.ts";

const HOUR = 3_600_000;
const day = (year: number, month: number, date: number): number =>
  new Date(year, month - 1, date).getTime();

const rates: readonly (readonly [claim: string, gapHours: number, want: Period])[] = [
  ["several times a day", 0.2, "day"],
  ["a few times a day", 3, "week"],
  ["a few times a week", 14, "month"],
  ["a few times a month", 100, "year"],
  ["all at once", 0, "day"],
  ["every few years", 100_000, "year"],
];

test.each(rates)(
  "records created %s are shown by a period that contains dozens",
  (_claim, gap, want) => {
    const newest = Array.from({ length: 5 }, (_, at) => day(2026, 5, 20) - at * gap * HOUR);
    expect(choosePeriod(newest, 50)).toBe(want);
  },
);

test("one record gives the default period", () => {
  expect(choosePeriod([day(2026, 1, 1)], 50)).toBe("month");
});

const starts: readonly (readonly [Period, last: number, want: readonly number[]])[] = [
  ["day", day(2026, 3, 1) + 5 * HOUR, [day(2026, 2, 27), day(2026, 2, 28), day(2026, 3, 1)]],
  // A Sunday belongs to the week of the Monday before.
  ["week", day(2026, 3, 1), [day(2026, 2, 9), day(2026, 2, 16), day(2026, 2, 23)]],
  ["week", day(2026, 3, 2), [day(2026, 2, 16), day(2026, 2, 23), day(2026, 3, 2)]],
  ["month", day(2026, 1, 31), [day(2025, 11, 1), day(2025, 12, 1), day(2026, 1, 1)]],
  ["year", day(2026, 6, 5), [day(2024, 1, 1), day(2025, 1, 1), day(2026, 1, 1)]],
];

test.each(starts)(
  "the last three periods of one %s end with the one that contains %d",
  (period, last, want) => {
    expect(periodStarts(period, last, 3)).toEqual(want);
  },
);

test("an instant counts in its period; older instants do not count", () => {
  expect(tallyPeriods([10, 20, 30], [9, 10, 19, 20, 30, 99])).toEqual([2, 1, 2]);
});
